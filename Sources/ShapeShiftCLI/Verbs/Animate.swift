import DocumentViews
import ShapeShift
import ShapeShiftDocuments

/// `animate`: one file that moves.
struct Animate: Verb {
  static let name = "animate"
  static let abstract = "Render an animation to a single file."
  static let discussion = """
    The file extension selects the format: .png or .apng, .gif, .webp, .mp4, .webm, .y4m, .svg, \
    .lottie, or .json for a sprite sheet with an image beside it. With --format lottie, .json is \
    an uncompressed Lottie animation. MP4 and WebM require ffmpeg. Without -o, the file is \
    Output/<name>.gif.
    """

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

  static let options: [OptionSection<Animate>] = [
    OptionSection("DOCUMENT", DocumentInput.keys, at: \Animate.request.document),
    OptionSection("TIME", TimelineSettings.keys, at: \.request.timeline),
    OptionSection("OUTPUT", AnimationRequest.outputKeys, at: \.request),
    OptionSection("FILE", AnimationFileSettings.keys, at: \.request.file),
    OptionSection("EXECUTION", WorkOptions.keys, at: \.work),
    OptionSection("LAYOUT", LayoutSettings.viewKeys, at: \.request.layout),
    OptionSection("SESSION", LayoutSettings.sessionKeys, at: \.request.layout),
    OptionSection("IMAGE", PictureSettings.keys, at: \.request.picture),
  ]

  private(set) var request = AnimationRequest("")
  private var work = WorkOptions()

  var fileName: String? { request.document.file.name }

  func run(_ console: Console) async throws { try await draw(console) }

  /// Draws what is asked for.
  ///
  /// - Parameter read: Makes the scene; nil for that of the document.
  @MainActor
  func draw(
    _ console: Console, read: (() throws(Failure) -> SceneDocument)? = nil
  ) async throws {
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
