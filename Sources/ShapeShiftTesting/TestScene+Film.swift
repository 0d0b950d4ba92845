import InputModel
import IntegerConversion
public import Testing
import VectorGraphics
import ViewTree

extension TestScene {
  /// Expects the session from one time to another to match its reference; the frames are one image, side by
  /// side.
  ///
  /// - Parameters:
  ///   - start: The time of the first frame, in seconds.
  ///   - end: The time of the end, in seconds.
  ///   - fps: Frames per second.
  ///   - showsPointer: Whether a disc marks each pointer.
  ///   - name: A name that distinguishes several references of one test; required for several references.
  ///   - filePath: The file of the test, beside which the references are stored; by default the calling file.
  ///   - sourceLocation: The location of reported failures; by default the line of the call.
  public func expectFilm(
    from start: Double, through end: Double, fps: Double, showsPointer: Bool = false,
    named name: String? = nil, filePath: String = #filePath,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    precondition(
      fps > 0 && start <= end,
      "a film requires a frame rate above 0 and an end that is not before its start")
    let count = Int(clamping: ((end - start) * fps + 1e-6).rounded(.down))
    let frames = try (0...count).map { index in
      let time = start + Double(index) / fps
      return (time: time, list: try displayList(at: time, showsPointer: showsPointer))
    }
    try ShapeShiftTesting.expectFilm(
      frames, scale: configuration.scale, named: name, filePath: filePath,
      sourceLocation: sourceLocation)
  }

  /// Takes steps, and expects the session to be the same in every order: forward, backward, each image
  /// alone, and replayed from its log.
  ///
  /// - Parameters:
  ///   - fps: Compared images per second, in addition to those at the times of events.
  ///   - sourceLocation: The location of reported failures; by default the line of the call.
  ///   - steps: The steps to take in the scene before the check.
  public func expectDeterministic(
    fps: Double = 10, sourceLocation: SourceLocation = #_sourceLocation,
    _ steps: (TestScene) throws -> Void = { _ in }
  ) throws {
    try steps(self)
    let end = now + 0.5
    let times = Set(
      session.graph.input.entries.map(\.time.seconds)
        + (0...Int(clamping: end * fps)).map { Double($0) / fps }
    ).sorted()
    let forward = try pictures(at: times)
    let ways = [
      ("backward", Array(try pictures(at: times.reversed()).reversed())),
      ("alone", try times.map { try pictures(at: [$0])[0] }),
      ("from its log", try replayed().pictures(at: times)),
    ]
    for (name, pictures) in ways {
      guard let first = times.indices.first(where: { pictures[$0] != forward[$0] }) else {
        continue
      }
      Issue.record(
        "the image at \(times[first].inSeconds) differs when drawn \(name) instead of forward",
        sourceLocation: sourceLocation)
    }
  }

  /// Returns the drawings at some times, one after the other in one scene.
  private func pictures(at times: [Double]) throws -> [String] {
    let graph = ViewGraph(configuration, root: makeView)
    for entry in session.graph.input.entries { try graph.append(entry) }
    return try Self.translated { try times.map { try graph.displayList(at: $0).dump() } }
  }

  /// A scene of the same view, in which the same has happened.
  private func replayed() throws -> TestScene {
    let scene = try TestScene(configuration, makeView)
    try scene.replay(log)
    return scene
  }
}
