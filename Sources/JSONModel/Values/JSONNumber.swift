import IntegerConversion

/// A finite number of a document.
///
/// Numbers are 64-bit floating point; an integer that has no exact value there keeps its digits, so
/// that it is written back as it was read.
public struct JSONNumber: Sendable {
  /// The nearest floating-point number.
  public let value: Double
  // A box, because it is rare and numbers are many.
  private let exact: ExactDigits?

  /// The decimal digits, with a minus sign, of an integer that `value` only approximates.
  public var exactDigits: String? { exact?.text }

  /// A number that must be finite.
  public init(_ value: Double) {
    precondition(value.isFinite, "a number of a document must be finite")
    self.value = value
    exact = nil
  }

  /// A whole number.
  public init(_ value: Int) {
    self.init(Double(value))
  }

  /// An integer given by its digits, whose nearest floating-point number is `value`.
  init(_ value: Double, integer digits: String) {
    self.value = value
    exact = Self.shortest(value) == digits ? nil : ExactDigits(digits)
  }

  /// The number as JSON: the exact digits, or the shortest decimal that reads as the same number.
  public var text: String { exactDigits ?? Self.shortest(value) }

  /// The number if it is whole and fits.
  public var integer: Int? { Int(exactly: value) }

  /// Source: ECMA-262, 15th edition, section 6.1.6.1.20 "Number::toString", but -0 keeps its sign.
  static func shortest(_ value: Double) -> String {
    if abs(value) < 0x1p53, let integer = Int64(exactly: value), integer != 0 || value.sign == .plus
    {
      return String(integer)
    }
    let parts = Decimal(value)
    let body = parts.text
    return value.sign == .minus ? "-" + body : body
  }

  /// The shortest decimal digits of a number and the place of its decimal point.
  private struct Decimal {
    /// Without leading or trailing zeros; "0" for zero.
    var digits: String
    /// The number of digits before the decimal point; may be negative.
    var point: Int

    init(_ value: Double) {
      var mantissa = ""
      var exponent = 0
      var pointAt: Int?
      var rest = abs(value).description[...]
      while let character = rest.popFirst() {
        switch character {
        case ".": pointAt = mantissa.count
        case "e":
          exponent = Int(rest.first == "+" ? rest.dropFirst() : rest) ?? 0
          rest = ""
        default: mantissa.append(character)
        }
      }
      let leading = mantissa.prefix { $0 == "0" }.count
      point = (pointAt ?? mantissa.count) + exponent - leading
      digits = String(mantissa.dropFirst(leading))
      while digits.last == "0" { digits.removeLast() }
      if digits.isEmpty { (digits, point) = ("0", 1) }
    }

    var text: String {
      let count = digits.count
      switch point {
      case count...21 where count <= 21: return digits + zeros(point - count)
      case 1...21: return digits.prefix(point) + "." + digits.dropFirst(point)
      case -5...0: return "0." + zeros(-point) + digits
      default:
        let exponent = point - 1
        let fraction = count > 1 ? "." + digits.dropFirst() : ""
        return "\(digits.prefix(1))\(fraction)e\(exponent < 0 ? "-" : "+")\(abs(exponent))"
      }
    }

    private func zeros(_ count: Int) -> String { String(repeating: "0", count: count) }
  }
}

/// The digits of an integer beyond floating point.
private final class ExactDigits: Sendable {
  let text: String

  init(_ text: String) {
    self.text = text
  }
}

extension JSONNumber: Equatable {
  /// Whether both are the same number, to the last digit.
  public static func == (lhs: JSONNumber, rhs: JSONNumber) -> Bool {
    lhs.value == rhs.value && lhs.exactDigits == rhs.exactDigits
  }
}

extension JSONNumber: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// A number, which must be finite.
  public init(floatLiteral value: Double) { self.init(value) }
  /// A whole number.
  public init(integerLiteral value: Int) { self.init(value) }
}
