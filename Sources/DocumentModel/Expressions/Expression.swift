/// An expression of a document, parsed once and evaluated as often as needed.
///
/// The language has numbers, strings in single or double quotation marks, `true`, `false`, `null`,
/// paths into values (`cards[i].face`, `cards.count`), the operators `?:`, `||`, `&&`, `==` `!=`,
/// `<` `<=` `>` `>=`, `??`, `..<` `...`, `+` `-`, `*` `/` `%`, unary `-` and `!` (in rising precedence), and
/// functions, some of which ask `x => …` for each element of a list. It has no loops and no definitions,
/// so that every evaluation ends.
package struct Expression: Sendable {
  /// The text it was parsed from.
  package let text: String
  let root: ExpressionNode

  /// Bytes that an expression may have.
  static let maximumLength = 10_000
  /// Levels that operators, brackets and calls may be nested.
  static let maximumDepth = 200

  package init(
    parsing text: String, functions: ExpressionFunctions = .known([:])
  ) throws(ExpressionError) {
    guard text.utf8.count <= Self.maximumLength else {
      throw ExpressionError(
        .expressionTooComplex,
        "the expression has \(text.utf8.count) bytes; the limit is \(Self.maximumLength)",
        at: 0..<0, help: "compute a part of it in \"values\"")
    }
    self.text = text
    var parser = ExpressionParser(text, functions)
    root = try parser.parse()
  }

  /// The value in a scope, with a budget of its own.
  package func evaluate(in scope: ExpressionScope) throws(ExpressionError) -> JSONValue {
    var budget = ExpressionBudget()
    return try evaluate(in: scope, budget: &budget)
  }

  /// The value in a scope; `budget` is what all expressions of a document share.
  package func evaluate(in scope: ExpressionScope, budget: inout ExpressionBudget)
    throws(ExpressionError) -> JSONValue
  {
    var evaluator = ExpressionEvaluator(text: text, scope: scope, budget: budget)
    defer { budget = evaluator.budget }
    return try evaluator.evaluate(root)
  }

  /// Whether the value depends on the locale.
  package var usesLocale: Bool { Self.usesLocale(root) }

  private static func usesLocale(_ node: ExpressionNode) -> Bool {
    if case .call(let function, _) = node.kind, [.date, .format, .parseDate].contains(function) {
      return true
    }
    return node.parts.contains(where: usesLocale)
  }

  /// Whether the value may depend on the color scheme.
  package var usesColorScheme: Bool { names.contains(ExpressionEnvironment.colorSchemeName) }

  /// Returns a note with the place of the first value of a row that the expression uses, or `nil` if it uses none.
  package func origin(in scope: ExpressionScope) -> Diagnostic.Note? {
    ExpressionEvaluator(text: text, scope: scope, budget: ExpressionBudget()).origin(of: root)
  }

  /// The names at the starts of paths, in the order of their first use: what the value depends on.
  package var names: [String] {
    var names: [String] = []
    for reference in references where !names.contains(reference.name) {
      names.append(reference.name)
    }
    return names
  }

  /// Every name at the start of a path, with its offsets in the UTF-8 of the text.
  package var references: [(name: String, range: Range<Int>)] {
    var references: [(name: String, range: Range<Int>)] = []
    Self.collectReferences(of: root, except: [], into: &references)
    return references
  }

  /// - Parameter bound: Names of elements around.
  private static func collectReferences(
    of node: ExpressionNode, except bound: [String],
    into references: inout [(name: String, range: Range<Int>)]
  ) {
    var bound = bound
    if case .name(let name) = node.kind, !bound.contains(name) {
      references.append((name, node.range))
    }
    if case .lambda(let names, _) = node.kind { bound += names }
    for part in node.parts { collectReferences(of: part, except: bound, into: &references) }
  }
}

/// The steps that expressions may still take.
package struct ExpressionBudget: Sendable {
  package let limit: Int
  package private(set) var remaining: Int

  package init(limit: Int = DocumentLimits().expressionSteps) {
    self.limit = limit
    remaining = limit
  }

  /// Takes steps; whether there were enough.
  mutating func spend(_ steps: Int) -> Bool {
    guard steps <= remaining else {
      remaining = 0
      return false
    }
    remaining -= steps
    return true
  }
}

