import ViewLayout

/// The identity node of a primitive modifier: each layout node of the content gets a wrapper.
@MainActor
package class WrappingNode<Base: View, Modifier: ViewModifier>:
  _ViewNode<ModifiedContent<Base, Modifier>>
{
  private var content: _ViewNode<Base>?
  private var wrappers: [(inner: LayoutNode, wrapper: LayoutNode)] = []

  package override var childNodes: [AnyViewNode] { content.map { [$0] } ?? [] }

  /// Makes the layout node around a node of the content.
  package func makeWrapper(around node: LayoutNode, session: LayoutSession) -> LayoutNode {
    preconditionFailure("a wrapping node must say how it wraps")
  }

  /// Brings a wrapper in line with the modifier.
  package func update(_ wrapper: LayoutNode, with modifier: Modifier) {}

  /// What the content gets from above; the modifier may change it.
  package func contentInputs(for modifier: Modifier) -> ViewInputs { inputs }

  package override func receive(_ view: ModifiedContent<Base, Modifier>) {
    updateWrappers()
    childNode(in: &content).update(view.content, contentInputs(for: view.modifier))
  }

  /// Brings every wrapper in line with the modifier.
  package final func updateWrappers() {
    guard let view else { return }
    for (_, wrapper) in wrappers { update(wrapper, with: view.modifier) }
  }

  package override func addOutputs(to outputs: inout [LayoutNode]) {
    guard let content, let view, let session = inputs.graph?.session else { return }
    let nodes = content.outputs
    if !nodes.elementsEqual(wrappers, by: { $0 === $1.inner }) {
      let known = knownWrappers
      wrappers = nodes.map { node in
        if let wrapper = known[ObjectIdentifier(node)] { return (node, wrapper) }
        let wrapper = makeWrapper(around: node, session: session)
        update(wrapper, with: view.modifier)
        return (node, wrapper)
      }
    }
    for (_, wrapper) in wrappers { outputs.append(wrapper) }
  }

  private var knownWrappers: [ObjectIdentifier: LayoutNode] {
    guard !wrappers.isEmpty else { return [:] }
    return Dictionary(
      wrappers.map { (ObjectIdentifier($0.inner), $0.wrapper) }, uniquingKeysWith: { $1 })
  }
}
