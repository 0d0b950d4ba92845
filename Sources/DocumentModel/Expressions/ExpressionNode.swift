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
    case halfOpenRange = "..<"
    case closedRange = "..."
    case add = "+"
    case subtract = "-"
    case multiply = "*"
    case divide = "/"
    case remainder = "%"

    /// How tightly the operator binds.
    var precedence: Int {
      switch self {
      case .or: 1
      case .and: 2
      case .equal, .notEqual: 3
      case .less, .lessOrEqual, .greater, .greaterOrEqual: 4
      case .halfOpenRange, .closedRange: 5
      case .add, .subtract: 6
      case .multiply, .divide, .remainder: 7
      }
    }
  }

  let kind: Kind
  /// Offsets in the UTF-8 of the expression.
  let range: Range<Int>
  /// Levels of nodes below and with this one.
  let depth: Int
}
