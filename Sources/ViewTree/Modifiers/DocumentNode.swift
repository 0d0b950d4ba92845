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
  let tag: DocumentNodeTag
}

/// The document's views that a box is, the innermost first: what a component is made of, and the component.
struct DocumentTaggings {
  /// Apart, since most boxes are one view at most, which needs no list.
  private(set) var innermost: DocumentTagging?
  private var others: [DocumentTagging] = []

  var isEmpty: Bool { innermost == nil }
  var all: [DocumentTagging] { (innermost.map { [$0] } ?? []) + others }
  /// The innermost id.
  var id: String? { innermost?.tag.id ?? others.lazy.compactMap(\.tag.id).first }

  /// Notes what one node says; nil for nothing.
  ///
  /// - Returns: Whether that is something new.
  @MainActor
  fileprivate mutating func set(_ tag: DocumentNodeTag?, by node: AnyViewNode) -> Bool {
    let owner = ObjectIdentifier(node)
    var new: DocumentTagging?
    if let tag { new = DocumentTagging(owner: owner, depth: node.depth, tag: tag) }
    if innermost == nil || others.isEmpty && innermost?.owner == owner {
      guard innermost?.tag != tag else { return false }
      innermost = new
      return true
    }
    return set(new, of: owner)
  }

  private mutating func set(_ new: DocumentTagging?, of owner: ObjectIdentifier) -> Bool {
    var all = all
    let known = all.firstIndex { $0.owner == owner }
    guard known.map({ all[$0].tag }) != new?.tag else { return false }
    if let known { all.remove(at: known) }
    if let new {
      let place = all.firstIndex { $0.depth < new.depth } ?? all.endIndex
      all.insert(new, at: place)
    }
    (innermost, others) = (all.first, Array(all.dropFirst()))
    return true
  }
}

extension LayoutBox {
  /// The innermost of the document's views that the box is.
  final var documentTag: DocumentNodeTag? { documentTags.innermost?.tag }

  /// Notes which of the document's views the box is, by the word of a node; nil for none.
  @MainActor
  final func tag(as tag: DocumentNodeTag?, by node: AnyViewNode) {
    guard tag != nil || !documentTags.isEmpty else { return }
    if documentTags.set(tag, by: node) { invalidateDrawing() }
  }

  /// The items of a box that is a document's view, by its id, and marked if the graph marks them.
  final func taggedItems(_ context: DrawContext) -> [DisplayItem] {
    var items = untaggedItems(context.identified(by: documentTags.id))
    guard session.marksDocumentViews, !context.isForRegions else { return items }
    for tagging in documentTags.all {
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
