import Foundation
import TestSupport
import Testing
import VectorGeometry

@testable import ViewAnimation

@Suite struct AnimationTrackTests {
  private static let spring = Animation.spring(response: 0.55, dampingFraction: 0.825)

  @Test("A value that was never set rests")
  func rest() {
    let track = AnimationTrack(3.0)
    #expect(track.value(at: 5) == 3)
    #expect(track.velocity(at: 5) == 0)
    #expect(!track.isActive(at: -1))
    #expect(track.end == -.infinity)
  }

  @Test("Without animation the value jumps at that time")
  func jump() {
    var track = AnimationTrack(3.0)
    let completion = track.set(7, at: 1, animation: nil)
    #expect(track.value(at: 0.999) == 3)
    #expect(track.value(at: 1) == 7)
    #expect(!track.isActive(at: 1))
    #expect(completion.logical == 1)
    #expect(completion.removal == 1)
  }

  @Test("At its own time a change still shows the old value, from its end on the exact target")
  func ends() throws {
    for animation in [Animation.linear(duration: 0.3), Self.spring, .snappy.delay(0.1).speed(3)] {
      var track = AnimationTrack(0.1)
      track.set(0.7, at: 1, animation: animation)
      let end = try #require(track.end)
      #expect(track.value(at: 1) == 0.1)
      #expect(track.value(at: 0) == 0.1)
      #expect(track.isActive(at: 1))
      #expect(track.isActive(at: end.nextDown))
      #expect(!track.isActive(at: end))
      #expect(track.value(at: end) == 0.7)
      #expect(track.velocity(at: end) == 0)
    }
  }

  @Test("A spring from rest moves as the spring does")
  func springFromRest() throws {
    let expected = try ConformanceCases.named("spring.analytic.seed-2019")
    var track = AnimationTrack(100.0)
    track.set(300, at: 2, animation: Self.spring)
    for (time, value) in zip(try expected.inputs("t"), try expected.numbers("value"))
    where time < 1 {
      #expect(abs(track.value(at: 2 + time) - (100 + 200 * value)) < 1e-7)
    }
  }

  @Test(
    "A spring keeps value and velocity of whatever it interrupts",
    arguments: [
      Animation.easeIn(duration: 1), spring, .bouncy, .linear(duration: 1).repeatForever(),
      .interpolatingSpring(stiffness: 100, damping: 5), spring.delay(0.1), spring.speed(0.5),
    ])
  func springContinuity(first: Animation) {
    let springs: [Animation] = [
      Self.spring, .smooth, .bouncy(duration: 1), .spring(duration: 1.5, blendDuration: 0.5),
      Self.spring.logicallyComplete(after: 0.1), Self.spring.speed(0.5), Self.spring.delay(0.1),
    ]
    for second in springs {
      var track = AnimationTrack(AnimatablePair(0.0, 10.0))
      track.set(AnimatablePair(100, -10), at: 0, animation: first)
      track.set(AnimatablePair(-50, 40), at: 0.35, animation: second)
      let h = 1e-7
      for time in [0.35, 0.45] {
        let before = (track.value(at: time - h), track.velocity(at: time - h))
        let after = (track.value(at: time + h), track.velocity(at: time + h))
        #expect((after.0 - before.0).magnitudeSquared.squareRoot() < 1e-3)
        #expect((after.1 - before.1).magnitudeSquared.squareRoot() < 1e-2)
      }
    }
  }

  /// Springs interrupted by springs at random times, and now and then by the way back, as undo does.
  @Test("Over random scripts of springs, value and velocity are continuous, and the end is exact")
  func randomSprings() {
    for seed in 0..<(TestLength.isLong ? 5000 : 200) {
      var random = SeededGenerator(seed: UInt64(seed))
      var track = AnimationTrack(AnimatablePair(0.0, 0.0))
      var (time, targets) = (0.0, [AnimatablePair(0.0, 0.0)])
      // The first change, and five that interrupt.
      for number in 0..<6 {
        let isUndo = number > 0 && Bool.random(using: &random)
        let target =
          isUndo
          ? targets[targets.count - 2]
          : AnimatablePair(
            Double.random(in: -200...200, using: &random),
            Double.random(in: -200...200, using: &random))
        targets.append(target)
        track.set(target, at: time, animation: Self.randomSpring(&random))
        if number > 0 { Self.expectContinuous(track, at: time, "seed \(seed), change \(number)") }
        time += Double.random(in: 0.02...0.6, using: &random)
      }
      #expect(track.value(at: time + 100) == targets.last, "seed \(seed)")
    }
  }

