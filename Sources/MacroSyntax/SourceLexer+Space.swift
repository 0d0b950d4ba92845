extension SourceLexer {
  /// Passes over space and comments.
  mutating func skipSpace() throws(SourceError) {
    while let byte = peek() {
      if SourceByte.isSpace(byte) {
        position += 1
      } else if has("//") {
        skip { !SourceByte.isLineFeed($0) }
      } else if has("/*") {
        try skipBlockComment()
      } else {
        return
      }
    }
  }

  /// Passes over a comment of any number of lines, with comments in it.
  private mutating func skipBlockComment() throws(SourceError) {
    let start = position
    var open = 0
    repeat {
      guard peek() != nil else { throw SourceError("a comment does not end", at: start) }
      let begins = has("/*")
      let ends = has("*/")
      open += begins ? 1 : ends ? -1 : 0
      position += begins || ends ? 2 : 1
    } while open > 0
  }
}
