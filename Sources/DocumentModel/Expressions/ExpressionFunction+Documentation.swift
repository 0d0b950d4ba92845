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
    case .abs: ("A number without its sign.", ["abs(-3)"])
    case .ceil: ("The next whole number that is not less.", ["ceil(2.1)"])
    case .clamp: ("A number, kept between two others.", ["clamp(12, 0, 10)"])
    case .contains:
      (
        "Whether a list has an element, or a text another one.",
        ["contains(['a', 'b'], 'b')", "contains('cathedral', 'the')"]
      )
    case .cos: ("The cosine of an angle in radians.", ["cos(pi)"])
    case .count: ("How many elements a list, or characters a text has.", ["count([4, 5, 6])"])
    case .date:
      (
        "A date, written by one of Unicode's patterns, in English and Greenwich's time.",
        ["date('2024-06-10', 'd MMMM yyyy')"]
      )
    case .filter:
      ("Those elements of a list for which something is true.", ["filter([1, 5, 8], x => x > 4)"])
    case .floor: ("The next whole number that is not greater.", ["floor(2.9)"])
    case .format:
      ("A number or a text in a format.", ["format(1234.5, ',.2f')", "format(0.256, '.1%')"])
    case .group:
      (
        "The elements of a list in groups: objects of key and items.",
        [
          "map(group(['ant', 'bee', 'asp'], x => slice(x, 0, 1)), g => g.key + string(count(g.items)))"
        ]
      )
    case .join: ("The texts of a list as one.", ["join(['a', 'b', 'c'], ', ')"])
    case .lower: ("A text in small letters.", ["lower('ABC')"])
    case .map:
      (
        "A list of what is made of each element.",
        ["map([1, 2, 3], x => x * x)", "map(['a', 'b'], (x, i) => string(i) + x)"]
      )
    case .max:
      ("The greatest of numbers.", ["max(3, 8, 5)", "max(['a', 'bcd'], x => count(x))"])
    case .mean: ("The mean of numbers.", ["mean([1, 2, 6])"])
    case .min: ("The least of numbers.", ["min(3, 8, 5)"])
    case .mix: ("A number between two others: 0 is the first, 1 the second.", ["mix(10, 20, 0.25)"])
    case .number: ("A text as the number that it is.", ["number('3.50') * 2"])
    case .pow: ("A number to the power of another.", ["pow(2, 10)"])
    case .range:
      (
        "The whole numbers from 0, or from another one, up to one that is left out.",
        ["range(3)", "range(2, 5)"]
      )
    case .replace:
      ("A text with another in place of a part, wherever that is.", ["replace('a-b-c', '-', ' ')"])
    case .reversed: ("A list from its end to its start.", ["reversed([1, 2, 3])"])
    case .round:
      (
        "The nearest whole number, or the nearest one with so many digits.",
        ["round(2.5)", "round(3.14159, 2)"]
      )
    case .sin: ("The sine of an angle in radians.", ["round(sin(pi / 2), 3)"])
    case .slice:
      ("A part of a list or of a text.", ["slice([1, 2, 3, 4], 1, 3)", "slice('template', 0, 4)"])
    case .sort:
      (
        "A list in order; of objects by a value of each.",
        ["sort([3, 1, 2])", "sort(['b', 'a'], x => x)"]
      )
    case .split: ("The pieces of a text between separators.", ["split('a, b', ', ')"])
    case .sqrt: ("The square root.", ["sqrt(2) * sqrt(2) > 1.99"])
    case .string: ("A value as text.", ["string(12) + ' km'"])
    case .sum: ("The sum of numbers.", ["sum([1, 2, 3])", "sum(['a', 'bcd'], x => count(x))"])
    case .tan: ("The tangent of an angle in radians.", ["round(tan(pi / 4), 3)"])
    case .trunc: ("A number without what is behind its point.", ["trunc(-2.9)"])
    case .unique: ("A list without repetitions.", ["unique([1, 2, 1, 3])"])
    case .upper: ("A text in capital letters.", ["upper('abc')"])
    }
  }
}
