/// A word, sign or literal of Swift source.
package struct SourceToken: Equatable {
  package enum Kind: Equatable {
    /// A name or a keyword, also between backticks.
    case word
    case number
    /// A string with its quotes, its interpolations and the number signs around it.
    case string
    case regex
    /// Signs that belong together, such as `->`; a bracket, a comma, a colon and `@` stand alone.
    case sign
  }

  package let kind: Kind
  package let text: String
  /// Where it begins, in bytes of the source.
  package let offset: Int

  package init(_ kind: Kind, _ text: String, at offset: Int) {
    self.kind = kind
    self.text = text
    self.offset = offset
  }

  /// Where it ends, in bytes of the source.
  package var end: Int { offset + text.utf8.count }

  func isSign(_ sign: String) -> Bool { kind == .sign && text == sign }

  func isWord(_ word: String) -> Bool { kind == .word && text == word }
}
