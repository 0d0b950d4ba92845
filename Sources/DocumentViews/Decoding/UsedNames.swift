package import DocumentModel

/// The names that the expressions and bindings of a document read.
package struct UsedNames {
  private var names: Set<String> = []
  /// Whether any name may be read: all values at once, or what stands in other files.
  private var isOpen = false

  package init(in node: JSONNode) { collect(node) }

  /// Whether something reads a value of a name.
  package func contains(_ name: String) -> Bool { isOpen || names.contains(name) }

  private mutating func collect(_ node: JSONNode) {
    for element in node.elements ?? [] { collect(element) }
    for member in node.members ?? [] {
      switch member.key {
      case "$ref": isOpen = true
      case "$": note(expression: member.value.string ?? "")
      case "$bind": note(place: member.value.string ?? "")
      default: collect(member.value)
      }
    }
  }

  private mutating func note(expression text: String) {
    let found = (try? Expression(parsing: text))?.names ?? []
    names.formUnion(found)
    if found.contains("values") { isOpen = true }
  }

  private mutating func note(place text: String) {
    let tokens = (try? JSONPointer(path: text))?.tokens ?? []
    names.formUnion(tokens.first == "values" ? tokens.dropFirst().prefix(1) : tokens.prefix(1))
  }
}

extension SceneReader {
  /// Warnings of values that were given from outside and that nothing reads.
  static func unusedValues(
    in node: JSONNode, data: JSONValue?, overrides: [Override]
  ) -> [Diagnostic] {
    var given: [(name: String, option: String)] = []
    if data?.array != nil { given.append(("data", "--data")) }
    given += (data?.object?.keys ?? []).map { ($0, "--data") }
    for override in overrides {
      guard let pointer = try? JSONPointer(path: override.path), pointer.tokens.first == "values",
        pointer.tokens.count > 1
      else { continue }
      given.append((pointer.tokens[1], "--set"))
    }
    guard !given.isEmpty else { return [] }
    let used = UsedNames(in: node)
    return given.filter { !used.contains($0.name) }.map { value in
      Diagnostic(
        .dataWithoutValues,
        "nothing in the document uses the value \(Diagnostic.quoted(value.name)) of \(value.option)",
        severity: .warning)
    }
  }
}
