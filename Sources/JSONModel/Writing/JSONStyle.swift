/// The formatting choices of a JSON writer.
package struct JSONStyle: Sendable, Equatable {
  /// The quotation mark of strings.
  package var quote = ASCII.quote
  /// The quotation mark of keys that are quoted.
  package var keyQuote = ASCII.quote
  /// Whether keys that are plain names are not quoted.
  package var hasPlainKeys = false
  package var afterComma = " "
  package var afterColon = " "
  /// The white space between the braces and the members of an object on one line.
  package var insideBraces = " "
  package var lineBreak = "\n"
  /// The indentation of one level.
  package var indent = "  "
  /// The indentation of the first line.
  package var margin = ""

  package static let canonical = JSONStyle()
  package static let compact = JSONStyle(afterComma: "", afterColon: "", insideBraces: "")

  /// Returns a key, quoted if necessary.
  package func key(_ key: String) -> String {
    if hasPlainKeys, Self.isPlainName(key) { return key }
    var text = ""
    JSONWriter.writeQuoted(key, keyQuote, to: &text)
    return text
  }

  private static func isPlainName(_ key: String) -> Bool {
    guard let first = key.utf8.first, !ASCII.isDigit(first) else { return false }
    return key.utf8.allSatisfy {
      ASCII.isLetter($0) || ASCII.isDigit($0) || $0 == ASCII.underscore || $0 == ASCII.dollar
    }
  }
}
