import ArgumentParser
import DocumentViews
import ShapeShift
import ShapeShiftDocuments

/// `animate`: one file that moves.
struct Animate: Verb {
  static let configuration = CommandConfiguration(
    commandName: "animate", _superCommandName: ShapeShiftCommand.word,
    abstract: "Render an animation to a single file.",
    discussion: """
      The file extension selects the format: .png or .apng, .gif, .webp, .mp4, .webm, .y4m, .svg, \
      .lottie, or .json for a sprite sheet with an image beside it. With --format lottie, .json is \
      an uncompressed Lottie animation. MP4 and WebM require ffmpeg. Without -o, the file is \
      Output/<name>.gif.
      """)

  static let examples = """
    # A two-second GIF
    shapeshift animate card.json -o card.gif --duration 2
    # An APNG loop with exact colors and delays
    shapeshift animate spinner.json -o spinner.png --duration 1 --end loop --fps 60
    # A video with motion blur
    shapeshift animate card.json -o card.mp4 --duration 2 --fps 60 --shutter 180
    # A Lottie animation for an app, compressed and as JSON
    shapeshift animate spinner.json -o spinner.lottie --duration 1 --end loop
    shapeshift animate spinner.json -o spinner-lottie.json --format lottie --duration 1 --end loop
    # A sprite sheet: sheet.png and sheet.json
    shapeshift animate coin.json -o sheet.json --duration 1 --end loop --fps 12
    """

  @OptionGroup(title: "DOCUMENT") var document: DocumentOptions
  @OptionGroup(title: "TIME") var times: TimelineOptions
  @OptionGroup(title: "TIME") var exposure: ShutterOptions
  @Option(
    name: [.short, .customLong("output")],
    help: ArgumentHelp(
      "Output file, or - for standard output. (default: Output/<name>.gif)", valueName: "file"))
  var output: String?
  @Option(
    help: ArgumentHelp("Output format. (default: chosen by the file name)", valueName: "format"))
  var format: AnimatedFormat?
  @OptionGroup(title: "FILE") var file: AnimationFileOptions
  @OptionGroup(title: "EXECUTION") var work: WorkOptions
  @OptionGroup(title: "LAYOUT") var stage: StageOptions
  @OptionGroup(title: "SESSION") var session: SessionOptions
  @OptionGroup(title: "IMAGE") var picture: PictureOptions
  @OptionGroup(visibility: .hidden) var limitOptions: LimitOptions
  @OptionGroup var messages: MessageOptions

  var fileName: String? { document.file.name }

  func run(_ console: Console) async throws { try await draw(console) }

  /// What is asked for.
  func request() throws(Failure) -> AnimationRequest {
    try stage.checkSequence()
    var request = AnimationRequest(
      try document.input(limits: limitOptions.limits), output: output)
    request.layout = stage.settings(session)
    request.timeline = times.settings(exposure)
    request.picture = picture.settings
    request.file = file.settings
    request.format = format
    return request
  }

  /// Draws what is asked for.
  ///
  /// - Parameter read: Makes the scene; nil for that of the document.
  @MainActor
  func draw(
    _ console: Console, read: (() throws(Failure) -> SceneDocument)? = nil
  ) async throws {
    let request = try request()
    let target = try request.target()
    Signals.catchInterruptions()
    let telling = RunTelling(console, work.progress, unit: "frames")
    defer { telling.finish() }
    let warnings = try await request.write(
      to: target, workers: work.workers, SceneCache(.all), read: read,
      stream: { try console.write($0) }, telling.hear)
    telling.finish()
    for warning in warnings { console.warn(warning) }
    if target.isDefault, let path = target.path { console.say("wrote \(path)") }
  }
}

/// How long each picture is exposed.
struct ShutterOptions: WordTaking {
  @Option(
    help: ArgumentHelp(
      "Shutter angle for motion blur; 360 exposes the whole frame.",
      valueName: "degrees"),
    transform: { try PositiveNumber(argument: $0) })
  var shutter: PositiveNumber?

  @Option(help: ArgumentHelp("Samples averaged per frame by --shutter.", valueName: "n"))
  var samples: Int?

  /// The shutter; nil if none is asked for.
  mutating func take(_ words: inout CommandWords) throws {
    shutter = try words.value("--shutter", PositiveNumber.init(argument:))
    samples = try words.value("--samples")
  }

  var resolved: Shutter? { shutter.flatMap { Shutter(angle: $0.value, samples: samples ?? 16) } }

  func validate() throws {
    guard let shutter else {
      if samples != nil { throw ValidationError("--samples requires --shutter") }
      return
    }
    guard Shutter(angle: shutter.value, samples: samples ?? 16) != nil else {
      throw ValidationError(
        "--shutter or --samples is out of range; expected --shutter up to 360 and --samples from 2 to 256"
      )
    }
  }
}
