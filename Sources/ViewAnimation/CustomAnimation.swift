public import VectorGeometry

/// A rule by which a value changes over time.
///
/// A track calls `animate` at fixed steps of 1/60 s from the animation's start, whatever frames are
/// shown, and once more for a frame between two steps, with a copy of the context. So a frame's
/// value depends on nothing but its time.
@preconcurrency
public protocol CustomAnimation: Hashable, Sendable {
  /// The part of the change `value` made after `time` seconds, or nil when the animation has ended.
  func animate<V: VectorArithmetic>(
    value: V, time: Double, context: inout AnimationContext<V>
  ) -> V?

  /// The velocity per second after `time` seconds; nil, the default, if it is not known.
  func velocity<V: VectorArithmetic>(
    value: V, time: Double, context: AnimationContext<V>
  ) -> V?

  /// Whether this animation takes over the state, start and change of the running `previous` one.
  ///
  /// `value` is the change of the previous animation and `time` the seconds it has run. By
  /// default, false, both run and their results are combined.
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
  ) -> Bool
}

extension CustomAnimation {
  /// Nil: the velocity is not known.
  public func velocity<V: VectorArithmetic>(
    value: V, time: Double, context: AnimationContext<V>
  ) -> V? { nil }

  /// False: the animations are combined.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
  ) -> Bool { false }
}
