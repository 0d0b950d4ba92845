package import DocumentModel

/// The names that the expressions and bindings of a document read.
package struct UsedNames {
  private var names: Set<String> = []
  /// Whether any name may be read: all values at once, or what stands in other files.
  private var isOpen = false
  /// Every word of an expression, members too.
  private var words: Set<String> = []

  package init(in node: JSONNode) { collect(node) }

  /// Whether something reads a value of a name.
  package func contains(_ name: String) -> Bool { isOpen || names.contains(name) }

  /// Whether an expression has a word, as a name or as a member.
  func mentions(_ word: String) -> Bool { isOpen || words.contains(word) }

  /// The name that is read and may have been meant.
  func suggestion(for name: String, also others: [String]) -> String? {
    Suggestion.help(for: name, among: names.sorted() + others)
  }

  /// Letters, digits and `_` in a row.
  static func words(of text: String) -> Set<String> {
    Set(text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init))
  }

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
    let found = (try? Expression(parsing: text, functions: .any))?.names ?? []
    names.formUnion(found)
    words.formUnion(Self.words(of: text))
    if found.contains("values") { isOpen = true }
  }

  private mutating func note(place text: String) {
    words.formUnion(Self.words(of: text))
    let tokens = (try? JSONPointer(path: text))?.tokens ?? []
    names.formUnion(tokens.first == "values" ? tokens.dropFirst().prefix(1) : tokens.prefix(1))
  }
}

extension SceneReader {
  /// Warnings of values that were given from outside and that nothing reads.
  static func unusedValues(
    in node: JSONNode, before original: JSONNode, data: JSONValue?, overrides: [DocumentChange]
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
    guard !given.isEmpty || !overrides.isEmpty else { return [] }
    let used = UsedNames(in: node)
    let names = original["values"]?.members?.map(\.key) ?? []
    let unused = given.filter { !used.contains($0.name) }
    return unused.map { value in
      Diagnostic(
        .dataWithoutValues,
        "the document does not use the value \(Diagnostic.quoted(value.name)) of \(value.option)",
        severity: .warning,
        help: names.contains(value.name) ? nil : used.suggestion(for: value.name, also: names))
    } + overrides.compactMap { unknownMember($0, in: original, used) }
  }

  /// A warning of a change that adds a member which nothing mentions to the model, or to what is below a value.
  private static func unknownMember(
    _ override: DocumentChange, in original: JSONNode, _ used: UsedNames
  ) -> Diagnostic? {
    guard let written = try? JSONPointer(path: override.path) else { return nil }
    let pointer = OverrideList.place(of: written, in: original)
    guard let last = pointer.tokens.last, let parent = pointer.parent,
      pointer.tokens.first == "model"
        || pointer.tokens.first == "values" && pointer.tokens.count > 2,
      let siblings = original[parent]?.members?.map(\.key), !siblings.contains(last),
      !used.mentions(last), !modelKeys.contains(last)
    else { return nil }
    return Diagnostic(
      .dataWithoutValues,
      "the document does not use \(Diagnostic.quoted(pointer.dottedPath)) of --set",
      severity: .warning, help: Suggestion.help(for: last, among: siblings))
  }

  /// What views that show a model read of it.
  private static let modelKeys =
    ShapeShifterModel.form.parameters.map(\.name) + HSL.parameters.map(\.name)
}
