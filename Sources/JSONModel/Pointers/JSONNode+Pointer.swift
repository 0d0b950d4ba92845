extension JSONNode {
  /// The node at a place, if it exists.
  package subscript(pointer: JSONPointer) -> JSONNode? { try? node(at: pointer) }

  /// The node at a place; throws `pointerNotFound`.
  package func node(at pointer: JSONPointer) throws(Diagnostic) -> JSONNode {
    var node = self
    for (depth, token) in pointer.tokens.enumerated() {
      guard let next = node.child(token) else {
        throw PointerProblem(pointer, depth: depth).diagnostic(in: node.shape)
      }
      node = next
    }
    return node
  }

  /// The node with another one at a place: a member replaced or added, an element replaced, or
  /// appended if the index is `-` or the count.
  ///
  /// What holds the place must exist. All places stay those of the sources the nodes came from.
  package func setting(_ newNode: JSONNode, at pointer: JSONPointer) throws(Diagnostic) -> JSONNode
  {
    try setting(newNode, at: pointer, depth: 0)
  }

  private func setting(_ newNode: JSONNode, at pointer: JSONPointer, depth: Int)
    throws(Diagnostic) -> JSONNode
  {
    guard depth < pointer.tokens.count else { return newNode }
    let token = pointer.tokens[depth]
    let isLast = depth == pointer.tokens.count - 1
    guard let old = child(token) else {
      guard isLast, let result = adding(newNode, at: token) else {
        throw PointerProblem(pointer, depth: depth).diagnostic(in: shape)
      }
      return result
    }
    return replacing(token, with: try old.setting(newNode, at: pointer, depth: depth + 1))
  }

  private func child(_ token: String) -> JSONNode? {
    switch content {
    case .object: self[token]
    case .array: JSONPointer.index(token).flatMap { self[$0] }
    case .null, .bool, .number, .string: nil
    }
  }

  private var shape: PointerProblem.Shape {
    switch content {
    case .object(let members): .object(members.map(\.key))
    case .array(let elements): .array(elements.count)
    case .null, .bool, .number, .string: .scalar(kindName)
    }
  }

  private func replacing(_ token: String, with node: JSONNode) -> JSONNode {
    switch content {
    case .object(let members):
      var changed = Array(members)
      if let index = members.firstIndex(where: { $0.key == token }) {
        changed[index] = changed[index].replacingValue(with: node)
      }
      return JSONNode(members: changed, source: source, range: range)
    case .array(let elements):
      var changed = Array(elements)
      if let index = JSONPointer.index(token), index < changed.count { changed[index] = node }
      return JSONNode(elements: changed, source: source, range: range)
    case .null, .bool, .number, .string: return self
    }
  }

  private func adding(_ node: JSONNode, at token: String) -> JSONNode? {
    switch content {
    case .object(let members):
      let member = Member(key: token, keyRange: node.range, value: node)
      return JSONNode(members: members + [member], source: source, range: range)
    case .array(let elements):
      guard token == "-" || token == String(elements.count) else { return nil }
      return JSONNode(elements: elements + [node], source: source, range: range)
    case .null, .bool, .number, .string: return nil
    }
  }
}
