import Foundation

/// What a spring makes of a unit displacement and a unit velocity: four numbers for one moment.
///
/// With the displacement d = target - value, D = d(0) and v₀ the value's initial velocity,
/// d(t) = D·displacement - v₀·velocity. They do not depend on the vector that is animated, so a
/// path of a thousand points needs one evaluation.
/// Source: the solution of m·d″ + c·d′ + k·d = 0; all three regimes share C and S with
/// d = e^(-βt)(D·(C + βS) - v₀·S), C = cos ω_d·t or cosh s·t, S = sin(ω_d·t)/ω_d or sinh(s·t)/s.
struct SpringResponse: Hashable, Sendable {
  /// The part of the initial displacement that is left.
  var displacement: Double
  /// The distance gained per unit of initial velocity, in seconds.
  var velocity: Double
  /// The derivative of `displacement`, per second.
  var displacementRate: Double
  /// The derivative of `velocity`.
  var velocityRate: Double

  /// At the start: everything is as given.
  static let start = SpringResponse(
    displacement: 1, velocity: 0, displacementRate: 0, velocityRate: 1)
  /// At rest on the target.
  static let rest = SpringResponse(
    displacement: 0, velocity: 0, displacementRate: 0, velocityRate: 0)

  /// This response followed by another one: the spring changes its constants in between.
  func followed(by next: SpringResponse) -> SpringResponse {
    // (d, v) -> (next.displacement·d - next.velocity·v, -next.displacementRate·d + ...·v), v = -d′.
    SpringResponse(
      displacement: next.displacement * displacement + next.velocity * displacementRate,
      velocity: next.displacement * velocity + next.velocity * velocityRate,
      displacementRate: next.displacementRate * displacement
        + next.velocityRate * displacementRate,
      velocityRate: next.displacementRate * velocity + next.velocityRate * velocityRate)
  }
}

extension Spring {
  /// The response after `time` seconds.
  func response(at time: Double) -> SpringResponse {
    guard time != 0, decay.isFinite else { return .start }
    guard time.isFinite else { return decay > 0 && angularFrequency > 0 ? .rest : .start }
    let (even, odd) = oscillation(at: time)
    return SpringResponse(
      displacement: even + decay * odd,
      velocity: odd,
      displacementRate: -angularFrequency * angularFrequency * odd,
      velocityRate: even - decay * odd)
  }

  /// e^(-βt)·C and e^(-βt)·S of the regime, with the common series where the regimes meet.
  private func oscillation(at time: Double) -> (even: Double, odd: Double) {
    let difference = (angularFrequency - decay) * (angularFrequency + decay)
    let z = difference * time * time
    if abs(z) < 1e-3 {
      let envelope = exp(-decay * time)
      let even = 1 - z / 2 * (1 - z / 12 * (1 - z / 30))
      let odd = time * (1 - z / 6 * (1 - z / 20 * (1 - z / 42)))
      return (envelope * even, envelope * odd)
    }
    if difference > 0 {
      let frequency = difference.squareRoot()
      let envelope = exp(-decay * time)
      return (
        envelope * cos(frequency * time), envelope * sin(frequency * time) / frequency
      )
    }
    let split = (-difference).squareRoot()
    let fast = exp(-(decay + split) * time)
    let slow = exp(-slowDecay * time)
    return ((slow + fast) / 2, (slow - fast) / (2 * split))
  }

  /// The constant of the slowest exponential in the motion, per second.
  ///
  /// β up to critical damping; beyond, β - s = ω₀²/(β + s), free of cancellation.
  var slowDecay: Double {
    guard decay > angularFrequency else { return decay }
    let split = ((decay - angularFrequency) * (decay + angularFrequency)).squareRoot()
    return angularFrequency * angularFrequency / (decay + split)
  }
}
