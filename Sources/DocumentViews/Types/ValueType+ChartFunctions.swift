import DocumentModel
import Foundation

/// A function of `x` that a chart draws, as an expression.
struct ChartFunction: Sendable {
  let expression: DocumentModel.Expression
  let scope: ExpressionScope

  /// The value at a place; not a number where there is none.
  func callAsFunction(_ x: Double) -> Double { (try? value(at: x)) ?? .nan }

  /// The value at a place.
  func value(at x: Double) throws(ExpressionError) -> Double {
    let result = try expression.evaluate(in: scope.adding("x", .number(JSONNumber(x))))
    guard let number = result.number else {
      throw ExpressionError(
        .wrongType, "the expression results in \(result.kindName); expected a number", at: 0..<0)
    }
    return number
  }
}

extension ValueType where Value == ChartFunction {
  /// A function of `x`.
  static let chartFunction = ValueType(
    "an expression of x", schema: ["$ref": "#/$defs/expression"],
    examples: [["$": "sin(x)"], ["$": "x * x / 10"]],
    takesExpressions: false, matches: .having("$")
  ) { node, decoder in
    guard node.isExpression else {
      decoder.reportType(
        "an expression of x", node, help: "write {\"$\": \"sin(x)\"}")
      return nil
    }
    guard let expression = decoder.expression(in: node) else { return nil }
    decoder.checkNames(of: expression, in: node, also: ["x"])
    let function = ChartFunction(expression: expression, scope: decoder.scope)
    guard !decoder.isChecking else { return function }
    // What works nowhere is a mistake; what has no value here or there is a gap.
    var problem: ExpressionError?
    for x in [0.5, 0, -0.5, 1, 1000] {
      do throws(ExpressionError) {
        _ = try function.value(at: x)
        return function
      } catch {
        // The chart tells of a function that has no value where it is drawn.
        if error.code == .notFinite { return function }
        problem = problem ?? error
      }
    }
    if let problem {
      decoder.report(expression.diagnostic(for: problem, in: node, at: decoder.pointer))
    }
    return nil
  }
}

/// From where to where a function is drawn.
struct FunctionDomain: Sendable {
  let range: ClosedRange<Double>
}

extension ValueType where Value == FunctionDomain {
  private static let numbers = ValueType<[Double]>.array(.number, "two numbers")

  static let functionDomain = ValueType(
    "two numbers, the lower one first",
    schema: ["type": "array", "items": ["type": "number"], "minItems": 2, "maxItems": 2],
    examples: [[0, 6.28], [-1, 1]], matches: .array
  ) { node, decoder in
    guard let ends = numbers.decode(node, decoder) else { return nil }
    guard ends.count == 2, ends[0] < ends[1] else {
      decoder.report(
        .outOfRange, "the domain of a function is two numbers, the lower one first", at: node.span,
        help: "write [0, 10]")
      return nil
    }
    return FunctionDomain(range: ends[0]...ends[1])
  }
}
