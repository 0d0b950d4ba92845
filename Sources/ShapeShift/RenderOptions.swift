import CairoBackend
import ImageCoding
public import SVGBackend
public import VectorGraphics

/// How a picture is written.
public struct RenderOptions: Sendable {
  /// Who writes SVG.
  public enum SVGKind: String, Sendable, CaseIterable {
    /// Our own: small, with shapes, ids and native gradients.
    case semantic
    /// Cairo's: everything as paths.
    case cairo
  }

  /// How PNG files are compressed; pixels are exact in both.
  public enum Compression: String, Sendable, CaseIterable {
    /// Soon written, by an encoder for flat art: about a tenth of the time that libpng takes, at about its size.
    case fast
    /// Small: the smallest of what libpng makes with each of its filters; takes ten to a hundred times as long.
    case small
  }

  /// Pixels a point, for pictures of pixels; above 0.
  public var scale: Double
  /// What is painted under the picture; nil for nothing.
  public var background: Color.Resolved?
  /// Who writes SVG.
  public var svg = SVGKind.semantic
  /// How text is written to SVG.
  public var text = SVGRenderer.TextMode.paths
  /// How PNG files are compressed.
  public var compression = Compression.fast
  /// How much is kept in JPEG and WebP files, 0...100, the highest best; nil for 90 in JPEG and for no loss in WebP.
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
  /// What the picture says to those who do not see it, for SVG of our own kind and PDF.
  public var description = PictureDescription()
  /// Remarks in a PNG file, by keyword, in order.
  public var remarks: [(keyword: String, value: String)] = []

  /// Options; the defaults write one pixel a point on clear ground.
  public init(scale: Double = 1, background: Color.Resolved? = nil) {
    self.scale = scale
    self.background = background
  }
}
