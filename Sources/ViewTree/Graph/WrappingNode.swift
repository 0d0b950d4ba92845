import ViewLayout

/// The identity node of a primitive modifier: each layout node of the content gets a wrapper.
@MainActor
package class WrappingNode<Base: View, Modifier: ViewModifier>:
  _ViewNode<ModifiedContent<Base, Modifier>>
{
  private var content: _ViewNode<Base>?
  private var wrappers = OutputWrappers()

  package override func passesOn(_ child: AnyViewNode) -> Bool { child === content }
  package override var childNodes: [AnyViewNode] { content.map { [$0] } ?? [] }

  /// Makes the layout node around a node of the content.
  package func makeWrapper(around node: LayoutNode, session: LayoutSession) -> LayoutNode {
    preconditionFailure("a wrapping node must say how it wraps")
  }

  /// Makes the layout node around a node of the content, in line with the modifier.
  package func newWrapper(around node: LayoutNode, session: LayoutSession) -> LayoutNode {
    let wrapper = makeWrapper(around: node, session: session)
    if let view { update(wrapper, with: view.modifier) }
    return wrapper
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
    guard !wrappers.isEmpty, let view else { return }
    for wrapper in wrappers.all { update(wrapper, with: view.modifier) }
  }

  package override func addOutputs(to outputs: inout [LayoutNode]) {
    guard let content, let session = inputs.graph?.session else { return }
    let start = outputs.count
    content.collectOutputs(into: &outputs)
    wrappers.wrap(&outputs, from: start) { node, known in
      known ?? newWrapper(around: node, session: session)
    }
  }
}
