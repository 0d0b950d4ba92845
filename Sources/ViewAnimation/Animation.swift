public import VectorGeometry

/// The change of a value over time: a curve, a spring or a custom animation, with its modifiers.
///
/// Built-in animations are pure functions of time; times are seconds.
public struct Animation: Hashable, Sendable {
  let kind: Kind

  init(_ kind: Kind) { self.kind = kind }

  /// Creates an animation from a custom animation.
  public init<A: CustomAnimation>(_ base: A) {
    if let builtIn = base as? BuiltInAnimation {
      kind = builtIn.kind
    } else {
      kind = .custom(CustomAnimationBox(base))
    }
  }

  /// The rule behind the animation.
  public var base: any CustomAnimation {
    if case .custom(let box) = kind { return box.animation }
    return BuiltInAnimation(kind: kind)
  }

  /// The part of the change `value` made after `time` seconds, or nil when the animation has ended.
  public func animate<V: VectorArithmetic>(
    value: V, time: Double, context: inout AnimationContext<V>
  ) -> V? {
    kind.animate(value: value, time: time, context: &context)
  }

  /// The velocity per second after `time` seconds, or nil if it is not known.
  public func velocity<V: VectorArithmetic>(
    value: V, time: Double, context: AnimationContext<V>
  ) -> V? {
    kind.velocity(value: value, time: time, context: context)
  }

  /// Whether this animation takes over from the running `previous` one instead of adding to it.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
  ) -> Bool {
    kind.shouldMerge(previous: previous.kind, value: value, time: time, context: &context)
  }

  /// The time in seconds until a change from rest is made; nil for never, or for a custom rule.
  ///
  /// A spring's is the time until it stays within `Spring.restingFraction` of its travel.
  package var duration: Double? { kind.hasCustomRule ? nil : kind.length }

  /// The time in seconds until the animation counts as complete; nil for never or a custom rule.
  package var logicalDuration: Double? { kind.hasCustomRule ? nil : kind.logicalLength }
}

/// A built-in animation seen as a rule: what `Animation.base` answers.
struct BuiltInAnimation: CustomAnimation {
  let kind: Animation.Kind

  func animate<V: VectorArithmetic>(
    value: V, time: Double, context: inout AnimationContext<V>
  ) -> V? {
    kind.animate(value: value, time: time, context: &context)
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: Double, context: AnimationContext<V>
  ) -> V? {
    kind.velocity(value: value, time: time, context: context)
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
  ) -> Bool {
    kind.shouldMerge(previous: previous.kind, value: value, time: time, context: &context)
  }
}
