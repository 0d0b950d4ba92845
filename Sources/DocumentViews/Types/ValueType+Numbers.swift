import DocumentModel
import Foundation
import IntegerConversion
import VectorGeometry

/// The numbers that a parameter takes.
struct NumberRange: Sendable {
  var lower: Double?
  var upper: Double?
  /// Whether `lower` itself is not allowed.
  var excludesLower = false
  var isWhole = false

  /// As messages say it: `0 or more`.
  var text: String? {
    func shown(_ value: Double) -> String { JSONNumber(value).text }
    switch (lower, upper) {
    case (let lower?, let upper?): return "\(shown(lower))...\(shown(upper))"
    case (let lower?, nil):
      return excludesLower ? "greater than \(shown(lower))" : "\(shown(lower)) or more"
    case (nil, let upper?): return "at most \(shown(upper))"
    case (nil, nil): return nil
    }
  }

  func contains(_ value: Double) -> Bool {
    if let lower, excludesLower ? value <= lower : value < lower { return false }
    return upper.map { value <= $0 } ?? true
  }

  var schema: JSONValue {
    var schema: JSONObject = ["type": isWhole ? "integer" : "number"]
    if let lower {
      schema[excludesLower ? "exclusiveMinimum" : "minimum"] = .number(JSONNumber(lower))
    }
    if let upper { schema["maximum"] = .number(JSONNumber(upper)) }
    return .object(schema)
  }
}

extension ValueType where Value == Double {
  static let number = number(NumberRange(), examples: [2, -0.5, 0])
  static let unit = number(NumberRange(lower: 0, upper: 1), examples: [0.5, 0, 1])
  static let nonnegative = number(NumberRange(lower: 0), examples: [12, 0.5, 0])
  static let positive = number(NumberRange(lower: 0, excludesLower: true), examples: [12, 0.5])

  static func number(_ range: NumberRange, examples: [JSONValue]) -> ValueType {
    let kind = range.isWhole ? "a whole number" : "a number"
    let name =
      if let text = range.text { "\(kind)\(text.hasPrefix("0...") ? " in " : ", ")\(text)" } else {
        kind
      }
    return ValueType(
      name, schema: range.schema, examples: examples, isConstant: true, matches: .number
    ) { node, decoder in
      guard let value = node.number, !range.isWhole || value == value.rounded() else {
        decoder.reportType(range.isWhole ? "a whole number" : "a number", node)
        return nil
      }
      guard range.contains(value), !range.isWhole || abs(value) <= 0x1p31 else {
        decoder.reportRange(value, range, node)
        return nil
      }
      return value
    }
  }
}

extension ValueType where Value == CGFloat {
  static let length = ValueType<Double>.number.map { CGFloat($0) }
  static let nonnegativeLength = ValueType<Double>.nonnegative.map { CGFloat($0) }
  static let positiveLength = ValueType<Double>.positive.map { CGFloat($0) }
  static let fraction = ValueType<Double>.unit.map { CGFloat($0) }

  /// A minimum scale of text.
  static let fitScale = ValueType(
    "a number above 0 and up to 1, or true",
    schema: [
      "anyOf": [["type": "number", "exclusiveMinimum": 0, "maximum": 1], ["const": true]]
    ],
    examples: [0.5, true], isConstant: true
  ) { node, decoder in
    if node.bool == true { return 0.1 }
    guard let number = node.number, number > 0, number <= 1 else {
      decoder.reportType("a number above 0 and up to 1, or true", node)
      return nil
    }
    return CGFloat(number)
  }

  /// A length that may be without bounds.
  static let maximumLength = ValueType(
    "a number, 0 or more, or \"infinity\"",
    schema: ["anyOf": [["type": "number", "minimum": 0], ["const": "infinity"]]],
    examples: [40, "infinity"], isConstant: true
  ) { node, decoder in
    if node.string == "infinity" { return .infinity }
    guard node.number != nil else {
      decoder.reportType("a number or \"infinity\"", node)
      return nil
    }
    return nonnegativeLength.decode(node, decoder)
  }
}

extension ValueType where Value == Int {
  static let count = whole(NumberRange(lower: 0, isWhole: true), examples: [2, 0])
  static let positiveCount = whole(NumberRange(lower: 1, isWhole: true), examples: [2, 1])

  /// Columns of a grid, of which a thousand are no wider than a pixel each on any screen.
  static let columnCount = whole(
    NumberRange(lower: 1, upper: 1000, isWhole: true), examples: [2, 1])

  private static func whole(_ range: NumberRange, examples: [JSONValue]) -> ValueType {
    ValueType<Double>.number(range, examples: examples).map { Int(clamping: $0) }
  }
}

extension ValueType where Value == Bool {
  static let bool = ValueType(
    "true or false", schema: ["type": "boolean"], examples: [true, false],
    isConstant: true, matches: .bool
  ) { node, decoder in
    if let value = node.bool { return value }
    decoder.reportType("true or false", node)
    return nil
  }
}

extension DocumentDecoder {
  func reportRange(_ value: Double, _ range: NumberRange, _ node: JSONNode) {
    let key = path.last { Int($0) == nil }.map { " for \(Diagnostic.quoted($0))" } ?? ""
    report(
      .outOfRange,
      "\(JSONNumber(value).text) is out of range\(key); expected \(range.text ?? "a smaller number")",
      at: node.span, help: helpForPart(value, of: range))
  }

  /// Returns help for a percentage or a byte where a part of 1 is expected.
  private func helpForPart(_ value: Double, of range: NumberRange) -> String? {
    guard range.text == "0...1", 10...255 ~= value else { return nil }
    let isByte = value > 100 || ["red", "green", "blue"].contains(path.last ?? "")
    return "divide it by \(isByte ? 255 : 100)"
  }
}
