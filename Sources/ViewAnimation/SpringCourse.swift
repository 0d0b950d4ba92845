import Foundation
import IntegerConversion
import VectorGeometry

/// A spring over time: constant, or with a response that changes at first from an older spring's.
///
/// With a blend the response is r + (r_old - r)(1 - smoothstep(t/B)) for the first B seconds, which
/// has no closed form. It is stepped by 1/300 s from its start, each step in closed form with the
/// response of its middle, and the states are kept; so any time can be asked in any order. A blend
/// of more than 60 s is taken as one of 60 s.
/// Source: OpenSwiftUI, `FluidSpringAnimation`.
struct SpringCourse: Hashable, Sendable {
  let spring: Spring
  private let blend: Blend?

  /// The part of the course with a changing response.
  private struct Blend: Hashable, Sendable {
    let duration: Double
    /// The old response less the new one, in seconds.
    let difference: Double
    /// The responses at the ends of the steps from none on; the last is that after the whole blend.
    var states: [SpringResponse] = [.start]
  }

  private static let step = 1.0 / 300
  private static let longestBlend = 60.0

  /// A spring as it is.
  init(_ spring: Spring) {
    self.spring = spring
    blend = nil
  }

  /// A spring whose response comes from that of an older one within `blendDuration` seconds.
  init(_ spring: Spring, blendingFrom older: Spring, within blendDuration: Double) {
    self.spring = spring
    let difference = older.response - spring.response
    guard blendDuration > 0, difference.isFinite, difference != 0 else {
      blend = nil
      return
    }
    let blendDuration = min(blendDuration, Self.longestBlend)
    var blend = Blend(duration: blendDuration, difference: difference)
    let count = Int(clamping: (blendDuration / Self.step).rounded(.up))
    for index in 0..<count {
      let from = Double(index) * Self.step
      let to = min(Double(index + 1) * Self.step, blendDuration)
      let next = Self.middle(spring, blend, from, to).response(at: to - from)
      blend.states.append(blend.states[index].followed(by: next))
    }
    self.blend = blend
  }

  /// The response after `time` seconds.
  func response(at time: Double) -> SpringResponse {
    guard let blend else { return spring.response(at: time) }
    let last = blend.states.count - 1
    if time >= blend.duration {
      return blend.states[last].followed(by: spring.response(at: time - blend.duration))
    }
    let index = Int(clamping: time / Self.step, to: 0...last)
    let from = Double(index) * Self.step
    guard time > from else { return blend.states[index] }
    let rest = Self.middle(spring, blend, from, time).response(at: time - from)
    return blend.states[index].followed(by: rest)
  }

  /// The time after which the value is put on its target, nil for never.
  func restingTime(_ start: SpringStart) -> Double? {
    guard let blend, let final = blend.states.last else { return spring.restingTime(start) }
    let travel = max(start.displacement, start.velocity / spring.angularFrequency)
    guard travel > 0 else { return 0 }
    let threshold = travel * Spring.restingFraction
    let moved = start.after(final)
    guard spring.slowDecay > 0, spring.slowDecay.isFinite else { return nil }
    let rest = spring.lastTime(moved, threshold: threshold)
    if rest > 0 { return blend.duration + rest }
    let lastFar = blend.states.lastIndex { start.distance($0) > threshold } ?? 0
    return min(Double(lastFar + 1) * Self.step, blend.duration)
  }

  /// The spring in the middle of a step of the blend.
  private static func middle(
    _ spring: Spring, _ blend: Blend, _ from: Double, _ to: Double
  ) -> Spring {
    let x = (from + to) / 2 / blend.duration
    let rest = 1 - x * x * (3 - 2 * x)
    return Spring(
      response: spring.response + blend.difference * rest, dampingRatio: spring.dampingRatio
    ).limited(toStiffness: Animation.largestStiffness)
  }
}
