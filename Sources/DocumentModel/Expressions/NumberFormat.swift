import IntegerConversion

/// How `format(x, spec)` writes a number or pads a text.
///
/// `[[fill]align][sign][0][width][,][.precision][type]`: align is `<`, `>` or `^`; sign is `+` or a
/// space, put before numbers that are not negative; `0` pads with zeros behind the sign; `,` groups
/// thousands; type is `f` (fixed, 6 places unless told otherwise), `d` (no places), `%` (hundredfold
/// with a percent sign, no places unless told otherwise) or `s` (text). Without type and precision a
/// number is written as JSON writes it; with a precision alone as by `f`. Rounding is of the exact
/// value, half to even. The signs are those of a locale.
///
/// Source: Python's "Format Specification Mini-Language", of which this is a part.
struct NumberFormat {
  enum Kind: Character {
    case fixed = "f"
    case integer = "d"
    case percent = "%"
    case string = "s"
  }

  static let maximumPrecision = 20
  static let maximumWidth = 200

  private(set) var fill: Character = " "
  private(set) var alignment: Character?
  private(set) var sign: Character?
  private(set) var isZeroPadded = false
  private(set) var width = 0
  private(set) var groupsThousands = false
  private(set) var precision: Int?
  private(set) var kind: Kind?

  init?(_ text: String) {
    var rest = text[...]
    readAlignment(from: &rest)
    if let first = rest.first, "+- ".contains(first) { sign = rest.removeFirst() }
    if rest.first == "0" {
      isZeroPadded = true
      rest.removeFirst()
    }
    guard let width = Self.readNumber(from: &rest, limit: Self.maximumWidth) else { return nil }
    self.width = width.value
    if rest.first == "," {
      groupsThousands = true
      rest.removeFirst()
    }
    if rest.first == "." {
      rest.removeFirst()
      guard let places = Self.readNumber(from: &rest, limit: Self.maximumPrecision), places.isThere
      else { return nil }
      precision = places.value
    }
    if let last = rest.popFirst() {
      guard let kind = Kind(rawValue: last), rest.isEmpty else { return nil }
      self.kind = kind
    }
    guard isConsistent else { return nil }
  }

  /// Text has no digits to group, round or sign; whole numbers have no places.
  private var isConsistent: Bool {
    switch kind {
    case .string: precision == nil && sign == nil && !groupsThousands && !isZeroPadded
    case .integer: precision == nil
    case .fixed, .percent, nil: true
    }
  }

  private mutating func readAlignment(from rest: inout Substring) {
    let alignments: [Character] = ["<", ">", "^"]
    if rest.count > 1, alignments.contains(rest[rest.index(after: rest.startIndex)]) {
      fill = rest.removeFirst()
      alignment = rest.removeFirst()
    } else if let first = rest.first, alignments.contains(first) {
      alignment = rest.removeFirst()
    }
  }

  private static func readNumber(from rest: inout Substring, limit: Int)
    -> (value: Int, isThere: Bool)?
  {
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    rest = rest.dropFirst(digits.count)
    guard !digits.isEmpty else { return (0, false) }
    guard digits.count <= 3, let value = Int(digits), value <= limit else { return nil }
    return (value, true)
  }

  func text(_ number: JSONNumber, in locale: TextLocale = .standard) -> String {
    let signs = locale.numberSigns
    var digits = unsignedText(number)
    let isZero = !digits.contains { "123456789".contains($0) }
    // A number that rounds to zero has no sign.
    let isNegative = number.value < 0 && !isZero
    digits = localized(digits, by: signs)
    let signText = isNegative ? signs.minus : sign == "+" ? "+" : sign == " " ? " " : ""
    if isZeroPadded, alignment == nil {
      let missing = max(width - signText.count - digits.count, 0)
      return signText + String(repeating: signs.digits.first ?? "0", count: missing) + digits
    }
    return padded(signText + digits, usually: ">")
  }

  private func unsignedText(_ number: JSONNumber) -> String {
    let value = number.value.magnitude
    switch kind {
    case .percent: return FixedDecimal(value, places: precision ?? 0, factor: 100).text + "%"
    case .integer: return FixedDecimal(value, places: 0).text
    case .fixed: return FixedDecimal(value, places: precision ?? 6).text
    case .string, nil:
      if let precision { return FixedDecimal(value, places: precision).text }
      return number.text.hasPrefix("-") ? String(number.text.dropFirst()) : number.text
    }
  }

  func padded(_ text: String) -> String { padded(text, usually: "<") }

  private func padded(_ text: String, usually standard: Character) -> String {
    let missing = max(width - text.count, 0)
    let left =
      switch alignment ?? standard {
      case ">": missing
      case "^": missing / 2
      default: 0
      }
    let fill = isZeroPadded && self.fill == " " ? "0" : String(self.fill)
    return String(repeating: fill, count: left) + text
      + String(repeating: fill, count: missing - left)
  }

