import DocumentModel
package import DocumentViews
public import SVGBackend
public import ShapeShift
import VectorGraphics

/// The output settings of images.
///
/// In JSON: `background`, `text`, `svg`, `compression`, `quality`, `maxPixels`.
public struct PictureSettings: Sendable, Equatable {
  /// The background, or `nil` for that of the document or the preview.
  public var background: BackgroundColor?
  /// The representation of text in SVG.
  public var text = SVGRenderer.TextMode.paths
  /// The SVG writer.
  public var svg = RenderOptions.SVGKind.semantic
  /// The compression of PNG files.
  public var compression = RenderOptions.Compression.fast
  /// The quality of JPEG and WebP, 0...100, or `nil` for 90 in JPEG and lossless WebP.
  ///
  /// For MP4 and WebM it is the rate factor, where 0 is the best quality.
  public var quality: Double?
  /// The largest area of a picture, in pixels.
  public var maximumPixels = RenderOptions().maximumPixels

  /// The usual settings.
  public init() {}
}

extension PictureSettings: KeyedSettings {
  package static let defaults = PictureSettings()

  package static let keys: [SettingKey<PictureSettings>] = [
    SettingKey(
      "background", \.background, .background, "color",
      help: """
        Background color: a name, #RRGGBB or none; for Swift previews also scheme, the default: \
        white, or black in dark mode.
        """),
    SettingKey("text", \.text, .choice, "mode", help: "How SVG files represent text."),
    SettingKey("svg", \.svg, .choice, "kind", help: "SVG writer."),
    SettingKey("compression", \.compression, .choice, "kind", help: "PNG compression level."),
    SettingKey(
      "quality", \.quality, .number(0...100), "n",
      help: """
        JPEG and WebP: quality from 0 to 100 (best); the default is 90 for JPEG and lossless for \
        WebP. MP4 and WebM: rate factor, 0 is best.
        """),
    SettingKey(
      "maxPixels", \.maximumPixels, .integer(1...(1 << 40)), "n",
      help: "Maximum pixels of the image."),
  ]
}

extension PictureSettings {
  /// Refuses what means nothing to a format.
  package func check(for format: PictureFormat) throws(RequestError) {
    guard quality == nil || format == .jpeg || format == .webp else {
      throw RequestError(
        .usage, "--quality has no effect on \(format.rawValue.uppercased())",
        help: format == .png
          ? "PNG is lossless; use --compression small for smaller files"
          : "--quality applies only to JPEG and WebP")
    }
    let usual = PictureSettings()
    let ignored =
      compression != usual.compression && format != .png
      ? ("--compression", "PNG")
      : text != usual.text && format != .svg
        ? ("--text", "SVG") : svg != usual.svg && format != .svg ? ("--svg", "SVG") : nil
    if let (option, only) = ignored {
      throw RequestError(
        .usage, "\(option) has no effect on \(format.rawValue.uppercased())",
        help: "\(option) applies only to \(only); remove it, or write \(only)")
    }
  }

  /// Whether the background of the document or the preview is replaced.
  package var replacesBackground: Bool { background.map { !$0.isScheme } ?? false }

  /// The options for the back ends.
  ///
  /// - Throws: `usage` for the background of a color scheme, which only previews have.
  package func renderOptions(
    scale: Double, documentBackground: Color.Resolved?, of scene: SceneDocument
  ) throws(RequestError) -> RenderOptions {
    guard background?.isScheme != true || scene.previewFrame != nil else {
      throw RequestError(
        .usage,
        "the background \"scheme\" has no effect on a document: only previews of Swift code have it",
        help: "use a color, such as --background white")
    }
    var options = RenderOptions(
      scale: scale, background: replacesBackground ? background?.color : documentBackground)
    options.svg = svg
    options.text = text
    options.compression = compression
    options.quality = quality
    options.isConcurrent = true
    options.maximumPixels = maximumPixels
    options.maximumDrawingSteps = scene.drawingSteps
    return options
  }
}
