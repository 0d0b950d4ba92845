import IntegerConversion

/// Reads the numbers of path data from UTF-8 text.
struct NumberScanner {
  private let bytes: [UInt8]
  /// The place of the next byte.
  private(set) var offset = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  /// The next byte; nil at the end.
  var peek: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  /// Whether a number was just read, so that a comma may follow.
  private var followsNumber = false

  /// Skips a command letter.
  mutating func advance() {
    offset += 1
    followsNumber = false
  }

  /// Skips white space.
  mutating func skipBlanks() {
    while let byte = peek, byte == 0x20 || (byte >= 0x09 && byte <= 0x0D && byte != 0x0B) {
      offset += 1
    }
  }

  /// Skips white space, and between numbers one comma in it.
  mutating func skipSeparator() {
    skipBlanks()
    guard followsNumber, peek == UInt8(ascii: ",") else { return }
    offset += 1
    skipBlanks()
  }

  /// Skips to a number that follows, over white space and at most one comma.
  ///
  /// After a comma a number must follow; so the answer is true and reading it tells what is missing.
  mutating func skipsToNumber() -> Bool {
    skipBlanks()
    if peek == UInt8(ascii: ",") { return true }
    guard let byte = peek else { return false }
    return byte.isDigit || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+")
      || byte == UInt8(ascii: ".")
  }

  /// Reads 0 or 1.
  mutating func flag() throws(PathSyntaxError) -> Bool {
    guard let byte = peek, byte == UInt8(ascii: "0") || byte == UInt8(ascii: "1") else {
      throw .invalidFlag(offset: offset)
    }
    offset += 1
    followsNumber = true
    return byte == UInt8(ascii: "1")
  }

  /// Reads a number: sign, digits with a point, exponent.
  mutating func number(for command: Character) throws(PathSyntaxError) -> Double {
    let first = offset
    let isNegative = peek == UInt8(ascii: "-")
    if isNegative || peek == UInt8(ascii: "+") { offset += 1 }
    var digits = Digits()
    while let byte = peek, byte.isDigit {
      digits.append(byte)
      offset += 1
    }
    if peek == UInt8(ascii: ".") {
      offset += 1
      while let byte = peek, byte.isDigit {
        digits.append(byte)
        digits.exponent -= 1
        offset += 1
      }
    }
    guard digits.count > 0 else {
      offset = first
      throw .missingNumber(command: command, offset: first)
    }
    followsNumber = true
    digits.exponent += exponent()
    let value = digits.value ?? slowValue(from: first)
    guard value.isFinite else { throw .numberOutOfRange(offset: first) }
    return isNegative ? -value : value
  }

  /// Reads an exponent if a whole one follows.
  private mutating func exponent() -> Int {
    guard let letter = peek, letter | 0x20 == UInt8(ascii: "e") else { return 0 }
    var index = offset + 1
    let isNegative = index < bytes.count && bytes[index] == UInt8(ascii: "-")
    if index < bytes.count, isNegative || bytes[index] == UInt8(ascii: "+") { index += 1 }
    guard index < bytes.count, bytes[index].isDigit else { return 0 }
    var value = 0
    while index < bytes.count, bytes[index].isDigit {
      value = min(value * 10 + Int(bytes[index] - UInt8(ascii: "0")), 100_000)
      index += 1
    }
    offset = index
    return isNegative ? -value : value
  }

  /// The correctly rounded magnitude of the number that began at `first`.
  private func slowValue(from first: Int) -> Double {
    let text = String(decoding: bytes[first..<offset], as: UTF8.self)
    return Double(text).map { abs($0) } ?? .infinity
  }
}

/// The digits of a number and its power of ten.
private struct Digits {
  var exponent = 0
  private(set) var count = 0
  private var mantissa: UInt64 = 0
  private var isExact = true

  mutating func append(_ byte: UInt8) {
    count += 1
    guard mantissa < 900_000_000_000_000 else {
      isExact = false
      return
    }
    mantissa = mantissa * 10 + UInt64(byte - UInt8(ascii: "0"))
  }

  /// The value, if one rounded operation gives it; nil otherwise.
  ///
  /// Source: Clinger, "How to read floating point numbers accurately", 1990: the mantissa below 2^53
  /// and the power of ten up to 22 are exact doubles.
  var value: Double? {
    guard isExact, abs(exponent) <= 22 else { return mantissa == 0 && isExact ? 0 : nil }
    let power = Digits.powersOfTen[abs(exponent)]
    return exponent < 0 ? Double(mantissa) / power : Double(mantissa) * power
  }

  private static let powersOfTen: [Double] = [
    1, 10, 100, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17,
    1e18, 1e19, 1e20, 1e21, 1e22,
  ]
}

extension UInt8 {
  fileprivate var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }
}
