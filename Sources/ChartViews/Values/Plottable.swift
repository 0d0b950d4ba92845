public import Foundation

/// A value that a chart can show.
public protocol Plottable {
  /// The kind of value that stands for it on a scale: a number, a date or a string.
  associatedtype PrimitivePlottable: PrimitivePlottableProtocol

  /// The value as plotted on a scale.
  var primitivePlottable: PrimitivePlottable { get }

  /// The value that something on a scale stands for; nil if there is none.
  init?(primitivePlottable: PrimitivePlottable)
}

/// A value that is plotted directly: a number, a date or a string.
public protocol PrimitivePlottableProtocol: Plottable where PrimitivePlottable == Self {
  /// The value as scales have it.
  var _plotted: _PlottedValue { get }

  /// The value of something on a scale; nil if it is of another kind.
  init?(_plotted: _PlottedValue)
}

extension PrimitivePlottableProtocol {
  /// The value itself.
  public var primitivePlottable: Self { self }

  /// The value itself.
  public init?(primitivePlottable: Self) { self = primitivePlottable }
}

/// A value as scales have it.
public enum _PlottedValue: Hashable, Sendable {
  /// A number.
  case number(Double)
  /// A date, in seconds since the beginning of 2001.
  case date(Double)
  /// One of several names.
  case category(String)

  /// The number, or the seconds; nil for names.
  var number: Double? {
    switch self {
    case .number(let number), .date(let number): number
    case .category: nil
    }
  }

  /// Whether the value is a gap: a number or a date that is not a number.
  package var isMissing: Bool { number?.isNaN ?? false }

  /// Whether the value is a text by which tables mark numbers that are missing.
  package var marksMissing: Bool {
    guard case .category(let name) = self else { return false }
    return Self.missingMarks.contains(name.lowercased())
  }

  private static let missingMarks: Set<String> = [
    "", "na", "n/a", "#n/a", "nan", "null", "none", "nil", "-", "–", "—", ".", "..", "?", "inf",
    "-inf",
  ]

  /// What the value is called.
  var name: String {
    switch self {
    case .number(let number): number.formatted(.number.locale(Locale(identifier: "en_US")))
    case .date(let seconds): Date(timeIntervalSinceReferenceDate: seconds).formatted(.iso8601)
    case .category(let name): name
    }
  }
}

extension Plottable {
  /// The value as scales have it.
  var plotted: _PlottedValue { primitivePlottable._plotted }

  /// The value of something on a scale; nil if it is of another kind.
  init?(plotted: _PlottedValue) {
    guard let primitive = PrimitivePlottable(_plotted: plotted) else { return nil }
    self.init(primitivePlottable: primitive)
  }
}

extension PrimitivePlottableProtocol where Self: BinaryFloatingPoint {
  /// The number.
  public var _plotted: _PlottedValue { .number(Double(self)) }

  /// A number.
  public init?(_plotted: _PlottedValue) {
    guard case .number(let number) = _plotted else { return nil }
    self = Self(number)
  }
}

extension PrimitivePlottableProtocol where Self: BinaryInteger {
  /// The number.
  public var _plotted: _PlottedValue { .number(Double(self)) }

  /// The nearest whole number; nil beyond the type's limits.
  public init?(_plotted: _PlottedValue) {
    guard case .number(let number) = _plotted else { return nil }
    self.init(exactly: number.rounded())
  }
}

extension Double: PrimitivePlottableProtocol {}
extension Float: PrimitivePlottableProtocol {}
extension Int: PrimitivePlottableProtocol {}
extension Int8: PrimitivePlottableProtocol {}
extension Int16: PrimitivePlottableProtocol {}
extension Int32: PrimitivePlottableProtocol {}
extension Int64: PrimitivePlottableProtocol {}
extension UInt: PrimitivePlottableProtocol {}
extension UInt8: PrimitivePlottableProtocol {}
extension UInt16: PrimitivePlottableProtocol {}
extension UInt32: PrimitivePlottableProtocol {}
extension UInt64: PrimitivePlottableProtocol {}

extension Decimal: PrimitivePlottableProtocol {
  /// The number.
  public var _plotted: _PlottedValue { .number(NSDecimalNumber(decimal: self).doubleValue) }

  /// A number.
  public init?(_plotted: _PlottedValue) {
    guard case .number(let number) = _plotted else { return nil }
    self = Decimal(number)
  }
}

extension Date: PrimitivePlottableProtocol {
  /// The seconds since the beginning of 2001.
  public var _plotted: _PlottedValue { .date(timeIntervalSinceReferenceDate) }

  /// A date.
  public init?(_plotted: _PlottedValue) {
    guard case .date(let seconds) = _plotted else { return nil }
    self = Date(timeIntervalSinceReferenceDate: seconds)
  }
}

extension String: PrimitivePlottableProtocol {
  /// The name.
  public var _plotted: _PlottedValue { .category(self) }

  /// A name.
  public init?(_plotted: _PlottedValue) {
    guard case .category(let name) = _plotted else { return nil }
    self = name
  }
}

extension Plottable where Self: RawRepresentable, RawValue: Plottable {
  /// The raw value as plotted on a scale.
  public var primitivePlottable: RawValue.PrimitivePlottable { rawValue.primitivePlottable }

  /// The value whose raw value something on a scale stands for.
  public init?(primitivePlottable: RawValue.PrimitivePlottable) {
    guard let rawValue = RawValue(primitivePlottable: primitivePlottable) else { return nil }
    self.init(rawValue: rawValue)
  }
}
