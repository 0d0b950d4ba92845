import ArgumentParser
import DocumentModel
import InputModel
import ShapeShift

/// What happens to a scene from outside.
struct SessionOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A recorded session that is played in the scene: a file of events, one a line.",
      valueName: "file"))
  var input: String?

  @Flag(help: "Draw a disc where each pointer is.")
  var showPointer = false

  /// The bytes and the events of the session; nil without one.
  func log(limits: DocumentLimits) throws(Failure) -> (source: SourceText, log: InputLog)? {
    guard let input else { return nil }
    return try Self.log(of: input, limits: limits)
  }

  /// The bytes and the events of a session that stands in a file.
  static func log(
    of path: String, limits: DocumentLimits
  ) throws(Failure) -> (source: SourceText, log: InputLog) {
    let source = try InputFile(path).source(limits: limits)
    do throws(InputLogError) {
      return (source, try InputLog(lines: String(decoding: source.bytes, as: UTF8.self)))
    } catch {
      throw Failure(.badDocument, "\(path), \(error)")
    }
  }
}

extension SceneDigest {
  /// What happens to the scene.
  mutating func add(_ session: SessionOptions, _ source: SourceText?) {
    if let source { add("input", SHA256.hexDigest(of: source.bytes)) }
    if session.showPointer { add("show-pointer", "true") }
  }
}
