import VectorGeometry

/// Where a merged spring took over, for animations that are asked one by one with a context.
private struct MergedSpring<Value: VectorArithmetic>: AnimationStateKey {
  var offset: Value
  var velocity: Value
  var start: Double

  static var defaultValue: MergedSpring? { nil }
}

/// How many runs of a repeated custom animation are over, when the last ended, the run's own state.
private struct Repetition<Value: VectorArithmetic>: AnimationStateKey {
  var index = 0
  var start = 0.0
  var state = AnimationState<Value>()

  static var defaultValue: Repetition { Repetition() }
}

extension Animation.Kind {
  /// One step of the animation as a rule with a context; see `CustomAnimation.animate`.
  func animate<V: VectorArithmetic>(
    value: V, time: Double, context: inout AnimationContext<V>
  ) -> V? {
    switch self {
    case .spring(let spring, _):
      return animate(spring, value: value, time: time, context: &context)
    case .curve, .interpolatingSpring: return animateClosedForm(value, time, &context)
    case .custom(let box):
      return box.animation.animate(value: value, time: time, context: &context)
    case .delayed(let base, let seconds):
      return base.animate(value: value, time: max(0, time - seconds), context: &context)
    case .sped(let base, let factor):
      return base.animate(value: value, time: time * factor, context: &context)
    case .repeated(let base, let count, let autoreverses, _):
      guard base.hasCustomRule else { return animateClosedForm(value, time, &context) }
      return base.animateRepeatedly(
        value, time, &context, lastRun: count.map { $0 - 1 }, autoreverses: autoreverses)
    case .completed(let base, let seconds):
      let result = base.animate(value: value, time: time, context: &context)
      context.isLogicallyComplete = time >= seconds
      return result
    }
  }

  /// The velocity of the animation as a rule with a context; see `CustomAnimation.velocity`.
  func velocity<V: VectorArithmetic>(
    value: V, time: Double, context: AnimationContext<V>
  ) -> V? {
    switch self {
    case .spring(let spring, _):
      guard let merged = context.state[MergedSpring<V>.self] else {
        return value.scaled(by: progress(at: time).rate)
      }
      return spring.velocity(
        target: value - merged.offset, initialVelocity: merged.velocity,
        time: time - merged.start)
    case .curve, .interpolatingSpring: return value.scaled(by: progress(at: time).rate)
    case .custom(let box):
      return box.animation.velocity(value: value, time: time, context: context)
    case .delayed(let base, let seconds):
      guard time >= seconds else { return .zero }
      return base.velocity(value: value, time: time - seconds, context: context)
    case .sped(let base, let factor):
      return base.velocity(value: value, time: time * factor, context: context)?
        .scaled(by: factor)
    case .repeated(let base, _, let autoreverses, _):
      guard base.hasCustomRule else { return value.scaled(by: progress(at: time).rate) }
      let run = context.state[Repetition<V>.self]
      let velocity = base.velocity(
        value: value, time: time - run.start, context: context.withState(run.state))
      return autoreverses && !run.index.isMultiple(of: 2) ? velocity?.scaled(by: -1) : velocity
    case .completed(let base, _):
      return base.velocity(value: value, time: time, context: context)
    }
  }

  /// Whether the animation takes over from another one; see `CustomAnimation.shouldMerge`.
  ///
  /// A spring always does; a modified animation only from one that is modified in the same way.
  /// Source: OpenSwiftUI, `FluidSpringAnimation`, `DelayAnimation`.
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation.Kind, value: V, time: Double, context: inout AnimationContext<V>
  ) -> Bool {
    switch (self, previous) {
    case (.spring, _):
      let velocity = previous.velocity(value: value, time: time, context: context) ?? .zero
      let offset = previous.animate(value: value, time: time, context: &context) ?? value
      context.state[MergedSpring<V>.self] = MergedSpring(
        offset: offset, velocity: velocity, start: time)
      return true
    case (.custom(let box), _):
      return box.animation.shouldMerge(
        previous: Animation(previous), value: value, time: time, context: &context)
    case (.delayed(let base, let seconds), .delayed(let other, let same)) where same == seconds:
      return base.shouldMerge(
        previous: other, value: value, time: max(0, time - seconds), context: &context)
    case (.sped(let base, let factor), .sped(let other, let same)) where same == factor:
      return base.shouldMerge(
        previous: other, value: value, time: time * factor, context: &context)
    case (.completed(let base, _), _):
      return base.shouldMerge(previous: previous, value: value, time: time, context: &context)
    case (.curve, _), (.interpolatingSpring, _), (.delayed, _), (.sped, _), (.repeated, _):
      return false
    }
  }

  private func animateClosedForm<V: VectorArithmetic>(
    _ value: V, _ time: Double, _ context: inout AnimationContext<V>
  ) -> V? {
    if let logical = logicalLength, time >= logical { context.isLogicallyComplete = true }
    if let length, time >= length { return nil }
    return value.scaled(by: progress(at: time).fraction)
  }

  private func animate<V: VectorArithmetic>(
    _ spring: Spring, value: V, time: Double, context: inout AnimationContext<V>
  ) -> V? {
    guard let merged = context.state[MergedSpring<V>.self] else {
      return animateClosedForm(value, time, &context)
    }
    let elapsed = time - merged.start
    let change = value - merged.offset
    context.isLogicallyComplete = elapsed >= spring.response
    let start = SpringStart(displacement: change, velocity: merged.velocity)
    if let rest = spring.restingTime(start), elapsed >= rest { return nil }
    return merged.offset
      + spring.value(target: change, initialVelocity: merged.velocity, time: elapsed)
  }

  /// One step of a custom animation that is repeated: each run starts with an empty state.
  private func animateRepeatedly<V: VectorArithmetic>(
    _ value: V, _ time: Double, _ context: inout AnimationContext<V>,
    lastRun: Int?, autoreverses: Bool
  ) -> V? {
    var run = context.state[Repetition<V>.self]
    var inner = context.withState(run.state)
    let isReversed = autoreverses && !run.index.isMultiple(of: 2)
    guard let part = animate(value: value, time: time - run.start, context: &inner) else {
      if let lastRun, run.index >= lastRun { return nil }
      context.state[Repetition<V>.self] = Repetition(index: run.index + 1, start: time)
      return isReversed ? .zero : value
    }
    run.state = inner.state
    context.state[Repetition<V>.self] = run
    return isReversed ? value - part : part
  }
}
