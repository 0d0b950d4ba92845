/// What a function of expressions does, for the pages of `explain`.
package struct ExpressionReference: Sendable {
  package let name: String
  /// How it is called.
  package let usage: String
  package let documentation: String
  /// Expressions that call it.
  package let examples: [String]

  /// All functions, in the order of the alphabet.
  package static let functions: [ExpressionReference] = ExpressionFunction.allCases.map {
    ExpressionReference(
      name: $0.rawValue, usage: $0.usage, documentation: $0.documentation.sentence,
      examples: $0.documentation.examples)
  }
}

extension ExpressionFunction {
  /// What it does, and how it is used.
  fileprivate var documentation: (sentence: String, examples: [String]) {
    switch self {
    case .abs: ("The absolute value of a number.", ["abs(-3)"])
    case .ceil: ("A number rounded up to a whole number.", ["ceil(2.1)"])
    case .clamp: ("A number, limited to the range between two others.", ["clamp(12, 0, 10)"])
    case .contains:
      (
        "Whether an array contains an element, or a string contains another string.",
        ["contains(['a', 'b'], 'b')", "contains('cathedral', 'the')"]
      )
    case .cos: ("The cosine of an angle in radians.", ["cos(pi)"])
    case .count:
      (
        "The number of elements of an array that are not null, of members of an object or of characters of a string.",
        ["count([4, null, 6])", "[4, null, 6].count"]
      )
    case .date:
      (
        "A date, formatted with a Unicode date pattern, in the language of the locale and in UTC.",
        ["date('2024-06-10', 'd MMMM yyyy')"]
      )
    case .filter:
      ("The elements of an array for which a condition is true.", ["filter([1, 5, 8], x => x > 4)"])
    case .floor: ("A number rounded down to a whole number.", ["floor(2.9)"])
    case .format:
      (
        "A number or a string in a format, with the signs of the locale.",
        ["format(1234.5, ',.2f')", "format(0.256, '.1%')"]
      )
    case .group:
      (
        "The elements of an array in groups: objects with key and items.",
        [
          "map(group(['ant', 'bee', 'asp'], x => slice(x, 0, 1)), g => g.key + string(count(g.items)))"
        ]
      )
    case .has:
      (
        "Whether a value is there, and not null; with a name, whether an object has a value of that name.",
        ["has([1, null][1])"]
      )
    case .join:
      (
        "The strings of an array without null, joined to one string.",
        ["join(['a', 'b', 'c'], ', ')"]
      )
    case .lower: ("A string in lowercase.", ["lower('ABC')"])
    case .map:
      (
        "An array of the results for each element.",
        ["map([1, 2, 3], x => x * x)", "map(['a', 'b'], (x, i) => string(i) + x)"]
      )
    case .max:
      (
        "The maximum of numbers; null is skipped.",
        ["max(3, 8, 5)", "max(['a', 'bcd'], x => count(x))"]
      )
    case .mean: ("The mean of numbers; null is skipped.", ["mean([1, 2, null, 6])"])
    case .min: ("The minimum of numbers; null is skipped.", ["min(3, 8, 5)"])
    case .mix:
      (
        "The linear interpolation between two numbers: 0 is the first, 1 the second.",
        ["mix(10, 20, 0.25)"]
      )
    case .number: ("A string, converted to a number.", ["number('3.50') * 2"])
    case .parseDate:
      (
        "A date, read by a Unicode date pattern or in a common form, in the form 2024-06-10.",
        [
          "parseDate('10/06/2024', 'dd/MM/yyyy')", "parseDate('June 10, 2024')",
          "date(parseDate('6/10/24', 'M/d/yy'), 'd MMMM yyyy')",
        ]
      )
    case .pow: ("A number to the power of another.", ["pow(2, 10)"])
    case .range:
      (
        "The whole numbers from 0, or from a start, up to but not including an end.",
        ["range(3)", "range(2, 5)"]
      )
    case .replace:
      ("A string with all occurrences of a substring replaced.", ["replace('a-b-c', '-', ' ')"])
    case .reversed: ("An array in reverse order.", ["reversed([1, 2, 3])"])
    case .round:
      (
        "A number rounded to a whole number, or to a number of digits.",
        ["round(2.5)", "round(3.14159, 2)"]
      )
    case .sin: ("The sine of an angle in radians.", ["round(sin(pi / 2), 3)"])
    case .slice:
      (
        "A part of an array or of a string.",
        ["slice([1, 2, 3, 4], 1, 3)", "slice('template', 0, 4)"]
      )
    case .sort:
      (
        "A sorted array; objects are sorted by a value of each, those with null last.",
        ["sort([3, 1, 2])", "sort(['b', 'a'], x => x)"]
      )
    case .split: ("The parts of a string between separators.", ["split('a, b', ', ')"])
    case .sqrt: ("The square root.", ["sqrt(2) * sqrt(2) > 1.99"])
    case .string: ("A value, converted to a string.", ["string(12) + ' km'"])
    case .sum:
      (
        "The sum of numbers; null is skipped.",
        ["sum([1, 2, 3])", "sum(['a', 'bcd'], x => count(x))"]
      )
    case .tan: ("The tangent of an angle in radians.", ["round(tan(pi / 4), 3)"])
    case .trunc: ("A number without its fraction.", ["trunc(-2.9)"])
    case .unique: ("An array without duplicates.", ["unique([1, 2, 1, 3])"])
    case .upper: ("A string in uppercase.", ["upper('abc')"])
    }
  }
}
