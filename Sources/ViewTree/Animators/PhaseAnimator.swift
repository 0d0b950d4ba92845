public import ViewAnimation

/// A view that goes through phases, each by an animation.
public struct PhaseAnimator<Phase: Equatable, Content: View>: PrimitiveView {
  let phases: [Phase]
  /// What starts a round; nil for the view's appearance, and on without end.
  let trigger: AnyEquatable?
  let content: (Phase) -> Content
  let animation: (Phase) -> Animation?

  /// A view that goes through its phases without end.
  public nonisolated init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.init(phases: Array(phases), trigger: nil, content: content, animation: animation)
  }

  /// A view that goes through its phases once, back to the first, whenever `trigger` changes.
  public nonisolated init(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.init(
      phases: Array(phases), trigger: AnyEquatable(trigger), content: content,
      animation: animation)
  }

  nonisolated init(
    phases: [Phase], trigger: AnyEquatable?, content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation?
  ) {
    self.phases = phases
    self.trigger = trigger
    self.content = content
    self.animation = animation
  }

  /// A node that plans its phases as events of the scene.
  @MainActor public static func _makeNode() -> _ViewNode<Self> {
    PhaseAnimatorNode<Phase, Content>()
  }
}

private final class PhaseAnimatorNode<Phase: Equatable, Content: View>:
  _ViewNode<PhaseAnimator<Phase, Content>>
{
  private var child: _ViewNode<Content>?
  private var index = 0
  private var trigger: AnyEquatable?
  private var start = 0.0
  private var hasShown = false
  /// Counts the rounds, so that what an interrupted one has planned means nothing.
  private var round = 0

  override var onlyChild: AnyViewNode? { child }
  override var pathComponent: String? { "PhaseAnimator" }
  override var isAnimating: Bool { isEndless }

  /// After the first round, phases come again.
  override var motion: MotionLength {
    guard isEndless, let view else { return .rest(at: 0) }
    let durations = view.phases.map { view.animation($0).map(\.logicalDuration) ?? tick }
    let known = durations.compactMap(\.self)
    guard known.count == durations.count else {
      return .unknown("a phase has an animation without a known end")
    }
    let period = known.map { max($0, tick) }.reduce(0, +)
    return .loop(from: start + period, period: period)
  }

  override func receive(_ view: PhaseAnimator<Phase, Content>) {
    let isFirst = !hasShown
    let isTriggered = trigger != nil && view.trigger != nil && trigger != view.trigger
    trigger = view.trigger
    index = min(index, max(view.phases.count - 1, 0))
    show(view)
    guard view.phases.count > 1, isFirst && view.trigger == nil || isTriggered else { return }
    start = inputs.time
    round += 1
    if isEndless { inputs.graph?.activate(self) }
    let round = round
    inputs.graph?.enqueue { [weak self] in self?.goOn(in: round) }
  }

  override func updateIfDirty() {
    if isDirty, let view { show(view) }
  }

  private var isEndless: Bool { view.map { $0.trigger == nil && $0.phases.count > 1 } ?? false }
  private var tick: Double { 1 / (inputs.graph?.configuration.tickRate ?? 60) }

  /// Goes to the next phase; the one after that follows when its animation is logically complete.
  private func goOn(in round: Int) {
    guard isMounted, round == self.round, let view else { return }
    let next = (index + 1) % view.phases.count
    let phase = view.phases[next]
    let began = inputs.time
    var transaction = Transaction(animation: view.animation(phase))
    transaction.addAnimationCompletion(isRecurring: isEndless) { [weak self] in
      self?.complete(phase, begun: began, in: round)
    }
    withTransaction(transaction) { invalidate() }
    // What had been changed before has been shown by now, with the phase before.
    index = next
  }

  private func complete(_ phase: Phase, begun: Double, in round: Int) {
    guard isMounted, round == self.round, let view, let graph = inputs.graph else { return }
    guard isEndless || index != 0 else { return }
    guard graph.time <= begun else { return goOn(in: round) }
    // Nothing was set in motion: the phase lasts as long as its animation would, at least a tick.
    let duration = view.animation(phase)?.logicalDuration ?? 0
    graph.schedule(at: begun + max(duration, tick), isRecurring: isEndless) { [weak self] in
      self?.goOn(in: round)
    }
  }

  private func show(_ view: PhaseAnimator<Phase, Content>) {
    isDirty = false
    hasShown = true
    guard view.phases.indices.contains(index) else { return }
    let phase = view.phases[index]
    childNode(in: &child).update(tracking { view.content(phase) }, inputs)
  }
}

/// A view that phases change.
nonisolated struct PhaseAnimatedView<Base: View, Phase: Equatable, Content: View>: View {
  let base: Base
  let phases: [Phase]
  let trigger: AnyEquatable?
  let content: (PlaceholderContentView<Base>, Phase) -> Content
  let animation: (Phase) -> Animation?

  var body: some View {
    let place = PlaceholderContentView<Base>(source: PlaceholderSource(view: AnyView(base)))
    let content = content
    return PhaseAnimator(
      phases: phases, trigger: trigger, content: { content(place, $0) }, animation: animation)
  }
}

extension View {
  /// Changes the view from phase to phase without end, each by an animation.
  public nonisolated func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimatedView(
      base: self, phases: Array(phases), trigger: nil, content: content, animation: animation)
  }

  /// Changes the view through its phases once, back to the first, whenever `trigger` changes.
  public nonisolated func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimatedView(
      base: self, phases: Array(phases), trigger: AnyEquatable(trigger), content: content,
      animation: animation)
  }
}
