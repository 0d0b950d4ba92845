package import Foundation

/// A line or cubic with the directions of its ends, longer than nothing and without cusps inside.
struct StrokeSegment {
  let curve: PathSegment
  let startDirection: CGPoint
  let endDirection: CGPoint

  /// Nil for a segment without length.
  init?(_ curve: PathSegment) {
    guard let first = curve.direction(at: 0), let last = curve.direction(at: 1) else { return nil }
    self.curve = curve
    (startDirection, endDirection) = (first, last)
  }

  private init(_ curve: PathSegment, from first: CGPoint, to last: CGPoint) {
    self.curve = curve
    (startDirection, endDirection) = (first, last)
  }

  var start: CGPoint { curve.start }
  var end: CGPoint { curve.end }
  var startNormal: CGPoint { startDirection.normal }
  var endNormal: CGPoint { endDirection.normal }

  /// The length of a line; zero for a curve.
  var lineLength: CGFloat { curve.isLine ? (end - start).length : 0 }

  /// Both halves, with one direction where they meet.
  var halves: (StrokeSegment, StrokeSegment) {
    let (first, second) = curve.split(at: 0.5)
    let middle = curve.direction(at: 0.5) ?? startDirection
    return (
      StrokeSegment(first, from: startDirection, to: middle),
      StrokeSegment(second, from: middle, to: endDirection)
    )
  }

  /// At least the angle by which the direction changes, in radians.
  var turn: CGFloat {
    let (_, control1, control2, _) = curve.cubicPoints
    let middle = (control2 - control1).unit ?? startDirection
    return startDirection.angle(to: middle) + middle.angle(to: endDirection)
  }
}

extension PathSegment {
  /// The segment as lines and cubics, cut at its cusps; none if it has no length.
  var strokeSegments: [StrokeSegment] {
    guard !isPoint else { return [] }
    guard !isLine else { return StrokeSegment(self).map { [$0] } ?? [] }
    let (a, b, c, d) = cubicPoints
    let cubic = PathSegment.cubic(a, b, c, d)
    var (result, last): ([StrokeSegment], CGFloat) = ([], 0)
    for t in cubic.cusps + [1] {
      if let piece = StrokeSegment(cubic.part(from: last, to: t)) { result.append(piece) }
      last = t
    }
    return result
  }

  /// Where a cubic stops and turns back.
  private var cusps: [CGFloat] {
    guard case .cubic(let a, let b, let c, let d) = self else { return [] }
    let size = max((b - a).length, (c - b).length, (d - c).length)
    let (first, second, third) = (b - a, c - b, d - c)
    func roots(_ x: (CGPoint) -> CGFloat) -> [CGFloat] {
      quadraticRoots(
        x(first) - 2 * x(second) + x(third), 2 * (x(second) - x(first)), x(first))
    }
    let candidates = (roots(\.x) + roots(\.y)).filter { $0 > 1e-6 && $0 < 1 - 1e-6 }
    var result: [CGFloat] = []
    for t in candidates.sorted() where derivative(at: t).length < size * 1e-6 {
      if t - (result.last ?? 0) > 1e-6 { result.append(t) }
    }
    return result
  }
}

/// The curve at a distance beside a cubic, as one cubic.
///
/// It has the exact ends and derivatives: those of the curve times (1 + curvature · distance).
/// Source: Farouki and Neff, "Analytic properties of plane offset curves", CAGD 7 (1990), eq. 7.
struct OffsetCurve {
  let cubic: PathSegment
  /// Whether the offset runs backwards somewhere.
  let isFolded: Bool
  private let exact: [CGPoint]

  init(_ piece: StrokeSegment, distance: CGFloat) {
    let (start, control1, control2, end) = piece.curve.cubicPoints
    let samples: [CGFloat] = [0.25, 0.5, 0.75]
    let speeds = [0, 0.25, 0.5, 0.75, 1].map {
      1 + piece.curve.curvature(at: $0) * distance
    }
    isFolded = speeds.contains { $0 <= 0 }
    exact = samples.map { t in
      piece.curve.point(at: t)
        + (piece.curve.direction(at: t) ?? piece.startDirection).normal * distance
    }
    let first = start + piece.startNormal * distance
    let last = end + piece.endNormal * distance
    cubic = .cubic(
      first, first + (control1 - start) * speeds[0], last - (end - control2) * speeds[4], last)
  }

  /// Whether the cubic is so near to the exact offset.
  func isWithin(_ tolerance: CGFloat) -> Bool {
    guard !isFolded else { return true }
    return zip([0.25, 0.5, 0.75], exact).allSatisfy {
      cubic.point(at: $0).distance(to: $1) <= tolerance
    }
  }
}

extension PathSegment {
  /// The change of direction by length, positive clockwise on screen; zero where it has no direction.
  package func curvature(at t: CGFloat) -> CGFloat {
    let first = derivative(at: t)
    let speed = first.length
    let curvature = first.cross(secondDerivative(at: t)) / (speed * speed * speed)
    return curvature.isFinite ? curvature : 0
  }
}

extension CGPoint {
  /// The direction to the left of this one: turned by 90 degrees counterclockwise on screen.
  var normal: CGPoint { CGPoint(x: y, y: -x) }

  /// The unsigned angle between two directions, in radians.
  func angle(to other: CGPoint) -> CGFloat { abs(atan2(cross(other), dot(other))) }
}
