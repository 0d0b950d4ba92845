public import Foundation
public import VectorGraphics

/// Writes a picture as small, semantic, deterministic SVG.
///
/// Shapes stay `<rect>`, `<circle>`, `<ellipse>` where they are; gradients, clips, masks and filters are written once
/// and shared; ids count within the document. The same picture with the same options gives the same bytes.
public struct SVGRenderer: Sendable {
  /// How text is written.
  public enum TextMode: String, Sendable, CaseIterable {
    /// Outlines: the same picture everywhere, with the text as its label.
    case paths
    /// `<text>` in a font that the viewer must have; runs keep their widths in any font.
    case text
    /// `<text>` with the glyphs it uses embedded as a font.
    case embed
  }

  /// What is done about effects that SVG can't say.
  public enum UnsupportedPolicy: String, Sendable, CaseIterable {
    /// Pixels if there is a rasterizer, else the nearest thing; either is reported.
    case rasterize
    /// The nearest thing SVG has; reported.
    case report
    /// Nothing is written; the first such effect is thrown.
    case error
  }

  /// How text is written.
  public var text = TextMode.paths
  /// The decimals of coordinates, 0...6.
  ///
  /// With 3 a point is off by at most 1/2000 of a point, under Cairo's grid of 1/256 pixel up to a scale of
  /// 7; with 2 files are a sixth smaller and points off by at most 1/200, which that grid shows at 1x.
  public var decimals = 3 {
    didSet { decimals = min(max(decimals, 0), 6) }
  }
  /// Stands before every id, to keep those of several pictures in one page apart.
  public var idPrefix = ""
  /// What is painted under the picture; nil or clear for nothing.
  public var background: Color.Resolved?
  /// What the picture says to those who do not see it.
  public var description = PictureDescription()
  /// What is done about effects that SVG can't say.
  public var unsupported = UnsupportedPolicy.rasterize
  /// The pixels a point of what is drawn as pixels.
  public var rasterScale: CGFloat = 2
  /// Draws what SVG can't say.
  package var rasterizer: (any EffectRasterizer)?
  /// Makes the fonts for ``TextMode/embed``.
  package var subsetter: (any FontSubsetter)?

  /// A renderer with the default options: outlines, three decimals, no background.
  public init() {}

  /// The picture as a document.
  ///
  /// - Throws: `unsupported` under that policy; `missingSubsetter` and `fontNotSubset` in the mode `embed`;
  ///   `notRasterized` when the rasterizer fails.
  public func render(_ list: DisplayList) throws(SVGError) -> SVGDocument {
    var writer = SVGWriter(options: self, bounds: CGRect(origin: .zero, size: list.size))
    return try writer.document(of: list)
  }
}
