import Foundation

/// An easing function of CSS or of common animation libraries, defined for any input.
///
/// SwiftUI has no such vocabulary beyond `UnitCurve`; documents and keyframe chains use it.
package enum Easing: Hashable, Sendable {
  /// A curve, continued along its end tangents outside 0...1.
  case curve(UnitCurve)
  /// CSS's `steps()`: a number of equal steps, at least 1 (2 with `.none`).
  case steps(Int, StepPosition)
  /// CSS's `linear()`.
  case linear(PiecewiseLinear)
  /// A power of the progress, with a whole exponent of at least 1.
  case power(Int)
  /// A quarter of a wave, from its trough.
  case sineIn
  /// Doubles ten times.
  ///
  /// Source: d3-ease, `easeExpIn`.
  case exponentialIn
  /// A quarter of a circle, from its bottom; SwiftUI's is a Bézier curve near it.
  case circleIn
  /// Bounces three times, higher each time, before it leaves.
  ///
  /// Source: Robert Penner's equations as in d3-ease, `easeBounceIn`.
  case bounceIn
  /// Draws back by `overshoot` before it starts.
  ///
  /// Source: Robert Penner's equations as in d3-ease, `easeBackIn`; 1.70158 draws back by a tenth.
  case backIn(overshoot: Double = 1.70158)
  /// Swings with growing amplitude before it leaves.
  ///
  /// Source: Robert Penner's equations as in d3-ease, `easeElasticIn`.
  case elasticIn(amplitude: Double = 1, period: Double = 0.3)
  /// The easing backwards in time and value: its end is the other's start.
  indirect case reversed(Easing)
  /// The easing in the first half, and backwards in the second.
  indirect case mirrored(Easing)

  /// Where the jumps of `steps()` lie.
  package enum StepPosition: Hashable, Sendable {
    /// At the start of each step.
    case start
    /// At the end of each step.
    case end
    /// At neither end: the first and last value last as long as the others.
    case none
    /// At both ends.
    case both
  }

  /// The eased progress.
  package func value(at x: Double) -> Double {
    switch self {
    case .curve(let curve): return curve.extendedValue(at: x)
    case .steps(let count, let position): return Self.step(x, count, position)
    case .linear(let function): return function.value(at: x)
    case .power(let exponent): return pow(x, Double(exponent))
    case .sineIn: return 1 - cos(x * .pi / 2)
    case .exponentialIn: return Self.decay(1 - x)
    case .circleIn: return 1 - max(1 - x * x, 0).squareRoot()
    case .bounceIn: return 1 - Self.bounceOut(1 - x)
    case .backIn(let overshoot): return x * x * (overshoot * (x - 1) + x)
    case .elasticIn(let amplitude, let period):
      let amplitude = max(1, amplitude)
      let turn = period / (2 * .pi)
      let shift = asin(1 / amplitude) * turn
      let phase = sin((shift - (x - 1)) / turn)
      return amplitude * Self.decay(1 - x) * phase
    case .reversed(let easing): return 1 - easing.value(at: 1 - x)
    case .mirrored(let easing):
      return x < 0.5 ? easing.value(at: 2 * x) / 2 : 1 - easing.value(at: 2 - 2 * x) / 2
    }
  }

  /// The output of `steps()`.
  ///
  /// Source: CSS Easing Functions 1, section 2.3, https://www.w3.org/TR/css-easing-1/
  private static func step(_ x: Double, _ count: Int, _ position: StepPosition) -> Double {
    let jumps: Int
    var current = (x * Double(count)).rounded(.down)
    switch position {
    case .start:
      jumps = count
      current += 1
    case .end: jumps = count
    case .none: jumps = count - 1
    case .both:
      jumps = count + 1
      current += 1
    }
    if x >= 0, current < 0 { current = 0 }
    if x <= 1, current > Double(jumps) { current = Double(jumps) }
    return current / Double(max(1, jumps))
  }

  /// Four parabolas, each lower than the one before: a ball that is dropped.
  private static func bounceOut(_ x: Double) -> Double {
    let height = 7.5625
    var (middle, floor) = (0.0, 0.0)
    if x >= 1 / 2.75 { (middle, floor) = (1.5 / 2.75, 0.75) }
    if x >= 2 / 2.75 { (middle, floor) = (2.25 / 2.75, 0.9375) }
    if x >= 2.5 / 2.75 { (middle, floor) = (2.625 / 2.75, 0.984375) }
    let distance = x - middle
    return height * distance * distance + floor
  }

  /// 2⁻¹⁰ˣ moved and stretched so that it is 1 at 0 and 0 at 1.
  ///
  /// Source: d3-ease, `tpmt`.
  private static func decay(_ x: Double) -> Double {
    (exp2(-10 * x) - 0.0009765625) * 1.0009775171065494
  }
}
