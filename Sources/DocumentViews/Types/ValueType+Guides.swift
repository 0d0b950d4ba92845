import DocumentModel
import Foundation
import VectorGeometry
import ViewLayout

/// A guide of either axis.
enum GuideName: Sendable {
  case horizontal(HorizontalAlignment)
  case vertical(VerticalAlignment)
}

extension ValueType where Value == GuideName {
  static let guide = ValueType.choice([
    ("leading", .horizontal(.leading)), ("horizontalCenter", .horizontal(.center)),
    ("trailing", .horizontal(.trailing)), ("top", .vertical(.top)),
    ("verticalCenter", .vertical(.center)), ("bottom", .vertical(.bottom)),
    ("firstTextBaseline", .vertical(.firstTextBaseline)),
    ("lastTextBaseline", .vertical(.lastTextBaseline)),
  ])
}

/// Where a guide lies: a length, or an expression of the view's dimensions.
struct GuideValue: Sendable {
  private let evaluate: @Sendable (JSONObject) -> CGFloat?

  init(_ length: Double) { evaluate = { _ in CGFloat(length) } }

  init(evaluate: @escaping @Sendable (JSONObject) -> CGFloat?) { self.evaluate = evaluate }

  /// The place in a view; nil if the expression has no value at its size.
  func length(in dimensions: ViewDimensions) -> CGFloat? {
    evaluate(
      Self.names(
        width: dimensions.width, height: dimensions.height,
        first: dimensions[VerticalAlignment.firstTextBaseline],
        last: dimensions[VerticalAlignment.lastTextBaseline]))
  }

  /// What expressions see of a view.
  static func names(width: CGFloat, height: CGFloat, first: CGFloat, last: CGFloat) -> JSONObject {
    func value(_ length: CGFloat) -> JSONValue {
      .number(JSONNumber(length.isFinite ? Double(length) : 0))
    }
    return [
      "width": value(width), "height": value(height), "firstTextBaseline": value(first),
      "lastTextBaseline": value(last),
    ]
  }
}

extension ValueType where Value == GuideValue {
  /// A length, or an expression of the view's dimensions.
  static let guideValue = ValueType(
    "a number, or an expression of the view's dimensions",
    schema: ["anyOf": [["type": "number"], ["$ref": "#/$defs/expression"]]],
    examples: [4, ["$": "width / 2"]], takesExpressions: false
  ) { node, decoder in
    guard node.isExpression else {
      return ValueType<Double>.number.decode(node, decoder).map { GuideValue($0) }
    }
    return decoder.guideValue(node)
  }
}

extension DocumentDecoder {
  /// An expression of a view's dimensions; nil after a report, or where parts are only checked.
  fileprivate func guideValue(_ node: JSONNode) -> GuideValue? {
    guard let expression = expression(in: node) else { return nil }
    // The size is known when the view is laid out; until then, one that could be.
    let sample = GuideValue.names(width: 100, height: 100, first: 80, last: 80)
    guard !isChecking else {
      checkNames(of: expression, in: node, also: sample.keys)
      return nil
    }
    let scope = scope
    do {
      let inner = ExpressionScope(sample, parent: scope)
      let value = try expression.evaluate(in: inner, budget: &budget)
      guard value.number != nil else {
        reportType("a number", JSONNode(value, source: node.source, range: node.range))
        return nil
      }
    } catch {
      report(expression.diagnostic(for: error, in: node, at: pointer))
      return nil
    }
    return GuideValue { names in
      let inner = ExpressionScope(names, parent: scope)
      return (try? expression.evaluate(in: inner))?.number.map { CGFloat($0) }
    }
  }
}

extension ValueType where Value == CGFloat {
  /// Width to height.
  static let aspectRatio = ValueType(
    "a number, greater than 0, or an object of width and height",
    schema: [
      "anyOf": [
        ["type": "number", "exclusiveMinimum": 0], sides.info.literalSchema,
      ]
    ],
    examples: [1.5, ["width": 4, "height": 3]],
    matches: .number || .having("width") || .having("height")
  ) { node, decoder in
    guard node.number == nil else { return positiveLength.decode(node, decoder) }
    return sides.decode(node, decoder).map { $0.width / $0.height }
  }

  private static let sides = ValueType<CGSize>.pair(
    of: .positive, "width", "height", "an object of width and height, or an array of both"
  ) { CGSize(width: $0, height: $1) }
}
