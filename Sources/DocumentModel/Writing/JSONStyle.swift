/// The spelling of JSON where a writer has a choice.
struct JSONStyle: Sendable, Equatable {
  /// Around strings, and around keys unless these need none.
  var quote = ASCII.quote
  var keyQuote = ASCII.quote
  /// Whether keys that are plain names stand without quotation marks.
  var hasPlainKeys = false
  var afterComma = " "
  var afterColon = " "
  /// Between the braces and the members of an object on one line.
  var insideBraces = " "
  var lineBreak = "\n"
  /// The indentation of one level.
  var indent = "  "
  /// The indentation of the first line.
  var margin = ""

  static let canonical = JSONStyle()
  static let compact = JSONStyle(afterComma: "", afterColon: "", insideBraces: "")

  /// Returns a key, quoted if necessary.
  func key(_ key: String) -> String {
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
