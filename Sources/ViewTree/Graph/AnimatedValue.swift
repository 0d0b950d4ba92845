package import VectorGeometry
package import ViewAnimation

/// How an attribute comes to a new value.
package enum AttributeChange {
  /// By a change of state, with or without an animation.
  case set(Animation?)
  /// By something else that is on its way: what is on its way here goes on beside it.
  ///
  /// Such changes come at the times that pictures are asked for, so nothing may depend on when they come.
  case follow
}

/// Numbers that may be on their way to where they were set last.
package struct AnimatedValue<Data: VectorArithmetic> {
  /// Where the numbers were set last.
  package private(set) var target: Data
  private var track: AnimationTrack<Data>?
  /// How far the target has followed others since the track was set.
  private var shift = Data.zero

  package init(_ target: Data) { self.target = target }

  /// Changes the numbers at `time`; `change` is asked only if they differ.
  package mutating func set(_ new: Data, at time: Double, change: () -> AttributeChange) {
    guard new != target else { return }
    switch change() {
    case .follow:
      if track != nil { shift += new - target }
    case .set(let animation):
      start(new, at: time, animation: animation)
    }
    target = new
  }

  /// The numbers at a time; the target where a motion leads to no numbers.
  package func value(at time: Double) -> Data {
    guard let track, track.isActive(at: time) else { return target }
    let value = track.value(at: time) + shift
    return value.magnitudeSquared.isFinite ? value : target
  }

  /// Whether the numbers are on their way at a time.
  package func isActive(at time: Double) -> Bool { track?.isActive(at: time) ?? false }

  /// How long the numbers move, if they are not set anew.
  package var motion: MotionLength { track?.motion ?? .rest(at: 0) }

  private mutating func start(_ new: Data, at time: Double, animation: Animation?) {
    guard var track, track.isActive(at: time) else {
      self.track = nil
      guard let animation else { return }
      var track = AnimationTrack(target)
      track.set(new, at: time, animation: animation)
      (self.track, shift) = (track, .zero)
      return
    }
    track.set(new - shift, at: time, animation: animation)
    self.track = track
  }
}
