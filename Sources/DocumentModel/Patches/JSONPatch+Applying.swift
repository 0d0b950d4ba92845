extension JSONPatch {
  /// Returns the value with all changes, and the patch that reverts them.
  ///
  /// Reverting restores every byte, including the order of members. Unchanged parts are shared
  /// between both values.
  ///
  /// - Throws: `pointerNotFound`, `invalidPatch` or `testFailed`, for the first change that can't be made.
  public func applied(to value: JSONValue) throws(Diagnostic)
    -> (value: JSONValue, inverse: JSONPatch)
  {
    var value = value
    var inverse: [Operation] = []
    for operation in operations {
      let back = try operation.apply(to: &value)
      inverse.insert(contentsOf: back, at: 0)
    }
    return (value, JSONPatch(inverse))
  }

  /// The patch that sets a place: a member replaced or added, an element replaced or appended.
  ///
  /// - Throws: `pointerNotFound` when nothing holds the place.
  public init(setting pointer: JSONPointer, to new: JSONValue, in value: JSONValue)
    throws(Diagnostic)
  {
    let spelled = value.spelling(of: pointer)
    guard let old = value[spelled] else {
      _ = try value.setting(new, at: spelled)
      self.init([.add(spelled, new)])
      return
    }
    self.init(old.isIdentical(to: new) ? [] : [.replace(spelled, new)])
  }
}

extension JSONPatch.Operation {
  /// Makes the change; returns the changes that take it back, in their order.
  fileprivate func apply(to value: inout JSONValue) throws(Diagnostic) -> [JSONPatch.Operation] {
    switch self {
    case .add(let pointer, let new): return [try Self.add(new, at: pointer, to: &value)]
    case .remove(let pointer): return [try Self.remove(pointer, from: &value)]
    case .replace(let pointer, let new):
      let old = try value.value(at: pointer)
      value = try value.setting(new, at: pointer)
      return [.replace(pointer, old)]
    case .move(let from, let to):
      guard !from.contains(to) || from == to else {
        throw Diagnostic(
          .invalidPatch, "\(from) cannot be moved into itself, to \(to)",
          help: "choose a path outside \(from)")
      }
      let moved = try value.value(at: from)
      guard from != to else { return [] }
      let restored = try Self.remove(from, from: &value)
      return [try Self.add(moved, at: to, to: &value), restored]
    case .copy(let from, let to):
      return [try Self.add(try value.value(at: from), at: to, to: &value)]
    case .test(let pointer, let expected):
      guard try value.value(at: pointer) == expected else {
        throw Diagnostic(
          .testFailed, "the value at \(pointer) differs from the tested value",
          pointer: pointer, help: "test for the current value, or remove the test")
      }
      return []
    }
  }

  private static func add(_ new: JSONValue, at pointer: JSONPointer, to value: inout JSONValue)
    throws(Diagnostic) -> JSONPatch.Operation
  {
    guard let parent = pointer.parent, let last = pointer.tokens.last else {
      let old = value
      value = new
      return .replace(pointer, old)
    }
    let holder = try value.value(at: parent)
    value = try value.inserting(new, at: pointer)
    switch holder {
    case .array(let elements):
      return .remove(last == "-" ? parent.appending(elements.count) : pointer)
    case .object(let object):
      return object[last].map { .replace(pointer, $0) } ?? .remove(pointer)
    case .null, .bool, .number, .string: return .remove(pointer)
    }
  }

  private static func remove(_ pointer: JSONPointer, from value: inout JSONValue)
    throws(Diagnostic) -> JSONPatch.Operation
  {
    let old = try value.value(at: pointer)
    guard let parent = pointer.parent, let last = pointer.tokens.last else {
      throw Diagnostic(
        .invalidPatch, "the whole document cannot be removed", help: "remove its members instead")
    }
    let holder = try value.value(at: parent)
    value = try value.removing(at: pointer)
    // A patch can't say where among its siblings a member goes; what holds it can.
    if let object = holder.object, object.position(of: last) != object.count - 1 {
      return .replace(parent, holder)
    }
    return .add(pointer, old)
  }
}

extension JSONValue {
  /// A pointer with its keys as the value spells them, where they are the same but for their bytes.
  fileprivate func spelling(of pointer: JSONPointer) -> JSONPointer {
    var value: JSONValue? = self
    return JSONPointer(
      pointer.tokens.map { token in
        guard let object = value?.object, let position = object.position(of: token) else {
          value = JSONPointer.index(token).flatMap { value?[$0] }
          return token
        }
        value = object.members[position].value
        return object.members[position].key
      })
  }
}
