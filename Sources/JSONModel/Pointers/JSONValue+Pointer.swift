extension JSONValue {
  /// The value at a place, if it exists.
  public subscript(pointer: JSONPointer) -> JSONValue? { try? value(at: pointer) }

  /// The value at a place; throws `pointerNotFound`.
  public func value(at pointer: JSONPointer) throws(Diagnostic) -> JSONValue {
    var value = self
    for (depth, token) in pointer.tokens.enumerated() {
      guard let next = value.child(token) else {
        throw PointerProblem(pointer, depth: depth).diagnostic(in: value.shape)
      }
      value = next
    }
    return value
  }

  /// The value with another one at a place: a member replaced or added, an element replaced, or
  /// appended if the index is `-` or the count.
  ///
  /// What holds the place must exist. Unchanged parts are shared with this value.
  public func setting(_ newValue: JSONValue, at pointer: JSONPointer) throws(Diagnostic)
    -> JSONValue
  {
    try edited(.set(newValue), at: pointer, depth: 0)
  }

  /// The value with another one put in at a place, as the `add` of RFC 6902 does: an element goes
  /// before the one at the index, a member is replaced or added.
  public func inserting(_ newValue: JSONValue, at pointer: JSONPointer) throws(Diagnostic)
    -> JSONValue
  {
    try edited(.insert(newValue), at: pointer, depth: 0)
  }

  /// The value without the member or element at a place.
  public func removing(at pointer: JSONPointer) throws(Diagnostic) -> JSONValue {
    guard !pointer.isRoot else {
      throw Diagnostic(
        .invalidPointer, "the whole value cannot be removed", help: "remove its members instead")
    }
    return try edited(.remove, at: pointer, depth: 0)
  }

  private enum Edit {
    case set(JSONValue)
    case insert(JSONValue)
    case remove
  }

  private func child(_ token: String) -> JSONValue? {
    switch self {
    case .object(let object): object[token]
    case .array: JSONPointer.index(token).flatMap { self[$0] }
    case .null, .bool, .number, .string: nil
    }
  }

  private var shape: PointerProblem.Shape {
    switch self {
    case .object(let object): .object(object.keys)
    case .array(let elements): .array(elements.count)
    case .null, .bool, .number, .string: .scalar(kindName)
    }
  }

  private func edited(_ edit: Edit, at pointer: JSONPointer, depth: Int) throws(Diagnostic)
    -> JSONValue
  {
    guard depth < pointer.tokens.count else {
      switch edit {
      case .set(let value), .insert(let value): return value
      case .remove: return .null
      }
    }
    let token = pointer.tokens[depth]
    if depth == pointer.tokens.count - 1, let result = applied(edit, to: token) { return result }
    guard let child = child(token), depth < pointer.tokens.count - 1 else {
      throw PointerProblem(pointer, depth: depth).diagnostic(in: shape)
    }
    let changed = try child.edited(edit, at: pointer, depth: depth + 1)
    return applied(.set(changed), to: token) ?? self
  }

  /// The value with its own member or element edited; nil if there is no such place.
  private func applied(_ edit: Edit, to token: String) -> JSONValue? {
    switch self {
    case .object(var object):
      switch edit {
      case .set(let value), .insert(let value): object[token] = value
      case .remove:
        guard object[token] != nil else { return nil }
        object[token] = nil
      }
      return .object(object)
    case .array(var elements):
      guard let index = token == "-" ? elements.count : JSONPointer.index(token),
        index <= elements.count
      else { return nil }
      switch edit {
      case .set(let value) where index < elements.count: elements[index] = value
      case .set(let value), .insert(let value): elements.insert(value, at: index)
      case .remove:
        guard index < elements.count else { return nil }
        elements.remove(at: index)
      }
      return .array(elements)
    case .null, .bool, .number, .string: return nil
    }
  }
}

/// Words the message for a pointer that leads nowhere.
struct PointerProblem {
  /// What the last value on the way is.
  enum Shape {
    case object([String])
    case array(Int)
    case scalar(String)
  }

  let pointer: JSONPointer
  /// The number of tokens that led somewhere.
  let depth: Int

  init(_ pointer: JSONPointer, depth: Int) {
    self.pointer = pointer
    self.depth = depth
  }

  func diagnostic(in shape: Shape, at span: SourceSpan? = nil) -> Diagnostic {
    let token = pointer.tokens[depth]
    let holder = JSONPointer(Array(pointer.tokens.prefix(depth)))
    let place = holder.isRoot ? "the document" : holder.description
    let name = Diagnostic.quoted(token)
    var help: String?
    let message: String
    switch shape {
    case .object(let keys):
      message = "\(place) has no member \(name)"
      help = Suggestion.helpWithAll(for: token, among: keys)
    case .array(let count):
      message =
        "\(place) has no element \(name); the array has \(count) element\(count == 1 ? "" : "s")"
      help = count == 0 ? nil : "use an index from 0 to \(count - 1)"
    case .scalar(let kind):
      message = "\(place) has no member \(name); it is \(kind)"
      help = "write an object with the key \(name) there"
    }
    return Diagnostic(.pointerNotFound, message, at: span, pointer: pointer, help: help)
  }
}
