import Foundation
import IntegerConversion
import VectorGeometry
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

  /// The size by which the lines of a span are measured, in points.
  static func lineSize(of span: StyledText.Span) -> CGFloat {
    guard let size = span.font.lineSize, size.isFinite else { return self.size(of: span) }
    return max(size, 0)
  }

  /// A length in points as the nearest number of units; 0 for what is infinite or no number.
  ///
  /// - Parameter count: How often a line may have it: that many together stay within Pango's integers.
  func units(_ points: CGFloat, times count: Int = 1) -> Int32 {
    guard points.isFinite else { return 0 }
    let units = Int32(clamping: (points * unitsPerPoint).rounded())
    let limit = Int32(clamping: Self.limit / CGFloat(max(count, 1)))
    return min(max(units, -limit), limit)
  }

  /// The units in a width offered; nil for one without bounds.
  ///
  /// A hundredth of a unit is forgiven, so that a text fits into the width that it reported itself.
  func width(_ points: CGFloat?) -> Int32? {
    guard let points, !points.isNaN else { return nil }
    let units = (max(points, 0) * unitsPerPoint + 0.01).rounded(.down)
    return units < Self.limit ? Int32(clamping: units) : nil
  }

  /// A number of units in points.
  func points(_ units: Int) -> CGFloat { CGFloat(units) / unitsPerPoint }

  private static let limit = CGFloat(1 << 30)
}
