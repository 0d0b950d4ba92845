package import Foundation
import ViewLayout

/// What the layout made of a view.
package struct NodeDescription: Sendable, Equatable {
  /// The type of the view, as Swift or the document names it.
  package var view: String
  /// The id given to it.
  package var id: String?
  /// Where in the document it stands; nil for views made in Swift.
  package var pointer: String?
  /// The view itself, inside its modifiers, in points from the canvas's top left; offsets count.
  package var frame: CGRect
  /// The view with its modifiers.
  package var outerFrame: CGRect
  /// The views inside, in order, then those that modifiers add.
  package var children: [NodeDescription]
}

extension ViewGraph {
  /// What the layout made of the root view at the current time; empty before the first picture.
  package func describe() -> [NodeDescription] {
    let nodes = (rootLayout?.children ?? []) + stages.flatMap(\.children).flatMap(\.children)
    return nodes.flatMap { $0.descriptions(offset: .zero) }
  }
}

extension LayoutBox {
  /// The views that this box stands for.
  fileprivate func descriptions(offset: CGSize) -> [NodeDescription] {
    let place = frame.offsetBy(dx: offset.width, dy: offset.height)
    let own = ownDescriptions(offset: offset, place: place)
    return documentTags.all.reduce(own) { parts, tagging in
      [Self.description(of: tagging.tag, parts: parts, frame: place)]
    }
  }

  /// The same, whatever views of a document the box is.
  private func ownDescriptions(offset: CGSize, place: CGRect) -> [NodeDescription] {
    let inner = CGSize(
      width: offset.width + contentOffset.width, height: offset.height + contentOffset.height)
    let parts = orderedChildren.flatMap { $0.descriptions(offset: inner) }
    if let name {
      return [
        NodeDescription(
          view: name, id: nil, pointer: nil, frame: place, outerFrame: place, children: parts)
      ]
    }
    guard var first = parts.first else { return [] }
    first.outerFrame = place
    if let id = explicitID, first.pointer == nil { first.id = id }
    first.children += parts.dropFirst()
    return [first]
  }

  /// The description of a document's view: the node's own part counts as the view itself.
  private static func description(
    of tag: DocumentNodeTag, parts: [NodeDescription], frame: CGRect
  ) -> NodeDescription {
    var children = parts
    if let first = parts.first, parts.count == 1, first.pointer == nil, first.id == nil {
      children = first.children
    }
    return NodeDescription(
      view: tag.view, id: tag.id, pointer: tag.pointer, frame: frame, outerFrame: frame,
      children: children)
  }
}
