import ViewLayout

/// The node of a primitive modifier: each box of the content gets one of the modifier's around it.
@MainActor
package class WrapperNode<Base: View, Modifier: ViewModifier, Box: LayoutBox>:
  OpeningNode<ModifiedContent<Base, Modifier>>
{
  // As in `AnyViewNode`: read and written whole, so that uses need no check for overlap.
  @exclusivity(unchecked) private var storedWrappers = OutputWrappers()
  private var wrappers: OutputWrappers {
    get { unsafe storedWrappers }
    set { unsafe storedWrappers = newValue }
  }

  /// Makes the box around one of the content.
  package func makeWrapper(around box: LayoutBox, session: LayoutSession) -> Box {
    preconditionFailure("subclasses must override makeWrapper(around:session:)")
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
    let modifier = view.modifier
    willShow(modifier)
    update(wrappers, with: modifier)
    show(view.content, contentInputs(for: modifier))
    check(modifier)
  }

  /// Called with each new modifier, before the boxes and the content get it.
  package func willShow(_ modifier: Modifier) {}

  /// Reports what is wrong with a modifier; called when the content is there, after which places are named.
  package func check(_ modifier: Modifier) {}

  /// Brings every box in line with the modifier.
  package final func updateWrappers() {
    if hasView, !wrappers.isEmpty { update(wrappers, with: lastView.modifier) }
  }

  private func update(_ wrappers: OutputWrappers, with modifier: Modifier) {
    guard !wrappers.isEmpty else { return }
    for wrapper in wrappers.all { update(own(wrapper), with: modifier) }
  }

  package override func addOutputs(to outputs: inout [LayoutBox]) {
    guard hasView, let session = inputs.graph?.session else { return }
    let start = outputs.count
    super.addOutputs(to: &outputs)
    var wrappers = wrappers
    wrappers.wrap(&outputs, from: start) { box, known in
      known ?? newWrapper(around: box, with: lastView.modifier, session: session)
    }
    self.wrappers = wrappers
  }

  /// A box that this node has made, as what it is: to ask it takes time in code for any type.
  private func own(_ wrapper: LayoutBox) -> Box { unsafe unsafeDowncast(wrapper, to: Box.self) }
}
