import Foundation
import IntegerConversion

/// Walks over a value byte by byte.
struct TextScanner {
  private let bytes: [UInt8]
  private(set) var offset = 0

  init(_ text: some StringProtocol) { bytes = Array(text.utf8) }

  var isAtEnd: Bool { offset >= bytes.count }
  var peek: UInt8? { offset < bytes.count ? bytes[offset] : nil }
  /// What was not read yet.
  var rest: String { String(decoding: bytes[offset...], as: UTF8.self) }

  mutating func advance() { offset += 1 }

  mutating func skipBlanks() {
    while let byte = peek, byte.isBlank { offset += 1 }
  }

  /// Skips blanks and at most one comma.
  mutating func skipSeparator() {
    skipBlanks()
    if peek == UInt8(ascii: ",") {
      offset += 1
      skipBlanks()
    }
  }

  /// Skips a character if it comes next.
  mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard peek == UInt8(ascii: character) else { return false }
    offset += 1
    return true
  }

  /// Skips a word if it comes next, whatever its letters' case.
  mutating func skip(word: String) -> Bool {
    let wanted = Array(word.utf8)
    guard bytes.count - offset >= wanted.count else { return false }
    for (index, byte) in wanted.enumerated() where bytes[offset + index].lowered != byte {
      return false
    }
    offset += wanted.count
    return true
  }

  /// Reads letters, digits, `-` and `_`, and what is not ASCII; nil for none.
  mutating func name() -> String? {
    let start = offset
    while let byte = peek, byte.isNamePart { offset += 1 }
    return offset > start ? String(decoding: bytes[start..<offset], as: UTF8.self) : nil
  }

  /// Reads up to a character, which is skipped; nil, and nothing read, without it.
  mutating func text(upTo character: Unicode.Scalar) -> String? {
    guard let end = bytes[offset...].firstIndex(of: UInt8(ascii: character)) else { return nil }
    defer { offset = end + 1 }
    return String(decoding: bytes[offset..<end], as: UTF8.self)
  }

  /// Reads a number of CSS: sign, digits with a point, exponent; nil, and nothing read, for none.
  mutating func number() -> Double? {
    let start = offset
    if peek == UInt8(ascii: "-") || peek == UInt8(ascii: "+") { offset += 1 }
    var digits = skipDigits()
    var decimals = 0
    // Some writers leave nothing after the point.
    var end = offset
    if peek == UInt8(ascii: "."),
      digits > 0 || offset + 1 < bytes.count && bytes[offset + 1].isDigit
    {
      offset += 1
      decimals = skipDigits()
      digits += decimals
      if decimals > 0 { end = offset }
    }
    guard digits > 0 else {
      offset = start
      return nil
    }
    let exponent = offset
    skipExponent()
    if exponent == offset, let value = plainNumber(start..<end, decimals: decimals) { return value }
    let text = String(decoding: bytes[start..<end] + bytes[exponent..<offset], as: UTF8.self)
    guard let value = Double(text), value.isFinite else {
      offset = start
      return nil
    }
    return value
  }

  /// The number that a sign, digits and a point say; nil for too many digits.
  ///
  /// Both the digits and the power of ten are exact then, so that their quotient is the nearest number.
  /// Source: Clinger, "How to Read Floating Point Numbers Accurately", 1990.
  private func plainNumber(_ range: Range<Int>, decimals: Int) -> Double? {
    guard range.count <= 15 else { return nil }
    var digits = 0
    for byte in bytes[range] where byte.isDigit { digits = digits * 10 + Int(byte & 0x0F) }
    let value = Double(digits) / Self.powersOfTen[decimals]
    return bytes[range.lowerBound] == UInt8(ascii: "-") ? -value : value
  }

  private static let powersOfTen: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
  ]

  private mutating func skipDigits() -> Int {
    let start = offset
    while let byte = peek, byte.isDigit { offset += 1 }
    return offset - start
  }

  /// An `e` is an exponent only before digits: `1em` is a length.
  private mutating func skipExponent() {
    guard let letter = peek, letter.lowered == UInt8(ascii: "e") else { return }
    var index = offset + 1
    if index < bytes.count, bytes[index] == UInt8(ascii: "-") || bytes[index] == UInt8(ascii: "+") {
      index += 1
    }
    guard index < bytes.count, bytes[index].isDigit else { return }
    offset = index
    _ = skipDigits()
  }
}

extension UInt8 {
  /// Source: XML 1.0, production [3]; CSS adds the form feed.
  var isBlank: Bool { self == 0x20 || self == 0x0A || self == 0x09 || self == 0x0D || self == 0x0C }
  var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }
  var isLetter: Bool { lowered >= UInt8(ascii: "a") && lowered <= UInt8(ascii: "z") }
  var isNamePart: Bool {
    isLetter || isDigit || self == UInt8(ascii: "-") || self == UInt8(ascii: "_") || self >= 0x80
  }
  /// The small letter of a capital.
  var lowered: UInt8 { self >= 0x41 && self <= 0x5A ? self | 0x20 : self }
}

extension StringProtocol {
  /// The text without blanks around it.
  var trimmed: String {
    let bytes = Array(utf8)
    guard let first = bytes.firstIndex(where: { !$0.isBlank }),
      let last = bytes.lastIndex(where: { !$0.isBlank })
    else { return "" }
    return String(decoding: bytes[first...last], as: UTF8.self)
  }

  /// Numbers with blanks or commas between, up to what is none.
  var numbers: [Double] {
    var scanner = TextScanner(self)
    var numbers: [Double] = []
    scanner.skipBlanks()
    while let number = scanner.number() {
      numbers.append(number)
      scanner.skipSeparator()
    }
    return numbers
  }

  /// Numbers, if the text is nothing else.
  var onlyNumbers: [Double]? {
    var scanner = TextScanner(self)
    var numbers: [Double] = []
    scanner.skipBlanks()
    while let number = scanner.number() {
      numbers.append(number)
      scanner.skipSeparator()
    }
    return scanner.isAtEnd ? numbers : nil
  }

  /// The one number that the text is.
  var onlyNumber: Double? {
    guard let numbers = onlyNumbers, numbers.count == 1 else { return nil }
    return numbers[0]
  }
}
