import Foundation
import VectorGeometry

/// The shortest `transform` that says the same as a matrix.
enum SVGTransform {
  /// Entries without a unit need more digits than coordinates, which they multiply: six keep a point
  /// 4,000 away from the origin within 1/500.
  private static let linearDecimals = 6
  private static let degreeDecimals = 5

  /// The value of the attribute; nil for the identity.
  static func value(_ transform: CGAffineTransform, decimals: Int) -> SVGBuffer? {
    let t = transform
    let isUnturned = isZero(t.b) && isZero(t.c)
    if isUnturned, isZero(t.a - 1), isZero(t.d - 1) {
      return translation(t, decimals)
    }
    var best = matrix(t, decimals)
    for candidate in candidates(t, isUnturned: isUnturned, decimals)
    where candidate.count < best.count {
      best = candidate
    }
    return best
  }

  private static func candidates(
    _ t: CGAffineTransform, isUnturned: Bool, _ decimals: Int
  ) -> [SVGBuffer] {
    if isUnturned {
      let factors = isZero(t.a - t.d) ? [t.a] : [t.a, t.d]
      return [joined(translation(t, decimals), call("scale", factors, linearDecimals))]
    }
    guard isZero(t.a - t.d), isZero(t.b + t.c), isZero(t.a * t.a + t.b * t.b - 1) else { return [] }
    let degrees = atan2(t.b, t.a) * 180 / .pi
    var around = call("rotate", [degrees], degreeDecimals)
    let shifted = joined(translation(t, decimals), around)
    guard let center = fixedPoint(t) else { return [shifted] }
    around = SVGBuffer()
    around.append("rotate(")
    around.append(number: degrees, decimals: degreeDecimals)
    around.append(" ")
    around.append(numbers: [center.x, center.y], decimals: decimals)
    around.append(")")
    return [shifted, around]
  }

  /// The center of a rotation that also moves the origin.
  private static func fixedPoint(_ t: CGAffineTransform) -> CGPoint? {
    guard !isZero(t.tx) || !isZero(t.ty) else { return nil }
    let determinant = (1 - t.a) * (1 - t.d) - t.b * t.c
    guard abs(determinant) > 1e-3 else { return nil }
    return CGPoint(
      x: ((1 - t.d) * t.tx + t.c * t.ty) / determinant,
      y: (t.b * t.tx + (1 - t.a) * t.ty) / determinant)
  }

  private static func isZero(_ value: CGFloat) -> Bool { abs(value) < 5e-7 }

  private static func translation(_ t: CGAffineTransform, _ decimals: Int) -> SVGBuffer? {
    let (x, y) = (SVGNumber.grid(t.tx, decimals), SVGNumber.grid(t.ty, decimals))
    guard x != 0 || y != 0 else { return nil }
    return call("translate", y == 0 ? [t.tx] : [t.tx, t.ty], decimals)
  }

  private static func matrix(_ t: CGAffineTransform, _ decimals: Int) -> SVGBuffer {
    var buffer = SVGBuffer()
    buffer.append("matrix(")
    buffer.append(numbers: [t.a, t.b, t.c, t.d], decimals: linearDecimals)
    buffer.append(" ")
    buffer.append(numbers: [t.tx, t.ty], decimals: decimals)
    buffer.append(")")
    return buffer
  }

  private static func call(_ name: String, _ values: [CGFloat], _ decimals: Int) -> SVGBuffer {
    var buffer = SVGBuffer()
    buffer.append(name)
    buffer.append("(")
    buffer.append(numbers: values, decimals: decimals)
    buffer.append(")")
    return buffer
  }

  private static func joined(_ first: SVGBuffer?, _ second: SVGBuffer) -> SVGBuffer {
    guard var result = first else { return second }
    result.append(" ")
    result.append(second)
    return result
  }
}
