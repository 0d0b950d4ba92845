import ArgumentParser
import DocumentModel
import DocumentViews
import Foundation
import ImageCoding
import ShapeShift

/// `animate`: one file that moves.
struct Animate: Verb {
  static let configuration = CommandConfiguration(
    commandName: "animate", _superCommandName: ShapeShiftCommand.word,
    abstract:
      "Draw a scene in motion into one file: APNG, GIF, WebP, MP4, WebM, SVG, Lottie, Y4M, sprites.",
    discussion: """
      The output's extension names the format: .png or .apng, .gif, .webp, .mp4, .webm, .y4m, .svg, .lottie, or .json \
      for a sprite sheet with a picture beside it; with --format lottie, .json is a Lottie animation that is not \
      packed. MP4 and WebM are written by ffmpeg, which must be installed. Without \
      -o, the file is Output/<name>.gif.
      """)

  static let examples = """
    # A GIF of two seconds
    shapeshift animate card.json -o card.gif --duration 2
    # A loop with exact colours and delays
    shapeshift animate spinner.json -o spinner.png --duration 1 --end loop --fps 60
    # A video, with motion blur
    shapeshift animate card.json -o card.mp4 --duration 2 --fps 60 --shutter 180
    # A Lottie animation for a player in an application, packed and as JSON
    shapeshift animate spinner.json -o spinner.lottie --duration 1 --end loop
    shapeshift animate spinner.json -o spinner-lottie.json --format lottie --duration 1 --end loop
    # Sprites and where they are: sheet.png and sheet.json
    shapeshift animate coin.json -o sheet.json --duration 1 --end loop --fps 12
    """

  @OptionGroup(title: "DOCUMENT") var document: DocumentOptions
  @OptionGroup(title: "TIME") var times: TimelineOptions
  @OptionGroup(title: "TIME") var exposure: ShutterOptions
  @Option(
    name: [.short, .customLong("output")],
    help: ArgumentHelp("The file; - for standard output.", valueName: "file"))
  var output: String?
  @Option(help: ArgumentHelp("The format, where the name does not tell.", valueName: "format"))
  var format: AnimatedFormat?
  @OptionGroup(title: "FILE") var file: AnimationFileOptions
  @OptionGroup(title: "WORK") var work: WorkOptions
  @OptionGroup(title: "LAYOUT") var stage: StageOptions
  @OptionGroup(title: "USE") var session: SessionOptions
  @OptionGroup(title: "PICTURE") var picture: PictureOptions
  @OptionGroup(title: "LIMITS") var limitOptions: LimitOptions
  @OptionGroup var messages: MessageOptions

  func run(_ console: Console) async throws {
    let target = try await draw(console, SceneCache())
    if target.isDefault, let path = target.path { console.say("wrote \(path)") }
  }

  /// Draws what is asked for.
  ///
  /// - Parameter replacesLink: Whether a link in the place of the file gives way to it.
  /// - Returns: Where it went.
  @MainActor
  func draw(
    _ console: Console, _ cache: SceneCache, data: JSONValue? = nil, replacesLink: Bool = false
  ) async throws -> AnimationTarget {
    try await draw(console, cache, replacesLink: replacesLink) { limits throws(Failure) in
      try cache.scene(document, data: data, limits).scene
    }
  }

  /// Draws a scene; before it is read, what is asked for is looked at.
  ///
  /// - Returns: Where it went.
  @MainActor
  func draw(
    _ console: Console, _ cache: SceneCache, replacesLink: Bool = false,
    _ read: (DocumentLimits) throws(Failure) -> SceneDocument
  ) async throws -> AnimationTarget {
    var target = try AnimationTarget(
      path: output, format: format,
      inputs: [document.file] + [document.data].compactMap { $0.map { InputFile($0) } })
    target.replacesLink = replacesLink
    try stage.checkSequence()
    let options = try file.options(for: target.format, quality: picture.quality)
    let scene = try read(limitOptions.limits)
    console.warn(scene.warnings)
    let stage = try Stage(scene, stage, session, limitOptions.limits, cache)
    let timeline = try times.timeline(of: scene, on: stage)
    guard ![.svg, .lottie].contains(target.format) || exposure.resolved == nil else {
      let name = target.format == .svg ? "SVG" : "Lottie"
      throw Failure(.usage, "--shutter makes pixels; \(name) has none")
    }
    guard target.format != .lottie || target.isArchive || file.plays == nil else {
      throw Failure(
        .usage, "--plays means nothing to Lottie in JSON, whose player decides",
        help: "a .lottie file says it: -o NAME.lottie")
    }
    Signals.catchInterruptions()
    if target.isDefault { try OutputFile.makeFolder(PictureOutput.defaultFolder) }
    let drawing = FrameDrawing(
      timeline,
      options: picture.renderOptions(
        scale: self.stage.scale.value, documentBackground: scene.canvas.background),
      shutter: exposure.resolved)
    let run = AnimationRun(
      list: { try stage.displayList(at: $0) }, warnings: { stage.warnings }, drawing: drawing,
      options: options, target: target, work: work)
    let warnings = try await run.write(console)
    for warning in warnings { console.warn(warning) }
    return target
  }
}

/// How long each picture is exposed.
struct ShutterOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Motion blur: the part of a frame's time in degrees, 360 for all of it.",
      valueName: "degrees"),
    transform: { try PositiveNumber(argument: $0) })
  var shutter: PositiveNumber?

  @Option(help: ArgumentHelp("Pictures that --shutter averages.", valueName: "n"))
  var samples: Int?

  /// The shutter; nil if none is asked for.
  var resolved: Shutter? { shutter.flatMap { Shutter(angle: $0.value, samples: samples ?? 16) } }

  func validate() throws {
    guard let shutter else {
      if samples != nil { throw ValidationError("--samples means nothing without --shutter") }
      return
    }
    guard Shutter(angle: shutter.value, samples: samples ?? 16) != nil else {
      throw ValidationError("expected --shutter 360 or less, and --samples 2 to 256")
    }
  }
}
