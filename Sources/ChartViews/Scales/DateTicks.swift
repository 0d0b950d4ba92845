import Foundation
import IntegerConversion

/// Dates along a scale, where units of a calendar begin.
///
/// Source: d3-time, `time.ticks`, https://d3js.org/d3-time#ticks: the interval of its list whose ratio to what is
/// wanted is nearest; years by round numbers.
enum DateTicks {
  /// So many units of a calendar.
  struct Stride: Equatable {
    var unit: Calendar.Component
    var count: Int
    /// About how long it is, in seconds.
    var length: Double

    init(_ unit: Calendar.Component, _ count: Int, _ length: Double) {
      (self.unit, self.count, self.length) = (unit, count, length * Double(count))
    }
  }

  private static let strides: [Stride] =
    [1, 5, 15, 30].map { Stride(.second, $0, 1) } + [1, 5, 15, 30].map { Stride(.minute, $0, 60) }
    + [1, 3, 6, 12].map { Stride(.hour, $0, 3600) } + [1, 2].map { Stride(.day, $0, 86_400) }
    + [Stride(.weekOfYear, 1, 604_800)] + [1, 3].map { Stride(.month, $0, 2_592_000) }
    + [Stride(.year, 1, 31_536_000)]

  /// The stride that gives about `count` dates between two ends.
  static func stride(_ lower: Double, _ upper: Double, count: Int) -> Stride {
    let target = abs(upper - lower) / Double(max(count, 1))
    let year = 31_536_000.0
    guard let after = strides.firstIndex(where: { $0.length > target }) else {
      let years = NiceTicks.step(lower / year, upper / year, count: count)
      return Stride(.year, Int(clamping: years, to: 1...1_000_000_000), year)
    }
    guard after > 0 else { return Stride(.second, 1, 1) }
    let (before, next) = (strides[after - 1], strides[after])
    return target / before.length < next.length / target ? before : next
  }

  /// The beginnings of units between two ends.
  static func ticks(
    _ lower: Double, _ upper: Double, unit: Calendar.Component, count: Int, calendar: Calendar
  ) -> [Double] {
    let range = min(lower, upper)...max(lower, upper)
    return bounds(
      over: Date(
        timeIntervalSinceReferenceDate: range.lowerBound)...Date(
          timeIntervalSinceReferenceDate: range.upperBound),
      unit: unit, count: count, calendar: calendar
    ).map(\.timeIntervalSinceReferenceDate).filter(range.contains)
  }

  /// The beginnings of units from the one before a range to the one after.
  static func bounds(
    over range: ClosedRange<Date>, unit: Calendar.Component, count: Int, calendar: Calendar
  ) -> [Date] {
    let step = max(count, 1)
    guard var date = start(before: range.lowerBound, unit, step, calendar) else { return [] }
    var dates = [date]
    while date <= range.upperBound, dates.count < 10_000 {
      guard let next = calendar.date(byAdding: unit, value: step, to: date), next > date else {
        break
      }
      date = calendar.dateInterval(of: unit, for: next)?.start ?? next
      if date <= (dates.last ?? date) { date = next }
      dates.append(date)
    }
    return dates
  }

  /// The beginning of the last unit at or before a date whose number divides by `step`.
  private static func start(
    before date: Date, _ unit: Calendar.Component, _ step: Int, _ calendar: Calendar
  ) -> Date? {
    guard let start = calendar.dateInterval(of: unit, for: date)?.start else { return nil }
    guard step > 1 else { return start }
    let number = calendar.component(unit, from: start)
    let origin = unit == .month || unit == .day ? 1 : 0
    let back = ((number - origin) % step + step) % step
    guard back > 0 else { return start }
    return calendar.date(byAdding: unit, value: -back, to: start)
  }
}
