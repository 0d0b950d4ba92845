import ArgumentParser
import DocumentModel
import DocumentViews
import ShapeShift
import ShapeShiftDocuments

/// `frames`: numbered pictures of a scene in motion.
struct Frames: Verb, WordTaking {
  /// What is done with a folder of frames instead of drawing.
  enum Inspection: String, EnumerableFlag {
    case verify
    case merge

    static func help(for inspection: Inspection) -> ArgumentHelp? {
      switch inspection {
      case .verify: "Check a folder of frames (DOC); report missing and changed frames."
      case .merge: "Like --verify, then merge the manifests of all shards into one."
      }
    }
  }

  static let configuration = CommandConfiguration(
    commandName: "frames", _superCommandName: ShapeShiftCommand.word,
    abstract: "Render an animation as numbered frames.",
    discussion: """
      The output name contains a frame number: %04d, #### or [frame]. Without -o, frames are \
      written to Output/<name>/frame_%04d.png. Frame i shows time i / fps. Frames are rendered \
      independently, so every subset, in any order, produces the same bytes. A manifest in the \
      folder lists their digests; --resume renders only frames that it does not list.
      """)

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

  @OptionGroup(title: "DOCUMENT") var document: DocumentOptions
  @Flag(exclusivity: .exclusive) var inspection: Inspection?
  @Flag(help: "With --verify, print problems as JSON, one object per line.") var json = false

  @OptionGroup(title: "TIME") var times: TimelineOptions
  @OptionGroup(title: "TIME") var exposure: ShutterOptions
  @Option(
    help: ArgumentHelp("Frames to render, for example 0-99:2,150.", valueName: "ranges"),
    transform: { try FrameSelection(argument: $0) })
  var frames: FrameSelection?

  @Option(
    name: [.short, .customLong("output")],
    help: ArgumentHelp(
      "Folder, or file name pattern such as out/f_%04d.png.", valueName: "name"))
  var output: String?
  @Option(
    help: ArgumentHelp(
      "Format: png, jpeg, webp, svg or pdf. (default: chosen by the name)", valueName: "format"))
  var format: PictureFormat?
  @Flag(help: "Skip frames already finished by an earlier run with the same document.")
  var resume = false

  @OptionGroup(title: "EXECUTION") var work: WorkOptions
  @OptionGroup(title: "EXECUTION") var shard: ShardOptions
  @OptionGroup(title: "LAYOUT") var stage: StageOptions
  @OptionGroup(title: "SESSION") var session: SessionOptions
  @OptionGroup(title: "IMAGE") var picture: PictureOptions
  @OptionGroup(visibility: .hidden) var limitOptions: LimitOptions
  @OptionGroup var messages: MessageOptions

  mutating func take(_ words: inout CommandWords) throws {
    document = try DocumentOptions(&words)
    inspection = try words.flag(of: Inspection.self)
    json = words.flag("--json")
    times = try TimelineOptions(&words)
    exposure = try ShutterOptions(&words)
    frames = try words.value("--frames", FrameSelection.init(argument:))
    output = try words.text("--output", or: "-o")
    format = try words.value("--format")
    resume = words.flag("--resume")
    work = try WorkOptions(&words)
    shard = try ShardOptions(&words)
    stage = try StageOptions(&words)
    session = try SessionOptions(&words)
    picture = try PictureOptions(&words)
    limitOptions = try LimitOptions(&words)
    messages = try MessageOptions(&words)
    document.document = try words.operand()
  }

  var fileName: String? { document.file.name }

  func run(_ console: Console) async throws {
    if let inspection { return try await inspect(console, merging: inspection == .merge) }
    Signals.catchInterruptions()
    let sequence = try sequence()
    let prepared = try prepared(console)
    console.say(try await draw(prepared, of: sequence, console))
  }

  /// The frames that are asked for, of the part of this process.
  func sequence() throws(Failure) -> FrameSequence {
    var sequence = FrameSequence(try request())
    sequence.shard = try shard.resolved()
    sequence.workers = work.workers
    sequence.resumes = resume
    return sequence
  }

  /// Reads the scene and says which frames are to be drawn, of all parts together; nothing is written.
  @MainActor
  func prepared(_ console: Console) throws -> PreparedFrames {
    try stage.checkSequence()
    let prepared = try PreparedFrames(try request(), SceneCache(.all))
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

  /// What is asked for.
  func request() throws(Failure) -> FrameRequest {
    var request = FrameRequest(try document.input(limits: limitOptions.limits), output: output)
    request.layout = stage.settings(session)
    request.timeline = times.settings(exposure)
    request.frames = frames
    request.picture = picture.settings
    request.format = format
    return request
  }

  private static func summary(_ result: FrameSequence.Result) -> String {
    let frames = result.count == 1 ? "1 frame" : "\(result.count) frames"
    return result.kept == 0
      ? "wrote \(frames) to \(result.folder)"
      : "wrote \(result.count - result.kept) of \(frames) to \(result.folder); \(result.kept) already existed"
  }

  @MainActor
  private func inspect(_ console: Console, merging: Bool) async throws {
    var check = try FrameCheck(folder: document.document)
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

extension FrameSelection {
  /// Reads the value of an option.
  init(argument: String) throws(ValidationError) {
    do throws(Problem) {
      self = try FrameSelection(argument)
    } catch {
      throw ValidationError(error.description)
    }
  }
}
