package import VectorGeometry
package import ViewAnimation

/// A value whose animatable part may be on its way to where it was set last.
///
/// It is a class since nodes of any type have one: they would have to ask for the layout of a struct each time
/// that they look at it.
package final class AnimatableAttribute<Value: Animatable> {
  /// The value as it was set last.
  package private(set) var value: Value {
    get { unsafe storedValue }
    set { unsafe storedValue = newValue }
  }
  // As in `LayoutBox`: read and written whole, so that uses need no check for overlap.
  @exclusivity(unchecked) private var storedValue: Value
  /// The numbers of the value, if they have been on their way, so that they may be still.
  ///
  /// An object for the same reason, and made when it is needed: most values never move.
  private var moving: MovingNumbers<Value.AnimatableData>?

  package init(_ value: Value) { unsafe storedValue = value }

  /// Sets the value from `time` on; `change` is asked only if there is something to animate.
  package func set(_ value: Value, at time: Double, change: () -> AttributeChange) {
    var data = moving?.data ?? AnimatedValue(self.value.animatableData)
    data.set(value.animatableData, at: time, change: change)
    moving = data.hasWay ? MovingNumbers(data) : nil
    self.value = value
  }

  /// The value at a time.
  package func value(at time: Double) -> Value {
    guard let moving, moving.data.isActive(at: time) else { return value }
    var value = value
    value.animatableData = moving.data.value(at: time)
    return value
  }

  /// Whether the value is on its way at a time.
  package func isActive(at time: Double) -> Bool {
    guard let moving else { return false }
    return moving.data.isActive(at: time)
  }

  /// How long the value moves, if it is not set anew.
  package var motion: MotionLength {
    guard let moving else { return .rest(at: 0) }
    return moving.data.motion
  }
}

/// Numbers of any kind on their way.
private final class MovingNumbers<Data: VectorArithmetic> {
  let data: AnimatedValue<Data>

  init(_ data: AnimatedValue<Data>) { self.data = data }
}
