/// A function of the expression language.
enum ExpressionFunction: String, Sendable, CaseIterable {
  case abs
  case ceil
  case clamp
  case contains
  case cos
  case count
  case floor
  case format
  case join
  case lower
  case max
  case min
  case mix
  case pow
  case range
  case round
  case sin
  case sqrt
  case string
  case tan
  case trunc
  case upper

  /// How many arguments it takes.
  var argumentCount: ClosedRange<Int> {
    switch self {
    case .abs, .ceil, .cos, .count, .floor, .lower, .sin, .sqrt, .string, .tan, .trunc, .upper:
      1...1
    case .round, .range: 1...2
    case .contains, .format, .join, .pow: 2...2
    case .clamp, .mix: 3...3
    case .max, .min: 1...64
    }
  }

  /// The function with names for its arguments, as help shows it.
  var usage: String {
    switch self {
    case .abs, .ceil, .floor, .sqrt, .trunc, .string: "\(rawValue)(x)"
    case .sin, .cos, .tan: "\(rawValue)(radians)"
    case .clamp: "clamp(x, least, greatest)"
    case .contains: "contains(list, x)"
    case .count: "count(list)"
    case .format: "format(x, '.2f')"
    case .join: "join(list, ', ')"
    case .lower, .upper: "\(rawValue)(text)"
    case .max, .min: "\(rawValue)(a, b, ...)"
    case .mix: "mix(a, b, fraction)"
    case .pow: "pow(x, exponent)"
    case .range: "range(count) or range(from, below)"
    case .round: "round(x) or round(x, digits)"
    }
  }
}
