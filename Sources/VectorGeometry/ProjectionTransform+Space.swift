package import Foundation

extension ProjectionTransform {
  /// Creates the transform of the plane z = 0 by a spatial transform, seen along z.
  public init(_ m: CATransform3D) {
    self.init()
    (m11, m12, m13) = (m.m11, m.m12, m.m14)
    (m21, m22, m23) = (m.m21, m.m22, m.m24)
    (m31, m32, m33) = (m.m41, m.m42, m.m44)
  }

  /// A turn of a frame about an axis in space through a point, seen in perspective.
  ///
  /// The eye is as far from the plane as the frame's longer side is long, divided by
  /// `perspective`; 0 is a view without perspective. `anchorZ` is in points, towards the eye.
  ///
  /// Source: SwiftUI's `rotation3DEffect`, measured: for rows, T(-anchor) R(axis, angle) P T(anchor)
  /// with P.m34 = -perspective / max(width, height).
  package init(
    rotation angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: CGPoint,
    anchorZ: CGFloat, perspective: CGFloat, size: CGSize
  ) {
    var eye = CATransform3D()
    let side = max(size.width, size.height)
    if side > 0 { eye.m34 = -perspective / side }
    let away = CATransform3DMakeTranslation(-anchor.x, -anchor.y, -anchorZ)
    let turn = CATransform3DMakeRotation(angle.radians, axis.x, axis.y, axis.z)
    let back = CATransform3DMakeTranslation(anchor.x, anchor.y, anchorZ)
    self.init(
      CATransform3DConcat(CATransform3DConcat(away, turn), CATransform3DConcat(eye, back)))
  }

  /// The transform in coordinates whose origin is at (x, y).
  package func movedOrigin(to origin: CGPoint) -> ProjectionTransform {
    let away = ProjectionTransform(CGAffineTransform(translationX: -origin.x, y: -origin.y))
    let back = ProjectionTransform(CGAffineTransform(translationX: origin.x, y: origin.y))
    return away.concatenating(self).concatenating(back)
  }

  /// The transform over m33, where that leaves w = 1: the same map, known to be affine.
  package var normalized: ProjectionTransform {
    guard m13 == 0, m23 == 0, m33 != 1, m33 != 0 else { return self }
    var copy = self
    (copy.m11, copy.m12) = (m11 / m33, m12 / m33)
    (copy.m21, copy.m22) = (m21 / m33, m22 / m33)
    (copy.m31, copy.m32, copy.m33) = (m31 / m33, m32 / m33, 1)
    return copy
  }

  /// Whether all entries are finite.
  package var isFinite: Bool {
    [m11, m12, m13, m21, m22, m23, m31, m32, m33].allSatisfy(\.isFinite)
  }
}
