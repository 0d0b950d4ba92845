extension SourceLexer {
  /// Passes over a regular expression between two slashes of a line; false where the slash is an operator.
  mutating func skipPlainRegex() -> Bool {
    guard let first = peek(1), !SourceByte.isSpace(first), first != UInt8(ascii: ")") else {
      return false
    }
    return skipRegex(signs: 0, isOnOneLine: true)
  }

  /// Passes over a regular expression from its first slash on, between slashes with number signs: `#/a/b/#`.
  mutating func skipSignedRegex(signs: Int, from start: Int) throws(SourceError) {
    let isOnOneLine = !(peek(1).map(SourceByte.isLineFeed) ?? false)
    guard skipRegex(signs: signs, isOnOneLine: isOnOneLine) else {
      throw SourceError("a regular expression does not end", at: start)
    }
  }

  private mutating func skipRegex(signs: Int, isOnOneLine: Bool) -> Bool {
    let start = position
    position += 1
    while let byte = peek(), !isOnOneLine || !SourceByte.isLineFeed(byte) {
      let ends =
        byte == UInt8(ascii: "/")
        && (0..<signs).allSatisfy { peek(1 + $0) == UInt8(ascii: "#") }
      if ends {
        position += 1 + signs
        return true
      }
      let isEscape = byte == UInt8(ascii: "\\") && peek(1).map(SourceByte.isLineFeed) == false
      position += isEscape ? 2 : 1
    }
    position = start
    return false
  }
}
