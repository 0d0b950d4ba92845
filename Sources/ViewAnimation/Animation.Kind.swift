extension Animation {
  /// A primitive and, around it, its modifiers: the last one applied is the outermost case.
  indirect enum Kind: Hashable, Sendable {
    /// An eased change that takes `duration` seconds.
    case curve(UnitCurve, duration: Double)
    /// A spring that takes over value and velocity of whatever ran before.
    case spring(Spring, blendDuration: Double)
    /// A spring that adds to what runs; its velocity is in changes per second.
    case interpolatingSpring(Spring, initialVelocity: Double)
    /// A rule of the user's.
    case custom(CustomAnimationBox)
    /// Starts `seconds` later.
    case delayed(Kind, by: Double)
    /// Runs `factor` times as fast.
    case sped(Kind, by: Double)
    /// Runs `count` times, nil for ever; `run` is the length of one run of a closed form.
    case repeated(Kind, count: Int?, autoreverses: Bool, run: Double?)
    /// Counts as complete after `seconds`.
    case completed(Kind, after: Double)
  }
}

/// A custom rule that can be compared and hashed.
struct CustomAnimationBox: Hashable, Sendable {
  let animation: any CustomAnimation

  init(_ animation: some CustomAnimation) { self.animation = animation }

  static func == (lhs: Self, rhs: Self) -> Bool {
    func equals<A: CustomAnimation>(_ animation: A) -> Bool {
      animation == rhs.animation as? A
    }
    return equals(lhs.animation)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(type(of: animation)))
    animation.hash(into: &hasher)
  }
}
