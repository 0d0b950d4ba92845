/// A function of the expression language.
enum ExpressionFunction: String, Sendable, CaseIterable {
  case abs
  case ceil
  case clamp
  case contains
  case cos
  case count
  case date
  case filter
  case floor
  case format
  case group
  case has
  case join
  case lower
  case map
  case max
  case mean
  case min
  case mix
  case number
  case parseDate
  case pow
  case range
  case replace
  case reversed
  case round
  case sin
  case slice
  case sort
  case split
  case sqrt
  case string
  case sum
  case tan
  case trunc
  case unique
  case upper

  /// How many arguments it takes.
  var argumentCount: ClosedRange<Int> {
    switch self {
    case .abs, .ceil, .cos, .count, .floor, .lower, .number, .reversed, .sin, .sqrt, .string, .tan,
      .trunc, .upper:
      1...1
    case .has, .mean, .parseDate, .range, .round, .sort, .sum, .unique: 1...2
    case .contains, .date, .filter, .format, .group, .join, .map, .pow, .split: 2...2
    case .slice: 2...3
    case .clamp, .mix, .replace: 3...3
    case .max, .min: 1...64
    }
  }

  /// Whether the second argument is asked for each element of the first one, `x => …`.
  var asksLambda: Bool {
    switch self {
    case .filter, .group, .map, .max, .mean, .min, .sort, .sum, .unique: true
    case .abs, .ceil, .clamp, .contains, .cos, .count, .date, .floor, .format, .has, .join, .lower,
      .mix,
      .number, .parseDate, .pow, .range, .replace, .reversed, .round, .sin, .slice, .split, .sqrt,
      .string,
      .tan, .trunc, .upper:
      false
    }
  }

  /// Whether it may be called with two values instead of a list and what is asked of its elements.
  var takesValues: Bool { self == .max || self == .min }

  /// The function with names for its arguments, as help shows it.
  var usage: String {
    switch self {
    case .abs, .ceil, .floor, .sqrt, .trunc, .string: "\(rawValue)(x)"
    case .date: "date(text, 'd MMMM yyyy')"
    case .filter: "filter(list, x => x > 0)"
    case .group, .map: "\(rawValue)(list, x => x.name)"
    case .has: "has(item.name) or has(item, 'name')"
    case .mean, .sort, .sum, .unique: "\(rawValue)(list) or \(rawValue)(list, x => x.value)"
    case .number: "number(text)"
    case .replace: "replace(text, old, new)"
    case .reversed: "reversed(list)"
    case .slice: "slice(list, from) or slice(list, from, below)"
    case .split: "split(text, ', ')"
    case .sin, .cos, .tan: "\(rawValue)(radians)"
    case .clamp: "clamp(x, least, greatest)"
    case .contains: "contains(list, x)"
    case .count: "count(list)"
    case .format: "format(x, '.2f')"
    case .join: "join(list, ', ')"
    case .lower, .upper: "\(rawValue)(text)"
    case .max, .min: "\(rawValue)(a, b, ...), \(rawValue)(list) or \(rawValue)(list, x => x.value)"
    case .mix: "mix(a, b, fraction)"
    case .parseDate: "parseDate(text, 'dd/MM/yyyy') or parseDate(text)"
    case .pow: "pow(x, exponent)"
    case .range: "range(count) or range(from, below)"
    case .round: "round(x) or round(x, digits)"
    }
  }
}
