/// The node of a view whose children come and go, with transitions when the change is animated.
@MainActor
package class DynamicNode<V>: _ViewNode<V> {
  /// The children on their way in or out; nil until one is: most never are.
  private final var moving: MovingChildren?
  private final var hasShown = false

  /// The children that are there, in order.
  package var presentChildren: [AnyViewNode] { [] }

  package override var childNodes: [AnyViewNode] {
    guard let moving else { return presentChildren }
    let children = orderedChildren
    return children + children.flatMap { moving.presences[ObjectIdentifier($0)]?.hosts ?? [] }
  }

  package override func addOutputs(to outputs: inout [LayoutBox]) {
    for child in isLosing ? orderedChildren : presentChildren {
      addOutputs(of: child, to: &outputs)
    }
  }

  /// Adds the boxes of a child.
  package func addOutputs(of child: AnyViewNode, to outputs: inout [LayoutBox]) {
    child.collectOutputs(into: &outputs)
  }

  /// Must be called at the end of each update.
  package final func didShow() { hasShown = true }

  /// Whether a child has gone that still shows.
  package final var isLosing: Bool { !(moving?.leaving.isEmpty ?? true) }

  /// Whether a child has gone and still shows.
  final func isLosing(_ child: AnyViewNode) -> Bool { moving?.leaving.contains(child) ?? false }

  // MARK: Coming

  /// Has a new child come with its transition, if the change is animated.
  package final func insert(_ child: AnyViewNode) {
    guard hasShown else { return }
    presence(of: child).show(.identity, from: .willAppear, in: self)
  }

  /// The child of a key that is about to go, which comes back.
  package final func revive<Node: AnyViewNode>(
    _ key: @autoclosure () -> AnyHashable, as type: Node.Type
  ) -> Node? {
    // Hardly ever is one about to go, and to make a key of any type takes time.
    guard isLosing, let child = moving?.leaving.first(key(), as: Node.self) else { return nil }
    moving?.leaving.remove(child)
    for output in child.outputs { output.isLeaving = false }
    outputsDidChange()
    return child
  }

  /// Shows a child that came back as it is.
  package final func settle(_ child: AnyViewNode) {
    presence(of: child).show(.identity, from: .didDisappear, in: self)
  }

  /// A child that is there, new or back.
  package struct Arrival<C: View> {
    fileprivate enum Kind {
      case there
      case new
      case back
    }

    fileprivate let kind: Kind
    package let node: _ViewNode<C>
  }

  /// The child in a slot, which is made or brought back at need.
  ///
  /// The slot is in use no longer than the call; see `childNode(in:)`.
  package final func arrival<C: View>(
    in slot: inout _ViewNode<C>?, key: @autoclosure () -> AnyHashable
  ) -> Arrival<C> {
    if let node = slot { return Arrival(kind: .there, node: node) }
    if let node = revive(key(), as: _ViewNode<C>.self) {
      slot = node
      return Arrival(kind: .back, node: node)
    }
    return Arrival(kind: .new, node: childNode(in: &slot))
  }

  /// Gives a child its view; one that is new or back comes with its transition.
  package final func show<C: View>(_ view: C, on arrival: Arrival<C>) {
    arrival.node.update(view, inputs)
    switch arrival.kind {
    case .there: return
    case .new: insert(arrival.node)
    case .back: settle(arrival.node)
    }
  }

  // MARK: Going

  /// Takes the node in a slot out, at once or with its transition.
  package final func take<C: View>(out slot: inout _ViewNode<C>?, key: AnyHashable) {
    guard let node = slot else { return }
    slot = nil
    remove(node, key: key, behind: nil)
  }

  /// Takes a child out: at once, or with its transition if the change is animated.
  package final func remove(_ child: AnyViewNode, key: AnyHashable, behind previous: AnyViewNode?) {
    moving?.leaving.moveFollowers(of: child, behind: previous)
    let presence = presence(of: child)
    let outputs = child.outputs
    guard hasShown, presence.show(.didDisappear, from: .identity, in: self) else {
      forget(presence)
      presence.end()
      unmount(child)
      outputsDidChange()
      return
    }
    for output in outputs { output.isLeaving = true }
    moving?.leaving.add(child, key: key, behind: previous)
    outputsDidChange()
  }

  /// Called by a presence whose transition has ended.
  final func didEnd(_ presence: Presence) {
    forget(presence)
    for host in presence.hosts { unmount(host) }
    presence.end()
    guard moving?.leaving.remove(presence.child) ?? false else { return }
    unmount(presence.child)
    outputsDidChange()
  }

  private func presence(of child: AnyViewNode) -> Presence {
    let moving = moving ?? MovingChildren()
    self.moving = moving
    if let presence = moving.presences[ObjectIdentifier(child)] { return presence }
    let presence = Presence(of: child)
    moving.presences[ObjectIdentifier(child)] = presence
    return presence
  }

  private func forget(_ presence: Presence) {
    moving?.presences[ObjectIdentifier(presence.child)] = nil
  }

  /// The children, with those that are about to go in the places where they were.
  private var orderedChildren: [AnyViewNode] {
    moving?.leaving.merged(into: presentChildren) ?? presentChildren
  }
}

/// The children of a node that are on their way in or out.
@MainActor
private final class MovingChildren {
  var presences: [ObjectIdentifier: Presence] = [:]
  var leaving = LeavingChildren()
}
