/// The types that a Swift file declares for other files, and the names that it uses.
package struct TypeUse: Equatable {
  /// The names of top-level types that other files see.
  package private(set) var visible: Set<String> = []
  /// The names of all types, including nested ones.
  package private(set) var declared: Set<String> = []
  /// All words outside of comments and strings.
  package private(set) var words: Set<String> = []

  /// Reads the source of a file; the sets are empty for source without valid tokens.
  package init(_ source: String) {
    guard let tokens = try? SourceLexer.tokens(of: source) else { return }
    var depth = SourceDepth()
    for (index, token) in tokens.enumerated() {
      if token.kind == .word { words.insert(token.text) }
      let before = index > 0 ? tokens[index - 1] : nil
      if token.kind == .word, let before, before.kind == .word, Self.kinds.contains(before.text),
        !Self.notNames.contains(token.text)
      {
        declared.insert(token.text)
        let modifiers = tokens[..<(index - 1)].reversed().prefix { $0.kind == .word }
        let isHidden = modifiers.contains { ["private", "fileprivate"].contains($0.text) }
        if depth.isOutside, !isHidden { visible.insert(token.text) }
      }
      depth.passOfValue(token)
    }
  }

  private static let kinds: Set = [
    "struct", "class", "enum", "actor", "protocol", "typealias", "associatedtype",
  ]
  /// Words after `class` that make it the modifier of a member.
  private static let notNames: Set = ["func", "var", "let", "subscript", "override", "final"]
}
