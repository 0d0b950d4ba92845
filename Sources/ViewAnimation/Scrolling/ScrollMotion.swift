/// Where a scrolled content is over time, along one axis, once nobody holds it.
///
/// Every part of the way is a formula of the time since its start, so any time is known alone. Places and
/// velocities meet where parts meet; at the end the last half point is left out.
package struct ScrollMotion: Hashable, Sendable {
  /// What remains of a way when it counts as made, in points.
  ///
  /// Source: public analyses of `UIScrollView`.
  static let restingDistance = 0.5
  /// ω of the way back from beyond an end: mass 1, stiffness 100, no swing.
  static let bounceFrequency = 10.0
  /// ω of the way to a target: a spring of response 0.5 s without swing.
  static let targetFrequency = 2 * Double.pi / 0.5

  /// The greatest speed, in points a second: far beyond any finger's, and its square is a number.
  private static let fastest = 1e9

  /// How far the content can be scrolled.
  package let range: ScrollRange
  /// The place that the content comes to rest at.
  package let destination: Double
  /// From when on it rests, in seconds; -∞ if it never moved.
  package let end: Double
  private let phases: [Phase]
  private let purpose: Purpose

  /// What the content moves for, to go on so when sizes change.
  private enum Purpose: Hashable, Sendable {
    case rest
    case release(ScrollDeceleration, bounces: Bool)
    case target(Double)
  }

  /// A content at rest, shown at the nearest offset that there is.
  package init(at offset: Double, in range: ScrollRange) {
    self.range = range
    destination = range.clamped(offset)
    end = -.infinity
    phases = []
    purpose = .rest
  }

  /// A content let go at a drawn offset with a velocity in points a second.
  ///
  /// It slows down; where it meets an end at speed, a spring takes over that speed and leads it back, if it
  /// may bounce. Let go beyond an end it comes back the same way; if it does so fast enough to go past the
  /// end, it slows down from there.
  package init(
    releasedAt offset: Double, velocity: Double, time: Double, in range: ScrollRange,
    deceleration: ScrollDeceleration = .normal, bounces: Bool = true
  ) {
    self.range = range
    purpose = .release(deceleration, bounces: bounces)
    var phases: [Phase] = []
    var (offset, time) = (bounces ? offset : range.clamped(offset), time)
    var velocity = Self.bounded(velocity)
    if range.overshoot(offset) != 0 {
      let back = Phase.back(to: range.clamped(offset), from: offset, velocity: velocity, at: time)
      phases.append(back)
      guard let crossing = back.crossing else {
        (self.phases, destination, end) = (phases, back.destination, back.restingTime)
        return
      }
      (offset, velocity, time) = (back.destination, back.velocity(at: crossing), crossing)
    }
    let slowing = Phase(
      start: time,
      course: .deceleration(origin: offset, velocity: velocity, rate: deceleration.rate))
    phases.append(slowing)
    destination = range.clamped(slowing.destination)
    guard range.overshoot(slowing.destination) != 0 else {
      (self.phases, end) = (phases, slowing.restingTime)
      return
    }
    let meeting = slowing.time(at: destination)
    guard bounces else {
      (self.phases, end) = (phases, meeting)
      return
    }
    let bounce = Phase.back(
      to: destination, from: destination, velocity: slowing.velocity(at: meeting), at: meeting)
    (self.phases, end) = (phases + [bounce], bounce.restingTime)
  }

  /// A content on its way to a target by a spring that takes over a velocity.
  package init(
    from offset: Double, velocity: Double = 0, to target: Double, time: Double,
    in range: ScrollRange
  ) {
    self.range = range
    purpose = .target(target)
    destination = range.clamped(target)
    let phase = Phase(
      start: time,
      course: .spring(
        target: destination, displacement: offset - destination,
        velocity: Self.bounded(velocity), frequency: Self.targetFrequency))
    phases = [phase]
    end = phase.restingTime
  }

  /// A velocity that leads to places that are numbers; what is none counts as none.
  private static func bounded(_ velocity: Double) -> Double {
    velocity.isNaN ? 0 : min(max(velocity, -fastest), fastest)
  }

  /// The offset at a time in seconds, not before that of the release.
  package func offset(at time: Double) -> Double {
    guard time < end, let phase = phase(at: time) else { return destination }
    return phase.offset(at: time)
  }

  /// The velocity in points a second.
  package func velocity(at time: Double) -> Double {
    guard time < end, let phase = phase(at: time) else { return 0 }
    return phase.velocity(at: time)
  }

  /// Whether the content is on its way at a time.
  package func isActive(at time: Double) -> Bool { time < end }

  /// How long the content moves.
  package var length: MotionLength { .rest(at: end) }

  private func phase(at time: Double) -> Phase? {
    phases.last { $0.start <= time } ?? phases.first
  }
}

extension ScrollMotion {
  /// The motion once sizes have changed: a content at rest stays within its ends, a moving one goes on from
  /// where it is with the speed that it has.
  package func resized(to range: ScrollRange, at time: Double) -> ScrollMotion {
    range == self.range ? self : displaced(by: 0, in: range, at: time)
  }

  /// The motion of content that is displaced by a distance, in points, and has changed its size.
  package func displaced(
    by distance: Double, in range: ScrollRange, at time: Double
  ) -> ScrollMotion {
    let offset = offset(at: time) + distance
    guard isActive(at: time) else { return ScrollMotion(at: offset, in: range) }
    let velocity = velocity(at: time)
    switch purpose {
    case .rest: return ScrollMotion(at: offset, in: range)
    case .release(let deceleration, let bounces):
      return ScrollMotion(
        releasedAt: offset, velocity: velocity, time: time, in: range,
        deceleration: deceleration, bounces: bounces)
    case .target(let target):
      return ScrollMotion(
        from: offset, velocity: velocity, to: target + distance, time: time, in: range)
    }
  }
}

extension ScrollMotion.Phase {
  /// The way back to an end.
  fileprivate static func back(
    to end: Double, from offset: Double, velocity: Double, at time: Double
  ) -> ScrollMotion.Phase {
    ScrollMotion.Phase(
      start: time,
      course: .spring(
        target: end, displacement: offset - end, velocity: velocity,
        frequency: ScrollMotion.bounceFrequency))
  }
}
