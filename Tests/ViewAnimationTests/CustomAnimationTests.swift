import Foundation
import TestSupport
import Testing
import VectorGeometry

@testable import ViewAnimation

/// A rule with memory: every call moves a tenth of the way that is left, until 0.5 s.
struct Stutter: CustomAnimation {
  struct Key<V: VectorArithmetic>: AnimationStateKey {
    static var defaultValue: V { .zero }
  }

  var merges = false

  func animate<V: VectorArithmetic>(
    value: V, time: Double, context: inout AnimationContext<V>
  ) -> V? {
    guard time < 0.5 else { return nil }
    let part = context.state[Key<V>.self]
    context.state[Key<V>.self] = part + (value - part).scaled(by: 0.1)
    context.isLogicallyComplete = time >= 0.25
    return part
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
  ) -> Bool { merges }
}

@Suite struct CustomAnimationTests {
  @Test(
    "Forty changes over one another cost what each of them costs",
    .timeLimit(.minutes(TestLength.minutes(20))))
  func overlapping() {
    var track = AnimationTrack(0.0)
    for number in 1...40 {
      track.set(Double(number), at: Double(number) / 1000, animation: Animation(Stutter()))
    }
    #expect(track.segmentCount == 40)
    #expect(abs(track.value(at: 0.3)) < 40)
    #expect(track.velocity(at: 0.3).isFinite)
    #expect(track.value(at: 0.6) == 40)
  }

  @Test(
    "So do those without an end, after the minute of which every step is kept",
    .timeLimit(.minutes(TestLength.minutes(20))))
  func overlappingForever() {
    var track = AnimationTrack(0.0)
    for number in 1...8 {
      track.set(
        Double(number), at: Double(number) / 1000,
        animation: Animation(Stutter()).repeatForever(autoreverses: true))
    }
    #expect(track.value(at: 61).isFinite)
    #expect(track.value(at: 61) == track.value(at: 61))
  }

  @Test("A rule is asked at fixed steps, whatever frames are shown")
  func steps() {
    var track = AnimationTrack(0.0)
    track.set(100, at: 1, animation: Animation(Stutter()))
    // After n calls the part is 1 - 0.9ⁿ; a frame between steps n - 1 and n has seen n calls.
    #expect(track.value(at: 1) == 0)
    #expect(abs(track.value(at: 1 + 0.5 / 60) - 10) < 1e-9)
    #expect(abs(track.value(at: 1 + 2.5 / 60) - 27.1) < 1e-9)
    #expect(track.value(at: 1.5) == 100)
  }

  @Test("Its end and logical completion are those of its steps")
  func completion() throws {
    var track = AnimationTrack(0.0)
    let completion = track.set(100, at: 0, animation: Animation(Stutter()))
    #expect(abs(try #require(completion.removal) - 0.5) < 1e-12)
    #expect(abs(try #require(completion.logical) - 0.25) < 1e-12)
    #expect(track.end == completion.removal)
  }

  @Test("Modifiers change a rule's time, and a repeat starts each run afresh")
  func modifiers() throws {
    var track = AnimationTrack(0.0)
    track.set(100, at: 0, animation: Animation(Stutter()).speed(0.5))
    #expect(abs(try #require(track.end) - 1) < 1e-12)
    var repeated = AnimationTrack(0.0)
    repeated.set(100, at: 0, animation: Animation(Stutter()).repeatCount(2, autoreverses: false))
    // The first run ends at step 30; the second begins there and has 1 - 0.9 after one more call.
    #expect(repeated.value(at: 0.5) == 100)
    #expect(repeated.value(at: 0.5 + 0.5 / 60) < 20)
    #expect(abs(try #require(repeated.end) - 1) < 1e-9)
  }

  @Test("A rule that interrupts another one takes over its state if it merges")
  func merging() {
    var track = AnimationTrack(0.0)
    track.set(100, at: 0, animation: Animation(Stutter()))
    track.set(200, at: 0.25, animation: Animation(Stutter(merges: true)))
    // Sixteen calls (steps 0...15, the last at 0.25) have made 100·(1 - 0.9¹⁶) of the state.
    let state = 100 * (1 - (0..<16).reduce(1.0) { part, _ in part * 0.9 })
    #expect(abs(track.value(at: 0.25 + 1e-9) - (state + 0.1 * (200 - state))) < 1e-6)
    // The time of the older goes on: the end is 0.5 s after its start.
    #expect(track.value(at: 0.5) == 200)
  }

  @Test("A rule that does not merge leads from the moving older value")
  func chained() {
    var track = AnimationTrack(0.0)
    track.set(100, at: 0, animation: .linear(duration: 1))
    track.set(0, at: 0.5, animation: Animation(Stutter()))
    // One call has made a tenth of the way from 50 to 0; the line is at 50 + 100/120 now.
    #expect(abs(track.value(at: 0.5 + 0.5 / 60) - (50 + 100 / 120.0 - 5)) < 1e-9)
  }

  @Test("A spring takes over value and velocity of a rule")
  func springAfterRule() {
    struct Line: CustomAnimation {
      func animate<V: VectorArithmetic>(
        value: V, time: Double, context: inout AnimationContext<V>
      ) -> V? { time < 1 ? value.scaled(by: time) : nil }
    }
    var track = AnimationTrack(0.0)
    track.set(100, at: 0, animation: Animation(Line()))
    track.set(0, at: 0.5, animation: .spring(duration: 0.5))
    let expected =
      50 + Spring(duration: 0.5).value(target: -50.0, initialVelocity: 100, time: 0.2)
    #expect(abs(track.value(at: 0.7) - expected) < 1e-6)
  }

  @Test("A rule that never ends has no end and can be asked beyond the kept steps")
  func endless() {
    struct Sway: CustomAnimation {
      func animate<V: VectorArithmetic>(
        value: V, time: Double, context: inout AnimationContext<V>
      ) -> V? { value.scaled(by: 1 - cos(time)) }
    }
    var track = AnimationTrack(0.0)
    track.set(1, at: 0, animation: Animation(Sway()))
    #expect(track.end == nil)
    #expect(abs(track.value(at: 100) - (1 - cos(100))) < 1e-12)
  }

  @Test("Rules are equal when they are of one type and equal")
  func equality() {
    #expect(Animation(Stutter()) == Animation(Stutter()))
    #expect(Animation(Stutter()) != Animation(Stutter(merges: true)))
    #expect(Animation(Stutter()).hashValue == Animation(Stutter()).hashValue)
  }
}
