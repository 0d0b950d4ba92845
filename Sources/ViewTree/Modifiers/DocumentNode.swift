import VectorGraphics

/// Where in a document a view comes from.
///
/// It is a class since a view passes through many hands, of which few look at it.
package final class DocumentNodeTag: Sendable, Equatable {
  /// What stands before the place of a view where drawings are marked with it.
  package static let mark = "document:"

  /// The JSON pointer of the view.
  package let pointer: String
  /// The id that the document gives the view.
  package let id: String?
  /// The type of view that the document names.
  package let view: String

  package init(pointer: String, id: String?, view: String) {
    self.pointer = pointer
    self.id = id
    self.view = view
  }

  package static func == (left: DocumentNodeTag, right: DocumentNodeTag) -> Bool {
    left === right
      || left.pointer == right.pointer && left.id == right.id && left.view == right.view
  }
}

/// A box that knows its place in a document.
final class TaggedBox: WrapperBox {
  var tag: DocumentNodeTag? {
    didSet { if tag != oldValue { invalidateDrawing() } }
  }

  override var isTraced: Bool { false }

  override func draw(_ context: DrawContext) -> [DisplayItem] {
    var context = context
    if let id = tag?.id { context.id = id }
    let items = content.items(context)
    guard session.marksDocumentViews, !context.isForRegions, let tag else { return items }
    let group = DisplayGroup(items: items)
    return [DisplayItem(.group(group), origin: DocumentNodeTag.mark + tag.pointer)]
  }
}

extension View {
  /// Notes where in a document the view comes from; stands inside all of the view's modifiers.
  package nonisolated func documentNode(_ tag: DocumentNodeTag) -> AnyView {
    var view = AnyView(self)
    // What is a document's view already is one inside another.
    if view.tag != nil { view = AnyView(inside: view) }
    view.tag = tag
    return view
  }
}
