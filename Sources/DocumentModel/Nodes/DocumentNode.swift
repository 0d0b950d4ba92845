/// A view of a document before anyone knows what its type means.
///
/// ```json
/// { "view": "VStack", "id": "root", "spacing": 8,
///   "children": [ { "view": "Circle" } ],
///   "modifiers": [ { "padding": 16 } ] }
/// ```
///
/// It is a class since nodes go from hand to hand while they are read, and a reference is what copies cheapest.
package final class DocumentNode: Sendable {
  /// The value of `view`.
  package let type: String
  /// The whole object.
  package let node: JSONNode
  /// The place of the object in its document.
  package let place: JSONPlace
  /// The value of `id`: a string, a number or an expression object.
  package let id: JSONNode?
  /// Whether it has a condition, `if` or `else`.
  package let isConditional: Bool
  /// The views of `children`; nil if the key is absent.
  package let children: [DocumentNode]?
  /// The views of `content`, one if it is an object; nil if the key is absent.
  package let content: [DocumentNode]?
  /// In the order in which they apply.
  package let modifiers: [DocumentModifier]

  init(
    type: String, node: JSONNode, place: JSONPlace, id: JSONNode?, isConditional: Bool,
    children: [DocumentNode]?, content: [DocumentNode]?, modifiers: [DocumentModifier]
  ) {
    self.type = type
    self.node = node
    self.place = place
    self.id = id
    self.isConditional = isConditional
    self.children = children
    self.content = content
    self.modifiers = modifiers
  }

  /// Where the type stands.
  package var typeSpan: SourceSpan { (node.member(.view)?.value ?? node).span }

  /// All other members, in their order.
  package var arguments: [JSONNode.Member] {
    (node.members ?? []).filter { !Self.isOwn($0.key) }
  }

  /// The argument of a name, if it is given.
  package func argument(_ name: String) -> JSONNode.Member? {
    Self.isOwn(name) ? nil : node.member(name)
  }

  /// Whether a member is one of those that are parts of the node.
  package static func isOwn(_ key: String) -> Bool { ownKeys.contains(key) }

  private static let ownKeys = ["view", "id", "children", "content", "modifiers"]
}

/// A modifier of a document before anyone knows what its name means.
package struct DocumentModifier: Sendable {
  /// The object, whose only key is the name.
  package let node: JSONNode
  /// The place of the list that the object is in.
  package let listPlace: JSONPlace
  /// Where in the list it is.
  package let index: Int

  private var member: JSONNode.Member {
    guard let member = node.members?.first else { preconditionFailure("a modifier has one key") }
    return member
  }

  package var name: String { member.key }
  /// Whether it stands for modifiers that have a name.
  package var isStyle: Bool { node.members?.commonKey(at: 0) == .style }
  /// Where the name stands.
  package var nameSpan: SourceSpan { member.keySpan }
  /// The value of the object's only key; views in it are not parsed yet.
  package var argument: JSONNode { member.value }
  /// The place of the argument in its document.
  package var argumentPlace: JSONPlace { .key(name, of: .index(index, of: listPlace)) }
}
