/// Characters of one script that no font contains.
package struct MissingScript: Sendable, Hashable {
  /// The script's name, such as `Tamil`, or the kind of the characters, such as `private use`.
  package var name: String
  /// The characters, each once, in the order of the text.
  package var characters: [String]
  /// The change that makes the characters visible, as a clause.
  package var help: String

  package init(name: String, characters: [String], help: String) {
    (self.name, self.characters, self.help) = (name, characters, help)
  }

  /// Adds the characters that are not in the list yet.
  package mutating func add(_ more: [String]) {
    for character in more where !characters.contains(character) { characters.append(character) }
  }

  /// One sentence: the script, the first characters and the change that fixes it.
  package var message: String {
    let count = characters.count
    let shown = characters.prefix(Self.shownCharacters).map(Self.described).joined(separator: ", ")
    let rest = count > Self.shownCharacters ? ", and \(count - Self.shownCharacters) more" : ""
    return "no font contains the \(name) character\(count == 1 ? "" : "s") \(shown)\(rest), so "
      + "\(count == 1 ? "a box is" : "boxes are") drawn; \(help)"
  }

  /// A message lists no more characters than this.
  private static let shownCharacters = 4

  /// The character and its code point; only the code point for what a terminal cannot show.
  private static func described(_ character: String) -> String {
    guard let scalar = character.unicodeScalars.first else { return "" }
    let digits = String(scalar.value, radix: 16, uppercase: true)
    let number = "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    switch scalar.properties.generalCategory {
    case .control, .format, .privateUse, .unassigned, .nonspacingMark, .enclosingMark, .spacingMark,
      .lineSeparator, .paragraphSeparator, .spaceSeparator, .surrogate:
      return number
    default: return "\(character) (\(number))"
    }
  }
}

extension TextShaper {
  /// Sorts characters that no font contains by script; all are of one script for shapers that know no fonts.
  package func scripts(ofMissing characters: [String]) -> [MissingScript] {
    guard !characters.isEmpty else { return [] }
    return [MissingScript(name: "", characters: characters, help: "use another font")]
  }

  /// Returns the shaper itself, for shapers that do not use fonts.
  package func adding(_ fonts: [NamedFontFile]) throws(FontError) -> any TextShaper { self }
}
