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
  /// Returns whether the view, or a view that its value contains, has an explicit id; no body is evaluated.
  func hasExplicitID(_ id: AnyHashable) -> Bool {
    (self as? any HoldsExplicitIDs)?.holdsExplicitID(id) ?? false
  }
}

/// A view that has an id, or contains other views.
private protocol HoldsExplicitIDs {
  @MainActor func holdsExplicitID(_ id: AnyHashable) -> Bool
}

extension IDView: HoldsExplicitIDs {
  @MainActor fileprivate func holdsExplicitID(_ id: AnyHashable) -> Bool {
    AnyHashable(self.id) == id || content.hasExplicitID(id)
  }
}

extension ModifiedContent: HoldsExplicitIDs where Content: View, Modifier: ViewModifier {
  @MainActor fileprivate func holdsExplicitID(_ id: AnyHashable) -> Bool {
    content.hasExplicitID(id)
  }
}

extension AnyView: HoldsExplicitIDs {
  @MainActor fileprivate func holdsExplicitID(_ id: AnyHashable) -> Bool { view.hasExplicitID(id) }
}

extension Group: HoldsExplicitIDs where Content: View {
  @MainActor fileprivate func holdsExplicitID(_ id: AnyHashable) -> Bool {
    content.hasExplicitID(id)
  }
}

extension Optional: HoldsExplicitIDs where Wrapped: View {
  @MainActor fileprivate func holdsExplicitID(_ id: AnyHashable) -> Bool {
    self?.hasExplicitID(id) ?? false
  }
}

extension _ConditionalContent: HoldsExplicitIDs where TrueContent: View, FalseContent: View {
  @MainActor fileprivate func holdsExplicitID(_ id: AnyHashable) -> Bool {
    switch storage {
    case .trueContent(let content): content.hasExplicitID(id)
    case .falseContent(let content): content.hasExplicitID(id)
    }
  }
}

extension TupleView: HoldsExplicitIDs {
  @MainActor fileprivate func holdsExplicitID(_ id: AnyHashable) -> Bool {
    Mirror(reflecting: value).children.contains { child in
      (child.value as? any View)?.hasExplicitID(id) ?? false
    }
  }
}

extension View {
  /// Sets the identity of the view; its state is reset when the id changes.
  public nonisolated func id<ID: Hashable>(_ id: ID) -> some View { IDView(content: self, id: id) }
}
