extension String {
  /// The text as one word of a POSIX shell, whatever stands in it.
  ///
  /// Source: POSIX.1-2024, Shell Command Language, 2.2.2 Single-Quotes.
  package var shellWord: String {
    // A word that begins with ~ is a folder, one with = may be an assignment.
    let isPlain = utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        true
      default: "@%_+:,./-".utf8.contains(byte)
      }
    }
    guard isEmpty || !isPlain else { return self }
    return "'\(split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''"))'"
  }
}
