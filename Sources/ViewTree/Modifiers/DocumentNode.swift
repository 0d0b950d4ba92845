import VectorGraphics

/// Where in a document a view comes from.
package struct DocumentNodeTag: Sendable, Hashable {
  /// The JSON pointer of the view.
  package var pointer: String
  /// The id that the document gives the view.
  package var id: String?
  /// The type of view that the document names.
  package var view: String

  package init(pointer: String, id: String?, view: String) {
    self.pointer = pointer
    self.id = id
    self.view = view
  }
}

/// Notes where in a document a view comes from; stands inside all of the view's modifiers.
package struct DocumentNodeModifier: PrimitiveViewModifier {
  let tag: DocumentNodeTag

  @MainActor package static func _makeNode<Base: View>(
    of content: Base.Type
  ) -> _ViewNode<ModifiedContent<Base, Self>> {
    DocumentNodeNode<Base>()
  }
}

private final class DocumentNodeNode<Base: View>: WrappingNode<Base, DocumentNodeModifier>,
  TaggedViewNode
{
  var documentID: String? { view?.modifier.tag.id }

  override func makeWrapper(around node: LayoutNode, session: LayoutSession) -> LayoutNode {
    TaggedNode(around: node, owner: self, session: session)
  }

  override func update(_ wrapper: LayoutNode, with modifier: DocumentNodeModifier) {
    (wrapper as? TaggedNode)?.tag = modifier.tag
  }
}

/// A node that knows its place in a document.
final class TaggedNode: WrapperNode {
  var tag: DocumentNodeTag? {
    didSet { if tag != oldValue { invalidateDrawing() } }
  }

  override var isTraced: Bool { false }

  override func draw(_ context: DrawContext) -> [DisplayItem] {
    var context = context
    if let id = tag?.id { context.id = id }
    return content.items(context)
  }
}

extension View {
  /// Notes where in a document the view comes from.
  package nonisolated func documentNode(
    _ tag: DocumentNodeTag
  ) -> ModifiedContent<Self, DocumentNodeModifier> {
    modifier(DocumentNodeModifier(tag: tag))
  }
}
