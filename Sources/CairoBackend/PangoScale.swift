import Foundation
import VectorGraphics

/// The units in which a text is shaped.
///
/// Text is shaped with an em of 65,536 units for its largest font, whatever the size: glyphs then lie in
/// the same places, in ems, at all sizes, and a growing text needs no new fonts. Very long paragraphs get
/// fewer units, for a line must not be wider than Pango's 32-bit integers.
struct PangoScale {
  /// Pango's units in one point.
  let unitsPerPoint: CGFloat

  /// The scale for spans of a text; nil when all of it has no size.
  init?(_ text: StyledText, longestParagraph: Int) {
    let size = text.spans.map { Self.size(of: $0) }.max() ?? 0
    guard size > 0 else { return nil }
    // An advance is about an em, seldom two; the kerning comes on top.
    let kerning = text.spans.map { $0.kerning.isFinite ? abs($0.kerning) : 0 }.max() ?? 0
    let ems = CGFloat(max(longestParagraph, 1)) * (2 + kerning / size)
    var em: CGFloat = 65_536
    while em > 16, em * ems > CGFloat(1 << 30) { em /= 2 }
    unitsPerPoint = em / size
  }

  /// The size of a span's font in points; 0 for what is no size.
  static func size(of span: StyledText.Span) -> CGFloat {
    span.font.size.isFinite ? max(span.font.size, 0) : 0
  }

  /// A length in points as the nearest number of units.
  func units(_ points: CGFloat) -> Int32 {
    let units = (points * unitsPerPoint).rounded()
    return units.isFinite ? Int32(min(max(units, -Self.limit), Self.limit)) : 0
  }

  /// The units in a width offered; nil for one without bounds.
  ///
  /// A hundredth of a unit is forgiven, so that a text fits into the width that it reported itself.
  func width(_ points: CGFloat?) -> Int32? {
    guard let points, !points.isNaN else { return nil }
    let units = (max(points, 0) * unitsPerPoint + 0.01).rounded(.down)
    return units < Self.limit ? Int32(units) : nil
  }

  /// A number of units in points.
  func points(_ units: Int32) -> CGFloat { CGFloat(units) / unitsPerPoint }

  private static let limit = CGFloat(1 << 30)
}
