import IntegerConversion

/// The ASCII characters in the syntax of JSON5, CSV and expressions.
package enum ASCII {
  @inlinable package static var backspace: UInt8 { 0x08 }
  @inlinable package static var tab: UInt8 { 0x09 }
  @inlinable package static var lineFeed: UInt8 { 0x0A }
  @inlinable package static var verticalTab: UInt8 { 0x0B }
  @inlinable package static var formFeed: UInt8 { 0x0C }
  @inlinable package static var carriageReturn: UInt8 { 0x0D }
  @inlinable package static var space: UInt8 { 0x20 }
  @inlinable package static var quote: UInt8 { 0x22 }
  @inlinable package static var dollar: UInt8 { 0x24 }
  @inlinable package static var apostrophe: UInt8 { 0x27 }
  @inlinable package static var asterisk: UInt8 { 0x2A }
  @inlinable package static var plus: UInt8 { 0x2B }
  @inlinable package static var comma: UInt8 { 0x2C }
  @inlinable package static var minus: UInt8 { 0x2D }
  @inlinable package static var dot: UInt8 { 0x2E }
  @inlinable package static var slash: UInt8 { 0x2F }
  @inlinable package static var zero: UInt8 { 0x30 }
  @inlinable package static var nine: UInt8 { 0x39 }
  @inlinable package static var colon: UInt8 { 0x3A }
  @inlinable package static var semicolon: UInt8 { 0x3B }
  @inlinable package static var equals: UInt8 { 0x3D }
  @inlinable package static var openBracket: UInt8 { 0x5B }
  @inlinable package static var backslash: UInt8 { 0x5C }
  @inlinable package static var closeBracket: UInt8 { 0x5D }
  @inlinable package static var underscore: UInt8 { 0x5F }
  @inlinable package static var openBrace: UInt8 { 0x7B }
  @inlinable package static var closeBrace: UInt8 { 0x7D }

  @inlinable package static func isDigit(_ byte: UInt8) -> Bool { byte >= zero && byte <= nine }

  @inlinable package static func isLetter(_ byte: UInt8) -> Bool {
    let lower = byte | 0x20
    return lower >= 0x61 && lower <= 0x7A
  }

  /// Returns the value of a hexadecimal digit, or `nil` for another byte.
  @inlinable package static func hexDigit(_ byte: UInt8) -> UInt8? {
    if isDigit(byte) { return byte - zero }
    let lower = byte | 0x20
    guard lower >= 0x61, lower <= 0x66 else { return nil }
    return lower - 0x61 + 10
  }
}

/// Reads the UTF-8 sequences of single characters.
package enum UTF8Sequence {
  /// Returns the length of the well-formed sequence at `index`, or 0 if there is none.
  ///
  /// Source: The Unicode Standard 15.0, table 3-7 "Well-Formed UTF-8 Byte Sequences".
  package static func length(in bytes: [UInt8], at index: Int) -> Int {
    let first = bytes[index]
    let (length, second): (Int, ClosedRange<UInt8>)
    switch first {
    case 0x00...0x7F: return 1
    case 0xC2...0xDF: (length, second) = (2, 0x80...0xBF)
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: (length, second) = (3, 0x80...0xBF)
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: (length, second) = (4, 0x80...0xBF)
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    default: return 0
    }
    guard index + length <= bytes.count, second.contains(bytes[index + 1]) else { return 0 }
    for offset in 2..<max(length, 2) where bytes[index + offset] & 0xC0 != 0x80 { return 0 }
    return length
  }

  /// Returns the scalar and the length of the well-formed sequence at `index`, or `nil` if there is none.
  package static func scalar(in bytes: [UInt8], at index: Int) -> (
    scalar: Unicode.Scalar, length: Int
  )? {
    let length = length(in: bytes, at: index)
    guard length > 0 else { return nil }
    let leadBits: [UInt8] = [0, 0x7F, 0x1F, 0x0F, 0x07]
    var value = UInt32(bytes[index] & leadBits[length])
    for offset in 1..<max(length, 1) { value = value << 6 | UInt32(bytes[index + offset] & 0x3F) }
    return Unicode.Scalar(value).map { ($0, length) }
  }
}
