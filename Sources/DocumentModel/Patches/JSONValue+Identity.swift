extension JSONValue {
  /// Whether both are written as the same bytes: members in the same order, strings and numbers spelled
  /// alike.
  public func isIdentical(to other: JSONValue) -> Bool {
    switch (self, other) {
    case (.null, .null): true
    case (.bool(let left), .bool(let right)): left == right
    case (.number(let left), .number(let right)): left.isIdentical(to: right)
    case (.string(let left), .string(let right)): left.isIdentical(to: right)
    case (.array(let left), .array(let right)):
      left.count == right.count && zip(left, right).allSatisfy { $0.isIdentical(to: $1) }
    case (.object(let left), .object(let right)):
      left.count == right.count
        && zip(left.members, right.members).allSatisfy {
          $0.key.isIdentical(to: $1.key) && $0.value.isIdentical(to: $1.value)
        }
    case (.null, _), (.bool, _), (.number, _), (.string, _), (.array, _), (.object, _): false
    }
  }
}

extension JSONNode {
  /// Whether the node reads as a value, to the order of members.
  func isIdentical(to other: JSONValue) -> Bool {
    switch (content, other) {
    case (.null, .null): true
    case (.bool(let left), .bool(let right)): left == right
    case (.number(let left), .number(let right)): left.isIdentical(to: right)
    case (.string(let left), .string(let right)): left.isIdentical(to: right)
    case (.array(let left), .array(let right)):
      left.count == right.count && zip(left, right).allSatisfy { $0.isIdentical(to: $1) }
    case (.object(let left), .object(let right)):
      left.count == right.count
        && zip(left, right.members).allSatisfy {
          $0.key.isIdentical(to: $1.key) && $0.value.isIdentical(to: $1.value)
        }
    case (.null, _), (.bool, _), (.number, _), (.string, _), (.array, _), (.object, _): false
    }
  }
}

extension JSONNumber {
  fileprivate func isIdentical(to other: JSONNumber) -> Bool {
    value.bitPattern == other.value.bitPattern && exactDigits == other.exactDigits
  }
}

extension String {
  /// Whether both have the same bytes; `==` takes é for e with an accent.
  func isIdentical(to other: String) -> Bool { utf8.elementsEqual(other.utf8) }
}