  private static func randomSpring(_ random: inout SeededGenerator) -> Animation {
    let response = Double.random(in: 0.2...1.2, using: &random)
    let blend = Bool.random(using: &random) ? 0 : Double.random(in: 0.1...2.5, using: &random)
    return .spring(
      response: response, dampingFraction: Double.random(in: 0.3...1.4, using: &random),
      blendDuration: blend)
  }

  private static func expectContinuous(
    _ track: AnimationTrack<AnimatablePair<Double, Double>>, at time: Double, _ comment: String
  ) {
    let h = 1e-7
    let (before, after) = (time - h, time + h)
    let jump = track.value(at: after) - track.value(at: before)
    let kick = track.velocity(at: after) - track.velocity(at: before)
    // The fastest of them: travel 400 at a response of 0.2 s has a force of 400 (2π / 0.2)².
    let force = 800 * (2 * Double.pi / 0.2) * (2 * Double.pi / 0.2)
    #expect(jump.magnitudeSquared.squareRoot() < 1e5 * 2 * h, "\(comment): the value jumps")
    #expect(kick.magnitudeSquared.squareRoot() < force * 4 * h, "\(comment): the velocity jumps")
  }

  @Test("A spring that interrupts a line starts with the line's velocity")
  func springVelocity() {
    // At 0.5 the line is at 50 and moves 100 per second; the spring goes on from there to 0.
    var track = AnimationTrack(0.0)
    track.set(100, at: 0, animation: .linear(duration: 1))
    track.set(0, at: 0.5, animation: Self.spring)
    let expected =
      50
      + Spring(response: 0.55, dampingRatio: 0.825)
      .value(target: -50.0, initialVelocity: 100, time: 0.2)
    #expect(abs(track.value(at: 0.7) - expected) < 1e-9)
  }

  @Test("Curves are chained: the newer leads from the moving older value")
  func chain() {
    // x_old = 100 t; f = (t - 0.5)/1; x = x_old + f·(0 - x_old). At 0.75: 75·(1 - 0.25) = 56.25;
    // at 1.25 the older has ended: 100·(1 - 0.75) = 25.
    var track = AnimationTrack(0.0)
    track.set(100, at: 0, animation: .linear(duration: 1))
    track.set(0, at: 0.5, animation: .linear(duration: 1))
    #expect(abs(track.value(at: 0.25) - 25) < 1e-12)
    #expect(abs(track.value(at: 0.75) - 56.25) < 1e-12)
    #expect(abs(track.value(at: 1.25) - 25) < 1e-12)
    #expect(track.value(at: 1.5) == 0)
    // x' = (1 - f)·x_old' - f'·x_old = 0.75·100 - 75 at 0.75.
    #expect(abs(track.velocity(at: 0.75) - 0) < 1e-9)
    // A third one from 1: older value at 1.25 is 25, f = 0.25: 25 + 0.25·(60 - 25) = 33.75.
    track.set(60, at: 1, animation: .linear(duration: 1))
    #expect(abs(track.value(at: 1.25) - 33.75) < 1e-12)
  }

  @Test("An interpolating spring is chained too")
  func interpolating() {
    var track = AnimationTrack(0.0)
    track.set(100, at: 0, animation: .linear(duration: 1))
    track.set(0, at: 0.5, animation: .interpolatingSpring(Spring(duration: 0.5, bounce: 0)))
    let f = Spring(duration: 0.5, bounce: 0).value(target: 1.0, time: 0.25)
    #expect(abs(track.value(at: 0.75) - 75 * (1 - f)) < 1e-9)
  }

  @Test("A delayed spring waits while the older animation goes on, then leads from it")
  func delayedSpring() {
    var track = AnimationTrack(0.0)
    track.set(100, at: 0, animation: .linear(duration: 2))
    track.set(0, at: 0.5, animation: Self.spring.delay(0.5))
    #expect(abs(track.value(at: 0.9) - 45) < 1e-12)
    #expect(abs(track.value(at: 1) - 50) < 1e-12)
    #expect(track.value(at: 1.3) < 50)
  }

