package import VectorGeometry
package import ViewAnimation

/// A value whose animatable part may be on its way to where it was set last.
package struct AnimatableAttribute<Value: Animatable> {
  /// The value as it was set last.
  package private(set) var value: Value
  private var track: AnimationTrack<Value.AnimatableData>?

  package init(_ value: Value) { self.value = value }

  /// Sets the value from `time` on; `animation` is asked for only if there is something to animate.
  package mutating func set(_ value: Value, at time: Double, animation: () -> Animation?) {
    let (old, new) = (self.value.animatableData, value.animatableData)
    self.value = value
    guard old != new else { return }
    let animation = animation()
    guard animation != nil || track != nil else { return }
    var track = track ?? AnimationTrack(old)
    track.set(new, at: time, animation: animation)
    self.track = track
  }

  /// The value at a time.
  package func value(at time: Double) -> Value {
    guard let track, track.isActive(at: time) else { return value }
    var value = value
    value.animatableData = track.value(at: time)
    return value
  }

  /// Whether the value is on its way at a time.
  package func isActive(at time: Double) -> Bool { track?.isActive(at: time) ?? false }
}
