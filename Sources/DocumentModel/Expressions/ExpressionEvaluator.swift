/// Computes the value of a parsed expression.
struct ExpressionEvaluator {
  typealias Node = ExpressionNode

  /// The text of the expression, for messages.
  let text: String
  var scope: ExpressionScope
  var budget: ExpressionBudget
  /// Whether single objects may lack the members that are asked for.
  var allowsMissingMembers = false

  mutating func evaluate(_ node: Node) throws(ExpressionError) -> JSONValue {
    try spend(1, at: node)
    switch node.kind {
    case .literal(let value): return value
    case .array(let elements): return try array(elements)
    case .name(let name): return try value(named: name, at: node)
    case .member(let base, let name): return try member(name, of: base, at: node)
    case .element(let base, let index): return try element(index, of: base)
    case .unary(.negate, let operand): return try number(-self.number(operand), at: node)
    case .unary(.not, let operand): return .bool(!(try bool(operand, of: "!")))
    case .binary(let operation, let left, let right):
      return try binary(operation, left, right, at: node)
    case .conditional(let condition, let first, let second):
      return try evaluate(bool(condition, of: "?") ? first : second)
    case .call(let function, let arguments): return try call(function, arguments, at: node)
    case .added(let function, let arguments): return try call(function, arguments, at: node)
    case .lambda:
      throw ExpressionError(
        .wrongArguments, "\"=>\" is only allowed as an argument of a function", at: node.range,
        help: "write map(list, x => x.name)")
    }
  }

  private mutating func array(_ elements: [Node]) throws(ExpressionError) -> JSONValue {
    var values: [JSONValue] = []
    for element in elements {
      let value = try evaluate(element)
      try spend(value.weight(limit: budget.remaining), at: element)
      values.append(value)
    }
    return .array(values)
  }

  /// Calls a function that a program has added.
  private mutating func call(
    _ function: DocumentFunction, _ arguments: [Node], at node: Node
  ) throws(ExpressionError) -> JSONValue {
    var values: [JSONValue] = []
    for argument in arguments { values.append(try evaluate(argument)) }
    let value: JSONValue
    do {
      value = try function.body(values)
    } catch {
      throw ExpressionError(
        .wrongArguments, "\(function.name)() failed: \(error)", at: node.range,
        help: "write \(function.usage)")
    }
    try spend(value.weight(limit: budget.remaining), at: node)
    return value
  }

  mutating func spend(_ steps: Int, at node: Node) throws(ExpressionError) {
    guard budget.spend(steps) else {
      throw ExpressionError(
        .tooManySteps, "the expressions take more than \(budget.limit) steps", at: node.range,
        help: "simplify the expressions or raise the limit with --max-steps")
    }
  }

  private func value(named name: String, at node: Node) throws(ExpressionError) -> JSONValue {
    if let value = scope[name] { return value }
    if name == "pi" { return .number(JSONNumber(Double.pi)) }
    throw ExpressionError(
      .unknownName, "unknown name \(Diagnostic.quoted(name))", at: node.range,
      help: Suggestion.help(for: name, among: scope.names)
        ?? (name == "item" || name == "index"
          ? "\(name) is available inside a ForEach"
          : "add it to the \"values\" of the document, before values that use it"))
  }

  private mutating func member(_ name: String, of base: Node, at node: Node)
    throws(ExpressionError) -> JSONValue
  {
    let nameRange = node.range.upperBound - name.utf8.count..<node.range.upperBound
    let holder = try evaluate(base)
    switch holder {
    case .object(let object): return try member(name, of: object, at: nameRange)
    case .null: return .null
    case .array(let elements) where name == "count": return .number(JSONNumber(elements.count))
    case .string(let text) where name == "count":
      try spend(text.utf8.count / 8, at: node)
      return .number(JSONNumber(text.count))
    case .array, .string, .bool, .number:
      throw ExpressionError(
        .typeMismatch, "\(holder.kindName) has no member \(Diagnostic.quoted(name))", at: nameRange,
        origin: origin(of: base))
    }
  }

  private mutating func element(_ index: Node, of base: Node) throws(ExpressionError) -> JSONValue {
    let holder = try evaluate(base)
    switch holder {
    case .array(let elements):
      let position = try number(index, of: "an index")
      guard let position = Int(exactly: position), elements.indices.contains(position) else {
        throw ExpressionError(
          .indexOutOfRange,
          "index \(JSONNumber(position).text) is out of range; the array has \(elements.count) element\(elements.count == 1 ? "" : "s")",
          at: index.range,
          help: elements.isEmpty
            ? "test the count of the array first" : "use an index from 0 to \(elements.count - 1)")
      }
      return elements[position]
    case .object(let object):
      return try member(try string(index, of: "the key of an object"), of: object, at: index.range)
    case .null: return .null
    case .bool, .number, .string:
      throw ExpressionError(
        .typeMismatch, "\(holder.kindName) has no elements", at: base.range,
        origin: origin(of: base))
    }
  }