  @Test("A repeat that never ends is chained over and forgotten when the newer one has ended")
  func overForever() {
    var track = AnimationTrack(0.0)
    track.set(10, at: 0, animation: .linear(duration: 1).repeatForever())
    #expect(track.end == nil)
    #expect(track.isActive(at: 1e9))
    #expect(abs(track.value(at: 1001.25) - 7.5) < 1e-9)
    track.set(20, at: 2, animation: .linear(duration: 1))
    // At 2.5 the repeat is at 5: 5 + 0.5·(20 - 5).
    #expect(abs(track.value(at: 2.5) - 12.5) < 1e-12)
    #expect(track.end == 3)
    #expect(track.value(at: 3) == 20)
  }

  @Test("An even number of runs to and fro ends with a step to the target")
  func evenRepeat() {
    var track = AnimationTrack(0.0)
    let completion = track.set(8, at: 0, animation: .linear(duration: 1).repeatCount(2))
    #expect(abs(track.value(at: 1.75) - 2) < 1e-12)
    #expect(track.value(at: 2) == 8)
    #expect(completion.removal == 2)
  }

  @Test("Of two changes at one instant the later replaces the former")
  func sameInstant() {
    var track = AnimationTrack(0.0)
    track.set(100, at: 0, animation: .linear(duration: 1))
    track.set(500, at: 0.5, animation: nil)
    track.set(0, at: 0.5, animation: .linear(duration: 1))
    #expect(abs(track.value(at: 0.75) - 56.25) < 1e-12)
    // Back to the target of before: as if nothing had been set.
    track.set(100, at: 0.5, animation: .linear(duration: 9))
    #expect(abs(track.value(at: 0.75) - 75) < 1e-12)
    #expect(track.end == 1)
  }

  @Test("Setting a value to its target changes nothing")
  func sameTarget() {
    var track = AnimationTrack(0.0)
    track.set(100, at: 0, animation: .linear(duration: 1))
    let completion = track.set(100, at: 0.5, animation: Self.spring)
    #expect(track.value(at: 0.75) == 75)
    #expect(completion.logical == 0.5)
    #expect(completion.removal == 1)
  }

  @Test("A change is logically complete at its own time, retargeted or not")
  func completions() throws {
    var track = AnimationTrack(0.0)
    let first = track.set(1, at: 1, animation: Self.spring)
    #expect(abs(try #require(first.logical) - 1.55) < 1e-12)
    let second = track.set(2, at: 1.2, animation: .linear(duration: 0.5))
    #expect(second.logical == 1.7)
    let third = track.set(
      3, at: 1.3, animation: Self.spring.logicallyComplete(after: 0.25))
    #expect(abs(try #require(third.logical) - 1.55) < 1e-12)
    let never = track.set(4, at: 1.4, animation: .linear.repeatForever())
    #expect(never.logical == nil)
    #expect(never.removal == nil)
  }

  @Test("Times asked in any order give the same values")
  func order() {
    var generator = SeededGenerator(seed: 3)
    let animations: [Animation] = [
      .easeIn, Self.spring, .bouncy.delay(0.1), .spring(duration: 1, blendDuration: 0.6),
      .linear(duration: 0.3).repeatForever(), .interpolatingSpring(duration: 0.4, bounce: 0.3),
      Animation(Stutter()), .snappy.speed(2),
    ]
    for _ in 0..<20 {
      var track = AnimationTrack(0.0)
      var time = 0.0
      for _ in 0..<6 {
        track.set(
          Double.random(in: -100...100, using: &generator), at: time,
          animation: animations.randomElement(using: &generator))
        time += Double.random(in: 0.05...0.3, using: &generator)
      }
      let times = (0..<40).map { _ in Double.random(in: 0...3, using: &generator) }
      let values = times.map(track.value(at:))
      #expect(Array(times.reversed().map(track.value(at:)).reversed()) == values)
    }
  }

  @Test("Later changes do not alter the times before them")
  func history() {
    var track = AnimationTrack(0.0)
    track.set(100, at: 0, animation: Self.spring)
    let before = (1...9).map { track.value(at: Double($0) / 20) }
    track.set(-20, at: 0.5, animation: .bouncy)
    track.set(60, at: 0.7, animation: .easeIn)
    #expect((1...9).map { track.value(at: Double($0) / 20) } == before)
  }

