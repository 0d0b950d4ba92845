import ViewAnimation

/// Where a scrolled content is over time along one axis: offsets in points from the top, or from the leading edge.
///
/// Between two events it is a formula of the time, so that any time is known alone.
struct AxisCourse {
  private enum Way {
    /// At rest, or on its way by itself.
    case free(ScrollMotion)
    /// Led to an offset by a finger; beyond an end less is drawn.
    case held(Double)
    /// On its way by an animation.
    case animated(AnimatedValue<Double>)
  }

  private var way: Way
  /// How far it can be scrolled now.
  private(set) var range: ScrollRange
  /// Whether it goes beyond its ends.
  var bounces = true

  /// A content at rest.
  init(at offset: Double, in range: ScrollRange) {
    self.range = range
    way = .free(ScrollMotion(at: offset, in: range))
  }

  /// The offset that is drawn at a time, in seconds, not before the last event.
  ///
  /// What is at rest stays within the ends, however these move between events.
  func offset(at time: Double, in range: ScrollRange) -> Double {
    switch way {
    case .free(let motion):
      motion.isActive(at: time) ? motion.offset(at: time) : range.clamped(motion.destination)
    case .held(let led): bounces ? range.banded(led) : range.clamped(led)
    case .animated(let value):
      value.isActive(at: time) ? value.value(at: time) : range.clamped(value.target)
    }
  }

  /// How fast it moves by itself, in points a second.
  func velocity(at time: Double) -> Double {
    if case .free(let motion) = way { motion.velocity(at: time) } else { 0 }
  }

  /// Where it comes to rest if nothing is done.
  var destination: Double {
    switch way {
    case .free(let motion): range.clamped(motion.destination)
    case .held(let led): range.clamped(led)
    case .animated(let value): range.clamped(value.target)
    }
  }

  /// Whether it moves without being held.
  func isActive(at time: Double) -> Bool {
    switch way {
    case .free(let motion): motion.isActive(at: time)
    case .held: false
    case .animated(let value): value.isActive(at: time)
    }
  }

  /// How long it moves, if nothing is done.
  var length: MotionLength {
    switch way {
    case .free(let motion): motion.end > 0 ? motion.length : .rest(at: 0)
    case .held: .rest(at: 0)
    case .animated(let value): value.motion
    }
  }

  /// Takes hold of it where it is drawn.
  mutating func hold(at time: Double) {
    way = .held(range.unbanded(offset(at: time, in: range)))
  }

  /// Where the finger that holds it has led it; nil if none does.
  var led: Double? {
    get { if case .held(let led) = way { led } else { nil } }
    set { if let newValue { way = .held(newValue) } }
  }

  /// The offset that is drawn while a finger holds it, beyond an end if it has led it there; nil if none does.
  var heldOffset: Double? { if case .held(let led) = way { range.banded(led) } else { nil } }

  /// Lets go of it with a velocity in points a second.
  mutating func release(velocity: Double, at time: Double) {
    way = .free(
      ScrollMotion(
        releasedAt: offset(at: time, in: range), velocity: velocity, time: time, in: range,
        bounces: bounces))
  }

  /// Lets go of it so that it comes to a target.
  mutating func release(velocity: Double, to target: Double, at time: Double) {
    way = .free(
      ScrollMotion(
        from: offset(at: time, in: range), velocity: velocity, to: target, time: time, in: range))
  }

  /// Moves it by some points, as the room before it has changed: what a finger holds stays with it, else it comes to rest.
  mutating func shift(by distance: Double, at time: Double) {
    let offset = offset(at: time, in: range) + distance
    guard led == nil else {
      led = range.unbanded(offset)
      return
    }
    way = .free(
      ScrollMotion(releasedAt: offset, velocity: 0, time: time, in: range, bounces: bounces))
  }

  /// Moves it with visible content that is displaced by some points: it moves on as before.
  mutating func follow(_ distance: Double, in range: ScrollRange, at time: Double) {
    switch way {
    case .free(let motion): way = .free(motion.displaced(by: distance, in: range, at: time))
    case .held(let led): way = .held(led + distance)
    case .animated(var value):
      value.set(value.target + distance, at: time) { .follow }
      way = .animated(value)
    }
    self.range = range
  }

  /// Puts it to an offset at once.
  mutating func jump(to offset: Double) { way = .free(ScrollMotion(at: offset, in: range)) }

  /// Has it go to an offset by an animation.
  mutating func go(to offset: Double, at time: Double, change: () -> AttributeChange) {
    let start = self.offset(at: time, in: range)
    var value =
      if case .animated(let known) = way, known.isActive(at: time) {
        known
      } else { AnimatedValue(start) }
    value.set(range.clamped(offset), at: time, change: change)
    way = .animated(value)
  }

  /// Takes on other sizes.
  mutating func resize(to range: ScrollRange, at time: Double) {
    guard range != self.range else { return }
    self.range = range
    switch way {
    case .free(let motion): way = .free(motion.resized(to: range, at: time))
    case .held: break
    case .animated(let value):
      if !value.isActive(at: time) { jump(to: value.target) }
    }
  }

  /// Forgets the way that it has come, once it is at rest.
  mutating func comeToRest(at time: Double) {
    guard !isActive(at: time), led == nil else { return }
    jump(to: offset(at: time, in: range))
  }
}
