import VectorGraphics

/// A view with an explicit identity: another id is another view.
struct IDView<Content: View, ID: Hashable>: PrimitiveView {
  let content: Content
  let id: ID

  @MainActor static func _makeNode() -> _ViewNode<Self> { IDNode<Content, ID>() }
}

private final class IDNode<Content: View, ID: Hashable>: DynamicNode<IDView<Content, ID>> {
  private var content: _ViewNode<Content>?
  private var wrappers: [IdentifiedBox] = []
  private var id: ID?

  override var ownID: AnyHashable? { id.map { AnyHashable($0) } }
  override func passesOn(_ child: AnyViewNode) -> Bool { true }
  override var presentChildren: [AnyViewNode] { content.map { [$0] } ?? [] }

  override func receive(_ view: IDView<Content, ID>) {
    if let id, id != view.id { take(out: &content, key: AnyHashable(id)) }
    id = view.id
    show(view.content, on: arrival(in: &content, key: AnyHashable(view.id)))
    didShow()
  }

  override func addOutputs(to outputs: inout [LayoutBox]) {
    guard let id, let session = inputs.graph?.session else { return }
    var nodes: [LayoutBox] = []
    super.addOutputs(to: &nodes)
    if !nodes.elementsEqual(wrappers, by: { $0 === $1.content }) {
      let known = Dictionary(
        wrappers.map { (ObjectIdentifier($0.content), $0) }, uniquingKeysWith: { $1 })
      wrappers = nodes.map { node in
        known[ObjectIdentifier(node)]
          ?? IdentifiedBox(around: node, id: "\(id)", owner: self, session: session)
      }
    }
    for wrapper in wrappers { outputs.append(wrapper) }
  }
}

/// A box that gives what is drawn inside an id.
private final class IdentifiedBox: WrapperBox {
  let id: String

  init(around content: LayoutBox, id: String, owner: AnyViewNode, session: LayoutSession) {
    self.id = id
    super.init(around: content, owner: owner, session: session)
  }

  override var isTraced: Bool { false }
  override var explicitID: String? { id }

  override func draw(_ context: DrawContext) -> [DisplayItem] {
    var context = context
    context.id = id
    return content.items(context)
  }
}

extension View {
  /// Sets the identity of the view; its state is reset when the id changes.
  public nonisolated func id<ID: Hashable>(_ id: ID) -> some View { IDView(content: self, id: id) }
}
