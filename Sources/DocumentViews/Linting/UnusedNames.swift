package import DocumentModel

/// The names that a document declares and never uses.
package struct UnusedNames {
  /// Every text, but for the names of members.
  private var texts: Set<String> = []
  /// Every word of an expression.
  private var words: Set<String> = []

  /// Warnings for a document that was read with all that it refers to.
  package static func diagnostics(in document: JSONNode) -> [Diagnostic] {
    let used = UsedNames(in: document)
    let names = UnusedNames(in: document)
    func warnings(_ key: String, _ kind: String, _ isUsed: (String) -> Bool) -> [Diagnostic] {
      let members = document[key]?.members ?? []
      return members.filter { !$0.isFree && !isUsed($0.key) }.map { member in
        Diagnostic(
          .unusedName, "the \(kind) \(Diagnostic.quoted(member.key)) is never used",
          severity: .warning, at: member.keySpan, pointer: JSONPointer([key, member.key]),
          help: "remove it, or use it")
      }
    }
    return warnings("values", "value") { used.contains($0) }
      + warnings("colors", "color", names.contains)
      + warnings("styles", "style", names.contains)
      + warnings("components", "component", names.contains)
  }

  private init(in node: JSONNode) { collect(node) }

  private func contains(_ name: String) -> Bool { texts.contains(name) || words.contains(name) }

  private mutating func collect(_ node: JSONNode) {
    if let text = node.string { texts.insert(text) }
    for element in node.elements ?? [] { collect(element) }
    for member in node.members ?? [] {
      if member.key == "$", let text = member.value.string {
        words.formUnion(UsedNames.words(of: text))
      }
      collect(member.value)
    }
  }
}
