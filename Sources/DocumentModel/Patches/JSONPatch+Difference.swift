extension JSONPatch {
  /// Creates a patch that changes `old` to `new`, byte for byte.
  ///
  /// Members are compared by key, and elements by position after the common start and end of both arrays; an
  /// object whose members are in another order is replaced.
  public init(from old: JSONValue, to new: JSONValue) {
    self.init()
    compare(old, new, at: JSONPointer())
  }

  private mutating func compare(_ old: JSONValue, _ new: JSONValue, at pointer: JSONPointer) {
    guard !old.isIdentical(to: new) else { return }
    switch (old, new) {
    case (.object(let old), .object(let new)) where Self.canEdit(old, into: new):
      compare(old, new, at: pointer)
    case (.array(let old), .array(let new)): compare(old, new, at: pointer)
    case (.null, _), (.bool, _), (.number, _), (.string, _), (.array, _), (.object, _):
      operations.append(.replace(pointer, new))
    }
  }

  /// Whether removing members and adding others at the end gives the new order.
  private static func canEdit(_ old: JSONObject, into new: JSONObject) -> Bool {
    let kept = old.keys.filter { new.position(of: $0) != nil }
    return zip(kept, new.keys).allSatisfy { $0.isIdentical(to: $1) }
  }

  private mutating func compare(_ old: JSONObject, _ new: JSONObject, at pointer: JSONPointer) {
    for key in old.keys.reversed() where new.position(of: key) == nil {
      operations.append(.remove(pointer.appending(key)))
    }
    for member in new.members {
      let place = pointer.appending(member.key)
      if let value = old[member.key] {
        compare(value, member.value, at: place)
      } else {
        operations.append(.add(place, member.value))
      }
    }
  }

  private mutating func compare(_ old: [JSONValue], _ new: [JSONValue], at pointer: JSONPointer) {
    let start = zip(old, new).prefix { $0.isIdentical(to: $1) }.count
    let end = min(
      zip(old.reversed(), new.reversed()).prefix { $0.isIdentical(to: $1) }.count,
      min(old.count, new.count) - start)
    let (before, after) = (old.count - start - end, new.count - start - end)
    let common = min(before, after)
    for index in start..<start + common {
      compare(old[index], new[index], at: pointer.appending(index))
    }
    for index in (start + common..<start + before).reversed() {
      operations.append(.remove(pointer.appending(index)))
    }
    for index in start + common..<start + after {
      operations.append(.add(pointer.appending(index), new[index]))
    }
  }
}
