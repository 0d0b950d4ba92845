import Foundation

/// A part of a segment that runs one way in x and one way in y: its ends are the corners of its box.
struct MonotoneCurve {
  /// Which of the segments it is a part of.
  let source: Int
  /// The part of the source, as its parameters.
  let range: ClosedRange<CGFloat>
  let start: CGPoint
  let end: CGPoint
  let isLine: Bool
  /// The coordinates of the four points of a cubic.
  private let x: SIMD4<CGFloat.NativeType>
  private let y: SIMD4<CGFloat.NativeType>

  private init(_ part: PathSegment, source: Int, range: ClosedRange<CGFloat>) {
    let (a, b, c, d) = part.cubicPoints
    (self.source, self.range) = (source, range)
    (start, end, isLine) = (part.start, part.end, part.isLine)
    x = SIMD4(a.x.native, b.x.native, c.x.native, d.x.native)
    y = SIMD4(a.y.native, b.y.native, c.y.native, d.y.native)
  }

  /// The parts of a segment, in order; none of a point.
  static func parts(of segment: PathSegment, source: Int) -> [MonotoneCurve] {
    guard !segment.isPoint, segment.isFinite else { return [] }
    let bounds = [0] + segment.turningParameters + [1]
    return zip(bounds, bounds.dropFirst()).compactMap { low, high in
      let part = segment.part(from: low, to: high)
      return part.isPoint ? nil : MonotoneCurve(part, source: source, range: low...high)
    }
  }

  var minX: CGFloat { min(start.x, end.x) }
  var maxX: CGFloat { max(start.x, end.x) }
  var minY: CGFloat { min(start.y, end.y) }
  var maxY: CGFloat { max(start.y, end.y) }
  var box: CGRect { CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY) }

  /// The parameter of the source for one of the curve.
  func sourceParameter(_ t: CGFloat) -> CGFloat {
    switch t {
    case 0: range.lowerBound
    case 1: range.upperBound
    default: range.lowerBound + (range.upperBound - range.lowerBound) * t
    }
  }

  /// The point at a parameter in 0...1; exactly the ends at 0 and 1.
  func point(at t: CGFloat) -> CGPoint {
    if t <= 0 { return start }
    if t >= 1 { return end }
    return CGPoint(x: value(.horizontal, at: t), y: value(.vertical, at: t))
  }

  /// One coordinate at a parameter.
  func value(_ axis: Axis, at t: CGFloat) -> CGFloat {
    if t <= 0 { return axis == .horizontal ? start.x : start.y }
    if t >= 1 { return axis == .horizontal ? end.x : end.y }
    let (p, t) = (axis == .horizontal ? x : y, t.native)
    let u = 1 - t
    if isLine { return CGFloat(p[0] + (p[3] - p[0]) * t) }
    return CGFloat(u * u * (u * p[0] + 3 * t * p[1]) + t * t * (3 * u * p[2] + t * p[3]))
  }

  /// The derivative by the parameter.
  func derivative(at t: CGFloat) -> CGPoint {
    CGPoint(x: Self.slope(x, at: t.native), y: Self.slope(y, at: t.native))
  }

  private static func slope(
    _ p: SIMD4<CGFloat.NativeType>, at t: CGFloat.NativeType
  ) -> CGFloat {
    let u = 1 - t
    return CGFloat(
      3 * (u * u * (p[1] - p[0]) + 2 * u * t * (p[2] - p[1]) + t * t * (p[3] - p[2])))
  }

  /// Whether both are one curve, run one way or the other: they cross nowhere.
  func isSame(as other: MonotoneCurve) -> Bool {
    (x, y) == (other.x, other.y) || (x, y) == (other.x.reversed, other.y.reversed)
  }

  /// All of the curve.
  var whole: CurvePart { CurvePart(range: 0...1, x: x, y: y) }

  /// Where the curve has a coordinate; nil if nowhere, any of them where it stands still.
  func parameter(where axis: Axis, is value: CGFloat) -> CGFloat? {
    var (low, high) = (CGFloat(0), CGFloat(1))
    let (first, last) = (self.value(axis, at: 0), self.value(axis, at: 1))
    guard min(first, last) <= value, value <= max(first, last) else { return nil }
    if value == first { return 0 }
    if value == last { return 1 }
    if isLine { return (value - first) / (last - first) }
    // Regula falsi in the form of M. Dowell and P. Jarratt (Illinois), BIT 11 (1971), within a bracket.
    var (below, above) = (first - value, last - value)
    var side = 0
    for _ in 0..<64 where high - low > 1e-15 {
      var t = low + (high - low) * below / (below - above)
      if !(t > low && t < high) { t = (low + high) / 2 }
      let error = self.value(axis, at: t) - value
      if error == 0 { return t }
      if (error < 0) == (below < 0) {
        (low, below) = (t, error)
        if side == 1 { above /= 2 }
        side = 1
      } else {
        (high, above) = (t, error)
        if side == -1 { below /= 2 }
        side = -1
      }
    }
    return abs(below) < abs(above) ? low : high
  }

  /// Where the curve is nearest to a coordinate.
  func parameter(where axis: Axis, nearest value: CGFloat) -> CGFloat {
    let (first, last) = (self.value(axis, at: 0), self.value(axis, at: 1))
    let inside = min(max(value, min(first, last)), max(first, last))
    return parameter(where: axis, is: inside) ?? 0
  }

  /// A parameter where the curve passes a point within a distance; nil if it does not.
  func parameter(at point: CGPoint, within tolerance: CGFloat) -> CGFloat? {
    if point.distance(to: start) <= tolerance { return 0 }
    if point.distance(to: end) <= tolerance { return 1 }
    guard point.x > minX - tolerance, point.x < maxX + tolerance, point.y > minY - tolerance,
      point.y < maxY + tolerance
    else { return nil }
    let candidates = [
      parameter(where: .horizontal, is: point.x), parameter(where: .vertical, is: point.y),
    ]
    return candidates.compactMap(\.self)
      .map { (t: $0, distance: self.point(at: $0).distance(to: point)) }
      .filter { $0.distance <= tolerance }
      .min { $0.distance < $1.distance }?.t
  }
}

extension SIMD4 {
  fileprivate var reversed: SIMD4 { SIMD4(self[3], self[2], self[1], self[0]) }
}

extension PathSegment {
  /// Whether all coordinates are finite.
  var isFinite: Bool {
    let (a, b, c, d) = cubicPoints
    return a.isFinite && b.isFinite && c.isFinite && d.isFinite
  }

  /// Where the curve turns back in x or in y, between 0 and 1, in order.
  fileprivate var turningParameters: [CGFloat] {
    guard !isLine else { return [] }
    let (a, b, c, d) = cubicPoints
    func roots(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> [CGFloat] {
      quadraticRoots(b - a - 2 * (c - b) + (d - c), 2 * (c - b - (b - a)), b - a)
    }
    let found = roots(a.x, b.x, c.x, d.x) + roots(a.y, b.y, c.y, d.y)
    var result: [CGFloat] = []
    for t in found.sorted() where t > 1e-9 && t < 1 - 1e-9 && t - (result.last ?? 0) > 1e-9 {
      result.append(t)
    }
    return result
  }
}
