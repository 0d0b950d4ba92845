/// Parses expressions by precedence climbing.
///
/// Source: Clarke, "The top-down parsing of expressions", Queen Mary College, 1986.
struct ExpressionParser {
  typealias Node = ExpressionNode
  typealias Token = ExpressionLexer.Token

  private var lexer: ExpressionLexer
  private var token = Token(kind: .end, range: 0..<0)
  /// The end of the token before this one.
  private var lastEnd = 0
  private var depth = 0

  private let functions: ExpressionFunctions

  init(_ text: String, _ functions: ExpressionFunctions) {
    lexer = ExpressionLexer(text)
    self.functions = functions
  }

  mutating func parse() throws(ExpressionError) -> Node {
    token = try lexer.next()
    guard token.kind != .end else {
      throw ExpressionError(
        .expressionSyntax, "the expression is empty", at: token.range,
        help: "write a value, for example 1 + 2")
    }
    let node = try expression()
    guard token.kind == .end else { throw unexpected("an operator or the end") }
    return node
  }

  private mutating func advance() throws(ExpressionError) {
    lastEnd = token.range.upperBound
    token = try lexer.next()
  }

  private mutating func take(_ symbol: String) throws(ExpressionError) -> Bool {
    guard token.kind == .symbol(symbol) else { return false }
    try advance()
    return true
  }

  private mutating func expect(_ symbol: String) throws(ExpressionError) {
    guard try take(symbol) else { throw unexpected("\"\(symbol)\"") }
  }

  private func unexpected(_ expected: String) -> ExpressionError {
    let found: String
    switch token.kind {
    case .end: found = "the end"
    case .number(let number): found = number.text
    case .string(let text): found = "the string \(Diagnostic.quoted(text))"
    case .name(let text), .symbol(let text): found = Diagnostic.quoted(text)
    }
    let operators = ["\"and\"": "&&", "\"or\"": "||"]
    return ExpressionError(
      .expressionSyntax, "expected \(expected), found \(found)", at: token.range,
      help: operators[found].map { "did you mean \(Diagnostic.quoted($0))?" })
  }

  private static func wrongCount(of name: String, _ count: Int) -> String {
    "\(name)() does not take \(count) argument\(count == 1 ? "" : "s")"
  }

  private func node(_ kind: Node.Kind, from start: Int, over depths: Int...)
    throws(ExpressionError) -> Node
  {
    try node(kind, from: start, depth: (depths.max() ?? 0) + 1)
  }

  private func node(_ kind: Node.Kind, from start: Int, depth: Int) throws(ExpressionError) -> Node
  {
    guard depth <= Expression.maximumDepth else { throw tooDeep(at: start) }
    return Node(kind: kind, range: start..<max(start, lastEnd), depth: depth)
  }

  private func tooDeep(at start: Int) -> ExpressionError {
    ExpressionError(
      .expressionTooComplex,
      "the expression is nested deeper than \(Expression.maximumDepth) levels",
      at: start..<start + 1, help: "compute a part of it in \"values\"")
  }

  private mutating func expression() throws(ExpressionError) -> Node {
    let start = token.range.lowerBound
    let condition = try binary(above: 0)
    guard try take("?") else { return condition }
    let first = try nested { parser throws(ExpressionError) in try parser.expression() }
    try expect(":")
    let second = try nested { parser throws(ExpressionError) in try parser.expression() }
    return try node(
      .conditional(condition, first, second), from: start,
      over: condition.depth, first.depth, second.depth)
  }

  /// Guards the parser's own recursion.
  private mutating func nested(
    _ parse: (inout ExpressionParser) throws(ExpressionError) -> Node
  ) throws(ExpressionError) -> Node {
    guard depth < Expression.maximumDepth else { throw tooDeep(at: token.range.lowerBound) }
    depth += 1
    defer { depth -= 1 }
    return try parse(&self)
  }

  private mutating func binary(above precedence: Int) throws(ExpressionError) -> Node {
    let start = token.range.lowerBound
    var left = try unary()
    while case .symbol(let symbol) = token.kind,
      let operation = Node.BinaryOperator(rawValue: symbol), operation.precedence > precedence
    {
      try advance()
      // Chains of a right-associative operator recurse.
      let right =
        try operation == .coalesce
        ? nested { parser throws(ExpressionError) in
          try parser.binary(above: operation.rightPrecedence)
        } : binary(above: operation.rightPrecedence)
      left = try node(
        .binary(operation, left, right), from: start, over: left.depth, right.depth)
    }
    return left
  }

  private mutating func unary() throws(ExpressionError) -> Node {
    let start = token.range.lowerBound
    guard case .symbol(let symbol) = token.kind,
      let operation = Node.UnaryOperator(rawValue: symbol)
    else { return try postfix() }
    try advance()
    let operand = try nested { parser throws(ExpressionError) in try parser.unary() }
    return try node(.unary(operation, operand), from: start, over: operand.depth)
  }

  private mutating func postfix() throws(ExpressionError) -> Node {
    let start = token.range.lowerBound
    var base = try primary()
    while true {
      if try take(".") {
        guard case .name(let name) = token.kind else { throw unexpected("a name after \".\"") }
        try advance()
        base = try node(.member(base, name), from: start, over: base.depth)
      } else if try take("[") {
        let index = try nested { parser throws(ExpressionError) in try parser.expression() }
        try expect("]")
        base = try node(.element(base, index), from: start, over: base.depth, index.depth)
      } else {
        return base
      }
    }
  }

