public import ArgumentParser
public import ShapeShift

extension AnimatedFormat: ExpressibleByArgument {}

extension AnimationOptions.Palette: ExpressibleByArgument {}
extension AnimationOptions.Atlas: ExpressibleByArgument {}

/// What some of the formats of `animate` can be told.
struct AnimationFileOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "How often it plays; 0 for ever: png, gif, webp, svg, lottie.", valueName: "n"))
  var plays: Int?

  @Option(help: ArgumentHelp("One palette for all frames or one for each: gif.", valueName: "kind"))
  var palette: AnimationOptions.Palette?

  @Option(
    help: ArgumentHelp(
      "What stands under what is clear: gif, mp4, y4m. (default: white)", valueName: "color"),
    transform: { try BackgroundColor(argument: $0) })
  var matte: BackgroundColor?

  @Option(help: ArgumentHelp("How the JSON file lists the frames: json.", valueName: "kind"))
  var atlas: AnimationOptions.Atlas?

  @Option(help: ArgumentHelp("Frames in a row of the sheet: json.", valueName: "n"))
  var columns: Int?

  @Option(
    help: ArgumentHelp(
      "Pixels by which the edges of frames are repeated: json. (default: 1)", valueName: "n"))
  var extrude: Int?

  func validate() throws {
    try check("--plays", plays, 0...65535)
    try check("--columns", columns, 1...10_000)
    try check("--extrude", extrude, 0...64)
    if let matte, matte.color?.opacity != 1 {
      throw ValidationError("--matte must be an opaque colour")
    }
  }

  private func check(_ name: String, _ value: Int?, _ range: ClosedRange<Int>) throws {
    guard let value, !range.contains(value) else { return }
    throw ValidationError(
      "\(name) is \(value); expected \(range.lowerBound) to \(range.upperBound)")
  }

  /// The options for a format.
  ///
  /// - Parameter quality: How much is kept of the pictures; nil for what is usual.
  /// - Throws: `usage` for an option that means nothing to it.
  func options(
    for format: AnimatedFormat, quality: Double?
  ) throws(Failure) -> AnimationOptions {
    let uses: [(name: String, isGiven: Bool, formats: [AnimatedFormat])] = [
      ("--plays", plays != nil, [.png, .gif, .webp, .svg, .lottie]),
      ("--palette", palette != nil, [.gif]),
      ("--matte", matte != nil, [.gif, .mp4, .y4m]),
      ("--quality", quality != nil, [.webp, .mp4, .webm]), ("--atlas", atlas != nil, [.json]),
      ("--columns", columns != nil, [.json]), ("--extrude", extrude != nil, [.json]),
    ]
    for use in uses where use.isGiven && !use.formats.contains(format) {
      throw Failure(.usage, "\(use.name) means nothing to \(format.rawValue)")
    }
    var options = AnimationOptions()
    options.plays = plays ?? options.plays
    options.palette = palette ?? options.palette
    options.quality = quality.map { Int($0.rounded()) }
    options.atlas = atlas ?? options.atlas
    options.columns = columns
    options.extrusion = extrude ?? options.extrusion
    if let color = matte?.color { options.matte = color.bytes }
    return options
  }
}

extension Color.Resolved {
  /// Red, green and blue as bytes.
  fileprivate var bytes: SIMD3<UInt8> {
    func byte(_ value: Float) -> UInt8 { UInt8(min(max(value * 255, 0), 255).rounded()) }
    return SIMD3(byte(red), byte(green), byte(blue))
  }
}
