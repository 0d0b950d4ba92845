import VectorGraphics

/// Where in a document a view comes from.
///
/// It is a class since a view passes through many hands, of which few look at it.
package final class DocumentNodeTag: Sendable, Equatable {
  /// What stands before the place of a view where drawings are marked with it.
  package static let mark = "document:"

  /// What the JSON pointer of the view is written from, when someone asks for it: most views are never asked.
  private let place: any CustomStringConvertible & Sendable
  /// The id that the document gives the view.
  package let id: String?
  /// The type of view that the document names.
  package let view: String

  package init(place: any CustomStringConvertible & Sendable, id: String?, view: String) {
    self.place = place
    self.id = id
    self.view = view
  }

  /// The JSON pointer of the view.
  package var pointer: String { place.description }

  package static func == (left: DocumentNodeTag, right: DocumentNodeTag) -> Bool {
    left === right
      || left.id == right.id && left.view == right.view && left.pointer == right.pointer
  }
}

/// A document's view that a box is, and the node that says so.
struct DocumentTagging {
  fileprivate let owner: ObjectIdentifier
  /// How deep the node is.
  fileprivate let depth: Int
  fileprivate(set) var tag: DocumentNodeTag
}

extension LayoutBox {
  /// The innermost of the document's views that the box is.
  final var documentTag: DocumentNodeTag? { documentTags.first?.tag }

  /// Notes which of the document's views the box is, by the word of a node; nil for none.
  ///
  /// A box can be several: what a component is made of, and the component.
  @MainActor
  final func tag(as tag: DocumentNodeTag?, by node: AnyViewNode) {
    let owner = ObjectIdentifier(node)
    if documentTags.isEmpty {
      guard let tag else { return }
      documentTags = [DocumentTagging(owner: owner, depth: node.depth, tag: tag)]
      return invalidateDrawing()
    }
    var tags = documentTags
    switch (tags.firstIndex { $0.owner == owner }, tag) {
    case (let index?, let tag?):
      guard tags[index].tag != tag else { return }
      tags[index].tag = tag
    case (let index?, nil): tags.remove(at: index)
    case (nil, let tag?):
      let tagging = DocumentTagging(owner: owner, depth: node.depth, tag: tag)
      if let place = tags.firstIndex(where: { $0.depth < tagging.depth }) {
        tags.insert(tagging, at: place)
      } else {
        tags.append(tagging)
      }
    case (nil, nil): return
    }
    documentTags = tags
    invalidateDrawing()
  }

  /// The items of a box that is a document's view, by its id, and marked if the graph marks them.
  final func taggedItems(_ context: DrawContext) -> [DisplayItem] {
    var context = context
    for tagging in documentTags.reversed() { context.id = tagging.tag.id ?? context.id }
    var items = untaggedItems(context)
    guard session.marksDocumentViews, !context.isForRegions else { return items }
    for tagging in documentTags {
      let group = DisplayGroup(items: items)
      items = [DisplayItem(.group(group), origin: DocumentNodeTag.mark + tagging.tag.pointer)]
    }
    return items
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
