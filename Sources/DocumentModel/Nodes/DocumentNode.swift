/// A view of a document before anyone knows what its type means.
///
/// ```json
/// { "view": "VStack", "id": "root", "spacing": 8,
///   "children": [ { "view": "Circle" } ],
///   "modifiers": [ { "padding": 16 } ] }
/// ```
package struct DocumentNode: Sendable {
  /// The value of `view`.
  package let type: String
  /// Where the type stands.
  package let typeSpan: SourceSpan
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
  package let name: String
  /// Where the name stands.
  package let nameSpan: SourceSpan
  /// The value of the object's only key; views in it are not parsed yet.
  package let argument: JSONNode
  /// The place of the list that the one-key object is in.
  package let listPlace: JSONPlace
  /// Where in the list it is.
  package let index: Int

  /// The place of the argument in its document.
  package var argumentPlace: JSONPlace { .key(name, of: .index(index, of: listPlace)) }
}
