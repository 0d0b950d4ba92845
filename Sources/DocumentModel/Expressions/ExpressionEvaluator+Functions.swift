import Foundation

extension ExpressionEvaluator {
  mutating func call(_ function: ExpressionFunction, _ arguments: [Node], at node: Node)
    throws(ExpressionError) -> JSONValue
  {
    let name = "\(function.rawValue)()"
    switch function {
    case .abs, .ceil, .floor, .trunc, .sqrt, .sin, .cos, .tan:
      return try number(Self.apply(function, to: number(arguments[0], of: name)), at: node)
    case .clamp, .mix, .pow:
      var numbers: [Double] = []
      for argument in arguments { numbers.append(try number(argument, of: name)) }
      return try number(combine(function, numbers, at: node), at: node)
    case .max, .min: return try extreme(function, arguments, at: node)
    case .round: return try round(arguments, at: node)
    case .range:
      let first = try integer(arguments[0], of: name)
      guard arguments.count > 1 else { return try range(from: 0, below: first, at: node) }
      return try range(from: first, below: integer(arguments[1], of: name), at: node)
    case .count: return try count(arguments[0])
    case .has: return try has(arguments)
    case .contains: return try contains(arguments[0], arguments[1])
    case .join: return try join(arguments[0], arguments[1], at: node)
    case .lower: return .string(try string(arguments[0], of: name).lowercased())
    case .upper: return .string(try string(arguments[0], of: name).uppercased())
    case .string: return .string(try text(arguments[0]))
    case .format: return try format(arguments[0], arguments[1])
    case .date: return try date(arguments[0], arguments[1])
    case .parseDate: return try parsedDate(arguments)
    case .number: return try parsedNumber(arguments[0])
    case .replace: return try replace(arguments, at: node)
    case .split: return try split(arguments[0], arguments[1], at: node)
    case .filter, .group, .map, .mean, .reversed, .slice, .sort, .sum, .unique:
      return try list(function, arguments, at: node)
    }
  }

  private static func apply(_ function: ExpressionFunction, to x: Double) -> Double {
    switch function {
    case .abs: x.magnitude
    case .ceil: x.rounded(.up)
    case .floor: x.rounded(.down)
    case .trunc: x.rounded(.towardZero)
    case .sqrt: x.squareRoot()
    case .sin: Foundation.sin(x)
    case .cos: Foundation.cos(x)
    case .tan: Foundation.tan(x)
    case .clamp, .contains, .count, .date, .filter, .format, .group, .has, .join, .lower, .map,
      .max,
      .mean, .min, .mix, .number, .parseDate, .pow, .range, .replace, .reversed, .round, .slice,
      .sort, .split,
      .string, .sum, .unique, .upper:
      x
    }
  }

  private func combine(_ function: ExpressionFunction, _ x: [Double], at node: Node)
    throws(ExpressionError) -> Double
  {
    if function == .pow { return Foundation.pow(x[0], x[1]) }
    if function == .mix { return x[0] + (x[1] - x[0]) * x[2] }
    guard x[1] <= x[2] else {
      throw ExpressionError(
        .indexOutOfRange,
        "clamp() has bounds in the wrong order: \(JSONNumber(x[1]).text), \(JSONNumber(x[2]).text)",
        at: node.range, help: "write clamp(x, least, greatest)")
    }
    return Swift.min(Swift.max(x[0], x[1]), x[2])
  }

  /// The least or greatest of several numbers, or of one array of numbers.
  private mutating func extreme(_ function: ExpressionFunction, _ arguments: [Node], at node: Node)
    throws(ExpressionError) -> JSONValue
  {
    let values = try self.values(of: function, arguments)
    try spend(values.count, at: node)
    var result: Double?
    for value in values where !value.isNull {
      guard let number = value.number else {
        throw mismatch("\(function.rawValue)()", "numbers", value, at: node)
      }
      let isBetter = result.map { function == .max ? number > $0 : number < $0 } ?? true
      if isBetter { result = number }
    }
    guard let result else {
      throw ExpressionError(
        .notFinite, "\(function.rawValue)() of an empty array has no value", at: node.range,
        help: "test the count of the array first")
    }
    return .number(JSONNumber(result))
  }

