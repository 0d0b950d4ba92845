import Foundation
public import VectorGeometry

extension Spring {
  /// The part of its travel within which an animated value is put on its target: 2⁻¹⁴.
  ///
  /// A travel of 400 points ends with a step of 0.024 points, which no renderer shows. For the
  /// spring (0.55, 0.825) and 100 points it takes 1.12 s, where SwiftUI's threshold takes 1.07 s.
  package static let restingFraction = 1.0 / 16384

  /// The estimated duration in seconds until the spring is at rest, for a target of 1 and 0.001.
  public var settlingDuration: Double {
    settlingDuration(target: 1.0, initialVelocity: 0, epsilon: 0.001)
  }

  /// The estimated duration in seconds until all later values are within `epsilon` of the target.
  ///
  /// SwiftUI's figures: ln((|β·D - v₀| + |D|)/ε)/β for an underdamped spring, otherwise the first
  /// multiple of 0.1 s from which on the value is near (beyond 102.4 s an upper bound of it). An
  /// undamped spring never settles: infinity.
  /// Source: OpenSwiftUI, `Spring+VectorArithmetic`.
  public func settlingDuration<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, epsilon: Double
  ) -> Double {
    let start = SpringStart(displacement: target, velocity: initialVelocity)
    guard slowDecay > 0, slowDecay.isFinite else { return .infinity }
    if decay < angularFrequency {
      let reach = start.drive(decay: decay) + start.displacement
      return max(0, log(reach / epsilon) / decay)
    }
    let rest = lastTime(start, threshold: epsilon)
    var steps = max(0, (rest * 10).rounded(.up))
    while steps > 0, steps <= 1024, start.distance(response(at: (steps - 1) / 10)) < epsilon {
      steps -= 1
    }
    return steps / 10
  }

  /// The estimated duration in seconds until a motion between two values is at rest.
  public func settlingDuration<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, epsilon: Double
  ) -> Double {
    settlingDuration(
      target: toValue.animatableData - fromValue.animatableData,
      initialVelocity: initialVelocity.animatableData, epsilon: epsilon)
  }

  /// The time in seconds after which an animated value is put on its target; nil if it never rests.
  ///
  /// From then on the motion's envelope is below `restingFraction` of its travel, which is the
  /// larger of the initial displacement and |v₀|/ω₀. Independent of units and of the frame rate.
  func restingTime(_ start: SpringStart) -> Double? {
    let travel = max(start.displacement, start.velocity / max(angularFrequency, 1e-300))
    guard travel > 0 else { return 0 }
    guard slowDecay > 0, slowDecay.isFinite, travel.isFinite else { return nil }
    let time = lastTime(start, threshold: travel * Self.restingFraction)
    return time.isFinite ? time : nil
  }

  /// The time after which the envelope of the motion stays below `threshold`.
  ///
  /// The envelope is e^(-λt)(|D| + |βD - v₀|·min(t, 1/q)), for |sin(ωt)/ω| ≤ min(t, 1/ω), and
  /// e^(-βt)·sinh(st)/s ≤ e^(-λt)·min(t, 1/2s).
  func lastTime(_ start: SpringStart, threshold: Double) -> Double {
    let difference = abs((angularFrequency - decay) * (angularFrequency + decay)).squareRoot()
    let rate = decay > angularFrequency ? 2 * difference : difference
    let drive = start.drive(decay: decay)
    if rate > 0 {
      let far = log((start.displacement + drive / rate) / threshold) / slowDecay
      if far * rate >= 1 { return far }
    }
    return Self.lastTime(
      decay: slowDecay, constant: start.displacement, linear: drive, threshold: threshold)
  }

  /// The last time at which e^(-λt)(a + b·t) is `threshold`, 0 if it never is as large.
  static func lastTime(
    decay: Double, constant: Double, linear: Double, threshold: Double
  ) -> Double {
    func envelope(_ t: Double) -> Double { exp(-decay * t) * (constant + linear * t) }
    var low = linear > 0 ? max(0, 1 / decay - constant / linear) : 0
    guard envelope(low) > threshold else { return 0 }
    var high = low + 1 / decay
    while envelope(high) > threshold { high = low + 2 * (high - low) }
    for _ in 0..<100 {
      let middle = (low + high) / 2
      if middle <= low || middle >= high { break }
      if envelope(middle) > threshold { low = middle } else { high = middle }
    }
    return high
  }
}