/// The environment of the views that an expression belongs to.
package struct ExpressionEnvironment: Sendable {
  /// The name that stands for the color scheme, unless the document has a value of this name.
  package static let colorSchemeName = "colorScheme"

  /// The locale by which functions write numbers and dates.
  package var locale: TextLocale
  /// The name of the color scheme, `light` or `dark`; `nil` outside of views.
  package var colorScheme: String?

  package init(locale: TextLocale = .standard, colorScheme: String? = nil) {
    self.locale = locale
    self.colorScheme = colorScheme
  }
}

/// The names that an expression may use, with their values; inner names hide outer ones.
package final class ExpressionScope: Sendable {
  private let values: JSONObject
  private let parent: ExpressionScope?
  /// The environment of the views around.
  package let environment: ExpressionEnvironment

  /// - Parameter environment: `nil` for that of the parent.
  package init(
    _ values: JSONObject = JSONObject(), parent: ExpressionScope? = nil,
    environment: ExpressionEnvironment? = nil
  ) {
    self.values = values
    self.parent = parent
    self.environment = environment ?? parent?.environment ?? ExpressionEnvironment()
  }

  /// The locale by which functions write numbers and dates.
  package var locale: TextLocale { environment.locale }

  /// A scope within this one that has one more name.
  package func adding(_ name: String, _ value: JSONValue) -> ExpressionScope {
    ExpressionScope([name: value], parent: self)
  }

  /// A scope within this one, in which names stand for an element of a list and its position, from 0.
  func binding(_ names: [String], _ element: JSONValue, _ index: Int) -> ExpressionScope {
    var values: JSONObject = [names[0]: element]
    if names.count > 1 { values[names[1]] = .number(JSONNumber(index)) }
    return ExpressionScope(values, parent: self)
  }

  package subscript(name: String) -> JSONValue? {
    var scope: ExpressionScope? = self
    while let current = scope {
      if let value = current.values[name] { return value }
      scope = current.parent
    }
    return name == ExpressionEnvironment.colorSchemeName
      ? environment.colorScheme.map { .string($0) } : nil
  }

  /// All names, inner ones first.
  package var names: [String] {
    valueNames + (environment.colorScheme == nil ? [] : [ExpressionEnvironment.colorSchemeName])
  }

  private var valueNames: [String] { values.keys + (parent?.valueNames ?? []) }
}

extension Expression {
  /// Parses an expression object, `{"$": "model.fill"}`; nil if the node is not one.
  ///
  /// An object with the key `$` beside others, or with another value than a string, is an error, and
  /// so is a text that is no expression.
  package static func parse(
    _ node: JSONNode, at pointer: JSONPointer? = nil,
    functions: ExpressionFunctions = .known([:])
  ) throws(Diagnostic) -> Expression? {
    guard let members = node.members, let member = node.member("$") else { return nil }
    guard members.count == 1 else {
      let other = members.first { $0.key != "$" }
      throw Diagnostic(
        .invalidExpression, "an expression cannot have keys other than \"$\"", at: other?.keySpan,
        pointer: pointer, help: "remove the key")
    }
    guard let text = member.value.string else {
      throw Diagnostic(
        .invalidExpression, "expected a string as the expression, found \(member.value.kindName)",
        at: member.value.span, pointer: pointer, help: "write {\"$\": \"1 + 2\"}")
    }
    do {
      return try Expression(parsing: text, functions: functions)
    } catch {
      throw error.diagnostic(in: member.value, pointer: pointer)
    }
  }

  /// Places an error of evaluating this expression in the object that it was parsed from.
  package func diagnostic(
    for error: ExpressionError, in node: JSONNode, at pointer: JSONPointer? = nil
  ) -> Diagnostic {
    error.diagnostic(in: node["$"] ?? node, pointer: pointer)
  }
}
