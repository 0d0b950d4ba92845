/// An expression of a document, parsed once and evaluated as often as needed.
///
/// The language has numbers, strings in single or double quotation marks, `true`, `false`, `null`,
/// paths into values (`cards[i].face`, `cards.count`), the operators `?:`, `||`, `&&`, `==` `!=`,
/// `<` `<=` `>` `>=`, `..<` `...`, `+` `-`, `*` `/` `%`, unary `-` and `!` (in rising precedence), and
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
        at: 0..<0)
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
    var evaluator = ExpressionEvaluator(scope: scope, budget: budget)
    defer { budget = evaluator.budget }
    return try evaluator.evaluate(root)
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
    switch node.kind {
    case .literal: break
    case .name(let name):
      if !bound.contains(name) { references.append((name, node.range)) }
    case .member(let base, _): collectReferences(of: base, except: bound, into: &references)
    case .unary(_, let operand): collectReferences(of: operand, except: bound, into: &references)
    case .element(let left, let right), .binary(_, let left, let right):
      collectReferences(of: left, except: bound, into: &references)
      collectReferences(of: right, except: bound, into: &references)
    case .conditional(let condition, let first, let second):
      for node in [condition, first, second] {
        collectReferences(of: node, except: bound, into: &references)
      }
    case .call(_, let arguments), .added(_, let arguments), .array(let arguments):
      for node in arguments { collectReferences(of: node, except: bound, into: &references) }
    case .lambda(let names, let body):
      collectReferences(of: body, except: bound + names, into: &references)
    }
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

/// The names that an expression may use, with their values; inner names hide outer ones.
package final class ExpressionScope: Sendable {
  private let values: JSONObject
  private let parent: ExpressionScope?

  package init(_ values: JSONObject = JSONObject(), parent: ExpressionScope? = nil) {
    self.values = values
    self.parent = parent
  }

  /// A scope within this one that has one more name.
  package func adding(_ name: String, _ value: JSONValue) -> ExpressionScope {
    ExpressionScope([name: value], parent: self)
  }

  package subscript(name: String) -> JSONValue? {
    var scope: ExpressionScope? = self
    while let current = scope {
      if let value = current.values[name] { return value }
      scope = current.parent
    }
    return nil
  }

  /// All names, inner ones first.
  package var names: [String] { values.keys + (parent?.names ?? []) }
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
        pointer: pointer)
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
