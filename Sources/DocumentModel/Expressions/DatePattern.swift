import Foundation
import IntegerConversion

/// A Unicode date pattern by which texts are read.
///
/// Numbers may have fewer digits than the pattern, as `5` for `dd`; years of two digits are those from 1969 to 2068.
///
/// Source: Unicode Technical Standard 35, part 4, "Date Format Patterns".
struct DatePattern {
  private enum Piece {
    case field(Character, count: Int)
    case text(String)
  }

  private let pieces: [Piece]

  /// The letters of a pattern that can be read.
  private static let fields: Set<Character> = [
    "y", "M", "L", "d", "E", "a", "H", "h", "m", "s", "S", "Z", "X", "x",
  ]

  /// - Parameter pattern: A pattern such as `dd/MM/yyyy`; the initializer returns `nil` if it has an unknown letter.
  init?(_ pattern: String) {
    var pieces: [Piece] = []
    var rest = pattern[...]
    while let first = rest.first {
      if first == "'" {
        guard let text = Self.quoted(&rest) else { return nil }
        pieces.append(.text(text))
      } else if first.isASCII, first.isLetter {
        let run = rest.prefix { $0 == first }
        guard Self.fields.contains(first) else { return nil }
        pieces.append(.field(first, count: run.count))
        rest = rest.dropFirst(run.count)
      } else {
        pieces.append(.text(String(first)))
        rest.removeFirst()
      }
    }
    self.pieces = pieces
  }

  /// The text between apostrophes; two apostrophes are one.
  private static func quoted(_ rest: inout Substring) -> String? {
    rest.removeFirst()
    if rest.first == "'" {
      rest.removeFirst()
      return "'"
    }
    guard let end = rest.firstIndex(of: "'") else { return nil }
    defer { rest = rest[rest.index(after: end)...] }
    return String(rest[..<end])
  }

  /// Returns the date that a text is, with names of a locale or of English; `nil` for any other text.
  func fields(_ text: String, in locale: TextLocale) -> DateFields? {
    var reading = DateReading(rest: text.drop(while: \.isWhitespace), locale: locale)
    for (index, piece) in pieces.enumerated() {
      switch piece {
      case .text(let text): guard reading.skip(text) else { return nil }
      case .field(let letter, let count):
        // Digits that follow without a separator belong to the next field.
        var isPacked = false
        if index + 1 < pieces.count, case .field = pieces[index + 1] { isPacked = true }
        guard reading.read(letter, count, isPacked: isPacked) else { return nil }
      }
    }
    guard reading.rest.allSatisfy(\.isWhitespace) else { return nil }
    return reading.result
  }
}

/// A text as it is read by a pattern.
private struct DateReading {
  var rest: Substring
  let locale: TextLocale
  private var fields = DateFields()
  private var isAfternoon: Bool?

  init(rest: Substring, locale: TextLocale) { (self.rest, self.locale) = (rest, locale) }

  /// The date, if the half of the day agrees with the hour.
  var result: DateFields? {
    var fields = fields
    guard let isAfternoon else { return fields }
    guard (1...12).contains(fields.hour) else { return nil }
    fields.hour = fields.hour % 12 + (isAfternoon ? 12 : 0)
    return fields
  }

  /// Skips a text; any white space stands for a space.
  mutating func skip(_ text: String) -> Bool {
    if text.allSatisfy(\.isWhitespace) {
      guard rest.first?.isWhitespace ?? text.isEmpty else { return false }
      rest = rest.drop(while: \.isWhitespace)
      return true
    }
    guard rest.hasPrefix(text) else { return false }
    rest = rest.dropFirst(text.count)
    return true
  }

  mutating func read(_ letter: Character, _ count: Int, isPacked: Bool) -> Bool {
    switch letter {
    case "y": return readYear(count, isPacked: isPacked)
    case "M", "L":
      guard count > 2 else { return readNumber(\.month, 2, count, isPacked) }
      guard let month = name(\.months) else { return false }
      fields.month = month + 1
      return true
    case "E": return name(\.weekdays) != nil
    case "d": return readNumber(\.day, 2, count, isPacked)
    case "H", "h": return readTime(\.hour, count, isPacked)
    case "m": return readTime(\.minute, count, isPacked)
    case "s": return readTime(\.second, count, isPacked)
    case "S": return readFraction()
    case "a": return readHalfDay()
    default: return readOffset()
    }
  }

  private mutating func digits(_ most: Int) -> String? {
    let digits = rest.prefix(most).prefix { $0.isASCII && $0.isNumber }
    rest = rest.dropFirst(digits.count)
    return digits.isEmpty ? nil : String(digits)
  }

  private mutating func readNumber(
    _ field: WritableKeyPath<DateFields, Int>, _ most: Int, _ count: Int, _ isPacked: Bool
  ) -> Bool {
    guard let digits = digits(isPacked ? min(count, most) : most), let value = Int(digits) else {
      return false
    }
    fields[keyPath: field] = value
    return true
  }

  private mutating func readTime(
    _ field: WritableKeyPath<DateFields, Int>, _ count: Int, _ isPacked: Bool
  ) -> Bool {
    fields.hasTime = true
    return readNumber(field, 2, count, isPacked)
  }

  private mutating func readYear(_ count: Int, isPacked: Bool) -> Bool {
    guard let digits = digits(isPacked || count == 2 ? count : 4), let value = Int(digits) else {
      return false
    }
    guard count == 2 else {
      fields.year = value
      return digits.count == 4
    }
    fields.year = value + (value < 69 ? 2000 : 1900)
    return digits.count == 2
  }

  private mutating func readFraction() -> Bool {
    guard let digits = digits(9), let value = Double("0." + digits) else { return false }
    fields.fraction = value
    return true
  }

  private mutating func readHalfDay() -> Bool {
    let words = [("a.m.", false), ("p.m.", true), ("am", false), ("pm", true)]
    guard let (word, isPM) = words.first(where: { rest.lowercased().hasPrefix($0.0) }) else {
      return false
    }
    rest = rest.dropFirst(word.count)
    isAfternoon = isPM
    return true
  }

  private mutating func readOffset() -> Bool {
    guard let match = rest.prefixMatch(of: /(?:Z|GMT|UTC)|([+-])(\d\d):?(\d\d)?/) else {
      return false
    }
    rest = rest[match.range.upperBound...]
    guard let sign = match.1, let hours = match.2.flatMap({ Double($0) }) else { return true }
    let minutes = match.3.flatMap { Double($0) } ?? 0
    fields.offset = (sign == "-" ? -1 : 1) * (hours * 3600 + minutes * 60)
    return true
  }

  /// The index of the longest name of a locale, or of English, with which the rest begins.
  private mutating func name(_ names: KeyPath<TextLocale.DateNames, [[String]]>) -> Int? {
    let lower = rest.lowercased()
    var best: (index: Int, length: Int)?
    for list in locale.dateNames[keyPath: names] + TextLocale.standard.dateNames[keyPath: names] {
      for (index, name) in list.enumerated() where lower.hasPrefix(name.lowercased()) {
        if name.count > best?.length ?? 0 { best = (index, name.count) }
      }
    }
    guard let best else { return nil }
    rest = rest.dropFirst(best.length)
    if rest.first == "." { rest.removeFirst() }
    return best.index
  }
}
