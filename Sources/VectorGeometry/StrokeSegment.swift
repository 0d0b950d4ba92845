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

/// The curve at a distance beside a piece, as one cubic.
struct OffsetCurve {
  let cubic: PathSegment
  /// Whether the offset runs backwards somewhere.
  let isFolded: Bool
}

/// Places of a piece of a curve, from which the curves beside it are made and checked.
struct CurveSamples {
  private struct Sample {
    let point: CGPoint
    let normal: CGPoint
    let curvature: CGFloat
  }

  private let piece: StrokeSegment
  /// At 0, 1/4, 1/2, 3/4 and 1.
  private let samples: InlineArray<5, Sample>

  init(_ piece: StrokeSegment) {
    self.piece = piece
    samples = InlineArray { index in
      let t = CGFloat(index) / 4
      return Sample(
        point: piece.curve.point(at: t),
        normal: (piece.curve.direction(at: t) ?? piece.startDirection).normal,
        curvature: piece.curve.curvature(at: t))
    }
  }

  /// The curve at a distance, with the exact ends and derivatives.
  ///
  /// Those are the derivatives of the curve times (1 + curvature · distance).
  /// Source: Farouki and Neff, "Analytic properties of plane offset curves", CAGD 7 (1990), eq. 7.
  func offset(_ distance: CGFloat) -> OffsetCurve {
    let (start, control1, control2, end) = piece.curve.cubicPoints
    let (first, last) = (
      start + piece.startNormal * distance, end + piece.endNormal * distance
    )
    var isFolded = false
    for index in samples.indices where 1 + samples[index].curvature * distance <= 0 {
      isFolded = true
    }
    return OffsetCurve(
      cubic: .cubic(
        first, first + (control1 - start) * (1 + samples[0].curvature * distance),
        last - (end - control2) * (1 + samples[4].curvature * distance), last),
      isFolded: isFolded)
  }

  /// Whether a cubic is so near to the exact offset.
  func isWithin(_ tolerance: CGFloat, of cubic: PathSegment, at distance: CGFloat) -> Bool {
    for index in 1...3 {
      let exact = samples[index].point + samples[index].normal * distance
      guard cubic.point(at: CGFloat(index) / 4).distance(to: exact) <= tolerance else {
        return false
      }
    }
    return true
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
