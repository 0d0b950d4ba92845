import CCairo
import Foundation
import IntegerConversion
import VectorGeometry

extension CairoContext {
  func setAntialiased(_ isAntialiased: Bool) {
    cairo_set_antialias(pointer, isAntialiased ? CAIRO_ANTIALIAS_GRAY : CAIRO_ANTIALIAS_NONE)
  }

  func setFillStyle(_ style: FillStyle) {
    setAntialiased(style.isAntialiased)
    cairo_set_fill_rule(
      pointer, style.isEOFilled ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
  }

  func setStrokeStyle(_ style: StrokeStyle, for path: Path) {
    // A wider pen would overflow, too, or have no end of corners.
    cairo_set_line_width(pointer, min(style.lineWidth, coordinateBound / 2))
    cairo_set_line_cap(pointer, style.lineCap.cairo)
    cairo_set_line_join(pointer, style.lineJoin.cairo)
    cairo_set_miter_limit(pointer, style.drawableMiterLimit)
    let dash = style.drawableDash(for: path)
    cairo_set_dash(pointer, dash, Int32(dash.count), style.dashPhase.isFinite ? style.dashPhase : 0)
  }
}

extension StrokeStyle {
  /// The miter limit in the range that matters: 1000 is a corner of a tenth of a degree.
  var drawableMiterLimit: CGFloat { miterLimit >= 1 ? min(miterLimit, 1000) : 1 }

  /// More dashes than this in one path are drawn as a solid line, which they look like where all
  /// can be seen.
  private static let largestDashCount: CGFloat = 1_000_000

  /// The dashes, or none when there would be no end of them or they are not what Cairo allows:
  /// finite, none negative, not all zero.
  fileprivate func drawableDash(for path: Path) -> [Double] {
    guard dash.allSatisfy({ $0 >= 0 && $0.isFinite }) else { return [] }
    guard dash.reduce(0, +) > 0, dashCount(along: path) < Self.largestDashCount else { return [] }
    return dash.map { Double($0) }
  }

  /// Returns an upper bound of the dashes and gaps along a path.
  private func dashCount(along path: Path) -> CGFloat {
    path.controlLength / dash.reduce(0, +) * CGFloat(dash.count)
  }

  /// Returns an upper bound of the dashes and gaps that are drawn along a path; 0 for a solid line.
  func drawnDashCount(for path: Path) -> CGFloat {
    drawableDash(for: path).isEmpty ? 0 : dashCount(along: path)
  }
}

extension Path {
  /// The length of the lines through all points and controls, no shorter than the path.
  fileprivate var controlLength: CGFloat {
    var (length, current, start) = (CGFloat.zero, CGPoint.zero, CGPoint.zero)
    func add(_ point: CGPoint) {
      length += hypot(point.x - current.x, point.y - current.y)
      current = point
    }
    for element in elements {
      switch element {
      case .move(let to): (current, start) = (to, to)
      case .line(let to): add(to)
      case .quadCurve(let to, let control):
        add(control)
        add(to)
      case .curve(let to, let control1, let control2):
        add(control1)
        add(control2)
        add(to)
      case .closeSubpath: add(start)
      }
    }
    return length
  }
}

extension CGLineCap {
  fileprivate var cairo: cairo_line_cap_t {
    switch self {
    case .butt: CAIRO_LINE_CAP_BUTT
    case .round: CAIRO_LINE_CAP_ROUND
    case .square: CAIRO_LINE_CAP_SQUARE
    }
  }
}

extension CGLineJoin {
  fileprivate var cairo: cairo_line_join_t {
    switch self {
    case .miter: CAIRO_LINE_JOIN_MITER
    case .round: CAIRO_LINE_JOIN_ROUND
    case .bevel: CAIRO_LINE_JOIN_BEVEL
    }
  }
}
