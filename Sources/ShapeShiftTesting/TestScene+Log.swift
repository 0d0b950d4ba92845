public import Foundation
import InputModel
public import ShapeShift
public import ViewTree

extension TestScene {
  /// The mode of playing a log.
  public enum ReplayMode: String, Sendable {
    /// Events come where they came: for the same views.
    case exact
    /// Events come to the views that they met, wherever those are now: for views that have changed.
    case semantic
  }

  /// All events as lines of JSON, with dots for the text of secure fields.
  public var log: String { lines(includingSecrets: false) }

  func lines(includingSecrets: Bool) -> String {
    var log = session.graph.input
    log.header = InputLog.Header(canvas: configuration.canvas, scale: configuration.scale)
    return log.lines(includingSecrets: includingSecrets)
  }

  /// Writes the log into a file.
  public func saveLog(to url: URL) throws {
    try Data(log.utf8).write(to: url, options: .atomic)
  }

  /// Plays the events of another session from the lines of its log.
  ///
  /// - Returns: The differences from the log, one sentence each: events whose view no longer exists, which are skipped;
  ///   events whose view was not found, which keep their recorded position; and the first event with which
  ///   the session diverges.
  /// - Throws: An error with the line, for an invalid log; `SceneError` for events before the last step, for
  ///   unsupported events, and if `mode` is exact and the session diverges.
  @discardableResult
  public func replay(_ log: String, mode: ReplayMode = .exact) throws -> [String] {
    let log = try InputLog(lines: log)
    let mode: ViewTree.ReplayMode = mode == .exact ? .exact : .semantic
    return try reporting { try session.replay(log, mode: mode) }.map(\.description)
  }

  /// A scene in which all has happened that a file has the log of, on the canvas that it was recorded on.
  ///
  /// - Throws: As ``replay(_:mode:)``; `SceneError` for a log that does not say on which canvas it was recorded.
  public convenience init<Content: View>(
    replaying url: URL, mode: ReplayMode = .exact, fonts: Fonts = .standard,
    @ViewBuilder content: @escaping () -> Content
  ) throws {
    let text = String(decoding: try Data(contentsOf: url), as: UTF8.self)
    let header = try InputLog(lines: text).header
    guard let size = header.canvas else {
      throw SceneError(
        .unsupported, "the log \(url.relativePath) does not specify its canvas")
    }
    try self.init(
      size: size, scale: CGFloat(header.scale ?? 1), fonts: fonts, content: content)
    try replay(text, mode: mode)
  }
}