  private mutating func primary() throws(ExpressionError) -> Node {
    let start = token.range.lowerBound
    switch token.kind {
    case .number(let number):
      try advance()
      return try node(.literal(.number(number)), from: start)
    case .string(let text):
      try advance()
      return try node(.literal(.string(text)), from: start)
    case .name(let name): return try named(name, from: start)
    case .symbol("("):
      try advance()
      let inner = try nested { parser throws(ExpressionError) in try parser.expression() }
      try expect(")")
      return inner
    case .symbol("["): return try array(from: start)
    case .symbol, .end: throw unexpected("a value")
    }
  }

  private mutating func named(_ name: String, from start: Int) throws(ExpressionError) -> Node {
    let range = token.range
    try advance()
    if token.kind == .symbol("(") { return try call(name, at: range) }
    switch name {
    case "true": return try node(.literal(.bool(true)), from: start)
    case "false": return try node(.literal(.bool(false)), from: start)
    case "null": return try node(.literal(.null), from: start)
    default: return try node(.name(name), from: start)
    }
  }

  private mutating func call(_ name: String, at range: Range<Int>) throws(ExpressionError) -> Node {
    guard let function = ExpressionFunction(rawValue: name) else {
      if let added = functions.function(name) { return try call(added, at: range) }
      let names = ExpressionFunction.allCases.map(\.rawValue) + functions.names
      throw ExpressionError(
        .unknownFunction, "unknown function \(Diagnostic.quoted(name))", at: range,
        help: Suggestion.help(for: name, among: names)
          ?? "the functions are \(names.joined(separator: ", "))")
    }
    let arguments = try arguments { parser throws(ExpressionError) in try parser.argument() }
    try checkLambdas(arguments, of: function)
    guard function.argumentCount.contains(arguments.count) else {
      throw ExpressionError(
        .wrongArguments, Self.wrongCount(of: name, arguments.count),
        at: range.lowerBound..<lastEnd, help: "write \(function.usage)")
    }
    let depth = arguments.map(\.depth).max() ?? 0
    return try node(.call(function, arguments), from: range.lowerBound, depth: depth + 1)
  }

  /// A call of a function that a program has added.
  private mutating func call(
    _ function: DocumentFunction, at range: Range<Int>
  ) throws(ExpressionError) -> Node {
    let arguments = try arguments { parser throws(ExpressionError) in try parser.expression() }
    guard function.argumentCount.contains(arguments.count) else {
      throw ExpressionError(
        .wrongArguments, Self.wrongCount(of: function.name, arguments.count),
        at: range.lowerBound..<lastEnd, help: "write \(function.usage)")
    }
    let depth = arguments.map(\.depth).max() ?? 0
    return try node(.added(function, arguments), from: range.lowerBound, depth: depth + 1)
  }

  private mutating func arguments(
    _ argument: (inout ExpressionParser) throws(ExpressionError) -> Node
  ) throws(ExpressionError) -> [Node] {
    try expect("(")
    var arguments: [Node] = []
    if token.kind != .symbol(")") {
      repeat { arguments.append(try nested(argument)) } while try take(",")
    }
    try expect(")")
    return arguments
  }

  private mutating func array(from start: Int) throws(ExpressionError) -> Node {
    try expect("[")
    var elements: [Node] = []
    if token.kind != .symbol("]") {
      repeat {
        elements.append(try nested { parser throws(ExpressionError) in try parser.expression() })
      } while try take(",")
    }
    try expect("]")
    return try node(.array(elements), from: start, depth: (elements.map(\.depth).max() ?? 0) + 1)
  }

  // MARK: - Lambdas

  /// A value, or what is asked of the elements of a list: `x => x.value`, `(x, index) => …`.
  private mutating func argument() throws(ExpressionError) -> Node {
    let start = token.range.lowerBound
    var attempt = self
    guard let names = try? attempt.lambdaNames() else { return try expression() }
    self = attempt
    for name in names where ["true", "false", "null", "pi"].contains(name) {
      throw ExpressionError(
        .expressionSyntax, "\(Diagnostic.quoted(name)) cannot be used as a parameter name",
        at: start..<lastEnd, help: "write x => …")
    }
    let body = try nested { parser throws(ExpressionError) in try parser.expression() }
    return try node(.lambda(names, body), from: start, over: body.depth)
  }

  /// The names before `=>`, and that; throws where there is something else.
  private mutating func lambdaNames() throws(ExpressionError) -> [String] {
    var names: [String] = []
    let isBracketed = try take("(")
    while true {
      guard case .name(let name) = token.kind else { throw unexpected("a name") }
      names.append(name)
      try advance()
      guard isBracketed, names.count < 2 else { break }
      guard try take(",") else { break }
    }
    if isBracketed { try expect(")") }
    try expect("=>")
    return names
  }

  /// Lambdas stand second, where a function asks for one.
  private func checkLambdas(
    _ arguments: [Node], of function: ExpressionFunction
  ) throws(ExpressionError) {
    for (index, argument) in arguments.enumerated() {
      var isLambda = false
      if case .lambda = argument.kind { isLambda = true }
      let isWanted = function.asksLambda && index == 1 && arguments.count == 2
      guard isLambda != isWanted, !(isWanted && function.takesValues) else { continue }
      throw ExpressionError(
        .wrongArguments,
        isLambda
          ? "\(function.rawValue)() does not accept \"=>\" here"
          : "\(function.rawValue)() needs a function as its second argument",
        at: argument.range, help: "write \(function.usage)")
    }
  }
}
