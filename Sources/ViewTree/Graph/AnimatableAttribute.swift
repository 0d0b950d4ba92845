package import VectorGeometry
package import ViewAnimation

/// A value whose animatable part may be on its way to where it was set last.
///
/// It is a class since nodes of any type have one: they would have to ask for the layout of a struct each time
/// that they look at it.
package final class AnimatableAttribute<Value: Animatable> {
  /// The value as it was set last.
  package private(set) var value: Value
  /// Whether the value has been on its way, so that it may be still.
  private var hasMoved = false
  private var data: AnimatedValue<Value.AnimatableData>

  package init(_ value: Value) {
    self.value = value
    data = AnimatedValue(value.animatableData)
  }

  /// Sets the value from `time` on; `change` is asked only if there is something to animate.
  package func set(_ value: Value, at time: Double, change: () -> AttributeChange) {
    data.set(value.animatableData, at: time, change: change)
    hasMoved = data.hasWay
    self.value = value
  }

  /// The value at a time.
  package func value(at time: Double) -> Value {
    guard isActive(at: time) else { return value }
    var value = value
    value.animatableData = data.value(at: time)
    return value
  }

  /// Whether the value is on its way at a time.
  package func isActive(at time: Double) -> Bool { hasMoved && data.isActive(at: time) }

  /// How long the value moves, if it is not set anew.
  package var motion: MotionLength { data.motion }
}
