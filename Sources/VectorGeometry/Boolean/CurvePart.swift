import Foundation

/// A part of a monotone curve with the control points of its own.
struct CurvePart {
  typealias Coordinates = SIMD4<CGFloat.NativeType>

  /// The part, as parameters of the curve.
  let range: ClosedRange<CGFloat>
  private let x: Coordinates
  private let y: Coordinates

  init(range: ClosedRange<CGFloat>, x: Coordinates, y: Coordinates) {
    (self.range, self.x, self.y) = (range, x, y)
  }

  /// The longer side of the box around its ends.
  var size: CGFloat { CGFloat(max(abs(x[3] - x[0]), abs(y[3] - y[0]))) }

  /// Both halves by de Casteljau's algorithm.
  var halves: [CurvePart] {
    let middle = (range.lowerBound + range.upperBound) / 2
    let (xs, ys) = (Self.halves(of: x), Self.halves(of: y))
    return [
      CurvePart(range: range.lowerBound...middle, x: xs.0, y: ys.0),
      CurvePart(range: middle...range.upperBound, x: xs.1, y: ys.1),
    ]
  }

  private static func halves(of p: Coordinates) -> (Coordinates, Coordinates) {
    let (ab, bc, cd) = ((p[0] + p[1]) / 2, (p[1] + p[2]) / 2, (p[2] + p[3]) / 2)
    let (abc, bcd) = ((ab + bc) / 2, (bc + cd) / 2)
    let middle = (abc + bcd) / 2
    return (Coordinates(p[0], ab, abc, middle), Coordinates(middle, bcd, cd, p[3]))
  }

  /// Whether a straight line parts the control points by more than a distance: one along an axis, or along a chord.
  ///
  /// Source of the lines along chords: T. W. Sederberg and T. Nishita, Curve intersection using Bézier clipping,
  /// Computer-Aided Design 22 (1990).
  func isApart(from other: CurvePart, by distance: CGFloat) -> Bool {
    let distance = distance.native
    if Self.isApart(x, other.x, by: distance) || Self.isApart(y, other.y, by: distance) {
      return true
    }
    return [chord, other.chord].contains { chord in
      let length = (chord.x * chord.x + chord.y * chord.y).squareRoot()
      guard length > 0 else { return false }
      let (first, second) = (
        heights(over: chord, from: self), other.heights(over: chord, from: self)
      )
      return Self.isApart(first, second, by: distance * length)
    }
  }

  private var chord: SIMD2<CGFloat.NativeType> { SIMD2(x[3] - x[0], y[3] - y[0]) }

  private func heights(
    over chord: SIMD2<CGFloat.NativeType>, from part: CurvePart
  ) -> Coordinates {
    (y - part.y[0]) * chord.x - (x - part.x[0]) * chord.y
  }

  private static func isApart(
    _ first: Coordinates, _ second: Coordinates, by distance: CGFloat.NativeType
  ) -> Bool {
    first.min() > second.max() + distance || second.min() > first.max() + distance
  }
}
