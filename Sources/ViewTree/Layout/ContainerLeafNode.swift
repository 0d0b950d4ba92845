import ViewLayout

/// The identity node of a view with one layout node that keeps the content's nodes.
@MainActor
class ContainerLeafNode<V: View, Content: View, Leaf: LayoutNode>: _ViewNode<V> {
  private var content: _ViewNode<Content>?
  private(set) var leaf: Leaf?

  override var childNodes: [AnyViewNode] { content.map { [$0] } ?? [] }
  override var pathComponent: String? { typeName(V.self) }

  /// Makes the layout node.
  func makeLeaf(session: LayoutSession) -> Leaf {
    preconditionFailure("a node of \(V.self) must say how it is laid out")
  }

  /// Brings the layout node in line with the view.
  func update(_ leaf: Leaf, with view: V) {}

  /// Gives the layout node the content's nodes.
  func show(_ nodes: [LayoutNode], in leaf: Leaf) {}

  /// The content of the view, and what it gets from above.
  func content(of view: V) -> (Content, ViewInputs) {
    preconditionFailure("a node of \(V.self) must say what it holds")
  }

  override func receive(_ view: V) {
    guard let session = inputs.graph?.session else { return }
    if leaf == nil {
      leaf = makeLeaf(session: session)
      inputs.graph?.collect(self)
    }
    if let leaf { update(leaf, with: view) }
    let (content, inputs) = content(of: view)
    childNode(in: &self.content).update(content, inputs)
  }

  override func addOutputs(to outputs: inout [LayoutNode]) {
    if let leaf { outputs.append(leaf) }
  }

  override func outputsDidChange() { inputs.graph?.collect(self) }

  override func collectChildren() {
    if let leaf { show(content?.outputs ?? [], in: leaf) }
  }
}
