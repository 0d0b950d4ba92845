import Foundation
import VectorGeometry

/// The measures of symbols, in sizes of the font.
enum SymbolMetrics {
  /// A unit of the square of 24 of a symbol that was not measured.
  static let unit: CGFloat = 1.12 / 22
  /// The height of capitals, as San Francisco's.
  static let capHeight: CGFloat = 0.705
  /// The space between a symbol and its frame, at each side.
  ///
  /// Source: the frames of circles on an iPhone; their diameter is the size of the font.
  static let margin = CGSize(width: 0.086, height: 0.03)

  /// The width of lines by the weight of the font.
  static func lineWidth(weight: Int) -> CGFloat {
    let widths: [(Int, CGFloat)] = [
      (100, 0.6), (200, 0.9), (300, 1.3), (400, 1.75), (500, 2.0), (600, 2.3), (700, 2.6),
      (800, 2.95), (900, 3.3),
    ]
    return (widths.min { abs($0.0 - weight) < abs($1.0 - weight) }?.1 ?? 1.75) / 22
  }

  /// Returns the factor of a symbol's size.
  ///
  /// Source: the frames of some 40 symbols in all scales, drawn by Apple's SwiftUI.
  static func factor(_ scale: Image.Scale) -> CGFloat {
    switch scale {
    case .small: 0.82
    case .medium: 1
    case .large: 1.29
    }
  }

  /// A length in points on a pixel of a screen with two pixels per point.
  static func rounded(_ length: CGFloat) -> CGFloat { (length * 2).rounded() / 2 }
}

/// The scale and the frame of a drawing: a measured size, or a proportion of the font's size.
struct SymbolFit {
  /// A unit of the drawing, in sizes of the font.
  let unit: CGFloat
  /// The width of lines, in units.
  let lineWidth: CGFloat
  /// The rectangle around the lines and areas, in units.
  let ink: CGRect
  /// The rectangle of the layout, in units.
  let frame: CGRect

  init(_ drawing: SymbolDrawing, weight: Int) {
    let regular = SymbolMetrics.lineWidth(weight: 400)
    let unit = drawing.size.map { Self.unit(of: drawing.outline, in: $0, lineWidth: regular) }
    self.unit = unit ?? SymbolMetrics.unit
    lineWidth = SymbolMetrics.lineWidth(weight: weight) / self.unit
    ink = drawing.box(lineWidth: lineWidth)
    var margin = SymbolMetrics.margin
    if let size = drawing.size {
      let outline = drawing.outline.box(lineWidth: regular / self.unit)
      margin.width = (size.width - outline.width * self.unit) / 2
      margin.height = (size.height - outline.height * self.unit) / 2
    }
    frame = ink.insetBy(dx: -margin.width / self.unit, dy: -margin.height / self.unit)
  }

  /// The unit with which parts fill a frame up to the margins; lines keep their width.
  private static func unit(
    of parts: [SymbolPart], in size: CGSize, lineWidth: CGFloat
  ) -> CGFloat {
    let width = size.width - 2 * SymbolMetrics.margin.width
    let height = size.height - 2 * SymbolMetrics.margin.height
    // The lines take more units of a smaller unit: a few steps are exact to a thousandth.
    return (0..<4).reduce(SymbolMetrics.unit) { unit, _ in
      let box = parts.box(lineWidth: lineWidth / unit)
      guard box.width > 0, box.height > 0 else { return unit }
      return min(width / box.width, height / box.height)
    }
  }
}
