import ArgumentParser
import DocumentModel
import DocumentViews
import ShapeShift

/// `frames`: numbered pictures of a scene in motion.
struct Frames: Verb {
  /// What is done with a folder of frames instead of drawing.
  enum Inspection: String, EnumerableFlag {
    case verify
    case merge

    static func help(for inspection: Inspection) -> ArgumentHelp? {
      switch inspection {
      case .verify: "DOC is a folder of frames: name what is missing or differs."
      case .merge: "The same, and make one manifest of those of all shards."
      }
    }
  }

  static let configuration = CommandConfiguration(
    commandName: "frames", _superCommandName: ShapeShiftCommand.word,
    abstract: "Draw a scene in motion as numbered pictures.",
    discussion: """
      The output's name has a place for the number: %04d, #### or [frame]. Without -o, frames are \
      Output/<name>/frame_%04d.png. Frame i shows the time i / fps; each is drawn by itself, so that any part, in \
      any order, has the same bytes. A manifest beside the frames has their digests; --resume draws only what it \
      does not have.
      """)

  static let examples = """
    # Two seconds, 60 frames a second
    shapeshift frames card.json -o out/f_%04d.png --duration 2 --fps 60
    # A loop, whose last frame is not the first one again
    shapeshift frames spinner.json -o out/ --duration 1 --end loop
    # Every tenth frame of the first hundred
    shapeshift frames card.json -o out/ --duration 5 --frames 0-99:10
    # A quarter of the work on each of four machines, then a look at the whole
    shapeshift frames card.json -o out/ --duration 5 --shard 0/4 --resume
    shapeshift frames --merge out
    """

  @OptionGroup(title: "DOCUMENT") var document: DocumentOptions
  @Flag(exclusivity: .exclusive) var inspection: Inspection?
  @Flag(help: "With --verify: write the problems as JSON, one object a line.") var json = false

  @OptionGroup(title: "TIME") var times: TimelineOptions
  @OptionGroup(title: "TIME") var exposure: ShutterOptions
  @Option(
    help: ArgumentHelp("Only these frames, such as 0-99:2,150.", valueName: "ranges"),
    transform: { try FrameSelection(argument: $0) })
  var frames: FrameSelection?

  @Option(
    name: [.short, .customLong("output")],
    help: ArgumentHelp(
      "A folder, or the frames' name in it, such as out/f_%04d.png.", valueName: "name"))
  var output: String?
  @Option(
    help: ArgumentHelp(
      "png, jpeg, webp, svg or pdf, where the name does not tell.", valueName: "format"))
  var format: PictureFormat?
  @Flag(help: "Keep the frames that an earlier run of the same document has finished.")
  var resume = false

  @OptionGroup(title: "WORK") var work: WorkOptions
  @OptionGroup(title: "WORK") var shard: ShardOptions
  @OptionGroup(title: "LAYOUT") var stage: StageOptions
  @OptionGroup(title: "USE") var session: SessionOptions
  @OptionGroup(title: "PICTURE") var picture: PictureOptions
  @OptionGroup(title: "LIMITS") var limitOptions: LimitOptions
  @OptionGroup var messages: MessageOptions

  func run(_ console: Console) async throws {
    if let inspection { return try await inspect(console, merging: inspection == .merge) }
    console.say(try await draw(console, SceneCache()))
  }

  /// Draws what is asked for.
  ///
  /// - Returns: What was done, in a line.
  @MainActor
  func draw(_ console: Console, _ cache: SceneCache, data: JSONValue? = nil) async throws -> String
  {
    let prepared = try prepare(console, cache, data: data)
    return try await draw(prepared, console)
  }

  /// Reads the scene and says which frames are to be drawn, of all parts together; nothing is written.
  @MainActor
  func prepare(
    _ console: Console, _ cache: SceneCache, data: JSONValue? = nil
  ) throws -> PreparedFrames {
    let target = try FrameTarget(path: output, format: format, stem: document.file.stem)
    guard target.format == .png || exposure.resolved == nil else {
      throw Failure(.usage, "--shutter makes pixels; expected frames of PNG")
    }
    try picture.check(for: target.format)
    try stage.checkSequence()
    let (scene, source) = try cache.scene(document, data: data, limitOptions.limits)
    console.warn(scene.warnings)
    let stage = try Stage(scene, stage, session, limitOptions.limits, cache)
    let timeline = try times.timeline(of: scene, on: stage)
    let wanted = try selected(timeline)

    var digest = try SceneDigest(source, scene, document)
    if let data { digest.add("data", JSONWriter.compact(data)) }
    digest.add(self.stage)
    digest.add(session, try session.log(limits: limitOptions.limits)?.source)
    digest.add(picture, as: target.format)
    digest.add(timeline)
    if let shutter = exposure.resolved { digest.add("shutter", "\(shutter)") }
    let head = FrameManifest.Head(
      document: digest.text, renderer: Self.renderer, name: target.name.pattern,
      fps: timeline.rate.description, count: timeline.count, frames: wanted.selection.description)

    return PreparedFrames(
      target: target, stage: stage,
      drawing: FrameDrawing(
        timeline,
        options: picture.renderOptions(
          scale: self.stage.scale.value, documentBackground: scene.canvas.background),
        shutter: exposure.resolved),
      head: head, frames: wanted.frames)
  }

