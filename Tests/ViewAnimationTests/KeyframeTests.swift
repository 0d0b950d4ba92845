import TestSupport
import Testing
import VectorGeometry

@testable import ViewAnimation

@Suite struct KeyframeTests {
  private func timeline(
    @KeyframesBuilder<Double> _ content: () -> some Keyframes<Double>
  ) -> KeyframeTimeline<Double> { KeyframeTimeline(initialValue: 0, content: content) }

  @Test func `A linear keyframe follows its curve`() {
    let line = timeline { LinearKeyframe(10.0, duration: 2) }
    #expect(line.duration == 2)
    #expect([-1, 0, 1, 2, 3].map { line.value(time: $0) } == [0, 0, 5, 10, 10])
    let eased = timeline { LinearKeyframe(10.0, duration: 2, timingCurve: .easeIn) }
    expectNear(eased.value(time: 1), 10 * UnitCurve.easeIn.value(at: 0.5))
    expectNear(line.value(progress: 0.25), 2.5)
  }

  @Test func `A move jumps and takes no time`() {
    let line = timeline {
      LinearKeyframe(10.0, duration: 1)
      MoveKeyframe(50.0)
      LinearKeyframe(60.0, duration: 1)
    }
    #expect(line.duration == 2)
    expectNear(line.value(time: 0.999), 9.99)
    expectNear(line.value(time: 1), 50)
    expectNear(line.value(time: 1.5), 55)
  }

  @Test func `A cubic keyframe between free ends is the smooth step`() {
    let line = timeline { CubicKeyframe(10.0, duration: 2) }
    // 3x² - 2x³ at a quarter: 3/16 - 2/64.
    expectNear(line.value(time: 0.5), 10 * (3.0 / 16 - 2.0 / 64))
    expectNear(line.value(time: 1), 5)
  }

  @Test func `Neighbouring cubic keyframes share a tangent`() {
    let line = timeline {
      CubicKeyframe(10.0, duration: 1)
      CubicKeyframe(40.0, duration: 2)
    }
    // m = (2·10/1 + 1·30/2)/3 = 35/3.
    let step = 1e-6
    let before = (line.value(time: 1) - line.value(time: 1 - step)) / step
    let after = (line.value(time: 1 + step) - line.value(time: 1)) / step
    expectNear(before, 35.0 / 3, tolerance: 1e-3)
    expectNear(after, 35.0 / 3, tolerance: 1e-3)
  }

  @Test func `A cubic keyframe takes the velocity of a linear neighbour`() {
    let line = timeline {
      LinearKeyframe(10.0, duration: 1)
      CubicKeyframe(20.0, duration: 1)
      LinearKeyframe(50.0, duration: 1)
    }
    let step = 1e-6
    expectNear((line.value(time: 1 + step) - line.value(time: 1)) / step, 10, tolerance: 1e-3)
    expectNear((line.value(time: 2) - line.value(time: 2 - step)) / step, 30, tolerance: 1e-3)
  }

  @Test func `Velocities that are given hold`() {
    let line = timeline { CubicKeyframe(10.0, duration: 2, startVelocity: 4, endVelocity: -6) }
    let step = 1e-6
    expectNear(line.value(time: step) / step, 4, tolerance: 1e-3)
    expectNear((10 - line.value(time: 2 - step)) / step, -6, tolerance: 1e-3)
  }

  @Test func `A spring keyframe lasts until it has settled and keeps the velocity before it`() {
    let line = timeline {
      LinearKeyframe(10.0, duration: 1)
      SpringKeyframe(10.0, spring: .bouncy)
    }
    let settling = Spring.bouncy.settlingDuration(target: 0.0, initialVelocity: 10, epsilon: 0.001)
    expectNear(line.duration, 1 + settling)
    expectNear(
      line.value(time: 1.1),
      10 + Spring.bouncy.value(target: 0.0, initialVelocity: 10, time: 0.1))
    #expect(line.value(time: line.duration) == 10)
  }

  private struct Pair {
    var x = 0.0
    var y = 0.0
  }

  @Test func `Tracks run side by side`() {
    let line = KeyframeTimeline(initialValue: Pair()) {
      KeyframeTrack(\.x) { LinearKeyframe(10, duration: 1) }
      KeyframeTrack(\.y) {
        for step in 1...3 { LinearKeyframe(Double(step), duration: 1) }
      }
    }
    #expect(line.duration == 3)
    let value = line.value(time: 1.5)
    #expect(value.x == 10)
    expectNear(value.y, 1.5)
  }

  @Test func `No keyframes leave the value`() {
    let line = KeyframeTimeline(initialValue: 5.0) {
      KeyframeTrack { LinearKeyframe(5.0, duration: 0) }
    }
    #expect(line.duration == 0)
    #expect(line.value(time: 1) == 5)
  }
}
