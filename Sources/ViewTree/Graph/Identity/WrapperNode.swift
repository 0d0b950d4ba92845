import ViewLayout

/// The node of a primitive modifier: each box of the content gets one of the modifier's around it.
@MainActor
package class WrapperNode<Base: View, Modifier: ViewModifier, Box: LayoutBox>:
  _ViewNode<ModifiedContent<Base, Modifier>>
{
  private var content: _ViewNode<Base>?
  private var wrappers = OutputWrappers<Box>()

  package override func passesOn(_ child: AnyViewNode) -> Bool { child === content }
  package override var onlyChild: AnyViewNode? { content }

  /// Makes the box around one of the content.
  package func makeWrapper(around box: LayoutBox, session: LayoutSession) -> Box {
    preconditionFailure("a wrapper's node must say how it wraps")
  }

  /// Makes the box around one of the content, in line with the modifier.
  package func newWrapper(
    around box: LayoutBox, with modifier: Modifier, session: LayoutSession
  ) -> Box {
    let wrapper = makeWrapper(around: box, session: session)
    update(wrapper, with: modifier)
    return wrapper
  }

  /// Brings a box in line with the modifier.
  package func update(_ wrapper: Box, with modifier: Modifier) {}

  /// What the content gets from above; the modifier may change it.
  package func contentInputs(for modifier: Modifier) -> ViewInputs { inputs }

  package override func receive(_ view: ModifiedContent<Base, Modifier>) {
    updateWrappers()
    childNode(in: &content).update(view.content, contentInputs(for: view.modifier))
  }

  /// Brings every box in line with the modifier.
  package final func updateWrappers() {
    guard !wrappers.isEmpty, let view else { return }
    for wrapper in wrappers.all { update(wrapper, with: view.modifier) }
  }

  package override func addOutputs(to outputs: inout [LayoutBox]) {
    guard let content, let view, let session = inputs.graph?.session else { return }
    let start = outputs.count
    content.collectOutputs(into: &outputs)
    wrappers.wrap(&outputs, from: start) { box, known in
      known ?? newWrapper(around: box, with: view.modifier, session: session)
    }
  }
}
