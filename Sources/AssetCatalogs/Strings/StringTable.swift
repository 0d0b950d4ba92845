/// The texts of a table in all of its languages, by their keys.
package struct StringTable: Sendable {
  /// By language, such as `pt-br` in small letters, then by key.
  var entries: [String: [String: LocalizedEntry]] = [:]
  /// The language that keys are in; nil where nobody has said so.
  var sourceLanguage: String?

  package var isEmpty: Bool { entries.isEmpty }

  /// Adds a text.
  mutating func add(_ entry: LocalizedEntry, for key: String, language: String) {
    entries[Self.normal(language), default: [:]][key] = entry
  }

  /// Adds the texts of another file; those that are there stay.
  mutating func merge(_ other: StringTable) {
    sourceLanguage = sourceLanguage ?? other.sourceLanguage
    for (language, texts) in other.entries {
      entries[language, default: [:]].merge(texts) { first, _ in first }
    }
  }

  /// The text of a key for a locale, and its language: that of the locale, else that of the keys; nil if there is none.
  package func entry(_ key: String, locale: String) -> (entry: LocalizedEntry, language: String)? {
    let fallbacks = [sourceLanguage.map(Self.normal), "base"].compactMap(\.self)
    for language in Self.languages(of: locale) + fallbacks {
      if let entry = entries[language]?[key] {
        return (entry, language == "base" ? "en" : language)
      }
      // Texts that are as their keys are not written down in the language of the keys.
      if language == sourceLanguage.map(Self.normal) { return nil }
    }
    return nil
  }

  private static func normal(_ language: String) -> String {
    language.lowercased().replacing("_", with: "-")
  }

  /// The names under which a table may have the language of a locale, the most exact first.
  static func languages(of locale: String) -> [String] {
    let parts = normal(String(locale.prefix { $0 != "@" })).split(separator: "-").map(String.init)
    guard let language = parts.first else { return [] }
    var script = parts.dropFirst().first { $0.count == 4 }
    let region = parts.dropFirst().first { $0.count == 2 || $0.count == 3 }
    // Source: CLDR 44, likely subtags.
    if language == "zh", script == nil {
      script = ["tw", "hk", "mo"].contains(region ?? "") ? "hant" : "hans"
    }
    let names = [[script, region], [region], [script], []].map { parts in
      ([language] + parts.compactMap(\.self)).joined(separator: "-")
    }
    return names.enumerated().filter { names.firstIndex(of: $1) == $0 }.map(\.element)
  }
}
