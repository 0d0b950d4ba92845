import Foundation
import Testing

@testable import ViewAnimation

@Suite("A spring takes over the velocity of a gesture")
struct TrackedVelocityTests {
  /// A value that a finger has moved 10 points each 0.1 s until it was let go at 1.2 s, at 120.
  private func dragged(tracked: Bool = true) -> AnimationTrack<Double> {
    var track = AnimationTrack(0.0)
    for step in 1...12 {
      track.set(
        Double(step) * 10, at: Double(step) / 10, animation: nil, tracksVelocity: tracked)
    }
    return track
  }

  @Test(
    "What is left of it is less by the time that has passed, and nothing after two seconds",
    arguments: [(0, 100), (0.1, 81.857), (1, 13.506), (2, 1.8242), (2.01, 0)])
  func takeover(wait: Double, velocity: Double) {
    var track = dragged()
    let start = 1.2 + wait
    track.set(0, at: start, animation: .spring(response: 0.5, dampingFraction: 1))
    #expect(track.value(at: start) == 120)
    let angle = 4 * Double.pi
    let place = (120 + (velocity + angle * 120) * 0.1) * exp(-angle * 0.1)
    #expect(abs(track.value(at: start + 0.1) - place) < 1e-3)
  }

  @Test("A spring at the instant of the last move starts from there")
  func sameInstant() {
    var track = dragged()
    track.set(500, at: 1.2, animation: .spring)
    #expect(track.value(at: 1.2) == 120)
    #expect(abs(track.velocity(at: 1.2 + 1e-9) - 100) < 1e-3)
  }

  @Test("Changes that track nothing leave the value at rest")
  func untracked() {
    var (plain, spoiled) = (dragged(tracked: false), dragged())
    spoiled.set(50, at: 1.25, animation: nil)
    plain.set(50, at: 1.25, animation: nil)
    var resting = AnimationTrack(50.0)
    for time in [1.3, 1.35, 1.5] {
      if time == 1.3 {
        plain.set(0, at: time, animation: .spring)
        spoiled.set(0, at: time, animation: .spring)
        resting.set(0, at: time, animation: .spring)
      }
      #expect(plain.value(at: time) == resting.value(at: time))
      #expect(spoiled.value(at: time) == resting.value(at: time))
    }
  }

  @Test("A curve goes its own way, a delayed spring starts at rest")
  func others() {
    for animation in [Animation.linear(duration: 1), .spring.delay(0.2)] {
      var (track, plain) = (dragged(), AnimationTrack(120.0))
      track.set(0, at: 1.3, animation: animation)
      plain.set(0, at: 1.3, animation: animation)
      #expect(track.value(at: 1.6) == plain.value(at: 1.6))
    }
  }
}