  /// Several values, those of an array, or what is asked of its elements.
  private mutating func values(
    of function: ExpressionFunction, _ arguments: [Node]
  ) throws(ExpressionError) -> [JSONValue] {
    if arguments.count == 2, case .lambda = arguments[1].kind {
      let elements = try self.elements(arguments[0], of: function)
      return try results(of: arguments[1], for: elements)
    }
    var values: [JSONValue] = []
    for argument in arguments { values.append(try evaluate(argument)) }
    return values.count == 1 ? values[0].array ?? values : values
  }

  /// Rounds half away from zero; to decimal places by the exact decimal value, half to even.
  private mutating func round(_ arguments: [Node], at node: Node) throws(ExpressionError)
    -> JSONValue
  {
    let value = try number(arguments[0], of: "round()")
    guard arguments.count > 1 else { return try number(value.rounded(), at: node) }
    let places = try integer(arguments[1], of: "round()")
    guard (0...NumberFormat.maximumPrecision).contains(places) else {
      throw ExpressionError(
        .indexOutOfRange,
        "round() takes 0 to \(NumberFormat.maximumPrecision) digits, not \(places)",
        at: arguments[1].range)
    }
    return try number(Double(FixedDecimal(value, places: places).text) ?? value, at: node)
  }

  private mutating func count(_ argument: Node) throws(ExpressionError) -> JSONValue {
    switch try evaluate(argument) {
    case .array(let elements):
      try spend(elements.count / 8, at: argument)
      return .number(JSONNumber(elements.count { !$0.isNull }))
    case .object(let object): return .number(JSONNumber(object.count))
    case .string(let text):
      try spend(text.utf8.count / 8, at: argument)
      return .number(JSONNumber(text.count))
    case let value:
      throw mismatch("count()", "an array, an object or a string", value, at: argument)
    }
  }

  private mutating func contains(_ list: Node, _ element: Node) throws(ExpressionError)
    -> JSONValue
  {
    let (holder, wanted) = (try evaluate(list), try evaluate(element))
    try spend(holder.weight(limit: budget.remaining), at: list)
    switch holder {
    case .array(let elements): return .bool(elements.contains(wanted))
    case .object(let object):
      guard let key = wanted.string else {
        throw mismatch("contains()", "a key, a string", wanted, at: element)
      }
      return .bool(object[key] != nil)
    case .string(let text):
      guard let part = wanted.string else {
        throw mismatch("contains()", "a string to find", wanted, at: element)
      }
      return .bool(part.isEmpty || text.contains(part))
    case .null, .bool, .number:
      throw mismatch("contains()", "an array, an object or a string", holder, at: list)
    }
  }

  private mutating func join(_ list: Node, _ separator: Node, at node: Node)
    throws(ExpressionError) -> JSONValue
  {
    let holder = try evaluate(list)
    let separator = try string(separator, of: "join()")
    guard let elements = holder.array else {
      throw mismatch("join()", "an array", holder, at: list)
    }
    var parts: [String] = []
    for element in elements where !element.isNull {
      let part = try plainText(element, at: list)
      try spend(1 + (part.utf8.count + separator.utf8.count) / 8, at: node)
      parts.append(part)
    }
    return .string(parts.joined(separator: separator))
  }

  private mutating func text(_ argument: Node) throws(ExpressionError) -> String {
    try plainText(evaluate(argument), at: argument)
  }

  private func plainText(_ value: JSONValue, at node: Node) throws(ExpressionError) -> String {
    switch value {
    case .bool(let value): return value ? "true" : "false"
    case .number(let value): return value.text
    case .string(let value): return value
    case .null, .array, .object:
      throw mismatch("text", "strings, numbers, true or false", value, at: node)
    }
  }

  private mutating func format(_ argument: Node, _ specification: Node) throws(ExpressionError)
    -> JSONValue
  {
    let value = try evaluate(argument)
    let text = try string(specification, of: "the format")
    guard let format = NumberFormat(text) else {
      throw ExpressionError(
        .invalidFormat, "\(Diagnostic.quoted(text)) is not a format", at: specification.range,
        help: "write '.2f', ',.0f', '.1%', 'd' or '>8'")
    }
    try spend(1 + format.width / 8, at: argument)
    switch value {
    case .number(let number) where format.kind != .string:
      return .string(format.text(number, in: scope.locale))
    case .string(let text) where format.kind == .string || format.kind == nil:
      return .string(format.padded(text))
    case let value:
      let expected = format.kind == .string ? "a string" : "a number"
      throw mismatch("the format \(Diagnostic.quoted(text))", expected, value, at: argument)
    }
  }
}
