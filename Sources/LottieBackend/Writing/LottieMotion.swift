import Foundation
import VectorGeometry

/// Transforms over time as Lottie has them: an anchor that is put to a place, a turn and a scale.
///
/// What slants is two of them, one in the other: a turn, a scale and another turn. Players differ in what they make
/// of Lottie's own slant.
struct LottieMotion {
  /// One transform: scaled, then turned around the anchor, which comes to the position.
  struct Step {
    var anchor: CGPoint
    var positions: [[Double]]
    /// In degrees.
    var angles: [Double]
    var scales: [[Double]]
    /// How far from the anchor there is something to see, before the step.
    var radius: Double
  }

  /// From the inside out; one or two.
  private(set) var steps: [Step]

  /// - Parameters:
  ///   - matrices: The transforms, one a frame; none collapses the plane.
  ///   - box: Where there is something to see, before they are applied.
  init(_ matrices: [CGAffineTransform], box: CGRect) {
    let anchor = box.center
    let radius = hypot(Double(box.width), Double(box.height)) / 2
    var (angle, parts) = (0.0, [Parts]())
    for matrix in matrices {
      let next = Parts(matrix, near: angle)
      angle = next.angle
      parts.append(next)
    }
    let positions = matrices.map { matrix -> [Double] in
      let point = anchor.applying(matrix)
      return [Double(point.x), Double(point.y)]
    }
    if parts.allSatisfy({ abs($0.slant) < 1e-4 }) {
      steps = [
        Step(
          anchor: anchor, positions: positions, angles: parts.map { $0.angle * 180 / .pi },
          scales: parts.map { [$0.width, $0.height] }, radius: radius)
      ]
      return
    }
    let turns = matrices.map { Turns($0) }
    let center = [Double(anchor.x), Double(anchor.y)]
    steps = [
      Step(
        anchor: anchor, positions: matrices.map { _ in center },
        angles: Self.unwound(turns.map(\.first)), scales: matrices.map { _ in [1, 1] },
        radius: radius),
      Step(
        anchor: anchor, positions: positions, angles: Self.unwound(turns.map(\.second)),
        scales: turns.map { [$0.width, $0.height] }, radius: radius),
    ]
  }

  /// Angles in degrees that never jump by more than half a turn; in radians before.
  private static func unwound(_ angles: [Double]) -> [Double] {
    var last = 0.0
    return angles.map { angle in
      last = angle + ((last - angle) / (2 * .pi)).rounded() * 2 * .pi
      return last * 180 / .pi
    }
  }

  /// A transform as R · K · S.
  private struct Parts {
    var (angle, slant, width, height) = (0.0, 0.0, 0.0, 0.0)

    /// Of the angles that fit, the one nearest to another, so that turns go on and flips do not turn.
    init(_ t: CGAffineTransform, near other: Double) {
      let length = hypot(t.a, t.b)
      let found = length > 1e-9 ? atan2(t.b, t.a) : other
      angle = found + ((other - found) / .pi).rounded() * .pi
      let (sine, cosine) = (sin(angle), cos(angle))
      width = t.a * cosine + t.b * sine
      height = t.d * cosine - t.c * sine
      slant = abs(height) > 1e-9 ? (t.c * cosine + t.d * sine) / height : 0
    }
  }

  /// A transform as R · S · R: its singular values.
  private struct Turns {
    var (first, second, width, height) = (0.0, 0.0, 0.0, 0.0)

    init(_ t: CGAffineTransform) {
      let (e, f) = ((t.a + t.d) / 2, (t.a - t.d) / 2)
      let (g, h) = ((t.b + t.c) / 2, (t.b - t.c) / 2)
      let (q, r) = (hypot(e, h), hypot(f, g))
      let (a1, a2) = (atan2(g, f), atan2(h, e))
      (width, height) = (q + r, q - r)
      first = (a2 - a1) / 2
      second = (a2 + a1) / 2
    }
  }
}

extension LottieMotion.Step {
  /// Writes the keys of the transform into an object, but those that say nothing.
  func write(start: Int, tolerance: Double, to buffer: inout JSONBuffer) {
    let reach = max(radius * (scales.flatMap { $0.map(abs) }.max() ?? 1), 1e-3)
    let angle = LottieProperty(
      start: start, samples: angles.map { [$0] }, tolerance: tolerance / 4 / reach * 180 / .pi,
      decimals: 3)
    let scale = LottieProperty(
      start: start, samples: scales.map { $0.map { $0 * 100 } },
      tolerance: tolerance / 4 / max(radius, 1e-3) * 100, decimals: 3)
    let isMoved = !angle.isAlways(0) || !scale.isAlways(100)
    // Without a turn and a scale, no point has to stay.
    let position = LottieProperty(
      start: start,
      samples: isMoved
        ? positions
        : positions.map { [$0[0] - Double(anchor.x), $0[1] - Double(anchor.y)] },
      tolerance: tolerance / 2 / 2.0.squareRoot())
    if isMoved {
      buffer.key("a")
      buffer.object { buffer in
        buffer.key("a")
        buffer.raw("0")
        buffer.key("k")
        buffer.numbers([Double(anchor.x), Double(anchor.y)])
      }
    }
    let parts = [("p", position, 0.0), ("s", scale, 100), ("r", angle, 0)]
    for (name, property, rest) in parts where name == "p" || !property.isAlways(rest) {
      buffer.key(name)
      property.write(to: &buffer)
    }
  }
}
