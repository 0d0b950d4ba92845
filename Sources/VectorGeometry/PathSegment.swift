package import Foundation

/// One drawn piece of an outline with its start: a line or a Bézier curve.
package enum PathSegment: Sendable, Hashable {
  case line(CGPoint, CGPoint)
  case quadratic(CGPoint, CGPoint, CGPoint)
  case cubic(CGPoint, CGPoint, CGPoint, CGPoint)

  /// The first point.
  package var start: CGPoint {
    switch self {
    case .line(let start, _), .quadratic(let start, _, _), .cubic(let start, _, _, _): start
    }
  }

  /// The last point.
  package var end: CGPoint {
    switch self {
    case .line(_, let end), .quadratic(_, _, let end), .cubic(_, _, _, let end): end
    }
  }

  /// The step of a path that draws the segment from its start.
  package var element: Path.Element {
    switch self {
    case .line(_, let end): .line(to: end)
    case .quadratic(_, let control, let end): .quadCurve(to: end, control: control)
    case .cubic(_, let control1, let control2, let end):
      .curve(to: end, control1: control1, control2: control2)
    }
  }

  /// The segment run backwards.
  package var reversed: PathSegment {
    switch self {
    case .line(let a, let b): .line(b, a)
    case .quadratic(let a, let b, let c): .quadratic(c, b, a)
    case .cubic(let a, let b, let c, let d): .cubic(d, c, b, a)
    }
  }

  /// The same curve as four points of a cubic.
  package var cubicPoints: (CGPoint, CGPoint, CGPoint, CGPoint) {
    switch self {
    case .line(let a, let b):
      (a, a.interpolated(to: b, at: 1.0 / 3), a.interpolated(to: b, at: 2.0 / 3), b)
    case .quadratic(let a, let b, let c):
      (a, a.interpolated(to: b, at: 2.0 / 3), c.interpolated(to: b, at: 2.0 / 3), c)
    case .cubic(let a, let b, let c, let d): (a, b, c, d)
    }
  }

  /// Whether all points are one.
  package var isPoint: Bool {
    switch self {
    case .line(let a, let b): a == b
    case .quadratic(let a, let b, let c): a == b && b == c
    case .cubic(let a, let b, let c, let d): a == b && b == c && c == d
    }
  }

  /// Whether it is a line.
  package var isLine: Bool {
    switch self {
    case .line: true
    case .quadratic, .cubic: false
    }
  }

  /// The point at the parameter t in 0...1; exactly the ends at 0 and 1.
  package func point(at t: CGFloat) -> CGPoint {
    switch self {
    case .line(let a, let b): return a.interpolated(to: b, at: t)
    case .quadratic(let a, let b, let c):
      let (ab, bc) = (a.interpolated(to: b, at: t), b.interpolated(to: c, at: t))
      return ab.interpolated(to: bc, at: t)
    case .cubic(let a, let b, let c, let d):
      let bc = b.interpolated(to: c, at: t)
      let abc = a.interpolated(to: b, at: t).interpolated(to: bc, at: t)
      return abc.interpolated(to: bc.interpolated(to: c.interpolated(to: d, at: t), at: t), at: t)
    }
  }

  /// The derivative by t.
  package func derivative(at t: CGFloat) -> CGPoint {
    switch self {
    case .line(let a, let b): return b - a
    case .quadratic(let a, let b, let c): return (b - a).interpolated(to: c - b, at: t) * 2
    case .cubic(let a, let b, let c, let d):
      let (first, second, third) = (b - a, c - b, d - c)
      let (u, v) = (1 - t, t)
      return (first * (u * u) + second * (2 * u * v) + third * (v * v)) * 3
    }
  }

  /// The second derivative by t.
  package func secondDerivative(at t: CGFloat) -> CGPoint {
    switch self {
    case .line: return .zero
    case .quadratic(let a, let b, let c): return (c - b - (b - a)) * 2
    case .cubic(let a, let b, let c, let d):
      return (c - b - (b - a)).interpolated(to: d - c - (c - b), at: t) * 6
    }
  }

  /// The direction at t, of length 1, also where controls coincide with ends; nil for a point.
  package func direction(at t: CGFloat) -> CGPoint? {
    let size = max((end - start).length, handleLength)
    guard size > 0, size.isFinite else { return nil }
    let derivative = derivative(at: t)
    if derivative.length > size * 1e-9 { return derivative.unit }
    // A cusp or a handle of no length: where the curve goes next, or at its end comes from.
    let second = secondDerivative(at: t)
    if second.length > size * 1e-9 { return (t >= 1 ? -second : second).unit }
    return (end - start).unit
  }

  private var handleLength: CGFloat {
    switch self {
    case .line: 0
    case .quadratic(let a, let b, _): (b - a).length
    case .cubic(let a, let b, let c, let d): max((b - a).length, (c - b).length, (d - c).length)
    }
  }

  /// The part between two parameters as a curve of the same kind.
  package func part(from t0: CGFloat, to t1: CGFloat) -> PathSegment {
    guard t0 > 0 || t1 < 1 else { return self }
    if t0 <= 0 { return split(at: t1).0 }
    if t1 >= 1 { return split(at: t0).1 }
    return split(at: t1).0.split(at: t0 / t1).1
  }

  /// Both sides of the parameter t.
  ///
  /// Source: de Casteljau's algorithm.
  package func split(at t: CGFloat) -> (PathSegment, PathSegment) {
    switch self {
    case .line(let a, let b):
      let middle = a.interpolated(to: b, at: t)
      return (.line(a, middle), .line(middle, b))
    case .quadratic(let a, let b, let c):
      let (ab, bc) = (a.interpolated(to: b, at: t), b.interpolated(to: c, at: t))
      let middle = ab.interpolated(to: bc, at: t)
      return (.quadratic(a, ab, middle), .quadratic(middle, bc, c))
    case .cubic(let a, let b, let c, let d):
      let (ab, bc) = (a.interpolated(to: b, at: t), b.interpolated(to: c, at: t))
      let cd = c.interpolated(to: d, at: t)
      let (abc, bcd) = (ab.interpolated(to: bc, at: t), bc.interpolated(to: cd, at: t))
      let middle = abc.interpolated(to: bcd, at: t)
      return (.cubic(a, ab, abc, middle), .cubic(middle, bcd, cd, d))
    }
  }
}
