import Foundation
import Testing
import VectorGeometry

@testable import ViewAnimation

@Suite struct AnimationTests {
  @Test(
    "Eased fractions are the published curves'",
    arguments: [
      ("easeIn", Animation.easeIn(duration: 1)), ("easeInOut", .easeInOut(duration: 1)),
    ])
  func dense(name: String, animation: Animation) throws {
    let expected = try ConformanceCases.named("animation.\(name).dense")
    let values = try expected.inputs().map { Self.fraction(animation, $0) }
    #expect(areNear(values, try expected.numbers(), expected.tolerance))
  }

  @Test("Curves last 0.35 s by default")
  func curveDurations() {
    for animation in [Animation.linear, .easeIn, .easeOut, .easeInOut] {
      #expect(animation.duration == 0.35)
      #expect(animation.logicalDuration == 0.35)
    }
    #expect(Animation.timingCurve(0.1, 0.2, 0.3, 1).duration == 0.35)
  }

  @Test("The spring factories agree with each other as in SwiftUI's documentation")
  func springFactories() {
    #expect(Animation.spring == .spring(duration: 0.5, bounce: 0, blendDuration: 0))
    #expect(Animation.spring(blendDuration: 2.5) == .spring(Spring(), blendDuration: 2.5))
    #expect(Animation.smooth == .spring(Spring(duration: 0.5, bounce: 0)))
    #expect(Animation.snappy == .spring(Spring(duration: 0.5, bounce: 0.15)))
    #expect(Animation.bouncy(duration: 1, extraBounce: 0.1) == .spring(duration: 1, bounce: 0.4))
    #expect(
      Animation.interactiveSpring
        == .spring(Spring(duration: 0.15, bounce: 0.15), blendDuration: 0.25))
    #expect(
      Animation.interactiveSpring(response: 0.15)
        == .spring(response: 0.15, dampingFraction: 0.86, blendDuration: 0.25))
    #expect(Animation.default == .spring(response: 0.55, dampingFraction: 1))
    #expect(
      Animation.interpolatingSpring(Spring(response: 0.5, dampingRatio: 4))
        == .interpolatingSpring(Spring(response: 0.5, dampingRatio: 1)))
  }

  @Test(
    "Repeats run as the table says",
    arguments: [
      // linear(duration: 1), three runs to and fro; moments between runs belong to the earlier run.
      (Animation.linear(duration: 1).repeatCount(3), 0.25, 0.25),
      (.linear(duration: 1).repeatCount(3), 1, 1),
      (.linear(duration: 1).repeatCount(3), 1.25, 0.75),
      (.linear(duration: 1).repeatCount(3), 2, 0),
      (.linear(duration: 1).repeatCount(3), 2.25, 0.25),
      // Without reversal each run starts anew.
      (.linear(duration: 1).repeatCount(2, autoreverses: false), 1, 1),
      (.linear(duration: 1).repeatCount(2, autoreverses: false), 1.25, 0.25),
      (.linear(duration: 1).repeatForever(autoreverses: false), 1000.75, 0.75),
      (.linear(duration: 1).repeatForever(), 1001.75, 0.25),
      // 3 · 0.35 is 1.0499999999999998: still the end of the third run.
      (.linear.repeatForever(autoreverses: false), 1.05, 1),
      // Repeats of repeats: to and fro, then the same backwards.
      (.linear(duration: 1).repeatCount(2).repeatForever(), 0.25, 0.25),
      (.linear(duration: 1).repeatCount(2).repeatForever(), 1.25, 0.75),
      (.linear(duration: 1).repeatCount(2).repeatForever(), 2.25, 0.75),
      (.linear(duration: 1).repeatCount(2).repeatForever(), 3.25, 0.25),
      // Delay and speed: the order matters.
      (.linear(duration: 1).delay(1).speed(2), 0.5, 0),
      (.linear(duration: 1).delay(1).speed(2), 0.75, 0.5),
      (.linear(duration: 1).speed(2).delay(1), 0.75, 0),
      (.linear(duration: 1).speed(2).delay(1), 1.25, 0.5),
      (.linear(duration: 1).delay(1).repeatForever(autoreverses: false), 2.5, 0),
      (.linear(duration: 1).delay(1).repeatForever(autoreverses: false), 3.5, 0.5),
      (.linear(duration: 1).repeatForever(autoreverses: false).delay(1), 2.5, 0.5),
      (.linear(duration: 1).repeatForever(autoreverses: false).speed(0.5), 3, 0.5),
      // A run to and fro of 2 s: the way back waits at the target first.
      (.linear(duration: 1).delay(1).repeatForever(), 2.5, 1),
      (.linear(duration: 1).delay(1).repeatForever(), 3.5, 0.5),
    ] as [(Animation, Double, Double)])
  func fractions(animation: Animation, time: Double, fraction: Double) {
    #expect(abs(Self.fraction(animation, time) - fraction) < 1e-12)
  }

  @Test(
    "Lengths are those of the parts",
    arguments: [
      (Animation.linear(duration: 2).delay(1), 3.0, 3.0),
      (.linear(duration: 2).speed(4), 0.5, 0.5),
      (.linear(duration: 2).delay(1).speed(2), 1.5, 1.5),
      (.linear(duration: 2).speed(2).delay(1), 2, 2),
      (.linear(duration: 2).repeatCount(3), 6, 6),
      (.linear(duration: 2).repeatCount(0), 2, 2),
      (.linear(duration: 2).delay(1).repeatCount(2), 6, 6),
      (.linear(duration: 2).repeatForever(), nil, nil),
      (.linear(duration: 2).speed(0), nil, nil),
      (.linear(duration: 2).logicallyComplete(after: 0.5), 2, 0.5),
      (.linear(duration: 2).logicallyComplete(after: 0.5).delay(1), 3, 1.5),
      (.linear(duration: 2).logicallyComplete(after: 5), 2, 2),
      (.linear(duration: 2).repeatForever().logicallyComplete(after: 5), nil, 5),
      (.linear(duration: 0).repeatForever(), 0, 0),
    ] as [(Animation, Double?, Double?)])
  func lengths(animation: Animation, duration: Double?, logical: Double?) {
    #expect(animation.duration == duration)
    #expect(animation.logicalDuration == logical)
  }

  @Test("A spring is logically complete after its response and at rest later")
  func springLengths() throws {
    let spring = Animation.spring(response: 0.55, dampingFraction: 0.825)
    #expect(abs(try #require(spring.logicalDuration) - 0.55) < 1e-12)
    // SwiftUI's threshold removes it after 1.07 s for 100 points of travel.
    #expect(abs(try #require(spring.duration) - 1.07) < 0.1)
    #expect(Animation.spring(duration: 0.5, bounce: 1).duration == nil)
  }

  @Test("Web animations' iteration progress is that of a delayed repeat")
  func iterationProgress() throws {
    let expected = try ConformanceCases.named("timing.wpt.int3")
    let delay = try expected.parameter("delay") / 1000
    let duration = try expected.parameter("duration") / 1000
    let animation = Animation.linear(duration: duration)
      .repeatCount(Int(try expected.parameter("iterations")), autoreverses: false).delay(delay)
    let results = try #require(expected.expected as? [String: Double])
    #expect(Self.fraction(animation, 0) == results["before"])
    #expect(Self.fraction(animation, delay) == results["active"])
    #expect(Self.fraction(animation, delay + 3 * duration) == results["after"])
  }

  @Test("The rate is the derivative of the fraction")
  func rates() {
    let animations: [Animation] = [
      .easeIn(duration: 0.7).delay(0.1).speed(1.5),
      .easeOut(duration: 0.4).repeatForever(),
      .bouncy.delay(0.05), .interpolatingSpring(duration: 0.6, bounce: 0.4, initialVelocity: 3),
    ]
    for animation in animations {
      for time in [0.13, 0.29, 0.55] {
        let difference =
          Self.fraction(animation, time + 1e-6) - Self.fraction(animation, time - 1e-6)
        #expect(abs(animation.kind.progress(at: time).rate - difference / 2e-6) < 1e-6)
      }
    }
  }

  @Test("An animation is asked like a rule: nil at its end, complete in the context")
  func animate() {
    var context = AnimationContext<Double>()
    let animation = Animation.linear(duration: 1).logicallyComplete(after: 0.5)
    #expect(animation.animate(value: 10, time: 0.25, context: &context) == 2.5)
    #expect(!context.isLogicallyComplete)
    #expect(animation.animate(value: 10, time: 0.75, context: &context) == 7.5)
    #expect(context.isLogicallyComplete)
    #expect(animation.animate(value: 10, time: 1, context: &context) == nil)
    #expect(Animation.linear(duration: 2).velocity(value: 10, time: 1, context: context) == 5)
  }

  @Test("A spring that merges goes on from value and velocity of the one before")
  func merge() throws {
    var context = AnimationContext<Double>()
    let first = Animation.linear(duration: 1)
    let second = Animation.spring(duration: 0.5, bounce: 0.2)
    #expect(second.shouldMerge(previous: first, value: 10, time: 0.5, context: &context))
    let value = try #require(second.animate(value: 20, time: 0.5, context: &context))
    let velocity = try #require(second.velocity(value: 20, time: 0.5, context: context))
    #expect(abs(value - 5) < 1e-12)
    #expect(abs(velocity - 10) < 1e-12)
    #expect(!first.shouldMerge(previous: second, value: 10, time: 0.5, context: &context))
  }

  @Test("Descriptions name the parts")
  func descriptions() {
    #expect(
      "\(Animation.easeIn(duration: 1).delay(2).repeatForever(autoreverses: false))"
        == "easeIn(duration: 1.0).delay(2.0).repeatForever(autoreverses: false)")
    #expect(
      "\(Animation.interpolatingSpring(Spring(response: 0.5, dampingRatio: 1)).speed(2))"
        == "interpolatingSpring(response: 0.5, dampingFraction: 1.0).speed(2.0)")
  }

  @Test("An animation's base makes the same animation again")
  func base() {
    func rebuilt<A: CustomAnimation>(_ base: A) -> Animation { Animation(base) }
    let animation = Animation.easeIn(duration: 1).delay(2)
    #expect(rebuilt(animation.base) == animation)
  }

  private static func fraction(_ animation: Animation, _ time: Double) -> Double {
    animation.kind.progress(at: time).fraction
  }
}
