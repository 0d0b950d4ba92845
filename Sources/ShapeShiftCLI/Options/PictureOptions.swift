public import ArgumentParser
public import SVGBackend
public import ShapeShift
import ShapeShiftDocuments

extension PictureFormat: ExpressibleByArgument {
  /// Reads the value of an option; `jpg` is JPEG as well.
  public init?(argument: String) { self.init(fileExtension: argument) }
}
extension RenderOptions.SVGKind: ExpressibleByArgument {}
extension RenderOptions.Compression: ExpressibleByArgument {}
extension SVGRenderer.TextMode: ExpressibleByArgument {}

/// How a picture is written.
struct PictureOptions: WordTaking {
  @Option(
    help: ArgumentHelp(
      """
      Background color: a name, #RRGGBB or none; for Swift previews also scheme, the default: \
      white, or black in dark mode.
      """, valueName: "color"),
    transform: { try BackgroundColor.ofPicture(argument: $0) })
  var background: BackgroundColor?

  @Option(help: ArgumentHelp("How SVG files represent text.", valueName: "mode"))
  var text = SVGRenderer.TextMode.paths

  @Option(help: ArgumentHelp("SVG writer.", valueName: "kind"))
  var svg = RenderOptions.SVGKind.semantic

  @Option(help: ArgumentHelp("PNG compression level.", valueName: "kind"))
  var compression = RenderOptions.Compression.fast

  @Option(
    help: ArgumentHelp(
      """
      JPEG and WebP: quality from 0 to 100 (best); the default is 90 for JPEG and lossless for \
      WebP. MP4 and WebM: rate factor, 0 is best.
      """,
      valueName: "n"))
  var quality: Double?

  @Option(help: ArgumentHelp("Maximum pixels of the image.", valueName: "n"))
  var maxPixels = RenderOptions().maximumPixels

  mutating func take(_ words: inout CommandWords) throws {
    background = try words.value("--background", BackgroundColor.ofPicture)
    text = try words.value("--text") ?? .paths
    svg = try words.value("--svg") ?? .semantic
    compression = try words.value("--compression") ?? .fast
    quality = try words.value("--quality")
    maxPixels = try words.value("--max-pixels") ?? RenderOptions().maximumPixels
  }

  func validate() throws {
    if let quality { try Self.check(quality) }
    guard maxPixels > 0 else {
      throw ValidationError("--max-pixels is \(maxPixels); expected 1 or more")
    }
  }

  /// Refuses a quality that is none.
  static func check(_ quality: Double) throws {
    guard 0...100 ~= quality else {
      throw ValidationError("--quality is \(PositiveNumber(quality)); expected 0 to 100")
    }
  }

  /// What the options say.
  var settings: PictureSettings {
    var settings = PictureSettings()
    settings.background = background
    settings.text = text
    settings.svg = svg
    settings.compression = compression
    settings.quality = quality
    settings.maximumPixels = maxPixels
    return settings
  }
}
