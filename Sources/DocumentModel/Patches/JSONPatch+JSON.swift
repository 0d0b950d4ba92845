extension JSONPatch {
  /// The patch as RFC 6902 writes it.
  public var json: JSONValue { .array(operations.map { .object($0.json) }) }

  /// Reads a patch.
  ///
  /// - Throws: `invalidPatch` or `invalidPointer`.
  public init(json: JSONValue) throws(Diagnostic) {
    guard let elements = json.array else {
      throw Diagnostic(
        .invalidPatch, "expected an array of operations as the patch, found \(json.kindName)",
        help: PatchMembers.example)
    }
    self.init()
    for (index, element) in elements.enumerated() {
      operations.append(try Operation(PatchMembers(element, index)))
    }
  }
}

extension JSONPatch.Operation {
  fileprivate var json: JSONObject {
    func object(_ op: String, _ path: JSONPointer) -> JSONObject {
      ["op": .string(op), "path": .string(path.description)]
    }
    func object(_ op: String, _ path: JSONPointer, value: JSONValue) -> JSONObject {
      ["op": .string(op), "path": .string(path.description), "value": value]
    }
    func object(_ op: String, from: JSONPointer, to path: JSONPointer) -> JSONObject {
      ["op": .string(op), "from": .string(from.description), "path": .string(path.description)]
    }
    switch self {
    case .add(let pointer, let value): return object("add", pointer, value: value)
    case .remove(let pointer): return object("remove", pointer)
    case .replace(let pointer, let value): return object("replace", pointer, value: value)
    case .move(let from, let to): return object("move", from: from, to: to)
    case .copy(let from, let to): return object("copy", from: from, to: to)
    case .test(let pointer, let value): return object("test", pointer, value: value)
    }
  }

  fileprivate static let names = ["add", "remove", "replace", "move", "copy", "test"]

  fileprivate init(_ members: PatchMembers) throws(Diagnostic) {
    let path = try members.pointer("path")
    switch try members.string("op") {
    case "add": self = .add(path, try members.value())
    case "remove": self = .remove(path)
    case "replace": self = .replace(path, try members.value())
    case "move": self = .move(from: try members.pointer("from"), to: path)
    case "copy": self = .copy(from: try members.pointer("from"), to: path)
    case "test": self = .test(path, try members.value())
    case let name:
      throw Diagnostic(
        .invalidPatch, "unknown patch operation \(Diagnostic.quoted(name))",
        help: Suggestion.help(for: name, among: Self.names)
          ?? "the operations are \(Self.names.joined(separator: ", "))")
    }
  }
}

/// The members of one operation.
private struct PatchMembers {
  static let example = #"write [{"op": "replace", "path": "/fill/hue", "value": 0.5}]"#

  let object: JSONObject
  let index: Int

  init(_ value: JSONValue, _ index: Int) throws(Diagnostic) {
    guard let object = value.object else {
      throw Diagnostic(
        .invalidPatch, "operation \(index) of the patch is \(value.kindName); expected an object",
        help: Self.example)
    }
    self.object = object
    self.index = index
  }

  func string(_ key: String) throws(Diagnostic) -> String {
    guard let text = object[key]?.string else {
      throw Diagnostic(
        .invalidPatch, "operation \(index) of the patch has no string \"\(key)\"",
        help: "add \"\(key)\": \"\(key == "op" ? "replace" : "/fill/hue")\"")
    }
    return text
  }

  func pointer(_ key: String) throws(Diagnostic) -> JSONPointer {
    try JSONPointer(parsing: string(key))
  }

  func value() throws(Diagnostic) -> JSONValue {
    guard let value = object["value"] else {
      throw Diagnostic(
        .invalidPatch, "operation \(index) of the patch has no \"value\"",
        help: "add \"value\": ...")
    }
    return value
  }
}
