package import VectorGeometry
package import ViewAnimation

/// How an attribute comes to a new value.
package enum AttributeChange {
  /// By a change of state, with or without an animation, which is told to the observers; it may come from
  /// a gesture, whose velocity is kept for the animation that comes next.
  case set(Animation?, [AnimationObserver] = [], tracksVelocity: Bool = false)
  /// By something else that is on its way: what is on its way here goes on beside it.
  ///
  /// Such changes come at the times that pictures are asked for, so nothing may depend on when they come.
  case follow
}

/// Numbers that may be on their way to where they were set last.
package struct AnimatedValue<Data: VectorArithmetic> {
  /// Where the numbers were set last.
  package private(set) var target: Data
  private var way: Way?

  /// How the numbers get to the target; elsewhere in memory, for most numbers never move.
  private indirect enum Way {
    /// Along a track, moved by how far the target has followed others since the track was set.
    case along(AnimationTrack<Data>, shift: Data)
  }

  package init(_ target: Data) { self.target = target }

  /// Whether the numbers may be on their way at some time.
  var hasWay: Bool { way != nil }

  /// Changes the numbers at `time`; `change` is asked only if they differ.
  package mutating func set(_ new: Data, at time: Double, change: () -> AttributeChange) {
    guard new != target else { return }
    switch change() {
    case .follow:
      if case .along(let track, let shift) = way {
        way = .along(track, shift: shift + (new - target))
      }
    case .set(let animation, let observers, let tracksVelocity):
      let completion = start(
        new, at: time, animation: animation, tracksVelocity: tracksVelocity)
      guard animation != nil, let completion else { break }
      for observer in observers {
        observer.note(logical: completion.logical, removal: completion.removal)
      }
    }
    target = new
  }

  /// The numbers at a time; the target where a motion leads to no numbers.
  package func value(at time: Double) -> Data {
    guard case .along(let track, let shift) = way, track.isActive(at: time) else { return target }
    let value = track.value(at: time) + shift
    return value.magnitudeSquared.isFinite ? value : target
  }

  /// Whether the numbers are on their way at a time.
  package func isActive(at time: Double) -> Bool {
    guard case .along(let track, _) = way else { return false }
    return track.isActive(at: time)
  }

  /// How long the numbers move, if they are not set anew.
  package var motion: MotionLength {
    guard case .along(let track, _) = way else { return .rest(at: 0) }
    return track.motion
  }

  private mutating func start(
    _ new: Data, at time: Double, animation: Animation?, tracksVelocity: Bool
  ) -> AnimationTrack<Data>.Completion? {
    guard case .along(var track, let shift) = way,
      track.isActive(at: time) || track.trackedVelocity(at: time) != nil
    else {
      way = nil
      guard animation != nil || tracksVelocity else { return nil }
      var track = AnimationTrack(target)
      let completion = track.set(
        new, at: time, animation: animation, tracksVelocity: tracksVelocity)
      way = .along(track, shift: .zero)
      return completion
    }
    let completion = track.set(
      new - shift, at: time, animation: animation, tracksVelocity: tracksVelocity)
    way = .along(track, shift: shift)
    return completion
  }
}
