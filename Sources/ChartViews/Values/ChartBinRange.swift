public import Foundation

/// A range of values that are counted together.
public struct ChartBinRange<Bound: Comparable> {
  /// Where the range begins.
  public let lowerBound: Bound
  /// Where the range ends.
  public let upperBound: Bound

  init(_ lowerBound: Bound, _ upperBound: Bound) {
    (self.lowerBound, self.upperBound) = (lowerBound, upperBound)
  }

  /// Whether a value is in the range; its end is in the next one.
  public func contains(_ element: Bound) -> Bool { lowerBound <= element && element < upperBound }
}

extension ChartBinRange: Equatable {}
extension ChartBinRange: Hashable where Bound: Hashable {}
extension ChartBinRange: Sendable where Bound: Sendable {}

/// Ranges of equal length that numbers are counted in.
public struct NumberBins<Value: Plottable & Comparable> {
  /// Where the ranges meet, and both ends.
  public let thresholds: [Value]

  /// Ranges between given numbers.
  public init(thresholds: [Value]) { self.thresholds = thresholds.sorted() }

  /// The range of an index.
  public subscript(index: Int) -> ChartBinRange<Value> {
    ChartBinRange(thresholds[index], thresholds[index + 1])
  }

  /// The index of the range that a number is in; the first or last one beyond them.
  public func index(for value: Value) -> Int {
    let after = thresholds.firstIndex { value < $0 } ?? thresholds.count
    return min(max(after - 1, 0), max(thresholds.count - 2, 0))
  }

  private static func rounded(_ range: ClosedRange<Double>, step: Double) -> [Double] {
    guard step > 0, step.isFinite else { return [range.lowerBound, range.upperBound] }
    let first = (range.lowerBound / step).rounded(.down)
    let last = max((range.upperBound / step).rounded(.up), first + 1)
    guard last - first < 100_000 else { return [range.lowerBound, range.upperBound] }
    return (0...Int(last - first)).map { (first + Double($0)) * step }
  }
}

extension NumberBins where Value: BinaryFloatingPoint {
  /// Round ranges over given ones, about as many as wanted.
  public init(range: ClosedRange<Value>, desiredCount: Int = 10, minimumStride: Value = 0) {
    let bounds = Double(range.lowerBound)...Double(range.upperBound)
    let step = NiceTicks.step(bounds.lowerBound, bounds.upperBound, count: desiredCount)
    self.init(
      thresholds: Self.rounded(bounds, step: max(step, Double(minimumStride))).map { Value($0) })
  }

  /// Round ranges over some numbers, about as many as wanted.
  public init(data: [Value], desiredCount: Int = 10, minimumStride: Value = 0) {
    let lower = data.min() ?? 0
    self.init(
      range: lower...max(data.max() ?? 1, lower), desiredCount: desiredCount,
      minimumStride: minimumStride)
  }

  /// Ranges of a size over a given range.
  public init(size: Value, range: ClosedRange<Value>) {
    self.init(
      thresholds: Self.rounded(
        Double(range.lowerBound)...Double(range.upperBound), step: Double(size)
      ).map { Value($0) })
  }
}

extension NumberBins where Value: BinaryInteger {
  /// Round ranges over given ones, about as many as wanted.
  public init(range: ClosedRange<Value>, desiredCount: Int = 10, minimumStride: Value = 1) {
    let bounds = Double(range.lowerBound)...Double(range.upperBound)
    let step = NiceTicks.step(bounds.lowerBound, bounds.upperBound, count: desiredCount)
    self.init(
      thresholds: Self.rounded(bounds, step: max(step.rounded(), Double(minimumStride))).map {
        Value($0)
      })
  }

  /// Round ranges over some numbers, about as many as wanted.
  public init(data: [Value], desiredCount: Int = 10, minimumStride: Value = 1) {
    let lower = data.min() ?? 0
    self.init(
      range: lower...max(data.max() ?? 1, lower), desiredCount: desiredCount,
      minimumStride: minimumStride)
  }

  /// Ranges of a size over a given range.
  public init(size: Value, range: ClosedRange<Value>) {
    self.init(
      thresholds: Self.rounded(
        Double(range.lowerBound)...Double(range.upperBound), step: Double(size)
      ).map { Value($0) })
  }
}

/// Units of a calendar that dates are counted in.
public struct DateBins {
  /// Where the ranges meet, and both ends.
  public let thresholds: [Date]

  /// The units of a calendar that a range of dates reaches over.
  public init(
    unit: Calendar.Component, by value: Int = 1, range: ClosedRange<Date>, calendar: Calendar? = nil
  ) {
    thresholds = DateTicks.bounds(
      over: range, unit: unit, count: value, calendar: calendar ?? .plotting)
  }

  /// The units of a calendar that some dates reach over.
  public init(
    unit: Calendar.Component, by value: Int = 1, data: [Date], calendar: Calendar? = nil
  ) {
    let lower = data.min() ?? Date(timeIntervalSinceReferenceDate: 0)
    self.init(
      unit: unit, by: value, range: lower...max(data.max() ?? lower, lower), calendar: calendar)
  }

  /// The range of an index.
  public subscript(index: Int) -> ChartBinRange<Date> {
    ChartBinRange(thresholds[index], thresholds[index + 1])
  }

  /// The index of the range that a date is in; the first or last one beyond them.
  public func index(for value: Date) -> Int {
    let after = thresholds.firstIndex { value < $0 } ?? thresholds.count
    return min(max(after - 1, 0), max(thresholds.count - 2, 0))
  }
}

extension Calendar {
  /// The calendar where none is given: the same on all machines.
  static var plotting: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    calendar.locale = Locale(identifier: "en_US")
    return calendar
  }
}
