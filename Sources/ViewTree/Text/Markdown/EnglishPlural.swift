/// English nouns in the plural.
///
/// Source: R. Quirk and others, A Comprehensive Grammar of the English Language, 5.73 to 5.101.
enum EnglishPlural {
  private static let irregular = [
    "person": "people", "child": "children", "man": "men", "woman": "women", "foot": "feet",
    "tooth": "teeth", "goose": "geese", "mouse": "mice", "ox": "oxen", "leaf": "leaves",
    "life": "lives", "knife": "knives", "wife": "wives", "half": "halves", "shelf": "shelves",
    "loaf": "loaves", "wolf": "wolves", "calf": "calves", "thief": "thieves", "scarf": "scarves",
    "potato": "potatoes", "tomato": "tomatoes", "hero": "heroes", "echo": "echoes",
    "quiz": "quizzes",
    "is": "are", "was": "were", "has": "have",
  ]
  private static let unchanging: Set = [
    "fish", "sheep", "deer", "series", "species", "aircraft", "people", "children", "men", "women",
  ]

  /// A text whose last word is a noun in the singular, with the noun in the plural.
  static func ofLastWord(in text: String) -> String {
    guard let last = text.lastIndex(where: \.isLetter) else { return text }
    let start = text[...last].lastIndex { !$0.isLetter }.map { text.index(after: $0) }
    let first = start ?? text.startIndex
    let end = text.index(after: last)
    return text[..<first] + plural(String(text[first..<end])) + text[end...]
  }

  private static func plural(_ word: String) -> String {
    let small = word.lowercased()
    guard !unchanging.contains(small) else { return word }
    if let known = irregular[small] {
      return word.first?.isUppercase ?? false
        ? known.prefix(1).uppercased() + known.dropFirst() : known
    }
    if ["s", "x", "z", "ch", "sh"].contains(where: small.hasSuffix) { return word + "es" }
    if small.hasSuffix("y"), let before = small.dropLast().last, !"aeiou".contains(before) {
      return word.dropLast() + "ies"
    }
    return word + "s"
  }
}
