import ViewLayout

/// The node of a view that is one box, with the boxes of its content in it.
@MainActor
package class BoxNode<V, Content: View, Box: LayoutBox>: _ViewNode<V> {
  private var content: _ViewNode<Content>?
  package private(set) final var box: Box?

  package override var onlyChild: AnyViewNode? { content }
  package override var pathComponent: String? { typeName(V.self) }

  /// Makes the box.
  package func makeBox(session: LayoutSession) -> Box {
    preconditionFailure("the node of \(V.self) must override makeBox(session:)")
  }

  /// Makes the box, in line with the view.
  package func newBox(for view: V, session: LayoutSession) -> Box {
    let box = makeBox(session: session)
    update(box, with: view)
    return box
  }

  /// Brings the box in line with the view.
  package func update(_ box: Box, with view: V) {}

  /// Gives the box those of the content.
  package func show(_ contents: [LayoutBox], in box: Box) {}

  /// The content of the view, and what it gets from above.
  package func content(of view: V) -> (Content, ViewInputs) {
    preconditionFailure("the node of \(V.self) must override content(of:)")
  }

  package override func receive(_ view: V) {
    guard let graph = inputs.graph else { return }
    if let box {
      update(box, with: view)
    } else {
      box = newBox(for: view, session: graph.session)
      graph.collect(self)
    }
    let (content, inputs) = content(of: view)
    childNode(in: &self.content).update(content, inputs)
  }

  package override func addOutputs(to outputs: inout [LayoutBox]) {
    if let box { outputs.append(box) }
  }

  package override func outputsDidChange() { inputs.graph?.collect(self) }

  package override func collectChildren() {
    if let box { show(content?.outputs ?? [], in: box) }
  }
}
