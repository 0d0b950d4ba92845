import Foundation
import IntegerConversion

/// Numbers as whole multiples of a power of ten: rounded once, then added and compared without error.
enum SVGNumber {
  private static let powers = [1, 10, 100, 1000, 10_000, 100_000, 1_000_000]

  /// 10 to the power of `decimals`, 0...6.
  static func unit(_ decimals: Int) -> Int { powers[decimals] }

  /// The value in units of 10^-decimals, rounded half away from zero; not a number is 0.
  ///
  /// Values beyond ±10^9 stop there: they are far outside of any picture.
  static func grid(_ value: Double, _ decimals: Int) -> Int {
    guard !value.isNaN else { return 0 }
    return Int(clamping: (min(max(value, -1e9), 1e9) * Double(powers[decimals])).rounded())
  }

  /// The value that is printed for `value`.
  static func rounded(_ value: Double, _ decimals: Int) -> Double {
    Double(grid(value, decimals)) / Double(powers[decimals])
  }
}

extension SVGBuffer {
  /// Appends the shortest form of a number rounded to `decimals`: no exponent, no `-0`, no needless zero.
  mutating func append(number value: Double, decimals: Int) {
    append(grid: SVGNumber.grid(value, decimals), decimals: decimals)
  }

  /// Appends a number given in units of 10^-decimals; tells whether it has a decimal point.
  @discardableResult
  mutating func append(grid value: Int, decimals: Int) -> Bool {
    let unit = SVGNumber.unit(decimals)
    if value < 0 { append(byte: UInt8(ascii: "-")) }
    let (whole, fraction) = abs(value).quotientAndRemainder(dividingBy: unit)
    if whole != 0 || fraction == 0 { append(digits: whole, atLeast: 1) }
    guard fraction != 0 else { return false }
    var (rest, count) = (fraction, decimals)
    while rest % 10 == 0 { (rest, count) = (rest / 10, count - 1) }
    append(byte: UInt8(ascii: "."))
    append(digits: rest, atLeast: count)
    return true
  }

  /// Appends numbers with blanks between, which SVG 1.1 demands everywhere but in path data.
  mutating func append(numbers: [CGFloat], decimals: Int) {
    for (index, number) in numbers.enumerated() {
      if index > 0 { append(byte: UInt8(ascii: " ")) }
      append(number: number, decimals: decimals)
    }
  }

  /// Appends a number of path data and, unless it is the first, the blank it may need; tells whether it has a decimal point.
  mutating func append(grid value: Int, decimals: Int, first: Bool, afterFraction: Bool) -> Bool {
    let startsWithPoint = value > 0 && value < SVGNumber.unit(decimals)
    if !first, value >= 0, !(startsWithPoint && afterFraction) { append(byte: UInt8(ascii: " ")) }
    return append(grid: value, decimals: decimals)
  }

  private mutating func append(digits value: Int, atLeast count: Int) {
    var (divisor, places) = (1, 1)
    while places < count || value / divisor >= 10 { (divisor, places) = (divisor * 10, places + 1) }
    while divisor > 0 {
      append(byte: UInt8(ascii: "0") + UInt8(value / divisor % 10))
      divisor /= 10
    }
  }
}
