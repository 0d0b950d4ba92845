import IntegerConversion

extension JSONReader {
  /// Reads the number at the position; nil after an error.
  mutating func readNumber() -> JSONNumber? {
    let start = position
    let isNegative = byte == ASCII.minus
    if isNegative || byte == ASCII.plus { position += 1 }
    if byte == ASCII.zero, position + 1 < bytes.count, bytes[position + 1] | 0x20 == 0x78 {
      return readHexNumber(from: start, isNegative: isNegative)
    }
    var scan = DecimalScan(isNegative: isNegative)
    scan.integer = digitRange()
    if byte == ASCII.dot {
      position += 1
      scan.fraction = digitRange()
    }
    guard !scan.integer.isEmpty || !scan.fraction.isEmpty else {
      return reportWordAfterSign(from: start)
    }
    if byte | 0x20 == UInt8(ascii: "e") {
      guard readExponent(into: &scan) else { return reportInvalidNumber(from: start) }
    }
    guard !isWordByte(byte), byte != ASCII.dot, byte < 0x80 else {
      return reportInvalidNumber(from: start)
    }
    if scan.integer.count > 1, bytes[scan.integer.lowerBound] == ASCII.zero {
      return reportInvalidNumber(from: start, help: "remove the leading zero")
    }
    return number(scan, from: start)
  }

  private mutating func digitRange() -> Range<Int> {
    let start = position
    while position < bytes.count, ASCII.isDigit(bytes[position]) { position += 1 }
    return start..<position
  }

  private mutating func readExponent(into scan: inout DecimalScan) -> Bool {
    position += 1
    let start = position
    if byte == ASCII.minus || byte == ASCII.plus { position += 1 }
    guard !digitRange().isEmpty else { return false }
    scan.exponent = start..<position
    return true
  }

  private mutating func number(_ scan: DecimalScan, from start: Int) -> JSONNumber? {
    if let value = scan.shortValue(in: bytes) { return JSONNumber(value) }
    let text = scan.text(in: bytes)
    guard let value = Double(text), value.isFinite else {
      report(
        .numberOutOfRange, "the number is out of range; the largest is about 1.8e308",
        at: start..<position, help: "write a smaller number")
      return nil
    }
    return scan.isInteger ? JSONNumber(value, integer: text) : JSONNumber(value)
  }

  private mutating func readHexNumber(from start: Int, isNegative: Bool) -> JSONNumber? {
    position += 2
    var value: UInt64 = 0
    var isExact = true
    let digits = position
    while let digit = ASCII.hexDigit(byte) {
      isExact = isExact && value >> 60 == 0
      value = value << 4 | UInt64(digit)
      position += 1
    }
    guard position > digits, !isWordByte(byte), byte != ASCII.dot, byte < 0x80 else {
      return reportInvalidNumber(from: start)
    }
    guard isExact else {
      report(
        .numberOutOfRange,
        "the number is out of range; the largest hexadecimal number is 0xFFFFFFFFFFFFFFFF",
        at: start..<position, help: "write it as a decimal number")
      return nil
    }
    let sign = isNegative ? "-" : ""
    return JSONNumber(isNegative ? -Double(value) : Double(value), integer: "\(sign)\(value)")
  }

  private mutating func reportWordAfterSign(from start: Int) -> JSONNumber? {
    let word = position
    let name = readName()
    if name == "NaN" || name == "Infinity" {
      reportNotANumber(text(in: start..<position), from: start)
      return nil
    }
    position = word
    return reportInvalidNumber(from: start)
  }

  mutating func reportNotANumber(_ name: String, from start: Int) {
    report(
      .notANumber, "\(name) is not allowed in a document", at: start..<position,
      help: name == "Infinity" ? "write \"infinity\" if the key allows it" : "write a number")
  }

  /// Reports everything up to the next separator as one broken number.
  private mutating func reportInvalidNumber(from start: Int, help: String? = nil) -> JSONNumber? {
    while position < bytes.count, isNumberRest(bytes[position]) { position += 1 }
    position = max(position, start + 1)
    report(
      .invalidNumber, "\(Diagnostic.quoted(text(in: start..<position))) is not a number",
      at: start..<position,
      help: help
        ?? "write the digits alone, for example 12, -3.5 or 0x1F, or put text in quotation marks")
    return nil
  }

  private func isNumberRest(_ byte: UInt8) -> Bool {
    isWordByte(byte) || byte == ASCII.dot || byte == ASCII.minus || byte == ASCII.plus
      || byte == UInt8(ascii: "%") || byte >= 0x80
  }
}

/// The parts of a decimal number, as byte ranges.
private struct DecimalScan {
  let isNegative: Bool
  var integer = 0..<0
  var fraction = 0..<0
  /// With its sign.
  var exponent = 0..<0

  var isInteger: Bool { fraction.isEmpty && exponent.isEmpty }

  /// The value of a number of at most 15 digits without an exponent, which one division computes
  /// exactly rounded: both operands are exact.
  ///
  /// Source: Clinger, "How to Read Floating Point Numbers Accurately", PLDI 1990, section 4.
  func shortValue(in bytes: [UInt8]) -> Double? {
    guard integer.count + fraction.count <= 15, exponent.isEmpty else { return nil }
    var mantissa: Int64 = 0
    for index in integer { mantissa = mantissa * 10 + Int64(bytes[index] - ASCII.zero) }
    for index in fraction { mantissa = mantissa * 10 + Int64(bytes[index] - ASCII.zero) }
    var scale = 1.0
    for _ in fraction { scale *= 10 }
    let value = Double(mantissa) / scale
    return isNegative ? -value : value
  }

  /// The number as strict JSON.
  func text(in bytes: [UInt8]) -> String {
    var text: [UInt8] = isNegative ? [ASCII.minus] : []
    text += integer.isEmpty ? [ASCII.zero] : bytes[integer]
    if !fraction.isEmpty { text += [ASCII.dot] + bytes[fraction] }
    if !exponent.isEmpty { text += [UInt8(ascii: "e")] + bytes[exponent] }
    return String(decoding: text, as: UTF8.self)
  }
}
