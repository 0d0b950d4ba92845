import Foundation

/// A value as scales measure it: numbers, seconds, or the ends of a name's place.
struct PlottedSpan: Hashable {
  var lower: Double
  var upper: Double
  /// Whether it is a place with a length of its own.
  var isBand = false
  /// Whether the place is a unit of the calendar or a name, not a range of numbers.
  var isUnit = false

  var middle: Double { lower == upper ? lower : (lower + upper) / 2 }

  static func at(_ value: Double) -> PlottedSpan { PlottedSpan(lower: value, upper: value) }
}

/// The kind of an axis and the names on it, which say what values measure.
struct AxisUnits {
  var type: ScaleType
  var categories: [String] = []
  var calendar: Calendar
  private var indices: [String: Int] = [:]
  private var spans: [CalendarBin: [Double: ClosedRange<Double>]] = [:]

  init(type: ScaleType, categories: [String], calendar: Calendar) {
    (self.type, self.categories, self.calendar) = (type, categories, calendar)
    indices = Dictionary(zip(categories, 0...), uniquingKeysWith: { first, _ in first })
  }

  /// The measure of a value, or `nil` for a name that the axis does not have and for values of another kind.
  ///
  /// A gap measures NaN.
  mutating func span(_ field: PlottedField) -> PlottedSpan? {
    if type == .category { return nameSpan(field.value) }
    guard let lower = field.value.number else { return nil }
    guard !lower.isNaN else { return .at(.nan) }
    if let bin = field.bin {
      let span = spans[bin]?[lower] ?? bin.span(around: lower, in: calendar)
      spans[bin, default: [:]][lower] = span
      return PlottedSpan(
        lower: span.lowerBound, upper: span.upperBound, isBand: true, isUnit: true)
    }
    guard let upper = field.upper?.number else { return .at(lower) }
    return PlottedSpan(lower: lower, upper: upper, isBand: true)
  }

  private func nameSpan(_ value: _PlottedValue) -> PlottedSpan? {
    guard !value.isMissing, let index = indices[value.categoryName] else { return nil }
    return PlottedSpan(
      lower: Double(index), upper: Double(index) + 1, isBand: true, isUnit: true)
  }
}

/// A mark with what its values measure.
struct MeasuredMark {
  var mark: Mark
  /// Where it stands along x and along y; nil where it has no value.
  var x: PlottedSpan?
  var y: PlottedSpan?
  /// Whether values go along y from places along x.
  var isUpright = true

  var kind: Mark.Kind { mark.kind }
  var style: MarkStyle.Values? { mark.style?.values }

  /// Where the mark stands.
  var base: PlottedSpan? {
    get { isUpright ? x : y }
    set { if isUpright { x = newValue } else { y = newValue } }
  }

  /// From where to where its value reaches.
  var value: PlottedSpan? {
    get { isUpright ? y : x }
    set { if isUpright { y = newValue } else { x = newValue } }
  }
}
