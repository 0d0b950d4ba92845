public import Foundation
import IntegerConversion

/// Ranges that numbers are counted in, one after the other.
public struct NumberBins<Value: Plottable & Comparable>: RandomAccessCollection {
  /// Where the ranges meet, and both ends.
  public let thresholds: [Value]

  /// The place of the first range.
  public var startIndex: Int { 0 }
  /// The place after the last range.
  public var endIndex: Int { Swift.max(thresholds.count - 1, 0) }

  /// Ranges between given numbers.
  public init(thresholds: [Value]) { self.thresholds = thresholds.sorted() }

  /// The range of an index.
  public subscript(position: Int) -> ChartBinRange<Value> {
    ChartBinRange(thresholds[position], thresholds[position + 1])
  }

  /// The index of the range that a number is in; the first or last one beyond them.
  public func index(for value: Value) -> Int { BinRule.index(of: value, in: thresholds) }
}

extension NumberBins where Value: BinaryFloatingPoint {
  /// Round ranges over given ones, about as many as wanted.
  public init(range: ClosedRange<Value>, desiredCount: Int = 10, minimumStride: Value = 0) {
    let bounds = Double(range.lowerBound)...Double(range.upperBound)
    let step = NiceTicks.step(bounds.lowerBound, bounds.upperBound, count: desiredCount)
    self.init(
      thresholds: BinRule.multiples(of: Swift.max(step, Double(minimumStride)), over: bounds)
        .map { Value($0) })
  }

  /// Round ranges over some numbers: about as many as wanted, else as many as Scott's rule gives.
  public init(data: [Value], desiredCount: Int? = nil, minimumStride: Value = 0) {
    self.init(
      range: BinRule.range(of: data, orElse: 0...1),
      desiredCount: desiredCount ?? BinRule.count(of: data.map { Double($0) }),
      minimumStride: minimumStride)
  }

  /// Ranges of a size over a given range.
  public init(size: Value, range: ClosedRange<Value>) {
    let bounds = Double(range.lowerBound)...Double(range.upperBound)
    self.init(thresholds: BinRule.multiples(of: Double(size), over: bounds).map { Value($0) })
  }

  /// Creates a number of equal bins between the bounds.
  public init(range: ClosedRange<Value>, count: Int) {
    let bounds = Double(range.lowerBound)...Double(range.upperBound)
    self.init(thresholds: BinRule.parts(count, of: bounds).map { Value($0) })
  }
}

extension NumberBins where Value: BinaryInteger {
  /// Round ranges over given ones, about as many as wanted.
  public init(range: ClosedRange<Value>, desiredCount: Int = 10, minimumStride: Value = 1) {
    let bounds = Double(range.lowerBound)...Double(range.upperBound)
    let step = NiceTicks.step(bounds.lowerBound, bounds.upperBound, count: desiredCount)
    let size = Swift.max(step.rounded(), Double(minimumStride))
    self.init(thresholds: BinRule.multiples(of: size, over: bounds).map { Value($0) })
  }

  /// Round ranges over some numbers: about as many as wanted, else as many as Scott's rule gives.
  public init(data: [Value], desiredCount: Int? = nil, minimumStride: Value = 1) {
    self.init(
      range: BinRule.range(of: data, orElse: 0...1),
      desiredCount: desiredCount ?? BinRule.count(of: data.map { Double($0) }),
      minimumStride: minimumStride)
  }

  /// Ranges of a size over a given range.
  public init(size: Value, range: ClosedRange<Value>) {
    let bounds = Double(range.lowerBound)...Double(range.upperBound)
    self.init(thresholds: BinRule.multiples(of: Double(size), over: bounds).map { Value($0) })
  }

  /// Creates a number of equal bins between the bounds.
  public init(range: ClosedRange<Value>, count: Int) {
    let bounds = Double(range.lowerBound)...Double(range.upperBound)
    self.init(thresholds: BinRule.parts(count, of: bounds).map { Value($0.rounded()) })
  }
}

/// Units of a calendar that dates are counted in.
public struct DateBins: RandomAccessCollection {
  /// Where the ranges meet, and both ends.
  public let thresholds: [Date]

  /// The place of the first range.
  public var startIndex: Int { 0 }
  /// The place after the last range.
  public var endIndex: Int { Swift.max(thresholds.count - 1, 0) }

  /// Ranges between given dates.
  public init(thresholds: [Date]) { self.thresholds = thresholds.sorted() }

  /// Ranges of a length in seconds, from the lower bound on.
  public init(timeInterval: TimeInterval, range: ClosedRange<Date>) {
    let length = range.upperBound.timeIntervalSince(range.lowerBound)
    let count = timeInterval > 0 ? (length / timeInterval).rounded(.up) : 1
    let last = Int(clamping: count, to: 1...BinRule.most)
    self.init(
      thresholds: (0...last).map {
        range.lowerBound.addingTimeInterval(Double($0) * timeInterval)
      })
  }

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
    self.init(
      unit: unit, by: value, range: BinRule.range(of: data, orElse: BinRule.firstDate),
      calendar: calendar)
  }

  /// The units of a calendar that a range of dates reaches over, about as many as wanted.
  public init(range: ClosedRange<Date>, desiredCount: Int = 10, calendar: Calendar? = nil) {
    let stride = DateTicks.stride(
      range.lowerBound.timeIntervalSinceReferenceDate,
      range.upperBound.timeIntervalSinceReferenceDate, count: desiredCount)
    self.init(unit: stride.unit, by: stride.count, range: range, calendar: calendar)
  }

  /// The units of a calendar that some dates reach over: about as many as wanted, else as many as Scott's rule gives.
  public init(data: [Date], desiredCount: Int? = nil, calendar: Calendar? = nil) {
    let seconds = data.map(\.timeIntervalSinceReferenceDate)
    self.init(
      range: BinRule.range(of: data, orElse: BinRule.firstDate),
      desiredCount: desiredCount ?? BinRule.count(of: seconds),
      calendar: calendar)
  }

  /// The range of an index.
  public subscript(position: Int) -> ChartBinRange<Date> {
    ChartBinRange(thresholds[position], thresholds[position + 1])
  }

  /// The index of the range that a date is in; the first or last one beyond them.
  public func index(for value: Date) -> Int { BinRule.index(of: value, in: thresholds) }
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
