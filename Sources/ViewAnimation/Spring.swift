import Foundation

/// A mass on a damped spring: the motion of springs in animations, in closed form.
///
/// Durations are seconds. Internally the undamped angular frequency ω₀ (radians per second) and
/// the decay constant β = c/2m (per second) are kept.
public struct Spring: Hashable, Sendable {
  /// ω₀ = √(k/m), in radians per second.
  let angularFrequency: Double
  /// β = c/2m, per second.
  let decay: Double
  /// The mass at the end of the spring.
  public let mass: Double

  /// The shortest response a spring can be given, in seconds; 0 asks for an infinitely stiff one.
  static let shortestResponse = 1e-6

  /// A spring of its constants; those that are no number count as 0, a mass that can't be as 1.
  init(angularFrequency: Double, decay: Double, mass: Double) {
    self.angularFrequency = angularFrequency.isNaN ? 0 : angularFrequency
    self.decay = decay.isNaN ? 0 : decay
    self.mass = Self.possible(mass)
  }

  /// A mass that can be: 1, the usual one, for what is not above 0 or is infinite.
  private static func possible(_ mass: Double) -> Double {
    mass > 0 && mass.isFinite ? mass : 1
  }

  /// A spring with a perceptual duration in seconds and a bounce of -1...1.
  ///
  /// Bounce 0 is critically damped, 1 undamped, -1 infinitely damped; it is clamped to that range.
  public init(duration: Double = 0.5, bounce: Double = 0) {
    self.init(response: duration, dampingRatio: Self.dampingRatio(bounce: bounce))
  }

  /// A spring with the period of its undamped oscillation in seconds and its damping ratio.
  public init(response: Double, dampingRatio: Double) {
    let frequency = 2 * Double.pi / max(response, Self.shortestResponse)
    self.init(
      angularFrequency: frequency, decay: max(0, dampingRatio) * frequency, mass: 1)
  }

  /// A spring of physical quantities; without `allowOverDamping` it is at most critically damped.
  ///
  /// A mass that is not above 0 counts as 1; stiffness and damping below 0 count as 0.
  public init(
    mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false
  ) {
    let mass = Self.possible(mass)
    let shortest = 2 * Double.pi / Self.shortestResponse
    let frequency = min((max(0, stiffness) / mass).squareRoot(), shortest)
    let decay = max(0, damping) / (2 * mass)
    self.init(
      angularFrequency: frequency, decay: allowOverDamping ? decay : min(decay, frequency),
      mass: mass)
  }

  /// A spring that comes to rest within `epsilon` of a unit target in about `settlingDuration`.
  ///
  /// The damping ratio is clamped to at most 1, the duration to 0.01...10 seconds. Below 1 the
  /// envelope ζ/√(1-ζ²)·exp(-ζω₀t) is taken, at 1 the motion (1 + ω₀t)·exp(-ω₀t) itself.
  /// Source: ktiays/Respring, `Spring+SettlingDurationDampingRatio` (compared with SwiftUI's).
  public init(settlingDuration: Double, dampingRatio: Double, epsilon: Double = 0.001) {
    let ratio = min(max(dampingRatio, .ulpOfOne), 1)
    let duration = min(max(settlingDuration, 0.01), 10)
    let decades: Double
    if ratio < 1 {
      let envelope = ratio / ((1 - ratio) * (1 + ratio)).squareRoot()
      decades = max(log(envelope / epsilon), .ulpOfOne) / ratio
    } else {
      decades = Self.lastTime(decay: 1, constant: 1, linear: 1, threshold: epsilon)
    }
    let frequency = decades / duration
    self.init(angularFrequency: frequency, decay: ratio * frequency, mass: 1)
  }

  /// A spring without bounce that lasts about half a second.
  public static var smooth: Spring { smooth() }
  /// A spring with a little bounce that lasts about half a second.
  public static var snappy: Spring { snappy() }
  /// A spring with some bounce that lasts about half a second.
  public static var bouncy: Spring { bouncy() }

  /// A spring without bounce but `extraBounce`.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }

  /// A spring with a bounce of 0.15 and `extraBounce`.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// A spring with a bounce of 0.3 and `extraBounce`.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  /// The force per displacement, k = ω₀²m.
  public var stiffness: Double { angularFrequency * angularFrequency * mass }

  /// The drag per velocity, c = 2βm.
  public var damping: Double { 2 * decay * mass }

  /// The period of the undamped oscillation in seconds.
  public var response: Double { 2 * .pi / angularFrequency }

  /// The damping as a fraction of the critical one.
  public var dampingRatio: Double { decay / angularFrequency }

  /// The perceptual duration in seconds: the response.
  public var duration: Double { response }

  /// The bounce of the spring: 0 critically damped, 1 undamped, negative overdamped.
  public var bounce: Double {
    let ratio = dampingRatio
    return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
  }

  /// The damping ratio of a bounce: 1 - b, or 1/(1 + b) for a negative one.
  static func dampingRatio(bounce: Double) -> Double {
    let bounce = min(max(bounce, -1), 1)
    return bounce < 0 ? 1 / (1 + bounce) : 1 - bounce
  }

  /// The same damping ratio with at most the given stiffness (for a mass of 1).
  func limited(toStiffness limit: Double) -> Spring {
    let frequency = min(angularFrequency, limit.squareRoot())
    guard frequency < angularFrequency else { return self }
    return Spring(angularFrequency: frequency, decay: dampingRatio * frequency, mass: 1)
  }
}
