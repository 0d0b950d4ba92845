/// A text in one language, which may differ by numbers in it and by devices.
package struct LocalizedEntry: Sendable, Hashable {
  /// A text, or what decides which one.
  indirect enum Variation: Sendable, Hashable {
    case text(String)
    case plural([PluralCategory: Variation])
    case device([String: Variation])
  }

  /// What stands for `%#@name@`.
  struct Substitution: Sendable, Hashable {
    /// Which of the values counts, from 1 on; nil for the next one.
    var argument: Int?
    /// How the value is written where the text says `%arg`.
    var specifier: String
    var variation: Variation
  }

  var variation: Variation
  var substitutions: [String: Substitution] = [:]

  /// How often substitutions may be within one another.
  private static let mostDepth = 8
  /// How many substitutions a text may come to; what is beyond stays as it is written.
  private static let mostSubstitutions = 1000

  /// The format, with the forms of words that fit numbers.
  ///
  /// - Parameter numbers: What is put in, in order; nil for what is no number.
  package func format(for numbers: [Double?], in language: String) -> String {
    let first = numbers.lazy.compactMap(\.self).first
    let text = Self.text(of: variation, for: first, in: language, depth: 0) ?? ""
    var left = Self.mostSubstitutions
    return substituted(text, numbers, language, depth: 0, &left)
  }

  private static func text(
    of variation: Variation, for number: Double?, in language: String, depth: Int
  ) -> String? {
    guard depth < mostDepth else { return nil }
    switch variation {
    case .text(let text): return text
    case .plural(let forms):
      let category = number.map { PluralCategory($0, in: language) } ?? .other
      // A form for nothing is taken even where the language has none.
      let zero = number == 0 ? forms[.zero] : nil
      guard let form = zero ?? forms[category] ?? forms[.other] else { return nil }
      return text(of: form, for: number, in: language, depth: depth + 1)
    case .device(let forms):
      // Phones first, as what is drawn is as on iOS.
      guard let form = forms["iphone"] ?? forms["other"] ?? forms["ipad"] ?? forms["mac"] else {
        return nil
      }
      return text(of: form, for: number, in: language, depth: depth + 1)
    }
  }

  /// The text with each `%#@name@` replaced.
  private func substituted(
    _ text: String, _ numbers: [Double?], _ language: String, depth: Int, _ left: inout Int
  ) -> String {
    guard depth < Self.mostDepth, text.contains("%") else { return text }
    var rest = text[...]
    var (result, next) = ("", 1)
    while let start = rest.firstIndex(of: "%") {
      result += rest[..<start]
      rest = rest[start...]
      guard let token = FormatToken(rest) else {
        result += "%"
        rest = rest.dropFirst()
        continue
      }
      let raw = rest.prefix(token.length)
      rest = rest.dropFirst(token.length)
      guard let name = token.name, let found = substitutions[name], left > 0 else {
        if token.isValue, token.position == nil { next += 1 }
        result += raw
        continue
      }
      left -= 1
      let argument = token.position ?? found.argument ?? next
      next = max(next, argument + 1)
      let number = numbers.indices.contains(argument - 1) ? numbers[argument - 1] : nil
      let form = Self.text(of: found.variation, for: number, in: language, depth: depth) ?? ""
      let value = "%\(argument)$\(found.specifier)"
      result += substituted(
        form.replacing("%arg", with: value).positioned(argument, found.specifier), numbers,
        language, depth: depth + 1, &left)
    }
    return result + rest
  }
}

extension String {
  /// The text whose values without a position are that of one.
  fileprivate func positioned(_ position: Int, _ specifier: String) -> String {
    replacing("%\(specifier)", with: "%\(position)$\(specifier)")
  }
}
