/// Which bytes of Swift source belong to what.
///
/// Letters beyond ASCII count as parts of words, also the few that operators may have: they never end a literal, open a
/// bracket or part a type from a value.
enum SourceByte {
  static func isWordStart(_ byte: UInt8) -> Bool {
    isLetter(byte) || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$") || byte >= 0x80
  }

  static func isWord(_ byte: UInt8) -> Bool { isWordStart(byte) || isDigit(byte) }

  static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")) ~= byte }

  static func isLineFeed(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  /// Blanks, tabs, ends of lines and pages, and NUL, which the compiler passes over as well.
  static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D) ~= byte || byte == 0
  }

  /// Signs that stand alone.
  static func isSign(_ byte: UInt8) -> Bool { "()[]{},;:@#\\".utf8.contains(byte) }

  static func isOperator(_ byte: UInt8) -> Bool { "/=-+!*%<>&|^~?.".utf8.contains(byte) }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")) ~= byte | 0x20
  }
}
