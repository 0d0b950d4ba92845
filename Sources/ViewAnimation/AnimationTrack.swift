import Foundation
package import VectorGeometry

/// One animatable value over time: what it was set to, when, and how it gets there.
///
/// Every change adds a segment. A spring takes over value and velocity of whatever ran before; any
/// other animation leads from the moving older value to the new target,
/// x(t) = x_old(t) + f(t - t₁)(T - x_old(t)). Values are functions of time alone: they may be asked
/// in any order, for any time from the newest change on. Values before the newest change stay right
/// while the segments they need are kept: those that had not ended when a later one was added, and
/// at most `keptHistory` that a spring or a jump has replaced.
/// Source: OpenSwiftUI, `FluidSpringAnimation`, `DefaultCombiningAnimation`.
package struct AnimationTrack<Value: VectorArithmetic> {
  /// How many segments that no longer count are kept for times before the newest change.
  package static var keptHistory: Int { 32 }

  /// When a change counts as complete.
  package struct Completion: Hashable, Sendable {
    /// When the change is logically complete, in seconds; nil for never.
    ///
    /// It holds even if the value is set anew before.
    package let logical: Double?
    /// When the value is at rest if it is not set anew; nil for never.
    ///
    /// A later change may move it: ask `end` then.
    package let removal: Double?
  }

  /// The value before the first kept segment.
  private var base: Value
  private var segments: [Segment] = []
  /// What the value was set to by a gesture that it follows, nil once anything else has set it.
  private var sampler: VelocitySampler<Value>?

  /// A value that rests.
  package init(_ value: Value) { base = value }

  /// What the value was last set to.
  package var target: Value { segments.last?.target ?? base }

  /// How many segments are kept.
  var segmentCount: Int { segments.count }

  /// When the value comes to rest exactly on its target, in seconds; nil for never.
  ///
  /// It is -∞ for a value that was never set. With custom rules that run longer than a minute it
  /// is nil though they may end.
  package var end: Double? {
    guard let last = segments.last else { return -.infinity }
    return last.end
  }

  /// How long the value moves, if it is not set anew.
  package var motion: MotionLength {
    guard let last = segments.last else { return .rest(at: -.infinity) }
    if let end = last.end { return .rest(at: end) }
    return segments.reduce(.rest(at: -.infinity)) { $0.combined(with: $1.length) }
  }

  /// Whether the value may still change after `time`, in seconds, without being set anew.
  package func isActive(at time: Double) -> Bool {
    guard let end else { return true }
    return time < end
  }

  /// Sets the value at a time not before that of the last call; without animation it jumps.
  ///
  /// Setting it to its target changes nothing. Of two changes at one instant the later replaces the
  /// former. At `time` itself the old value shows, except for a jump. Jumps that track the velocity
  /// of a gesture hand it on to the spring that comes next, which starts from the last of them.
  @discardableResult
  package mutating func set(
    _ newValue: Value, at time: Double, animation: Animation?, tracksVelocity: Bool = false
  ) -> Completion {
    precondition(time.isFinite, "the time of a change must be finite")
    if let last = segments.last, newValue != target {
      precondition(time >= last.start, "the changes of a track must come in the order of time")
      if last.start == time, sampler?.lastTime != time { segments.removeLast() }
    }
    guard newValue != target else {
      return Completion(logical: time, removal: end.map { max(time, $0) })
    }
    forgetHistory(before: time)
    let segment = segment(to: newValue, at: time, animation: animation)
    segments.append(segment)
    track(newValue, at: time, isTracked: tracksVelocity && animation == nil)
    return Completion(logical: segment.logicalEnd, removal: segment.end)
  }

  /// The velocity per second that a gesture has left the value at a time, nil for none.
  ///
  /// Source: OpenSwiftUI, `VelocityTrackingAnimation`.
  package func trackedVelocity(at time: Double) -> Value? {
    guard let sampler, let last = sampler.lastTime, time - last <= Self.trackingTime else {
      return nil
    }
    return sampler.velocity.scaled(by: pow(Self.trackingDecay, (time - last) * 1000))
  }

  /// For how long a gesture's velocity is kept, in seconds, and what is left of it after a millisecond.
  private static var trackingTime: Double { 2 }
  private static var trackingDecay: Double { 0.998 }

  /// Notes where a gesture has led the value, or that something else has set it.
  private mutating func track(_ value: Value, at time: Double, isTracked: Bool) {
    guard isTracked else {
      sampler = nil
      return
    }
    var samples = sampler ?? VelocitySampler()
    samples.add(value, at: time)
    sampler = samples
  }

  /// The value at a time in seconds.
  package func value(at time: Double) -> Value { value(at: time, below: segments.count) }

  /// The velocity per second at a time in seconds; at a change that of what ran before.
  package func velocity(at time: Double) -> Value {
    velocity(at: time, below: segments.count)
  }
}

extension AnimationTrack {
  /// The value that the segments before `count` make.
  private func value(at time: Double, below count: Int) -> Value {
    let first = firstNeeded(at: time, below: count)
    var value = base
    for index in first..<max(first, count) {
      value = segments[index].value(
        at: time, over: value, beneath: beneath(index, at: time, is: value))
    }
    return value
  }

