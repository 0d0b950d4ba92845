public import Foundation
public import ViewTree

/// A plottable value with a label.
public struct PlottableValue<Value: Plottable> {
  let field: PlottedField

  init(_ field: PlottedField) { self.field = field }

  private init(_ label: FieldLabel, _ value: Value) {
    field = PlottedField(label: label, value: value.plotted)
  }

  private init(_ label: FieldLabel, _ range: (Value, Value)) {
    field = PlottedField(label: label, value: range.0.plotted, upper: range.1.plotted)
  }

  /// Returns a value with a label.
  public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue {
    PlottableValue(.key(labelKey), value)
  }

  /// Returns a value with a label.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> PlottableValue {
    PlottableValue(.text(Text(label)), value)
  }

  /// Returns a value with a label.
  public static func value(_ label: Text, _ value: Value) -> PlottableValue {
    PlottableValue(.text(label), value)
  }
}

extension PlottableValue where Value: Comparable {
  /// A range of values with a label.
  public static func value(
    _ labelKey: LocalizedStringKey, _ range: Range<Value>
  ) -> PlottableValue { PlottableValue(.key(labelKey), (range.lowerBound, range.upperBound)) }

  /// A range of values with a label.
  public static func value(
    _ labelKey: LocalizedStringKey, _ range: ChartBinRange<Value>
  ) -> PlottableValue { PlottableValue(.key(labelKey), (range.lowerBound, range.upperBound)) }

  /// A range of values with a label.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S, _ range: ChartBinRange<Value>
  ) -> PlottableValue { PlottableValue(.text(Text(label)), (range.lowerBound, range.upperBound)) }
}

extension PlottableValue where Value == Date {
  private init(_ label: FieldLabel, _ date: Date, _ unit: Calendar.Component, _ calendar: Calendar?)
  {
    field = PlottedField(
      label: label, value: date.plotted, bin: CalendarBin(unit: unit, calendar: calendar))
  }

  /// The span of a unit of the calendar around a date: its day, its month.
  ///
  /// - Parameter calendar: Nil for the environment's.
  public static func value(
    _ labelKey: LocalizedStringKey, _ value: Date, unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> PlottableValue { PlottableValue(.key(labelKey), value, unit, calendar) }

  /// The span of a unit of the calendar around a date: its day, its month.
  ///
  /// - Parameter calendar: Nil for the environment's.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableValue { PlottableValue(.text(Text(label)), value, unit, calendar) }

  /// The span of a unit of the calendar around a date: its day, its month.
  ///
  /// - Parameter calendar: Nil for the environment's.
  public static func value(
    _ label: Text, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableValue { PlottableValue(.text(label), value, unit, calendar) }
}

/// What a value is called.
enum FieldLabel {
  case key(LocalizedStringKey)
  case text(Text)

  var text: Text {
    switch self {
    case .key(let key): Text(key)
    case .text(let text): text
    }
  }
}

/// The unit of a calendar that a date is taken for.
struct CalendarBin: Hashable {
  var unit: Calendar.Component
  /// Nil for the environment's.
  var calendar: Calendar?

  /// The span of the unit around a date, in seconds; the date alone where the calendar has none.
  func span(around seconds: Double, in surrounding: Calendar) -> ClosedRange<Double> {
    let date = Date(timeIntervalSinceReferenceDate: seconds)
    guard let span = (calendar ?? surrounding).dateInterval(of: unit, for: date) else {
      return seconds...seconds
    }
    return span.start.timeIntervalSinceReferenceDate...span.end.timeIntervalSinceReferenceDate
  }
}

/// What few values have.
private final class FieldSpan: Sendable {
  let upper: _PlottedValue?
  let bin: CalendarBin?

  init(upper: _PlottedValue?, bin: CalendarBin?) { (self.upper, self.bin) = (upper, bin) }
}

/// A value with its label, whatever its type is.
struct PlottedField {
  var label: FieldLabel
  var value: _PlottedValue
  private let span: FieldSpan?

  init(
    label: FieldLabel, value: _PlottedValue, upper: _PlottedValue? = nil, bin: CalendarBin? = nil
  ) {
    (self.label, self.value) = (label, value)
    span = upper == nil && bin == nil ? nil : FieldSpan(upper: upper, bin: bin)
  }

  /// The end of a range.
  var upper: _PlottedValue? { span?.upper }
  var bin: CalendarBin? { span?.bin }

  /// The one place of a number or a date.
  var place: (number: Double, isDate: Bool)? {
    guard span == nil else { return nil }
    switch value {
    case .number(let number): return (number, false)
    case .date(let seconds): return (seconds, true)
    case .category: return nil
    }
  }
}
