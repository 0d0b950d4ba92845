import Foundation
import VectorGeometry

/// Transforms over time as what SVG can animate: a translation, a turn, a slant and a scale.
///
/// Source: SVG Animations 2, `animateTransform`: there is no animated matrix, but several animations of one element
/// are multiplied in their order.
struct TransformMotion {
  /// One of the factors: its name in SVG and its values at all samples.
  struct Factor {
    var name: String
    var values: [[Double]]
    /// How many times farther a point moves than the number says; angles are in degrees.
    var reach: Double
    var decimals: Int
  }

  let factors: [Factor]

  /// - Parameter radius: How far from the origin there is something to see.
  init(_ transforms: [CGAffineTransform], radius: Double) {
    if let turn = Self.turn(transforms, radius) {
      factors = [turn]
      return
    }
    var (angle, parts) = (0.0, [Parts]())
    for transform in transforms {
      let next = Parts(transform, near: angle)
      angle = next.angle
      parts.append(next)
    }
    let degrees = 180 / Double.pi
    let all = [
      Factor(name: "translate", values: parts.map { [$0.x, $0.y] }, reach: 1, decimals: 3),
      Factor(
        name: "rotate", values: parts.map { [$0.angle * degrees] }, reach: radius / degrees,
        decimals: 4),
      Factor(
        name: "skewX", values: parts.map { [atan($0.slant) * degrees] }, reach: radius / degrees,
        decimals: 4),
      Factor(
        name: "scale", values: parts.map { [$0.width, $0.height] }, reach: radius, decimals: 6),
    ]
    let neutral: [String: [Double]] = ["scale": [1, 1], "translate": [0, 0]]
    factors = all.filter { factor in
      let rest = neutral[factor.name] ?? [0]
      return factor.values.contains { zip($0, rest).contains { abs($0 - $1) > 1e-9 } }
    }
  }

  /// A transform as T · R · K · S.
  private struct Parts {
    var (x, y, angle, slant, width, height) = (0.0, 0.0, 0.0, 0.0, 0.0, 0.0)

    /// Of the angles that fit, the one nearest to another, so that turns go on and flips do not turn.
    init(_ t: CGAffineTransform, near other: Double) {
      (x, y) = (t.tx, t.ty)
      let length = hypot(t.a, t.b)
      let half = Double.pi
      let found = length > 1e-9 ? atan2(t.b, t.a) : other
      angle = found + ((other - found) / half).rounded() * half
      let (sine, cosine) = (sin(angle), cos(angle))
      width = t.a * cosine + t.b * sine
      height = t.d * cosine - t.c * sine
      slant = abs(height) > 1e-9 ? (t.c * cosine + t.d * sine) / height : 0
    }
  }

  /// A turn around one point, if that is all.
  private static func turn(_ transforms: [CGAffineTransform], _ radius: Double) -> Factor? {
    let angles = transforms.map { atan2($0.b, $0.a) }
    for t in transforms {
      let isRigid =
        abs(t.a - t.d) < 1e-4 && abs(t.b + t.c) < 1e-4 && abs(t.a * t.a + t.b * t.b - 1) < 1e-4
      guard isRigid else { return nil }
    }
    guard let widest = transforms.max(by: { $0.a > $1.a }), widest.a < 0.999 else { return nil }
    // The point that stays: (1 - M) p = t.
    let determinant = (1 - widest.a) * (1 - widest.d) - widest.b * widest.c
    let center = CGPoint(
      x: ((1 - widest.d) * widest.tx + widest.c * widest.ty) / determinant,
      y: (widest.b * widest.tx + (1 - widest.a) * widest.ty) / determinant)
    for t in transforms {
      let moved = center.applying(t)
      guard hypot(moved.x - center.x, moved.y - center.y) < 0.01 else { return nil }
    }
    var (last, values) = (0.0, [[Double]]())
    for angle in angles {
      let unwound = angle + ((last - angle) / (2 * .pi)).rounded() * 2 * .pi
      last = unwound
      values.append([unwound * 180 / .pi, center.x, center.y])
    }
    return Factor(name: "rotate", values: values, reach: radius * .pi / 180, decimals: 4)
  }
}
