extension SourceLexer {
  /// Passes over a string, or a regular expression between number signs, or number signs that begin none.
  mutating func skipLiteral() throws(SourceError) -> SourceToken.Kind {
    let start = position
    skip { $0 == UInt8(ascii: "#") }
    let signs = position - start
    if peek() == UInt8(ascii: "\"") {
      try skipString(signs: signs, from: start)
      return .string
    }
    guard peek() == UInt8(ascii: "/") else { return .sign }
    try skipSignedRegex(signs: signs, from: start)
    return .regex
  }

  /// Passes over a string from its first quote on.
  private mutating func skipString(signs: Int, from start: Int) throws(SourceError) {
    let quotes = opensLines(signs: signs) ? 3 : 1
    position += quotes
    while let byte = peek() {
      if byte == UInt8(ascii: "\""), closes(quotes: quotes, signs: signs) {
        position += quotes + signs
        return
      }
      if byte == UInt8(ascii: "\\"), isFollowed(by: signs) {
        position += 1 + signs
        try skipEscaped()
      } else if SourceByte.isLineFeed(byte), quotes == 1 {
        break
      } else {
        position += 1
      }
    }
    throw SourceError("a string does not end", at: start)
  }

  /// Whether a string of several lines begins here.
  ///
  /// With number signs three quotes may be a quote in a string of one line, as in `#"""#`: the line then has its end.
  private func opensLines(signs: Int) -> Bool {
    guard has("\"\"\"") else { return false }
    guard signs > 0 else { return true }
    var line = self
    line.position += 1
    while let byte = line.peek(), !SourceByte.isLineFeed(byte) {
      if byte == UInt8(ascii: "\""), line.closes(quotes: 1, signs: signs) { return false }
      line.position += 1
    }
    return true
  }

  private func closes(quotes: Int, signs: Int) -> Bool {
    (0..<quotes).allSatisfy { peek($0) == UInt8(ascii: "\"") }
      && (0..<signs).allSatisfy { peek(quotes + $0) == UInt8(ascii: "#") }
  }

  /// Whether the sign at the position has as many number signs after it as the string around it.
  private func isFollowed(by signs: Int) -> Bool {
    (0..<signs).allSatisfy { peek(1 + $0) == UInt8(ascii: "#") }
  }

  /// Passes over what a backslash speaks of: a character, or an interpolation.
  private mutating func skipEscaped() throws(SourceError) {
    guard peek() == UInt8(ascii: "(") else {
      // A line may end in a backslash; the end of a string of one line is seen by itself.
      if let byte = peek(), !SourceByte.isLineFeed(byte) { position += 1 }
      return
    }
    try skipInterpolation()
  }

  /// Passes over source in parentheses.
  private mutating func skipInterpolation() throws(SourceError) {
    let start = position
    guard depth < Self.deepest else {
      throw SourceError("interpolations are nested more than \(Self.deepest) deep", at: start)
    }
    depth += 1
    var open = 0
    repeat {
      guard let token = try next() else {
        throw SourceError("an interpolation does not end", at: start)
      }
      if token.isSign("(") { open += 1 }
      if token.isSign(")") { open -= 1 }
    } while open > 0
    depth -= 1
  }
}
