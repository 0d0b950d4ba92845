import ViewAnimation

/// A child of a dynamic node on its way in or out.
@MainActor
final class Presence {
  let child: AnyViewNode
  /// One for each of the child's boxes that has a transition.
  private(set) var hosts: [TransitionHost] = []

  /// Counts the phases, so that the end of an interrupted one means nothing.
  private var generation = 0

  init(of child: AnyViewNode) { self.child = child }

  /// Goes to a phase; from `start` if nothing is on its way.
  ///
  /// - Returns: Whether anything is on its way now.
  @discardableResult
  func show<V>(
    _ phase: TransitionPhase, from start: TransitionPhase, in owner: DynamicNode<V>
  ) -> Bool {
    guard let graph = owner.inputs.graph, !graph.isPresenting else { return false }
    generation += 1
    if hosts.isEmpty { makeHosts(start, in: owner, graph) }
    guard !hosts.isEmpty else {
      owner.didEnd(self)
      return false
    }
    for host in hosts { host.show(phase) }
    let generation = generation
    graph.enqueue { [weak self, weak owner, weak graph] in
      guard let self, let owner, let graph, generation == self.generation, owner.isMounted else {
        return
      }
      plan(in: owner, graph)
    }
    return true
  }

  /// Draws the child as it is again.
  func end() {
    for host in hosts { host.end() }
    hosts = []
    generation += 1
  }

  private func makeHosts<V>(
    _ start: TransitionPhase, in owner: DynamicNode<V>, _ graph: ViewGraph
  ) {
    let isAnimated = owner.transaction.animation != nil
    // What shows the views elsewhere has them come and go by its own rows: twice would be too much.
    let isDrawn = !owner.isShownElsewhere
    for target in child.outputs where target.decoration == nil {
      let transition = target.traits.transition ?? .opacity
      guard isAnimated || transition.animation != nil else { continue }
      let host = owner.adopt(
        TransitionHost(transition, of: target, isDrawn: isDrawn, session: graph.session))
      hosts.append(host)
      host.begin(start)
    }
  }

  /// Plans the end, once it is known what the phase has set off.
  private func plan<V>(in owner: DynamicNode<V>, _ graph: ViewGraph) {
    let ends = hosts.compactMap(\.observer.removal)
    guard let end = ends.max(), end > graph.time else { return owner.didEnd(self) }
    guard end.isFinite else { return }
    let generation = generation
    graph.schedule(at: end) { [weak self, weak owner] in
      guard let self, let owner, generation == self.generation, owner.isMounted else { return }
      owner.didEnd(self)
    }
  }
}