  /// The velocity that the segments before `count` make.
  private func velocity(at time: Double, below count: Int) -> Value {
    let first = firstNeeded(at: time, below: count)
    var (value, velocity) = (base, Value.zero)
    for index in first..<max(first, count) {
      let segment = segments[index]
      let beneath = beneath(index, at: time, is: value)
      velocity = segment.velocity(at: time, over: value, velocity: velocity, beneath: beneath)
      value = segment.value(at: time, over: value, beneath: beneath)
    }
    return velocity
  }

  /// The values beneath a segment, of which that of one time is known.
  ///
  /// A rule asks for that one foremost; found anew by each segment, it would cost twice as much with each that overlaps.
  private func beneath(_ index: Int, at time: Double, is known: Value) -> (Double) -> Value {
    { $0 == time ? known : self.value(at: $0, below: index) }
  }

  /// The last segment that does not depend on those before it at a time, else the first.
  private func firstNeeded(at time: Double, below count: Int) -> Int {
    segments[..<count].lastIndex { $0.standsAlone(at: time) } ?? 0
  }

  /// Drops what no time from `time` on depends on, but for a limited history.
  private mutating func forgetHistory(before time: Double) {
    if let ended = segments.lastIndex(where: { $0.hasEnded(by: time) }) {
      base = segments[ended].target
      segments.removeFirst(ended + 1)
    }
    if let replaced = segments.lastIndex(where: { $0.standsAlone(at: time) }) {
      segments.removeFirst(max(0, replaced - Self.keptHistory))
    }
  }

  /// The segment that a change adds to those there are.
  private func segment(to target: Value, at time: Double, animation: Animation?) -> Segment {
    guard let kind = animation?.kind else { return .jump(to: target, at: time) }
    if kind.hasCustomRule { return customSegment(kind, to: target, at: time) }
    guard kind.length != 0 else { return .jump(to: target, at: time) }
    if let takeover = takeover(of: kind, at: time), let parts = kind.springParts {
      return springSegment(kind, parts, to: target, at: time, takeover: takeover)
    }
    return Segment(
      start: time, target: target, kind: kind, motion: .progress(kind),
      end: kind.length.map { time + $0 }, logicalEnd: kind.logicalLength.map { time + $0 })
  }

  /// When a spring takes over what runs, or what a gesture has left, nil if it does not.
  ///
  /// A delayed or sped spring takes over only from one that is delayed and sped alike, and does not
  /// wait again. Source: OpenSwiftUI, `DelayAnimation`.
  private func takeover(of kind: Animation.Kind, at time: Double) -> Double? {
    guard let parts = kind.springParts, parts.speed > 0 else { return nil }
    guard let last = segments.last, !last.hasEnded(by: time) else {
      return parts.delay == 0 && trackedVelocity(at: time) != nil ? time : nil
    }
    if parts.delay == 0, parts.speed == 1 { return time }
    guard let other = last.kind?.springParts, other.delay == parts.delay,
      other.speed == parts.speed
    else { return nil }
    if case .spring(let motion) = last.motion { return max(time, motion.takeover) }
    return max(time, last.start + parts.delay)
  }

  private func springSegment(
    _ kind: Animation.Kind, _ parts: SpringParts, to target: Value,
    at time: Double, takeover: Double
  ) -> Segment {
    var course = SpringCourse(parts.spring)
    if let older = segments.last?.kind?.springParts {
      course = SpringCourse(
        parts.spring, blendingFrom: older.spring, within: parts.blendDuration)
    }
    let motion = SpringMotion(
      from: value(at: takeover), velocity: trackedVelocity(at: time) ?? velocity(at: takeover),
      to: target,
      takeover: takeover, course: course, speed: parts.speed)
    let logical = takeover + (parts.completion ?? parts.spring.response) / parts.speed
    return Segment(
      start: time, target: target, kind: kind, motion: .spring(motion), end: motion.end,
      logicalEnd: motion.end.map { min($0, logical) } ?? logical)
  }

  /// A segment of a rule of the user's, which may take over from the only animation that runs.
  ///
  /// It is not asked to merge with a combination of several: those have no state of their own.
  private func customSegment(
    _ kind: Animation.Kind, to target: Value, at time: Double
  ) -> Segment {
    var context = AnimationContext<Value>()
    var epoch = time
    var origin: Value? = segments.isEmpty ? base : nil
    if segments.count == 1, let last = segments.first, let previous = last.kind {
      if case .custom(let motion) = last.motion {
        context = motion.context(after: time) { _ in self.base }
        epoch = motion.epoch
      } else {
        epoch = last.start
      }
      context.isLogicallyComplete = false
      let merges = kind.shouldMerge(
        previous: previous, value: last.target - base, time: time - epoch, context: &context)
      if merges { origin = base }
      if !merges { (context, epoch) = (AnimationContext(), time) }
    }
    let motion = CustomMotion(
      kind: kind, target: target, start: time, epoch: epoch, origin: origin, context: context,
      beneath: value(at:))
    return Segment(
      start: time, target: target, kind: kind, motion: .custom(motion), end: motion.end,
      logicalEnd: motion.logicalEnd)
  }
}
