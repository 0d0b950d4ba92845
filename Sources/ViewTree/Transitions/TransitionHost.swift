import VectorGeometry
import ViewAnimation
import ViewLayout

/// What a transition makes of one node of the layout: drawn in its place while the transition runs.
final class TransitionHost: AnyViewNode {
  /// What comes or goes.
  let target: LayoutBox
  /// Takes down the animations of the transition.
  private(set) var observer = AnimationObserver()

  /// Whether the transition is drawn; where it is not, it only says how long the target stays.
  private let isDrawn: Bool
  private let transition: AnyTransition
  private let source: PlaceholderSource
  private let decoration: ContainerBox<ZStackLayout>
  private var holder: AnyViewNode?
  private var child: AnyViewNode?

  init(
    _ transition: AnyTransition, of target: LayoutBox, isDrawn: Bool, session: LayoutSession
  ) {
    self.isDrawn = isDrawn
    self.transition = transition
    self.target = target
    let holder = AnyViewNode()
    self.holder = holder
    let proxy = TransitionTargetBox(owner: target.owner ?? holder, session: session)
    proxy.target = target
    source = PlaceholderSource(nodes: [proxy])
    decoration = ContainerBox(ZStackLayout(), name: nil, owner: holder, session: session)
    super.init()
  }

  override var onlyChild: AnyViewNode? { child }

  override func transform(_ transaction: inout Transaction) {
    if let animation = transition.animation { transaction.animation = animation }
    transaction.observers.append(observer)
  }

  override func outputsDidChange() { inputs.graph?.collect(self) }

  override func collectChildren() { decoration.update(children: child?.outputs ?? []) }

  /// Shows the target in the transition's first phase.
  func begin(_ phase: TransitionPhase) {
    show(phase)
    collectChildren()
    if isDrawn { target.decorate(with: decoration, proxy: source.nodes.first) }
  }

  /// Goes on to another phase, under the transaction in force.
  func show(_ phase: TransitionPhase) {
    observer = AnimationObserver()
    let inside = inputs.changed(by: self)
    func open<T: Transition>(_ transition: T) {
      let view = TransitionBody(transition: transition, phase: phase, source: source)
      if let typed = child as? _ViewNode<TransitionBody<T>> { return typed.update(view, inside) }
      var made: _ViewNode<TransitionBody<T>>?
      childNode(in: &made).update(view, inside)
      child = made
    }
    open(transition.base)
    collectChildren()
  }

  /// Draws the target as it is again, unless something else is made of it by now.
  func end() {
    guard isDrawn, target.decoration === decoration else { return }
    target.decorate(with: nil, proxy: nil)
  }
}

/// A transition's body in a phase.
private struct TransitionBody<T: Transition>: View {
  let transition: T
  let phase: TransitionPhase
  let source: PlaceholderSource

  var body: some View {
    transition.body(content: PlaceholderContentView(source: source), phase: phase)
  }
}
