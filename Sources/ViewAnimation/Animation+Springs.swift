extension Animation {
  /// The largest stiffness of a spring that merges, for a mass of 1.
  ///
  /// Source: OpenSwiftUI, `FluidSpringAnimation`.
  static let largestStiffness = 45000.0

  /// A spring that lasts about half a second without bounce.
  public static var spring: Animation { spring(duration: 0.5, bounce: 0) }

  /// A spring that keeps value and velocity of the animation it interrupts.
  ///
  /// If the interrupted one is a spring of another response, the response changes smoothly from
  /// the old to the new one within `blendDuration` seconds.
  public static func spring(_ spring: Spring, blendDuration: Double = 0) -> Animation {
    let limited = Spring(response: spring.response, dampingRatio: spring.dampingRatio)
      .limited(toStiffness: largestStiffness)
    return Animation(.spring(limited, blendDuration: max(0, blendDuration)))
  }

  /// A spring with a perceptual duration in seconds and a bounce of -1...1.
  public static func spring(
    duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation {
    spring(Spring(duration: duration, bounce: bounce), blendDuration: blendDuration)
  }

  /// A spring with the period of its undamped oscillation in seconds and its damping ratio.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation {
    spring(
      Spring(response: response, dampingRatio: dampingFraction), blendDuration: blendDuration)
  }

  /// A stiff spring for changes that follow a finger.
  public static var interactiveSpring: Animation { interactiveSpring(duration: 0.15) }

  /// A stiff spring for changes that follow a finger, with its response and damping ratio.
  @_disfavoredOverload
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
  ) -> Animation {
    spring(response: response, dampingFraction: dampingFraction, blendDuration: blendDuration)
  }

  /// A stiff spring for changes that follow a finger, with a bounce of 0.15 and `extraBounce`.
  public static func interactiveSpring(
    duration: Double = 0.15, extraBounce: Double = 0, blendDuration: Double = 0.25
  ) -> Animation {
    spring(duration: duration, bounce: 0.15 + extraBounce, blendDuration: blendDuration)
  }

  /// A spring without bounce.
  public static var smooth: Animation { smooth() }
  /// A spring with a little bounce.
  public static var snappy: Animation { snappy() }
  /// A spring with some bounce.
  public static var bouncy: Animation { bouncy() }

  /// A spring without bounce but `extraBounce`.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: extraBounce)
  }

  /// A spring with a bounce of 0.15 and `extraBounce`.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// A spring with a bounce of 0.3 and `extraBounce`.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  /// A spring whose motion adds to what runs already, without bounce, for about half a second.
  public static var interpolatingSpring: Animation { interpolatingSpring(duration: 0.5) }

  /// A spring of physical quantities whose motion adds to what runs already.
  ///
  /// It is at most critically damped. The initial velocity is in changes per second.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    interpolatingSpring(
      Spring(mass: mass, stiffness: stiffness, damping: damping),
      initialVelocity: initialVelocity)
  }

  /// A spring with a duration in seconds and a bounce whose motion adds to what runs already.
  public static func interpolatingSpring(
    duration: Double = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation {
    interpolatingSpring(
      Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
  }

  /// A spring whose motion adds to what runs already; it is at most critically damped.
  public static func interpolatingSpring(
    _ spring: Spring, initialVelocity: Double = 0
  ) -> Animation {
    let damped = Spring(
      angularFrequency: spring.angularFrequency,
      decay: min(spring.decay, spring.angularFrequency), mass: spring.mass)
    return Animation(.interpolatingSpring(damped, initialVelocity: initialVelocity))
  }
}
