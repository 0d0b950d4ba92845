import IntegerConversion

extension JSONReader {
  /// Goes to the next byte that is neither white space nor comment.
  @inline(__always)
  mutating func skipTrivia() {
    // Most tokens follow another or one space.
    if byte == ASCII.space { position += 1 }
    guard byte <= ASCII.space || byte == ASCII.slash || byte >= 0x80 else { return }
    skipLongTrivia()
  }

  private mutating func skipLongTrivia() {
    while position < bytes.count {
      switch bytes[position] {
      case ASCII.space, ASCII.tab...ASCII.carriageReturn: position += 1
      case ASCII.slash: guard skipComment() else { return }
      case 0x80...:
        let length = unicodeSpaceLength()
        guard length > 0 else { return }
        position += length
      default: return
      }
    }
  }

  /// The length of the white space beyond ASCII at the position: the byte order mark, the line and
  /// paragraph separators, and the category Zs.
  private func unicodeSpaceLength() -> Int {
    guard let (scalar, length) = UTF8Sequence.scalar(in: bytes, at: position) else { return 0 }
    switch scalar.value {
    case 0xFEFF, 0x2028, 0x2029: return length
    default: return scalar.properties.generalCategory == .spaceSeparator ? length : 0
    }
  }

  /// Skips the comment at the position, if there is one.
  private mutating func skipComment() -> Bool {
    guard position + 1 < bytes.count else { return false }
    switch bytes[position + 1] {
    case ASCII.slash: skipLineComment()
    case ASCII.asterisk: skipBlockComment()
    default: return false
    }
    containsComments = true
    return !isStopped
  }

  private mutating func skipLineComment() {
    position += 2
    while position < bytes.count {
      let byte = bytes[position]
      if byte == ASCII.lineFeed || byte == ASCII.carriageReturn { return }
      advanceInComment()
    }
  }

  private mutating func skipBlockComment() {
    let start = position
    position += 2
    while position + 1 < bytes.count {
      if bytes[position] == ASCII.asterisk, bytes[position + 1] == ASCII.slash {
        position += 2
        return
      }
      advanceInComment()
    }
    stop(
      .unterminatedComment, "the comment is not closed; expected \"*/\"", at: start..<start + 2,
      help: "add */")
    position = bytes.count
  }

  private mutating func advanceInComment() {
    let length = UTF8Sequence.length(in: bytes, at: position)
    if length == 0 { reportInvalidUTF8(at: position) }
    position += max(length, 1)
  }

  mutating func reportInvalidUTF8(at index: Int) {
    report(
      .invalidUTF8, "the byte 0x\(hexText(UInt32(bytes[index]), digits: 2)) is not valid UTF-8",
      at: index..<index + 1, help: "save the file as UTF-8")
  }

  func hexText(_ value: UInt32, digits: Int) -> String {
    let text = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(digits - text.count, 0)) + text
  }
}
