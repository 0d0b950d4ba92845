import CairoBackend
import ImageCoding
public import SVGBackend
public import VectorGraphics

/// Options for writing an image.
public struct RenderOptions: Sendable {
  /// The SVG writer.
  public enum SVGKind: String, Sendable, CaseIterable {
    /// Our own: small, with shapes, ids and native gradients.
    case semantic
    /// Cairo's: everything as paths.
    case cairo
  }

  /// The compression of PNG files; pixels are exact in both.
  public enum Compression: String, Sendable, CaseIterable {
    /// Soon written, by an encoder for flat art: about a tenth of the time that libpng takes, at about its size.
    case fast
    /// The smallest of libpng's results with each of its filters; takes ten to a hundred times as long.
    case small
  }

  /// Pixels per point, for raster images; above 0.
  public var scale: Double
  /// The background color, or `nil` for a transparent background.
  public var background: Color.Resolved?
  /// The SVG writer.
  public var svg = SVGKind.semantic
  /// The representation of text in SVG.
  public var text = SVGRenderer.TextMode.paths
  /// The compression of PNG files.
  public var compression = Compression.fast
  /// The quality of JPEG and WebP files, 0...100, or `nil` for 90 in JPEG and lossless WebP.
  public var quality: Double?
  /// Whether several cores may write one PNG file.
  ///
  /// The bytes are the same; leave it off where many pictures are written at once.
  public var isConcurrent = false
  /// The largest area of a picture, in pixels.
  public var maximumPixels = 1 << 26
  /// The largest number of steps that drawing a picture may take.
  ///
  /// A step takes about a nanosecond: a pixel that a layer, a filter or a paint changes takes some steps, an edge of a
  /// path two in each row of pixels, an item a thousand. Layers and filter results may hold a byte for every four
  /// steps at once. The cost depends on the picture alone and is known before anything is drawn.
  public var maximumDrawingSteps = CairoRenderer.defaultMaximumSteps
  /// The accessibility description of the image, for semantic SVG and PDF.
  public var description = PictureDescription()
  /// Remarks in a PNG file, by keyword, in order.
  public var remarks: [(keyword: String, value: String)] = []

  /// Creates options; the defaults write one pixel per point on a transparent background.
  public init(scale: Double = 1, background: Color.Resolved? = nil) {
    self.scale = scale
    self.background = background
  }
}
