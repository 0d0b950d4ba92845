package import VectorGeometry
package import ViewAnimation

/// A value whose animatable part may be on its way to where it was set last.
package struct AnimatableAttribute<Value: Animatable> {
  /// The value as it was set last.
  package private(set) var value: Value
  private var data: AnimatedValue<Value.AnimatableData>

  package init(_ value: Value) {
    self.value = value
    data = AnimatedValue(value.animatableData)
  }

  /// Sets the value from `time` on; `change` is asked only if there is something to animate.
  package mutating func set(_ value: Value, at time: Double, change: () -> AttributeChange) {
    data.set(value.animatableData, at: time, change: change)
    self.value = value
  }

  /// The value at a time.
  package func value(at time: Double) -> Value {
    guard data.isActive(at: time) else { return value }
    var value = value
    value.animatableData = data.value(at: time)
    return value
  }

  /// Whether the value is on its way at a time.
  package func isActive(at time: Double) -> Bool { data.isActive(at: time) }

  /// How long the value moves, if it is not set anew.
  package var motion: MotionLength { data.motion }
}
