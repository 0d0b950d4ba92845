import DocumentModel
import DocumentViews
import ShapeShift
import ShapeShiftDocuments

/// `frames`: numbered pictures of a scene in motion.
struct Frames: Verb {
  /// What is done with a folder of frames instead of drawing.
  enum Inspection: Sendable {
    case verify
    case merge
  }

  static let name = "frames"
  static let abstract = "Render an animation as numbered frames."
  static let discussion = """
    The output name contains a frame number: %04d, #### or [frame]. Without -o, frames are \
    written to Output/<name>/frame_%04d.png. Frame i shows time i / fps. Frames are rendered \
    independently, so every subset, in any order, produces the same bytes. A manifest in the \
    folder lists their digests; --resume renders only frames that it does not list.
    """

  static let examples = """
    # Two seconds at 60 frames per second
    shapeshift frames card.json -o out/f_%04d.png --duration 2 --fps 60
    # A loop that does not repeat its first frame at the end
    shapeshift frames spinner.json -o loop/ --duration 1 --end loop
    # Every tenth of the first hundred frames
    shapeshift frames card.json -o tenths/ --duration 5 --frames 0-99:10
    # A quarter of the work on each of four machines, then check and merge
    shapeshift frames card.json -o parts/ --duration 5 --shard 0/4 --resume
    shapeshift frames --merge parts
    """

  static let options: [OptionSection<Frames>] = [
    OptionSection("DOCUMENT", DocumentInput.keys, at: \Frames.request.document),
    OptionSection("TIME", TimelineSettings.keys, at: \.request.timeline),
    OptionSection("TIME", [FrameRequest.framesKey], at: \.request),
    OptionSection("OUTPUT", FrameRequest.outputKeys, at: \.request),
    OptionSection("EXECUTION", WorkOptions.keys, at: \.work),
    OptionSection("EXECUTION", ShardOptions.keys, at: \.shard),
    OptionSection("LAYOUT", LayoutSettings.viewKeys, at: \.request.layout),
    OptionSection("SESSION", LayoutSettings.sessionKeys, at: \.request.layout),
    OptionSection("IMAGE", PictureSettings.keys, at: \.request.picture),
    OptionSection([
      SettingKey(
        flag: "verify", \Frames.inspection, .verify,
        help: "Check a folder of frames (DOC); report missing and changed frames."),
      SettingKey(
        flag: "merge", \.inspection, .merge,
        help: "Like --verify, then merge the manifests of all shards into one."),
      .json(\.json, help: "With --verify or --merge, print problems as JSON, one object per line."),
      SettingKey(
        "resume", \.resume, .flag(),
        help: "Skip frames already finished by an earlier run with the same document."),
    ]),
  ]

  private(set) var request = FrameRequest("")
  private(set) var inspection: Inspection?
  private(set) var json = false
  var resume = false
  var work = WorkOptions()
  var shard = ShardOptions()

  var fileName: String? { request.document.file.name }

  func check(_ given: GivenOptions) throws(Failure) {
    guard let inspection else { return try given.refuse(["json"], "without --verify or --merge") }
    try given.refuse(
      except: ["doc", "verify", "merge", "json", "jobs"], "with --\(inspection)",
      help: "remove it, or render the frames without --\(inspection)")
  }

  func run(_ console: Console) async throws {
    if let inspection { return try await inspect(console, merging: inspection == .merge) }
    Signals.catchInterruptions()
    let sequence = try sequence()
    let prepared = try prepared(console)
    console.say(try await draw(prepared, of: sequence, console))
  }

  /// The frames that are asked for, of the part of this process.
  func sequence() throws(Failure) -> FrameSequence {
    var sequence = FrameSequence(request)
    sequence.shard = try shard.resolved()
    sequence.workers = work.workers
    sequence.resumes = resume
    return sequence
  }

  /// Reads the scene and says which frames are to be drawn, of all parts together; nothing is written.
  @MainActor
  func prepared(_ console: Console) throws -> PreparedFrames {
    let prepared = try PreparedFrames(request, SceneCache(.all))
    console.warn(prepared.diagnostics)
    return prepared
  }

  /// Draws the part of this process.
  ///
  /// - Returns: What was done, in a line.
  @MainActor
  func draw(
    _ prepared: PreparedFrames, of sequence: FrameSequence, _ console: Console
  ) async throws -> String {
    let telling = RunTelling(console, work.progress, unit: "frames")
    defer { telling.finish() }
    let result = try await sequence.draw(prepared, telling.hear)
    telling.finish()
    for warning in result.warnings { console.warn(warning) }
    return Self.summary(result)
  }

  private static func summary(_ result: FrameSequence.Result) -> String {
    let frames = result.count == 1 ? "1 frame" : "\(result.count) frames"
    return result.kept == 0
      ? "wrote \(frames) to \(result.folder)"
      : "wrote \(result.count - result.kept) of \(frames) to \(result.folder); \(result.kept) already existed"
  }

  @MainActor
  private func inspect(_ console: Console, merging: Bool) async throws {
    var check = try FrameCheck(folder: request.document.path)
    try await check.run(workers: work.workers)
    for problem in check.problems {
      try console.write((json ? JSONText.line(problem.json) : problem.description + "\n"))
    }
    let count = check.problems.count
    guard count == 0 else {
      throw Failure(.problems, count == 1 ? "1 problem" : "\(count) problems")
    }
    if merging { try check.merge() }
    console.say("\(check.entries.count) frames match the manifest")
  }
}