  @Test("A thousand changes by a finger leave the same motion as the last few")
  func manyChanges() throws {
    var track = AnimationTrack(0.0)
    for index in 0..<1000 {
      track.set(Double(index % 7), at: Double(index) / 60, animation: .interactiveSpring)
    }
    #expect(track.segmentCount <= AnimationTrack<Double>.keptHistory + 2)
    let end = try #require(track.end)
    #expect(track.value(at: end) == 5)
  }

  @Test("Chained animations that have ended are forgotten")
  func chainsAreForgotten() {
    var track = AnimationTrack(0.0)
    for index in 0..<1000 {
      track.set(Double(index), at: Double(index) / 10, animation: .easeInOut(duration: 0.35))
    }
    // At most the changes of the last 0.35 s run, and the newest.
    #expect(track.segmentCount <= 5)
  }

  @Test("Without a change of response a blend changes nothing")
  func blendOfEquals() {
    var plain = AnimationTrack(0.0)
    var blended = AnimationTrack(0.0)
    for (target, time) in [(100.0, 0.0), (0, 0.2), (50, 0.3)] {
      plain.set(target, at: time, animation: .spring())
      blended.set(target, at: time, animation: .spring(blendDuration: 2.5))
    }
    for time in [0.1, 0.25, 0.4, 0.9] {
      #expect(plain.value(at: time) == blended.value(at: time))
    }
  }

  @Test("A blend starts with the older spring and ends as the newer")
  func blend() throws {
    // Against an integration of x″ = k(t)(T - x) - c(t)x′ by steps of 1/100000 s.
    var track = AnimationTrack(0.0)
    track.set(100, at: 0, animation: .spring(response: 0.8, dampingFraction: 0.9))
    track.set(
      0, at: 0.2, animation: .spring(response: 0.3, dampingFraction: 0.6, blendDuration: 0.5))
    var (value, velocity) = (track.value(at: 0.2), track.velocity(at: 0.2))
    let step = 1e-5
    for index in 0..<80_000 {
      let x = min(1, (Double(index) + 0.5) * step / 0.5)
      let response = 0.3 + 0.5 * (1 - x * x * (3 - 2 * x))
      let frequency = 2 * Double.pi / response
      velocity += step * (-frequency * frequency * value - 1.2 * frequency * velocity)
      value += step * velocity
      if index % 10_000 == 9_999 {
        let time = 0.2 + Double(index + 1) * step
        #expect(abs(track.value(at: time) - value) < 0.02)
      }
    }
    let end = try #require(track.end)
    #expect(end > 0.7)
    #expect(track.value(at: end) == 0)
  }

  @Test("A blend that outlives the motion does not keep the value active")
  func longBlend() throws {
    var track = AnimationTrack(0.0)
    track.set(100, at: 0, animation: .spring(response: 0.3, dampingFraction: 1))
    track.set(
      0, at: 0.1, animation: .spring(response: 0.31, dampingFraction: 1, blendDuration: 5))
    #expect(try #require(track.end) < 1.5)
  }

  @Test("Odd parameters neither trap nor hang")
  func oddParameters() {
    let animations: [Animation] = [
      .spring(response: 0), .spring(response: .nan), .spring(response: .infinity),
      .spring(duration: 0.5, bounce: -1), .spring(duration: -1, bounce: 7),
      .spring(response: 1, dampingFraction: 1e-9), .spring(response: 1, dampingFraction: 1e9),
      .spring(duration: 0.2, blendDuration: .infinity), .linear(duration: -1),
      .linear(duration: .nan), .easeIn.speed(0), .easeIn.speed(-1), .spring().speed(0),
      .easeIn.delay(.infinity), .interpolatingSpring(stiffness: 0, damping: 0),
      .linear(duration: 1e-300).repeatCount(.max), .spring(response: .greatestFiniteMagnitude),
    ]
    for first in animations {
      for second in animations {
        var track = AnimationTrack(0.0)
        track.set(1, at: 0, animation: first)
        track.set(2, at: 0.1, animation: second)
        let values = [0, 0.05, 0.2, 10].map(track.value(at:))
        let areFinite = values.allSatisfy { $0.isFinite }
        #expect(areFinite, "\(first), then \(second): \(values)")
      }
    }
  }
}
