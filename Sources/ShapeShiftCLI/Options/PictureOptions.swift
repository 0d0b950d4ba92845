public import ArgumentParser
public import SVGBackend
public import ShapeShift

extension PictureFormat: ExpressibleByArgument {}
extension RenderOptions.SVGKind: ExpressibleByArgument {}
extension RenderOptions.Compression: ExpressibleByArgument {}
extension SVGRenderer.TextMode: ExpressibleByArgument {}

/// How a picture is written.
struct PictureOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "What is painted under the view: a name, #RRGGBB or none.", valueName: "color"),
    transform: { try BackgroundColor(argument: $0) })
  var background: BackgroundColor?

  @Option(help: ArgumentHelp("How SVG holds text.", valueName: "mode"))
  var text = SVGRenderer.TextMode.paths

  @Option(help: ArgumentHelp("Who writes SVG.", valueName: "kind"))
  var svg = RenderOptions.SVGKind.semantic

  @Option(help: ArgumentHelp("How hard PNG is compressed.", valueName: "kind"))
  var compression = RenderOptions.Compression.fast

  @Option(help: ArgumentHelp("Most pixels of the picture.", valueName: "n"))
  var maxPixels = RenderOptions().maximumPixels

  func validate() throws {
    guard maxPixels > 0 else {
      throw ValidationError("--max-pixels is \(maxPixels); expected 1 or more")
    }
  }

  /// The options for the back ends.
  func renderOptions(scale: Double, documentBackground: Color.Resolved?) -> RenderOptions {
    var options = RenderOptions(
      scale: scale, background: background.map(\.color) ?? documentBackground)
    options.svg = svg
    options.text = text
    options.compression = compression
    options.isConcurrent = true
    options.maximumPixels = maxPixels
    return options
  }
}
