/// The nodes of the second views of a modifier, one for each wrapper around a view of its content.
@MainActor
struct SecondViews<Second: View> {
  private var nodes: [ObjectIdentifier: _ViewNode<Second>] = [:]
  private var order: [(wrapper: ObjectIdentifier, node: _ViewNode<Second>)] = []

  init() {}

  /// All of them, in the order in which they came.
  var all: [AnyViewNode] { order.map(\.node) }

  /// That of a wrapper; nil for a new one.
  subscript(wrapper: LayoutBox) -> _ViewNode<Second>? { nodes[ObjectIdentifier(wrapper)] }

  /// Adds the node of a wrapper, unless it is there.
  mutating func insert(_ node: _ViewNode<Second>, of wrapper: LayoutBox) {
    let id = ObjectIdentifier(wrapper)
    guard nodes.updateValue(node, forKey: id) == nil else { return }
    order.append((id, node))
  }

  /// Takes out those whose wrappers have gone, in the order in which they came.
  mutating func removeAll(except wrappers: ArraySlice<LayoutBox>) -> [AnyViewNode] {
    let kept = Set(wrappers.map(ObjectIdentifier.init))
    guard order.contains(where: { !kept.contains($0.wrapper) }) else { return [] }
    let gone = order.filter { !kept.contains($0.wrapper) }
    order.removeAll { !kept.contains($0.wrapper) }
    for (wrapper, _) in gone { nodes[wrapper] = nil }
    return gone.map(\.node)
  }
}
