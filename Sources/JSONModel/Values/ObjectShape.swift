import Synchronization

/// The members of all objects at one path of a value, whatever lists are on the way: the columns of a table.
///
/// They distinguish a value that a row lacks from a member that no row has.
package final class ObjectShape: Sendable {
  private struct Columns {
    var names: [String] = []
    var known: Set<String> = []
    var isList = false
  }

  private let root: JSONNode
  private let path: [String]
  private let state = Mutex((members: [String: ObjectShape](), columns: Columns?.none))

  package init(of root: JSONNode, at path: [String] = []) {
    (self.root, self.path) = (root, path)
  }

  /// The file that the objects were read from.
  package var source: SourceText { root.source }
  /// Every member that one of the objects has, in the order of their first appearance.
  package var names: [String] { columns.names }
  /// Whether the objects are elements of a list.
  package var isList: Bool { columns.isList }

  /// Returns whether one of the objects has a member.
  package func has(_ name: String) -> Bool { columns.known.contains(name) }

  /// Returns the number of an object among the elements of the list, from 1; `nil` if the list is not of objects.
  func number(of node: JSONNode) -> Int? {
    guard path.isEmpty else { return nil }
    return root.elements?.firstIndex { $0.isIdentical(to: node) }.map { $0 + 1 }
  }

  /// Returns the shape of the objects in a member.
  package func member(_ key: String) -> ObjectShape {
    state.withLock { state in
      if let known = state.members[key] { return known }
      let shape = ObjectShape(of: root, at: path + [key])
      state.members[key] = shape
      return shape
    }
  }

  // Read only once a member is missing.
  private var columns: Columns {
    state.withLock { state in
      if let known = state.columns { return known }
      var columns = Columns()
      Self.collect(root, path[...], into: &columns)
      state.columns = columns
      return columns
    }
  }

  private static func collect(
    _ node: JSONNode, _ path: ArraySlice<String>, into columns: inout Columns
  ) {
    if node.isExpression { return }
    if let elements = node.elements {
      columns.isList = true
      for element in elements { collect(element, path, into: &columns) }
    } else if let key = path.first {
      if let value = node[key] { collect(value, path.dropFirst(), into: &columns) }
    } else {
      for member in node.members ?? [] where columns.known.insert(member.key).inserted {
        columns.names.append(member.key)
      }
    }
  }
}

/// The place at which an object was read, and the shape of the objects beside it.
package final class ObjectOrigin: Sendable {
  package let node: JSONNode
  package let shape: ObjectShape

  package init(_ node: JSONNode, _ shape: ObjectShape) { (self.node, self.shape) = (node, shape) }

  /// Returns a note with the place of a member, or of the object if it lacks the member.
  package func note(of name: String) -> Diagnostic.Note {
    let row = shape.number(of: node).map { "row \($0)" }
    guard let value = node[name] else {
      return .init("\(row ?? "this object") has no \(Diagnostic.quoted(name))", at: node.span)
    }
    return .init("the value is read here\(row.map { ", in \($0)" } ?? "")", at: value.span)
  }
}

extension JSONNode {
  /// The value without its places, except that objects know where they were read.
  package var located: JSONValue {
    if let original = tape.original(at: index) { return original }
    return isContainer ? located(ObjectShape(of: self)) : value
  }

  private func located(_ shape: ObjectShape) -> JSONValue {
    switch content {
    case .null, .bool, .number, .string: return value
    case .array(let elements): return .array(elements.map { $0.located(shape) })
    case .object(let members):
      var object = JSONObject()
      for member in members {
        let value = member.value
        object.append(
          member.key,
          value.isContainer ? value.located(shape.member(member.key)) : value.value)
      }
      object.origin = ObjectOrigin(self, shape)
      return .object(object)
    }
  }

  /// Whether the node is an array or an object.
  package var isContainer: Bool { elements != nil || members != nil }
}
