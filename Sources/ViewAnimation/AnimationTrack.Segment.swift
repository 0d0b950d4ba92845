import VectorGeometry

extension AnimationTrack {
  /// The way from what ran before to one target.
  struct Segment {
    /// How the value moves.
    enum Motion {
      /// At once.
      case jump
      /// A growing part of the way from the moving older value.
      case progress(Animation.Kind)
      /// From a value and a velocity that were taken over.
      case spring(SpringMotion<Value>)
      /// By a rule of the user's.
      case custom(CustomMotion<Value>)
    }

    /// When the change was made, in seconds.
    let start: Double
    let target: Value
    let kind: Animation.Kind?
    let motion: Motion
    /// From when on the value is exactly the target, nil for never.
    let end: Double?
    /// When the change counts as complete, nil for never.
    let logicalEnd: Double?

    /// A change at once.
    static func jump(to target: Value, at time: Double) -> Segment {
      Segment(
        start: time, target: target, kind: nil, motion: .jump, end: time, logicalEnd: time)
    }

    /// How long the segment moves.
    var length: MotionLength {
      if let end { return .rest(at: end) }
      guard let kind else { return .rest(at: start) }
      return kind.motion.moved { start + $0 }
    }

    /// Whether the value is exactly the target at a time and later.
    func hasEnded(by time: Double) -> Bool { end.map { $0 <= time } ?? false }

    /// Whether the value at a time does not depend on what ran before.
    func standsAlone(at time: Double) -> Bool {
      if hasEnded(by: time) { return true }
      switch motion {
      case .jump, .progress: return false
      case .spring(let motion): return time > motion.takeover
      case .custom(let motion): return time > start && motion.origin != nil
      }
    }

    /// The value at a time; `older` is that of what ran before, `beneath` gives it for other times.
    func value(at time: Double, over older: Value, beneath: (Double) -> Value) -> Value {
      if hasEnded(by: time) { return target }
      guard time > start else { return older }
      switch motion {
      case .jump: return target
      case .progress(let kind):
        return older + (target - older).scaled(by: kind.progress(at: time - start).fraction)
      case .spring(let motion):
        return time > motion.takeover ? motion.value(at: time) : older
      case .custom(let motion): return motion.value(at: time, beneath: beneath)
      }
    }

    /// The velocity per second at a time.
    func velocity(
      at time: Double, over older: Value, velocity: Value, beneath: (Double) -> Value
    ) -> Value {
      if hasEnded(by: time) { return .zero }
      guard time > start else { return velocity }
      switch motion {
      case .jump: return .zero
      case .progress(let kind):
        let progress = kind.progress(at: time - start)
        return velocity.scaled(by: 1 - progress.fraction)
          + (target - older).scaled(by: progress.rate)
      case .spring(let motion):
        return time > motion.takeover ? motion.velocity(at: time) : velocity
      case .custom(let motion): return motion.velocity(at: time, beneath: beneath)
      }
    }
  }
}
