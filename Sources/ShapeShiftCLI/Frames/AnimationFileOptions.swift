public import ArgumentParser
public import ShapeShift
import ShapeShiftDocuments

extension AnimatedFormat: ExpressibleByArgument {}

extension AnimationOptions.Palette: ExpressibleByArgument {}
extension AnimationOptions.Atlas: ExpressibleByArgument {}

/// What some of the formats of `animate` can be told.
struct AnimationFileOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Number of repetitions; 0 repeats forever (PNG, GIF, WebP, SVG, Lottie).", valueName: "n"))
  var plays: Int?

  @Option(
    help: ArgumentHelp("One palette for all frames or one per frame (GIF).", valueName: "kind"))
  var palette: AnimationOptions.Palette?

  @Option(
    help: ArgumentHelp(
      "Background color for transparent pixels (GIF, MP4, Y4M). (default: the background of the canvas, or white)",
      valueName: "color"),
    transform: { try BackgroundColor(argument: $0) })
  var matte: BackgroundColor?

  @Option(help: ArgumentHelp("Format of the frame list (JSON).", valueName: "kind"))
  var atlas: AnimationOptions.Atlas?

  @Option(help: ArgumentHelp("Frames per row of the sprite sheet (JSON).", valueName: "n"))
  var columns: Int?

  @Option(
    help: ArgumentHelp(
      "Pixels by which frame edges are extended in the sprite sheet (JSON). (default: 1)",
      valueName: "n"))
  var extrude: Int?

  func validate() throws {
    try check("--plays", plays, AnimationFileSettings.playRange)
    try check("--columns", columns, AnimationFileSettings.columnRange)
    try check("--extrude", extrude, AnimationFileSettings.extrusionRange)
    if let matte, matte.color?.opacity != 1 {
      throw ValidationError("--matte must be an opaque color")
    }
  }

  private func check(_ name: String, _ value: Int?, _ range: ClosedRange<Int>) throws {
    guard let value, !range.contains(value) else { return }
    throw ValidationError(
      "\(name) is \(value); expected \(range.lowerBound) to \(range.upperBound)")
  }

  /// What the options say.
  var settings: AnimationFileSettings {
    var settings = AnimationFileSettings()
    settings.plays = plays
    settings.palette = palette
    settings.matte = matte
    settings.atlas = atlas
    settings.columns = columns
    settings.extrusion = extrude
    return settings
  }
}
