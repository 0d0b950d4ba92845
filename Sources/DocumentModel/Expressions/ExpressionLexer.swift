/// Cuts the text of an expression into tokens.
struct ExpressionLexer {
  /// A piece of an expression.
  struct Token {
    enum Kind: Equatable {
      case number(JSONNumber)
      case string(String)
      case name(String)
      case symbol(String)
      case end
    }

    let kind: Kind
    let range: Range<Int>
  }

  private let bytes: [UInt8]
  private var position = 0

  // The longer of two with the same start comes first.
  private static let symbols = [
    "..<", "...", "=>", "??", "||", "&&", "==", "!=", "<=", ">=", "<", ">", "+", "-", "*", "/", "%",
    "!", "?", ":", "(", ")", "[", "]", ",", ".",
  ].map { Array($0.utf8) }

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  mutating func next() throws(ExpressionError) -> Token {
    while position < bytes.count, isSpace(bytes[position]) { position += 1 }
    guard position < bytes.count else {
      return Token(kind: .end, range: bytes.count..<bytes.count)
    }
    let byte = bytes[position]
    if ASCII.isDigit(byte) || (byte == ASCII.dot && isDigit(at: position + 1)) {
      return try number()
    }
    if byte == ASCII.quote || byte == ASCII.apostrophe { return try string() }
    if let name = name() { return name }
    return try symbol()
  }

  private func isSpace(_ byte: UInt8) -> Bool {
    byte == ASCII.space || (ASCII.tab...ASCII.carriageReturn).contains(byte)
  }

  private func isDigit(at index: Int) -> Bool {
    index < bytes.count && ASCII.isDigit(bytes[index])
  }

  private mutating func number() throws(ExpressionError) -> Token {
    let start = position
    skipDigits()
    if position < bytes.count, bytes[position] == ASCII.dot, isDigit(at: position + 1) {
      position += 1
      skipDigits()
    }
    if position < bytes.count, bytes[position] | 0x20 == UInt8(ascii: "e") {
      let isSigned =
        position + 1 < bytes.count
        && (bytes[position + 1] == ASCII.minus || bytes[position + 1] == ASCII.plus)
      if isDigit(at: position + (isSigned ? 2 : 1)) {
        position += isSigned ? 2 : 1
        skipDigits()
      }
    }
    let end = position
    _ = name()
    let range = start..<position
    let text = String(decoding: bytes[range], as: UTF8.self)
    let source = SourceText(name: "", bytes: [ASCII.plus] + bytes[start..<end])
    guard position == end, let literal = JSONReader.read(source).root,
      case .number(let value) = literal.content
    else {
      throw ExpressionError(
        .expressionSyntax, "\(Diagnostic.quoted(text)) is not a number", at: range)
    }
    return Token(kind: .number(value), range: range)
  }

  private mutating func skipDigits() {
    while isDigit(at: position) { position += 1 }
  }

  private mutating func name() -> Token? {
    let start = position
    while position < bytes.count {
      guard let (scalar, length) = UTF8Sequence.scalar(in: bytes, at: position) else { break }
      let isPart = position == start ? scalar.properties.isIDStart : scalar.properties.isIDContinue
      guard isPart || scalar == "_" else { break }
      position += length
    }
    guard position > start else { return nil }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    return Token(kind: .name(text), range: start..<position)
  }

  private mutating func string() throws(ExpressionError) -> Token {
    let start = position
    let quote = bytes[position]
    position += 1
    var content: [UInt8] = []
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      if byte == quote {
        let text = String(decoding: content, as: UTF8.self)
        return Token(kind: .string(text), range: start..<position)
      }
      content.append(byte == ASCII.backslash ? try escape() : byte)
    }
    throw ExpressionError(
      .expressionSyntax, "the string is not closed", at: start..<bytes.count,
      help: "add \(quote == ASCII.quote ? "\"" : "'")")
  }

  /// The byte that an escape stands for; the backslash is behind.
  private mutating func escape() throws(ExpressionError) -> UInt8 {
    let start = position - 1
    guard position < bytes.count else { return ASCII.backslash }
    let byte = bytes[position]
    position += 1
    switch byte {
    case ASCII.backslash, ASCII.quote, ASCII.apostrophe: return byte
    case UInt8(ascii: "n"): return ASCII.lineFeed
    case UInt8(ascii: "t"): return ASCII.tab
    default:
      throw ExpressionError(
        .expressionSyntax, "invalid escape; expected \\\\ \\\" \\' \\n or \\t", at: start..<position
      )
    }
  }

  private mutating func symbol() throws(ExpressionError) -> Token {
    let start = position
    for symbol in Self.symbols where bytes[start...].starts(with: symbol) {
      position += symbol.count
      let text = String(decoding: symbol, as: UTF8.self)
      return Token(kind: .symbol(text), range: start..<position)
    }
    let length = max(UTF8Sequence.length(in: bytes, at: start), 1)
    let text = String(decoding: bytes[start..<start + length], as: UTF8.self)
    let doubled = ["=": "==", "&": "&&", "|": "||"][text]
    let others = ["$": "write the name alone", "{": "write parentheses"]
    throw ExpressionError(
      .expressionSyntax, "unexpected \(Diagnostic.quoted(text))", at: start..<start + length,
      help: doubled.map { "did you mean \(Diagnostic.quoted($0))?" } ?? others[text])
  }
}
