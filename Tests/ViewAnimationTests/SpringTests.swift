import Foundation
import TestSupport
import Testing
import VectorGeometry

@testable import ViewAnimation

@Suite struct SpringTests {
  @Test("Conversions and settling are SwiftUI's")
  func conversions() throws {
    let standard = Spring()
    let over = Spring(response: 0.2, dampingRatio: 1.8)
    let mass = Spring(mass: 1, stiffness: 0.5, damping: 0.7)
    let light = Spring(mass: 0.6, stiffness: 120, damping: 1.1)
    let snappy = Spring.snappy
    try expect(
      "spring.default", [standard.stiffness, standard.damping, standard.settlingDuration])
    try expect("spring.snappy", [snappy.damping, snappy.settlingDuration, snappy.dampingRatio])
    try expect("spring.overdamped", [over.damping, over.settlingDuration])
    try expect("spring.mass1", [mass.duration, mass.bounce])
    try expect("spring.mass.6", [light.duration, light.dampingRatio])
    try expect(
      "animation.spring.presets",
      [Spring.smooth.bounce, snappy.bounce, Spring.bouncy.bounce, Spring.bouncy.duration])
  }

  @Test("Force, value, velocity and update are SwiftUI's")
  func motion() throws {
    try expect("spring.force.default", [Spring().force(target: 0.2, position: 1, velocity: -0.2)])
    let spring = Spring(duration: 0.7, bounce: 0.2)
    try expect(
      "spring.value.d7b2",
      [
        spring.value(target: 1.2, initialVelocity: 0.1, time: 0.2),
        spring.velocity(target: 1.2, initialVelocity: 0.1, time: 0.2),
      ])
    var (value, velocity) = (0.0, 0.0)
    let values = [0.16, 0.16, 0.16, 1].map {
      Spring().update(value: &value, velocity: &velocity, target: 1.2, deltaTime: $0)
      return value
    }
    try expect("spring.update.default", values)
  }

  @Test(
    "Stiffness and damping follow from response and ratio",
    arguments: ["spring.convert.react-spring", "spring.convert.wave"])
  func responseRatio(id: String) throws {
    let expected = try ConformanceCases.named(id)
    let pairs = try #require((expected.input as? [String: Any])?["responseRatio"] as? [[Double]])
    let results = try #require(expected.expected as? [[Double]])
    for (pair, result) in zip(pairs, results) {
      let spring = Spring(response: pair[0], dampingRatio: pair[1])
      #expect(areNear([spring.stiffness, spring.damping], result, expected.tolerance))
    }
  }

