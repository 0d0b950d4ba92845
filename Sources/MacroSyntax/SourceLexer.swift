/// Parts Swift source into tokens and drops comments and space.
///
/// Source: The Swift Programming Language, "Lexical Structure"; for regular expressions SE-0354.
package struct SourceLexer {
  let bytes: [UInt8]
  var position = 0
  /// How many interpolations are open.
  var depth = 0
  /// Whether what was read last can stand before an operator: a slash after it divides.
  private var isAfterOperand = false

  /// Interpolations within interpolations; nobody writes ten.
  static let deepest = 50

  private init(_ source: String) { bytes = Array(source.utf8) }

  /// The tokens of `source`, in order.
  package static func tokens(of source: String) throws(SourceError) -> [SourceToken] {
    var lexer = SourceLexer(source)
    var tokens: [SourceToken] = []
    while let token = try lexer.next() { tokens.append(token) }
    return tokens
  }

  /// The next token; nil at the end.
  mutating func next() throws(SourceError) -> SourceToken? {
    let space = position
    try skipSpace()
    guard let byte = peek() else { return nil }
    let start = position
    let kind = try skipToken(byte, isLeftBound: start > 0 && start == space)
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    isAfterOperand = Self.isOperand(kind, text)
    return SourceToken(kind, text, at: start)
  }

  /// The byte that is `ahead` of the position; nil after the end.
  func peek(_ ahead: Int = 0) -> UInt8? {
    position + ahead < bytes.count ? bytes[position + ahead] : nil
  }

  /// Whether `text` stands at the position.
  func has(_ text: String) -> Bool { bytes[position...].starts(with: text.utf8) }

  private mutating func skipToken(_ byte: UInt8, isLeftBound: Bool) throws(SourceError)
    -> SourceToken.Kind
  {
    switch byte {
    case _ where SourceByte.isWordStart(byte):
      skip(while: SourceByte.isWord)
      return .word
    case UInt8(ascii: "`"):
      try skipQuotedName()
      return .word
    case _ where SourceByte.isDigit(byte):
      skipNumber()
      return .number
    case UInt8(ascii: "\""), UInt8(ascii: "#"):
      return try skipLiteral()
    case UInt8(ascii: "/"):
      if !isAfterOperand, skipPlainRegex() { return .regex }
    default: break
    }
    try skipSign(byte, isLeftBound: isLeftBound)
    return .sign
  }

  mutating func skip(while isPart: (UInt8) -> Bool) {
    while let byte = peek(), isPart(byte) { position += 1 }
  }

  private mutating func skipQuotedName() throws(SourceError) {
    let start = position
    position += 1
    skip { $0 != UInt8(ascii: "`") && !SourceByte.isLineFeed($0) }
    guard peek() == UInt8(ascii: "`"), position > start + 1 else {
      throw SourceError("a name between backticks does not end", at: start)
    }
    position += 1
  }

  /// Digits in any base, a fraction, an exponent with its sign.
  private mutating func skipNumber() {
    let isHexadecimal = has("0x")
    skip(while: SourceByte.isWord)
    if peek() == UInt8(ascii: "."), let next = peek(1), SourceByte.isDigit(next) {
      position += 1
      skip(while: SourceByte.isWord)
    }
    let exponent = bytes[position - 1] | 0x20
    guard exponent == UInt8(ascii: isHexadecimal ? "p" : "e"),
      let sign = peek(), sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-"),
      let digit = peek(1), SourceByte.isDigit(digit)
    else { return }
    position += 1
    skip(while: SourceByte.isWord)
  }

  /// One sign, or those that make one operator.
  ///
  /// `>` ends generic arguments wherever it begins a token, so it is never the start of a longer one. A question mark and
  /// an exclamation mark right after something belong to that.
  private mutating func skipSign(_ byte: UInt8, isLeftBound: Bool) throws(SourceError) {
    guard SourceByte.isSign(byte) || SourceByte.isOperator(byte) else {
      throw SourceError("an unexpected character", at: position)
    }
    let isMark = byte == UInt8(ascii: "?") || byte == UInt8(ascii: "!")
    let stands = isMark && isLeftBound || byte == UInt8(ascii: ">") || !SourceByte.isOperator(byte)
    position += 1
    while !stands, let next = peek(), SourceByte.isOperator(next), !has("//"), !has("/*"),
      next != UInt8(ascii: ".") || byte == UInt8(ascii: ".")
    {
      position += 1
    }
  }

  private static func isOperand(_ kind: SourceToken.Kind, _ text: String) -> Bool {
    switch kind {
    case .word: !wordsBeforeValues.contains(text)
    case .number, .string, .regex: true
    case .sign: [")", "]", "}", ">", "?", "!"].contains(text)
    }
  }

  /// Keywords after which a value begins.
  private static let wordsBeforeValues: Set<String> = [
    "return", "in", "case", "try", "await", "if", "else", "guard", "while", "switch", "where",
    "throw", "is", "as", "consume", "copy", "unsafe", "yield",
  ]
}
