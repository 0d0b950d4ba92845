/// Which types a Swift file declares for other files, and which names it uses.
package struct TypeUse: Equatable {
  /// The names of the types outside of other types that other files see.
  package private(set) var visible: Set<String> = []
  /// The names of all types, also inside of others.
  package private(set) var declared: Set<String> = []
  /// All words outside of comments and strings.
  package private(set) var words: Set<String> = []

  /// Reads the source of a file; of one that cannot be read nothing is known.
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
        let isHidden = index > 1 && ["private", "fileprivate"].contains(tokens[index - 2].text)
        if depth.isOutside, !isHidden { visible.insert(token.text) }
      }
      depth.passOfValue(token)
    }
  }

  private static let kinds: Set = [
    "struct", "class", "enum", "actor", "protocol", "typealias", "associatedtype",
  ]
  /// Words behind `class` that make it the modifier of a member.
  private static let notNames: Set = ["func", "var", "let", "subscript", "override", "final"]
}
