import IntegerConversion

/// Frames per second, as a ratio of whole numbers: 24000/1001 is exact.
public struct FrameRate: Sendable, Hashable {
  /// The frames, above 0, in lowest terms.
  public let numerator: Int
  /// The seconds that they take, above 0, in lowest terms.
  public let denominator: Int

  /// The largest number above and below the line.
  public static let maximumTerm = 1_000_000

  /// A rate in lowest terms; nil unless both numbers are in 1...1,000,000.
  public init?(_ numerator: Int, _ denominator: Int = 1) {
    guard 1...Self.maximumTerm ~= numerator, 1...Self.maximumTerm ~= denominator else {
      return nil
    }
    let divisor = Self.greatestCommonDivisor(numerator, denominator)
    self.numerator = numerator / divisor
    self.denominator = denominator / divisor
  }

  /// A rate as people write it: `30`, `12.5` or `24000/1001`; nil for anything else.
  public init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count <= 2, let first = parts.first, let above = Self.decimal(first) else {
      return nil
    }
    guard parts.count == 2 else {
      self.init(above.digits, above.unit)
      return
    }
    guard above.unit == 1, let below = Self.decimal(parts[1]), below.unit == 1 else { return nil }
    self.init(above.digits, below.digits)
  }

  /// The standard rate of 30 frames per second.
  public static let standard = FrameRate(reduced: 30, 1)

  private init(reduced numerator: Int, _ denominator: Int) {
    self.numerator = numerator
    self.denominator = denominator
  }

  /// The time of a frame, in seconds: rounded once, never summed.
  public func time(ofFrame frame: Int) -> Double { Double(frame * denominator) / Double(numerator) }

  /// The frames of a length of time in seconds, rounded to a whole number.
  public func frameCount(in duration: Double) -> Int {
    Int(clamping: (duration * value).rounded(), to: 0...1_000_000_000)
  }

  /// The rate in frames per second.
  public var value: Double { Double(numerator) / Double(denominator) }

  /// Unsigned decimal digits, at most six after the point, as a whole number over a power of ten.
  private static func decimal(_ text: Substring) -> (digits: Int, unit: Int)? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let fraction = parts.count == 2 ? parts[1] : ""
    guard parts.count <= 2, let whole = parts.first, !whole.isEmpty, fraction.count <= 6,
      (whole + fraction).utf8.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }),
      let digits = Int(whole + fraction)
    else { return nil }
    return (digits, fraction.reduce(1) { unit, _ in unit * 10 })
  }

  private static func greatestCommonDivisor(_ a: Int, _ b: Int) -> Int {
    b == 0 ? a : greatestCommonDivisor(b, a % b)
  }
}

extension FrameRate: CustomStringConvertible {
  /// The rate as ``init(_:)`` reads it: `30` or `24000/1001`.
  public var description: String {
    denominator == 1 ? "\(numerator)" : "\(numerator)/\(denominator)"
  }
}
