/// The name that Swift code has for an asset.
///
/// Source: what Xcode 15 to 26 generate: words are cut where letters and digits meet, before capitals
/// at the ends of small letters and before small ones, and at all that is no letter and no digit, and joined as camels; a last word that only says what the asset is
/// is left out; names without small letters keep their capitals, with a line below between words.
package enum AssetSymbol {
  /// The name of a member: `chevronDown` for `chevron-down`; nil for a name without letters and digits.
  package static func member(_ title: String, of kind: AssetSet.Kind) -> String? {
    var words = words(of: title)
    let suffix = kind == .color ? "color" : "image"
    if words.count > 1, words[words.count - 1].lowercased() == suffix { words.removeLast() }
    guard !words.isEmpty else { return nil }
    guard words.contains(where: { $0.contains(where: \.isLowercase) }) else {
      return escaped(words.joined(separator: "_"))
    }
    return escaped(lowered(words[0]) + words.dropFirst().map(capitalized).joined())
  }

  /// The name of a namespace: `BigIcons` for `big icons`.
  package static func namespace(_ title: String) -> String? {
    let words = words(of: title)
    guard !words.isEmpty else { return nil }
    return escaped(words.map(capitalized).joined())
  }

  /// The words of a name, in its own capitals.
  static func words(of title: String) -> [String] {
    let characters = Array(title)
    var words: [String] = []
    for (index, character) in characters.enumerated() where character.isPartOfWord {
      let last = index > 0 ? characters[index - 1] : " "
      let next = index + 1 < characters.count ? characters[index + 1] : " "
      let continues =
        last.isPartOfWord && last.isNumber == character.isNumber
        && !(character.isUppercase && (last.isLowercase || next.isLowercase))
      if continues, !words.isEmpty {
        words[words.count - 1].append(character)
      } else {
        words.append(String(character))
      }
    }
    return words
  }

  /// The first word of a camel: `ds` of `DS`, `accent` of `Accent`.
  private static func lowered(_ word: String) -> String {
    word.allSatisfy(\.isUppercase)
      ? word.lowercased() : word.prefix(1).lowercased() + word.dropFirst()
  }

  private static func capitalized(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  /// The name in a form that Swift reads as one.
  private static func escaped(_ name: String) -> String {
    if name.first?.isNumber ?? false { return "_" + name }
    return keywords.contains(name) ? "`\(name)`" : name
  }

  /// Source: The Swift Programming Language, Lexical Structure, keywords that are reserved wherever a name may stand.
  private static let keywords: Set<String> = [
    "Any", "Protocol", "Self", "Type", "as", "associatedtype", "break", "case", "catch", "class",
    "continue", "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough",
    "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout",
    "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol",
    "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super",
    "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]
}

extension Character {
  /// Whether a name may have it.
  fileprivate var isPartOfWord: Bool { isLetter || isASCII && isNumber }
}