  /// The digits of a number with the signs of a locale, in groups if these are asked for.
  private func localized(_ text: String, by signs: TextLocale.NumberSigns) -> String {
    guard !text.contains("e") else { return text }
    let whole = text.prefix { $0.isNumber }
    let rest = text.dropFirst(whole.count)
    var result = groupsThousands ? Self.grouped(whole, by: signs) : String(whole)
    guard !signs.isEnglish else { return result + rest }
    result += rest.replacing(".", with: signs.decimal).replacing("%", with: "")
    if !signs.digits.isEmpty {
      result = String(result.map { $0.wholeNumberValue.map { signs.digits[$0] } ?? $0 })
    }
    return kind == .percent ? signs.percent.before + result + signs.percent.after : result
  }

  private static func grouped(_ whole: Substring, by signs: TextLocale.NumberSigns) -> String {
    guard whole.count >= signs.groupedDigits else { return String(whole) }
    var result = ""
    for (index, digit) in whole.enumerated() {
      // The digits from this one to the last group.
      let left = whole.count - index - signs.groupSizes.last
      if index > 0, left >= 0, left.isMultiple(of: signs.groupSizes.others) {
        result += signs.group
      }
      result.append(digit)
    }
    return result
  }
}

/// A number rounded to decimal places by its exact binary value, half to even.
struct FixedDecimal {
  /// With a minus sign if negative, also for what rounds to zero.
  let text: String

  /// - Parameter factor: what the exact value is multiplied by before it is rounded.
  init(_ value: Double, places: Int, factor: UInt32 = 1) {
    precondition(value.isFinite, "only finite numbers can be formatted")
    // value = significand * 2^exponent, both integers.
    let significand = value.significandBitPattern | (value.isNormal ? 1 << 52 : 0)
    let exponent = Int(max(value.exponentBitPattern, 1)) - 1075
    var number = WholeNumber(significand)
    number.multiply(by: factor)
    for _ in 0..<places { number.multiply(by: 10) }
    if exponent >= 0 {
      number.shiftLeft(exponent)
    } else {
      number.shiftRightRounding(-exponent)
    }
    var digits = number.decimalText
    digits = String(repeating: "0", count: max(places + 1 - digits.count, 0)) + digits
    let sign = value.sign == .minus ? "-" : ""
    text = sign + digits.dropLast(places) + (places > 0 ? "." + digits.suffix(places) : "")
  }
}

/// A whole number of any size, just able enough to round floating point.
private struct WholeNumber {
  /// Base 2^32, least first, no zeros at the end.
  private var limbs: [UInt32]

  init(_ value: UInt64) {
    limbs = [UInt32(truncatingIfNeeded: value), UInt32(value >> 32)]
    trim()
  }

  private mutating func trim() {
    while limbs.last == 0 { limbs.removeLast() }
  }

  mutating func multiply(by factor: UInt32) {
    var carry: UInt64 = 0
    for index in limbs.indices {
      carry += UInt64(limbs[index]) * UInt64(factor)
      limbs[index] = UInt32(truncatingIfNeeded: carry)
      carry >>= 32
    }
    if carry > 0 { limbs.append(UInt32(carry)) }
  }

  mutating func shiftLeft(_ bits: Int) {
    multiply(by: 1 << UInt32(bits % 32))
    limbs.insert(contentsOf: [UInt32](repeating: 0, count: bits / 32), at: 0)
    trim()
  }

  /// Divides by a power of two and rounds half to even.
  mutating func shiftRightRounding(_ bits: Int) {
    let half = bit(bits - 1)
    let isAboveHalf = half && (0..<bits - 1).contains { bit($0) }
    let words = bits / 32
    let shift = UInt32(bits % 32)
    limbs.removeFirst(min(words, limbs.count))
    for index in limbs.indices where shift > 0 {
      let above = index + 1 < limbs.count ? limbs[index + 1] << (32 - shift) : 0
      limbs[index] = limbs[index] >> shift | above
    }
    trim()
    if half, isAboveHalf || bit(0) { increment() }
  }

  private func bit(_ index: Int) -> Bool {
    index / 32 < limbs.count && limbs[index / 32] >> UInt32(index % 32) & 1 == 1
  }

  private mutating func increment() {
    for index in limbs.indices {
      limbs[index] &+= 1
      if limbs[index] != 0 { return }
    }
    limbs.append(1)
  }

  var decimalText: String {
    var rest = limbs
    var groups: [String] = []
    while !rest.isEmpty {
      var remainder: UInt64 = 0
      for index in rest.indices.reversed() {
        let dividend = remainder << 32 | UInt64(rest[index])
        rest[index] = UInt32(dividend / 1_000_000_000)
        remainder = dividend % 1_000_000_000
      }
      while rest.last == 0 { rest.removeLast() }
      let group = String(remainder)
      groups.append(
        rest.isEmpty ? group : String(repeating: "0", count: 9 - group.count) + group)
    }
    return groups.isEmpty ? "0" : groups.reversed().joined()
  }
}
