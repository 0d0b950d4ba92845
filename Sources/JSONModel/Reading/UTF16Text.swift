import IntegerConversion

/// Text in UTF-16, with or without a byte order mark.
package struct UTF16Text {
  private let isLittleEndian: Bool
  private let bytes: ArraySlice<UInt8>

  /// Creates a text from bytes that begin with a byte order mark or with two ASCII characters in UTF-16; `nil` for
  /// other bytes.
  package init?(_ bytes: [UInt8]) {
    switch (bytes.first, bytes.dropFirst().first) {
    case (0xFF, 0xFE): (isLittleEndian, self.bytes) = (true, bytes[2...])
    case (0xFE, 0xFF): (isLittleEndian, self.bytes) = (false, bytes[2...])
    default:
      guard bytes.count >= 4 else { return nil }
      let zeros = bytes.prefix(4).map { $0 == 0 }
      guard zeros == [false, true, false, true] || zeros == [true, false, true, false] else {
        return nil
      }
      (isLittleEndian, self.bytes) = (zeros[1], bytes[...])
    }
  }

  /// The text, or `nil` if it is not valid UTF-16.
  package var text: String? {
    guard bytes.count.isMultiple(of: 2) else { return nil }
    let units = stride(from: bytes.startIndex, to: bytes.endIndex, by: 2).map { index in
      let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      return isLittleEndian ? second << 8 | first : first << 8 | second
    }
    return String(validating: units, as: UTF16.self)
  }
}

extension SourceText {
  /// The file in UTF-8 if it is valid UTF-16, otherwise the file itself.
  var inUTF8: SourceText {
    UTF16Text(bytes)?.text.map { SourceText(name: name, text: $0) } ?? self
  }
}
