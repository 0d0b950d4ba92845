public import VectorGeometry

/// The context of an animation that computes a value.
public struct AnimationContext<Value: VectorArithmetic> {
  /// The animation's state between its calls.
  public var state: AnimationState<Value>

  /// Whether the animation counts as complete although it may still be moving.
  public var isLogicallyComplete: Bool

  package init(state: AnimationState<Value> = AnimationState(), isLogicallyComplete: Bool = false) {
    self.state = state
    self.isLogicallyComplete = isLogicallyComplete
  }

  /// The same context for another type of value, with a state of that type.
  public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
    AnimationContext<T>(state: state, isLogicallyComplete: isLogicallyComplete)
  }
}