  @Test("Apple's documented conversions hold")
  func documentedConversions() throws {
    let expected = try ConformanceCases.named("spring.convert.apple-docs")
    let a = Spring(duration: 0.5, bounce: 0.3)
    let b = Spring(mass: 1, stiffness: 100, damping: 10)
    #expect(
      areNear([a.mass, a.stiffness, a.damping], try expected.numbers("a"), expected.tolerance))
    #expect(areNear([b.duration, b.bounce], try expected.numbers("b"), expected.tolerance))
  }

  @Test(
    "Values and velocities are the analytic ones",
    arguments: [
      "spring.analytic.over-mass3", "spring.analytic.undamped", "spring.analytic.seed-2019",
    ])
  func analytic(id: String) throws {
    let expected = try ConformanceCases.named(id)
    let spring = Spring(
      mass: try expected.parameter("mass"), stiffness: try expected.parameter("stiffness"),
      damping: try expected.parameter("damping"), allowOverDamping: true)
    let start = try expected.parameter("initialVelocity")
    let times = try expected.inputs("t")
    let values = times.map { spring.value(target: 1, initialVelocity: start, time: $0) }
    let velocities = times.map { spring.velocity(target: 1, initialVelocity: start, time: $0) }
    #expect(areNear(values, try expected.numbers("value"), expected.tolerance))
    #expect(areNear(velocities, try expected.numbers("velocity"), expected.tolerance))
  }

  @Test("The three regimes join at critical damping")
  func regimes() {
    for offset in [1e-12, 1e-9, 1e-7, 1e-6, 4e-4, 5.1e-4, 1e-3] {
      for time in [0.01, 0.1, 0.5, 1.0, 2] {
        let critical = Spring(response: 0.5, dampingRatio: 1).response(at: time)
        let under = Spring(response: 0.5, dampingRatio: 1 - offset).response(at: time)
        let over = Spring(response: 0.5, dampingRatio: 1 + offset).response(at: time)
        // The derivatives by the damping ratio are below 1 and 12.6 per second.
        #expect(abs(under.displacement - critical.displacement) <= offset + 1e-13)
        #expect(abs(over.displacement - critical.displacement) <= offset + 1e-13)
        #expect(abs(under.displacementRate - critical.displacementRate) <= 12.6 * offset + 1e-12)
        #expect(abs(over.displacementRate - critical.displacementRate) <= 12.6 * offset + 1e-12)
      }
    }
  }

  @Test("The equation of motion holds in every regime", arguments: [0, 0.3, 0.825, 1, 1.0001, 3])
  func equationOfMotion(ratio: Double) {
    let spring = Spring(response: 0.5, dampingRatio: ratio)
    let h = 1e-5
    for time in [0.05, 0.2, 0.4] {
      let after = spring.velocity(target: 3.0, initialVelocity: -2, time: time + h)
      let before = spring.velocity(target: 3.0, initialVelocity: -2, time: time - h)
      let force = spring.force(
        target: 3, position: spring.value(target: 3, initialVelocity: -2, time: time),
        velocity: spring.velocity(target: 3, initialVelocity: -2, time: time))
      #expect(abs((after - before) / (2 * h) - force) < 1e-3)
    }
  }

  @Test("A motion in two parts is the motion in one", arguments: [0.2, 1, 2.5])
  func semigroup(ratio: Double) {
    let spring = Spring(response: 0.4, dampingRatio: ratio)
    let whole = spring.response(at: 0.3)
    let parts = spring.response(at: 0.1).followed(by: spring.response(at: 0.2))
    #expect(abs(whole.displacement - parts.displacement) < 1e-13)
    #expect(abs(whole.velocity - parts.velocity) < 1e-13)
    #expect(abs(whole.displacementRate - parts.displacementRate) < 1e-12)
    #expect(abs(whole.velocityRate - parts.velocityRate) < 1e-13)
  }

  @Test("Bounce and damping ratio convert both ways", arguments: [-0.5, -0.2, 0, 0.15, 0.3, 1])
  func bounce(bounce: Double) {
    #expect(abs(Spring(duration: 0.4, bounce: bounce).bounce - bounce) < 1e-12)
  }

  @Test("A bounce of -1 never moves and an undamped spring never settles")
  func extremes() {
    let stuck = Spring(duration: 0.5, bounce: -1)
    #expect(stuck.value(target: 1.0, time: 3) == 0)
    #expect(stuck.settlingDuration == .infinity)
    #expect(Spring(duration: 0.5, bounce: 1).settlingDuration == .infinity)
    #expect(Spring(duration: 0, bounce: 0).value(target: 1.0, time: 0.01) == 1)
  }

  @Test("Physical springs are at most critically damped unless allowed")
  func overdamping() {
    // 2√(k·m) = 20 is critical.
    #expect(Spring(mass: 1, stiffness: 100, damping: 30).damping == 20)
    #expect(Spring(mass: 1, stiffness: 100, damping: 30, allowOverDamping: true).damping == 30)
  }

  @Test("A settling duration gives a spring whose envelope is as small by then")
  func fromSettlingDuration() {
    // At damping ratio 1: (1 + x)·e^(-x) = 0.001 at x = 9.2334 (tables of the gamma distribution).
    let critical = Spring(settlingDuration: 0.5, dampingRatio: 1)
    #expect(abs(critical.response - 2 * .pi * 0.5 / 9.23341) < 1e-5)
    // Below: e^(-βT) = 0.001·√(1 - ζ²)/ζ; ζ = 0.6: 0.8/0.6·0.001, β = ln(750)/T.
    let under = Spring(settlingDuration: 0.5, dampingRatio: 0.6)
    #expect(abs(under.damping - 2 * log(750) / 0.5) < 1e-9)
  }

  @Test("After the resting time the motion stays within the resting fraction of its travel")
  func restingTime() throws {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<300 {
      let spring = Spring(
        response: Double.random(in: 0.05...2, using: &generator),
        dampingRatio: Double.random(in: 0.05...3, using: &generator))
      let change = Double.random(in: -100...100, using: &generator)
      let velocity = Double.random(in: -3000...3000, using: &generator)
      let start = SpringStart(displacement: change, velocity: velocity)
      let rest = try #require(spring.restingTime(start))
      let travel = max(abs(change), abs(velocity) / spring.angularFrequency)
      for later in [0, 0.01, 0.1, 0.5, 2] {
        let value = spring.value(
          target: change, initialVelocity: velocity, time: rest + later * spring.response)
        #expect(abs(change - value) <= travel * Spring.restingFraction * 1.0001)
      }
    }
  }

  @Test("Animatable values move through their data")
  func animatable() {
    let spring = Spring(duration: 0.7, bounce: 0.2)
    let corner = spring.value(
      fromValue: Corner(x: 1, y: 5), toValue: Corner(x: 2.2, y: 5),
      initialVelocity: Corner(x: 0.1, y: 0), time: 0.2)
    #expect(corner.x == 1 + spring.value(target: 2.2 - 1, initialVelocity: 0.1, time: 0.2))
    #expect(corner.y == 5)
  }

  private struct Corner: Animatable {
    var x: Double
    var y: Double

    var animatableData: AnimatablePair<Double, Double> {
      get { AnimatablePair(x, y) }
      set { (x, y) = (newValue.first, newValue.second) }
    }
  }

  private func expect(_ id: String, _ values: [Double]) throws {
    let expected = try ConformanceCases.named(id)
    let numbers = try expected.numbers()
    #expect(values.count == numbers.count)
    for (value, number) in zip(values, numbers) {
      let scale = max(1, abs(number))
      #expect(isNear(value, number, expected.tolerance * scale), "\(id)")
    }
  }
}
