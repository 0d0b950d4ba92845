/// A list of changes to a value.
///
/// Source: RFC 6902, "JavaScript Object Notation (JSON) Patch".
public struct JSONPatch: Sendable {
  /// One change.
  public enum Operation: Sendable {
    /// Puts a value in: a member is replaced or added at the end, an element goes before that at the index.
    case add(JSONPointer, JSONValue)
    /// Takes a member or an element away.
    case remove(JSONPointer)
    /// Puts a value in the place of one that is there.
    case replace(JSONPointer, JSONValue)
    /// Takes a value away and puts it in elsewhere.
    case move(from: JSONPointer, to: JSONPointer)
    /// Puts a value in a second time.
    case copy(from: JSONPointer, to: JSONPointer)
    /// Fails unless the value at a place is this one.
    case test(JSONPointer, JSONValue)
  }

  /// The changes, in their order.
  public var operations: [Operation]

  /// Changes in their order.
  public init(_ operations: [Operation] = []) {
    self.operations = operations
  }

  /// Whether it changes nothing.
  public var isEmpty: Bool { operations.isEmpty }

  /// The places that are changed, each once, in their order.
  public var pointers: [JSONPointer] {
    var seen: Set<JSONPointer> = []
    return operations.flatMap(\.targets).filter { seen.insert($0).inserted }
  }

  /// Whether nothing is added, removed or moved: the order of changes to different places is no matter.
  var onlyReplaces: Bool {
    operations.allSatisfy { operation in
      switch operation {
      case .replace: true
      case .add, .remove, .move, .copy, .test: false
      }
    }
  }

  /// This patch and then another, without the replacements that later ones make vain.
  public func followed(by next: JSONPatch) -> JSONPatch {
    let all = JSONPatch(operations + next.operations)
    guard all.onlyReplaces else { return all }
    var kept: [Operation] = []
    for operation in all.operations {
      kept.removeAll { operation.target.contains($0.target) }
      kept.append(operation)
    }
    return JSONPatch(kept)
  }
}

extension JSONPatch.Operation {
  /// The place that is changed or tested.
  public var target: JSONPointer {
    switch self {
    case .add(let pointer, _), .remove(let pointer), .replace(let pointer, _),
      .test(let pointer, _), .move(_, let pointer), .copy(_, let pointer):
      pointer
    }
  }

  /// All places that change.
  fileprivate var targets: [JSONPointer] {
    switch self {
    case .add, .remove, .replace, .copy: [target]
    case .move(let from, let to): [from, to]
    case .test: []
    }
  }
}
