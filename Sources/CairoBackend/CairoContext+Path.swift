import CCairo
import Foundation
import VectorGeometry

extension CairoContext {
  /// Cairo keeps device coordinates in 24.8 bits; a quarter of what fits, so that pens and
  /// differences fit as well.
  ///
  /// Source: cairo-fixed-type-private.h, CAIRO_FIXED_FRAC_BITS.
  private static let largestCoordinate: CGFloat = 2_097_152

  /// Makes `path` the present path; false, with no present path, when a coordinate is not finite.
  func setPath(_ path: Path) -> Bool {
    cairo_new_path(pointer)
    return appendPath(path, by: .identity)
  }

  /// Adds a path mapped by a scaling and a translation; false, with no present path left, when a
  /// coordinate is not finite.
  func appendPath(_ path: Path, by transform: CGAffineTransform) -> Bool {
    let bound = coordinateBound
    if case .rect(let rect) = path.primitive, transform.isIdentity,
      max(abs(rect.minX), abs(rect.minY), abs(rect.maxX), abs(rect.maxY)) < bound
    {
      cairo_rectangle(pointer, rect.minX, rect.minY, rect.width, rect.height)
      return true
    }
    var sink = PathSink(pointer: pointer, transform: transform, bound: bound)
    for element in path.elements { sink.append(element) }
    if !sink.isFinite { cairo_new_path(pointer) }
    return sink.isFinite
  }

  /// How far from the origin a user coordinate may lie.
  var coordinateBound: CGFloat {
    let matrix = matrix
    let scale = max(abs(matrix.a) + abs(matrix.c), abs(matrix.b) + abs(matrix.d))
    return Self.largestCoordinate / max(scale, 1e-6)
  }
}

/// Hands elements to Cairo.
private struct PathSink {
  let pointer: OpaquePointer
  let transform: CGAffineTransform
  /// Coordinates beyond it are moved to it, for Cairo's would overflow.
  let bound: CGFloat
  /// Whether every coordinate so far was.
  var isFinite = true
  private var current = CGPoint.zero
  private var start = CGPoint.zero

  init(pointer: OpaquePointer, transform: CGAffineTransform, bound: CGFloat) {
    self.pointer = pointer
    self.transform = transform
    self.bound = bound
  }

  mutating func append(_ element: Path.Element) {
    switch element {
    case .move(let to):
      current = mapped(to)
      start = current
      cairo_move_to(pointer, current.x, current.y)
    case .line(let to):
      current = mapped(to)
      cairo_line_to(pointer, current.x, current.y)
    case .quadCurve(let to, let control):
      appendQuad(to: mapped(to), control: mapped(control))
    case .curve(let to, let control1, let control2):
      let (first, second) = (mapped(control1), mapped(control2))
      current = mapped(to)
      cairo_curve_to(pointer, first.x, first.y, second.x, second.y, current.x, current.y)
    case .closeSubpath:
      cairo_close_path(pointer)
      current = start
    }
  }

  /// A quadratic curve as a cubic one: the controls lie two thirds of the way to the quadratic's.
  private mutating func appendQuad(to end: CGPoint, control: CGPoint) {
    cairo_curve_to(
      pointer, (current.x + 2 * control.x) / 3, (current.y + 2 * control.y) / 3,
      (end.x + 2 * control.x) / 3, (end.y + 2 * control.y) / 3, end.x, end.y)
    current = end
  }

  private mutating func mapped(_ point: CGPoint) -> CGPoint {
    let x = point.x * transform.a + transform.tx
    let y = point.y * transform.d + transform.ty
    if abs(x) <= bound && abs(y) <= bound { return CGPoint(x: x, y: y) }
    isFinite = isFinite && x.isFinite && y.isFinite
    return CGPoint(x: min(max(x, -bound), bound), y: min(max(y, -bound), bound))
  }
}