  private mutating func binary(
    _ operation: Node.BinaryOperator, _ left: Node, _ right: Node, at node: Node
  ) throws(ExpressionError) -> JSONValue {
    switch operation {
    case .or:
      if try bool(left, of: "||") { return .bool(true) }
      return .bool(try bool(right, of: "||"))
    case .and:
      guard try bool(left, of: "&&") else { return .bool(false) }
      return .bool(try bool(right, of: "&&"))
    case .coalesce:
      let value = try evaluate(left)
      return value.isNull ? try evaluate(right) : value
    case .equal: return .bool(try areEqual(left, right, operation, at: node))
    case .notEqual: return .bool(!(try areEqual(left, right, operation, at: node)))
    case .less: return .bool(try compare(left, right, operation, at: node) < 0)
    case .lessOrEqual: return .bool(try compare(left, right, operation, at: node) <= 0)
    case .greater: return .bool(try compare(left, right, operation, at: node) > 0)
    case .greaterOrEqual: return .bool(try compare(left, right, operation, at: node) >= 0)
    case .halfOpenRange, .closedRange:
      let lower = try integer(left, of: "a range")
      let upper = try integer(right, of: "a range")
      return try range(from: lower, below: operation == .closedRange ? upper + 1 : upper, at: node)
    case .add: return try sum(left, right, at: node)
    case .subtract, .multiply, .divide, .remainder:
      return try arithmetic(operation, left, right, at: node)
    }
  }

  private mutating func sum(_ left: Node, _ right: Node, at node: Node) throws(ExpressionError)
    -> JSONValue
  {
    let (first, second) = (try evaluate(left), try evaluate(right))
    switch (first, second) {
    case (.number(let first), .number(let second)):
      return try number(first.value + second.value, at: node)
    case (.string(let first), .string(let second)):
      try spend((first.utf8.count + second.utf8.count) / 8, at: node)
      return .string(first + second)
    default:
      let isText = first.string != nil || second.string != nil
      let other = first.isNull ? second : first
      let missing = missing(in: [(left, first), (right, second)], insteadOf: other.sampleText)
      throw ExpressionError(
        .typeMismatch, "\"+\" cannot add \(first.kindName) and \(second.kindName)", at: node.range,
        help: missing?.help
          ?? (isText ? "use string(x) or format(x, '.2f') to append to text" : nil),
        origin: missing?.origin ?? origin(of: node))
    }
  }

  private mutating func arithmetic(
    _ operation: Node.BinaryOperator, _ left: Node, _ right: Node, at node: Node
  ) throws(ExpressionError) -> JSONValue {
    let name = "\"\(operation.rawValue)\""
    let (first, second) = (try number(left, of: name), try number(right, of: name))
    if operation == .subtract { return try number(first - second, at: node) }
    if operation == .multiply { return try number(first * second, at: node) }
    guard second != 0 else {
      throw ExpressionError(
        .divisionByZero, "division by zero", at: right.range,
        help: "test the divisor first, for example x == 0 ? 0 : 10 / x")
    }
    if operation == .divide { return try number(first / second, at: node) }
    return try number(first.truncatingRemainder(dividingBy: second), at: node)
  }

  private mutating func areEqual(
    _ left: Node, _ right: Node, _ operation: Node.BinaryOperator, at node: Node
  ) throws(ExpressionError) -> Bool {
    let (first, second) = (try evaluate(left), try evaluate(right))
    guard first.isNull || second.isNull || first.kindName == second.kindName else {
      throw mismatch(operation, (left, first), (right, second), at: node)
    }
    try spend(first.weight(limit: budget.remaining), at: node)
    return first == second
  }

  /// Negative, zero or positive as the left side is less, equal or greater.
  private mutating func compare(
    _ left: Node, _ right: Node, _ operation: Node.BinaryOperator, at node: Node
  ) throws(ExpressionError) -> Int {
    let (first, second) = (try evaluate(left), try evaluate(right))
    switch (first, second) {
    case (.number(let first), .number(let second)):
      return first.value < second.value ? -1 : first.value > second.value ? 1 : 0
    case (.string(let first), .string(let second)):
      try spend(min(first.utf8.count, second.utf8.count) / 8, at: node)
      return first < second ? -1 : first > second ? 1 : 0
    default: throw mismatch(operation, (left, first), (right, second), at: node)
    }
  }

