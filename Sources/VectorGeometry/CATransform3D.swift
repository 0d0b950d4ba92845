// The names are Core Animation's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation
import IntegerConversion

/// A transform of space: a 4 x 4 matrix that multiplies the row (x, y, z, 1) from the right.
public struct CATransform3D: Sendable, Hashable {
  /// Row 1, column 1.
  public var m11: CGFloat = 1
  /// Row 1, column 2.
  public var m12: CGFloat = 0
  /// Row 1, column 3.
  public var m13: CGFloat = 0
  /// Row 1, column 4.
  public var m14: CGFloat = 0
  /// Row 2, column 1.
  public var m21: CGFloat = 0
  /// Row 2, column 2.
  public var m22: CGFloat = 1
  /// Row 2, column 3.
  public var m23: CGFloat = 0
  /// Row 2, column 4.
  public var m24: CGFloat = 0
  /// Row 3, column 1.
  public var m31: CGFloat = 0
  /// Row 3, column 2.
  public var m32: CGFloat = 0
  /// Row 3, column 3.
  public var m33: CGFloat = 1
  /// Row 3, column 4: below 0, nearer points are larger.
  public var m34: CGFloat = 0
  /// Row 4, column 1.
  public var m41: CGFloat = 0
  /// Row 4, column 2.
  public var m42: CGFloat = 0
  /// Row 4, column 3.
  public var m43: CGFloat = 0
  /// Row 4, column 4.
  public var m44: CGFloat = 1

  /// Creates the identity transform.
  public init() {}

  /// A transform of rows.
  package init(rows: [SIMD4<Double>]) {
    (m11, m12, m13, m14) = (rows[0].x, rows[0].y, rows[0].z, rows[0].w)
    (m21, m22, m23, m24) = (rows[1].x, rows[1].y, rows[1].z, rows[1].w)
    (m31, m32, m33, m34) = (rows[2].x, rows[2].y, rows[2].z, rows[2].w)
    (m41, m42, m43, m44) = (rows[3].x, rows[3].y, rows[3].z, rows[3].w)
  }

  /// The rows.
  package var rows: [SIMD4<Double>] {
    [
      SIMD4(m11, m12, m13, m14), SIMD4(m21, m22, m23, m24), SIMD4(m31, m32, m33, m34),
      SIMD4(m41, m42, m43, m44),
    ]
  }
}

/// The transform that changes nothing.
public let CATransform3DIdentity = CATransform3D()

/// Whether the transform changes nothing.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3D() }

/// A move, in points.
public func CATransform3DMakeTranslation(
  _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  var transform = CATransform3D()
  (transform.m41, transform.m42, transform.m43) = (tx, ty, tz)
  return transform
}

/// A change of size by factors.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  var transform = CATransform3D()
  (transform.m11, transform.m22, transform.m33) = (sx, sy, sz)
  return transform
}

/// A turn by an angle in radians about the axis (x, y, z); no turn for an axis without a direction.
///
/// Source: Rodrigues' rotation formula, for rows.
public func CATransform3DMakeRotation(
  _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0, length.isFinite else { return CATransform3D() }
  let (x, y, z) = (x / length, y / length, z / length)
  let turn = Angle(radians: angle)
  let (c, s) = (turn.cosine, turn.sine)
  let d = 1 - c
  return CATransform3D(rows: [
    SIMD4(c + x * x * d, x * y * d + z * s, x * z * d - y * s, 0),
    SIMD4(x * y * d - z * s, c + y * y * d, y * z * d + x * s, 0),
    SIMD4(x * z * d + y * s, y * z * d - x * s, c + z * z * d, 0),
    SIMD4(0, 0, 0, 1),
  ])
}

/// A move, then `t`.
public func CATransform3DTranslate(
  _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t)
}

/// A change of size, then `t`.
public func CATransform3DScale(
  _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
}

/// A turn by an angle in radians about the axis (x, y, z), then `t`.
public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t)
}

/// The transform `a`, then `b`.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  let columns = b.rows
  return CATransform3D(
    rows: a.rows.map { row in
      let first = columns[0] * row.x + columns[1] * row.y
      return first + columns[2] * row.z + columns[3] * row.w
    })
}

extension Angle {
  /// The cosine, exact at quarters of a turn.
  package var cosine: CGFloat {
    let quarters = radians / (.pi / 2)
    guard quarters.isFinite, quarters == quarters.rounded() else { return cos(radians) }
    return [1, 0, -1, 0][Int(clamping: quarters.truncatingRemainder(dividingBy: 4).magnitude)]
  }

  /// The sine, exact at quarters of a turn.
  package var sine: CGFloat {
    let quarters = radians / (.pi / 2)
    guard quarters.isFinite, quarters == quarters.rounded() else { return sin(radians) }
    let remainder = Int(clamping: quarters.truncatingRemainder(dividingBy: 4))
    return [0, 1, 0, -1][remainder < 0 ? remainder + 4 : remainder]
  }
}