  /// Draws the part of this process.
  ///
  /// - Parameter fonts: A digest of the fonts, where one is known.
  /// - Returns: What was done, in a line.
  @MainActor
  func draw(
    _ prepared: PreparedFrames, _ console: Console, fonts: String? = nil
  ) async throws -> String {
    let (target, part) = (prepared.target, try shard.resolved())
    let frames = prepared.frames(of: part)
    var head = prepared.head
    head.fonts = fonts
    Signals.catchInterruptions()
    try target.makeFolder(isDefault: output == nil)
    FrameFolder(target.folder).removeAbandonedFiles()
    let ledger = FrameLedger(folder: target.folder, shard: part, head: head)
    let kept = try ledger.begin(resuming: resume, among: frames)
    let run = FrameRun(
      stage: prepared.stage,
      drawing: prepared.drawing,
      target: target,
      ledger: ledger,
      progress: ProgressReport(
        work.progress, total: frames.count, kept: kept.count, unit: "frames"),
      workers: work.workers)
    let warnings = try await finish(run, frames.filter { !kept.contains($0) }, of: frames.count)
    for warning in warnings { console.warn(warning) }
    return Self.summary(frames.count, kept: kept.count, in: target.folder)
  }

  /// What draws: frames of two versions do not go together.
  static var renderer: String { "shapeshift \(ShapeShiftCommand.version), \(Renderer.libraries)" }

  /// Draws, and says how to go on when it is interrupted.
  @MainActor
  private func finish(_ run: FrameRun, _ frames: [Int], of count: Int) async throws -> [String] {
    do {
      return try await run.run(frames)
    } catch let failure as Failure where failure.status == .interrupted {
      throw Failure(
        .interrupted, "interrupted with \(run.ledger.syncedCount) of \(count) frames drawn",
        help: "the same command with --resume draws the rest")
    }
  }

  private func selected(
    _ timeline: FrameTimeline
  ) throws(Failure) -> (selection: FrameSelection, frames: [Int]) {
    do throws(FrameSelection.Problem) {
      let selection =
        if let frames { frames } else { try FrameSelection("0-\(timeline.count - 1)") }
      return (selection, try selection.frames(of: timeline.count))
    } catch {
      throw Failure(.usage, "--frames: \(error)")
    }
  }

  private static func summary(_ count: Int, kept: Int, in folder: String) -> String {
    let frames = count == 1 ? "1 frame" : "\(count) frames"
    return kept == 0
      ? "wrote \(frames) to \(folder)"
      : "wrote \(count - kept) of \(frames) to \(folder); \(kept) were there"
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
    console.say("\(check.entries.count) frames are as they were drawn")
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

extension TimelineOptions {
  /// The timeline of a scene: what is asked for, or what the scene says of itself.
  ///
  /// - Throws: `usage` when nothing says how long the scene is, `badDocument` when it has too many frames.
  @MainActor
  func timeline(of scene: SceneDocument, on stage: Stage) throws(Failure) -> FrameTimeline {
    let (length, natural) = try length(of: scene, on: stage)
    let timeline = FrameTimeline(
      rate: fps ?? scene.timeline.rate ?? .standard, duration: length, end: end ?? natural)
    guard timeline.count <= maxFrames else {
      throw Failure(
        .badDocument, "\(timeline.count) frames are too many; at most \(maxFrames) are allowed",
        help: "allow more with --max-frames")
    }
    return timeline
  }

  /// The length in seconds, and how a sequence of it ends unless told otherwise.
  @MainActor
  private func length(
    of scene: SceneDocument, on stage: Stage
  ) throws(Failure) -> (Double, FrameTimeline.End) {
    if let duration { return (duration.seconds, .inclusive) }
    let length: MotionLength
    do throws(ViewGraphError) {
      length = try scene.length(in: stage.graph)
    } catch {
      throw Failure(error)
    }
    switch length {
    case .rest(let end): return (end, .inclusive)
    case .loop(let start, let period): return (start + period, start > 0 ? .exclusive : .loop)
    case .unknown(let reason):
      throw Failure(
        .usage, "nothing says how long the scene is: \(reason)", help: "say it with --duration")
    }
  }
}