  private func mismatch(
    _ operation: Node.BinaryOperator, _ left: (Node, JSONValue), _ right: (Node, JSONValue),
    at node: Node
  ) -> ExpressionError {
    let other = left.1.isNull ? right.1 : left.1
    let missing = missing(in: [left, right], insteadOf: other.sampleText)
    let kinds = [left.1.kindName, right.1.kindName]
    let isConvertible = kinds.contains("a string") && kinds.contains("a number")
    return ExpressionError(
      .typeMismatch,
      "\"\(operation.rawValue)\" cannot compare \(left.1.kindName) with \(right.1.kindName)",
      at: node.range,
      help: missing?.help
        ?? (isConvertible ? "convert one of them with string(x) or number(x)" : nil),
      origin: missing?.origin ?? origin(of: node))
  }

  /// The whole numbers from one up to but without another.
  mutating func range(from lower: Int, below upper: Int, at node: Node) throws(ExpressionError)
    -> JSONValue
  {
    guard lower <= upper else {
      throw ExpressionError(
        .indexOutOfRange, "the range ends at \(upper), before its start \(lower)", at: node.range,
        help: "write the lower number first")
    }
    try spend(upper - lower, at: node)
    return .array((lower..<upper).map { .number(JSONNumber($0)) })
  }
}

extension ExpressionEvaluator {
  /// A result that must be finite.
  func number(_ value: Double, at node: Node) throws(ExpressionError) -> JSONValue {
    guard value.isFinite else {
      throw ExpressionError(
        .notFinite, "the result is not a finite number", at: node.range,
        help: "test the operands first, for example x < 0 ? 0 : sqrt(x)")
    }
    return .number(JSONNumber(value))
  }

  mutating func number(_ node: Node, of user: String = "\"-\"") throws(ExpressionError) -> Double {
    let value = try evaluate(node)
    guard let number = value.number else { throw mismatch(user, "a number", value, at: node) }
    return number
  }

  /// A whole number; ones beyond 2^53 are refused with the others that have no exact value.
  mutating func integer(_ node: Node, of user: String) throws(ExpressionError) -> Int {
    let value = try number(node, of: user)
    guard abs(value) <= 0x1p53, let integer = Int(exactly: value) else {
      throw ExpressionError(
        .typeMismatch, "\(user) takes a whole number, not \(JSONNumber(value).text)",
        at: node.range)
    }
    return integer
  }

  mutating func string(_ node: Node, of user: String) throws(ExpressionError) -> String {
    let value = try evaluate(node)
    guard let string = value.string else { throw mismatch(user, "a string", value, at: node) }
    try spend(string.utf8.count / 8, at: node)
    return string
  }

  mutating func bool(_ node: Node, of user: String) throws(ExpressionError) -> Bool {
    let value = try evaluate(node)
    guard let bool = value.bool else { throw mismatch("\"\(user)\"", "a boolean", value, at: node) }
    return bool
  }

  func mismatch(_ user: String, _ expected: String, _ value: JSONValue, at node: Node)
    -> ExpressionError
  {
    let missing = missing(in: [(node, value)], insteadOf: Self.sampleText(of: expected))
    return ExpressionError(
      .typeMismatch, "\(user) takes \(expected), not \(value.kindName)", at: node.range,
      help: missing?.help ?? conversion(of: value, to: expected, at: node),
      origin: missing?.origin ?? origin(of: node, giving: value))
  }

  /// Returns help that converts a part of the expression to the expected type; `nil` if its value cannot be converted.
  private func conversion(of value: JSONValue, to expected: String, at node: Node) -> String? {
    // The value may be that of an element of the list that the call returns.
    if case .call = node.kind { return nil }
    let text = text(of: node)
    switch expected {
    case "a number" where value.string != nil: return "write number(\(text))"
    case "a string" where value.number != nil: return "write string(\(text))"
    case "a boolean" where value.number != nil: return "write (\(text) != 0)"
    default: return nil
    }
  }
}

extension JSONValue {
  /// The steps that looking at the whole value costs; counting ends beyond `limit`.
  func weight(limit: Int) -> Int {
    switch self {
    case .null, .bool, .number: return 1
    case .string(let text): return 1 + text.utf8.count / 8
    case .array(let elements): return Self.weight(of: elements.lazy.map(\.self), limit: limit)
    case .object(let object):
      return Self.weight(of: object.members.lazy.map(\.value), limit: limit)
    }
  }

  private static func weight(of values: some Sequence<JSONValue>, limit: Int) -> Int {
    var total = 1
    for value in values where total <= limit { total += value.weight(limit: limit - total) }
    return total
  }
}
