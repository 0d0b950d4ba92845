public import Foundation

extension CGPoint {
  /// The componentwise sum.
  @inlinable
  package static func + (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x + b.x, y: a.y + b.y) }

  /// The vector from `b` to `a`.
  @inlinable
  package static func - (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x - b.x, y: a.y - b.y) }

  /// The opposite vector.
  @inlinable package static prefix func - (a: CGPoint) -> CGPoint { CGPoint(x: -a.x, y: -a.y) }

  /// The vector scaled.
  @inlinable package static func * (a: CGPoint, factor: CGFloat) -> CGPoint {
    CGPoint(x: a.x * factor, y: a.y * factor)
  }

  /// The product of the lengths and the cosine of the angle between.
  @inlinable package func dot(_ other: CGPoint) -> CGFloat { x * other.x + y * other.y }

  /// The product of the lengths and the sine of the angle to `other`, positive clockwise on screen.
  @inlinable package func cross(_ other: CGPoint) -> CGFloat { x * other.y - y * other.x }

  /// The length as a vector; no overflow where the result is finite.
  @inlinable package var length: CGFloat {
    let squared = x * x + y * y
    return squared > 1e-200 && squared < 1e200 ? squared.squareRoot() : hypot(x, y)
  }

  /// The distance to another point.
  @inlinable package func distance(to other: CGPoint) -> CGFloat { (self - other).length }

  /// The vector of length 1 in the same direction; nil for zero and for what is not finite.
  @inlinable package var unit: CGPoint? {
    let length = length
    guard length > 0, length.isFinite else { return nil }
    return CGPoint(x: x / length, y: y / length)
  }

  /// The vector turned by 90 degrees, clockwise on screen.
  @inlinable package var perpendicular: CGPoint { CGPoint(x: -y, y: x) }

  /// The point a fraction of the way to another; exactly the ends at 0 and 1.
  @inlinable package func interpolated(to other: CGPoint, at t: CGFloat) -> CGPoint {
    guard t != 1 else { return other }
    return CGPoint(x: x + (other.x - x) * t, y: y + (other.y - y) * t)
  }

  /// Whether both coordinates are finite.
  @inlinable package var isFinite: Bool { x.isFinite && y.isFinite }
}
