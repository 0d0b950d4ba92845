/// A parsed expression.
struct ExpressionNode: Sendable {
  /// What it computes.
  indirect enum Kind: Sendable {
    case literal(JSONValue)
    /// `[a, b]`
    case array([ExpressionNode])
    case name(String)
    case member(ExpressionNode, String)
    case element(ExpressionNode, ExpressionNode)
    case unary(UnaryOperator, ExpressionNode)
    case binary(BinaryOperator, ExpressionNode, ExpressionNode)
    case conditional(ExpressionNode, ExpressionNode, ExpressionNode)
    case call(ExpressionFunction, [ExpressionNode])
    /// A function that a program has added.
    case added(DocumentFunction, [ExpressionNode])
    /// `x => …`, an argument of functions that ask it for each element of a list.
    case lambda([String], ExpressionNode)
  }

  enum UnaryOperator: String, Sendable {
    case negate = "-"
    case not = "!"
  }

  enum BinaryOperator: String, Sendable, CaseIterable {
    case or = "||"
    case and = "&&"
    case equal = "=="
    case notEqual = "!="
    case less = "<"
    case lessOrEqual = "<="
    case greater = ">"
    case greaterOrEqual = ">="
    case coalesce = "??"
    case halfOpenRange = "..<"
    case closedRange = "..."
    case add = "+"
    case subtract = "-"
    case multiply = "*"
    case divide = "/"
    case remainder = "%"

    /// The operator's precedence; that of `??` is Swift's.
    var precedence: Int {
      switch self {
      case .or: 1
      case .and: 2
      case .equal, .notEqual: 3
      case .less, .lessOrEqual, .greater, .greaterOrEqual: 4
      case .coalesce: 5
      case .halfOpenRange, .closedRange: 6
      case .add, .subtract: 7
      case .multiply, .divide, .remainder: 8
      }
    }

    /// The precedence that operators in the right operand must exceed: `a ?? b ?? c` is `a ?? (b ?? c)`.
    var rightPrecedence: Int { self == .coalesce ? precedence - 1 : precedence }
  }

  let kind: Kind
  /// Offsets in the UTF-8 of the expression.
  let range: Range<Int>
  /// Levels of nodes below and with this one.
  let depth: Int

  /// The nodes of which the value is computed, in their order.
  var parts: [ExpressionNode] {
    switch kind {
    case .literal, .name: []
    case .member(let base, _), .unary(_, let base), .lambda(_, let base): [base]
    case .element(let left, let right), .binary(_, let left, let right): [left, right]
    case .conditional(let condition, let first, let second): [condition, first, second]
    case .call(_, let parts), .added(_, let parts), .array(let parts): parts
    }
  }
}
