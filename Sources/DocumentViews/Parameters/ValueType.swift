import DocumentModel

/// A kind of value in documents: how it is read, described and checked by the schema.
struct ValueType<Value: Sendable>: Sendable {
  let info: ValueTypeInfo
  /// Reads a value that is no expression; nil after a report.
  let decode: @Sendable (JSONNode, DocumentDecoder) -> Value?

  init(
    _ name: String, schema: JSONValue, examples: [JSONValue], takesExpressions: Bool = true,
    isConstant: Bool = false, matches: NodeTest = .any,
    decode: @escaping @Sendable (JSONNode, DocumentDecoder) -> Value?
  ) {
    info = ValueTypeInfo(
      name: name, literalSchema: schema, examples: examples, takesExpressions: takesExpressions,
      isConstant: isConstant, matches: matches)
    self.decode = decode
  }

  private init(
    info: ValueTypeInfo, decode: @escaping @Sendable (JSONNode, DocumentDecoder) -> Value?
  ) {
    self.info = info
    self.decode = decode
  }

  /// Reads a value or the result of an expression; nil after a report, or while it is unknown.
  func read(_ node: JSONNode, _ decoder: DocumentDecoder) -> Value? {
    guard info.takesExpressions, node.isExpression else { return decode(node, decoder) }
    return decoder.evaluated(node).flatMap { decode($0, decoder) }
  }

  /// The same kind of value, made into something else.
  func map<Other: Sendable>(_ transform: @escaping @Sendable (Value) -> Other) -> ValueType<Other> {
    let decode = decode
    return ValueType<Other>(info: info) { node, decoder in decode(node, decoder).map(transform) }
  }
}

/// What is known of a kind of value without its Swift type; a class as ``Parameter`` is, and for its reason.
final class ValueTypeInfo: Sendable {
  /// With an article, as messages and pages name it: `a number of 0 or more`.
  let name: String
  /// The schema of a value that is no expression.
  let literalSchema: JSONValue
  /// Values that can be read, the plainest first.
  let examples: [JSONValue]
  let takesExpressions: Bool
  /// Whether what is written gives the same value wherever it stands in a document, and is wrong everywhere or
  /// nowhere.
  let isConstant: Bool
  /// Whether a value looks like one of this kind, without reading it.
  let matches: NodeTest

  init(
    name: String, literalSchema: JSONValue, examples: [JSONValue], takesExpressions: Bool,
    isConstant: Bool, matches: NodeTest
  ) {
    self.name = name
    self.literalSchema = literalSchema
    self.examples = examples
    self.takesExpressions = takesExpressions
    self.isConstant = isConstant
    self.matches = matches
  }

  /// The schema of a value or an expression.
  var schema: JSONValue {
    guard takesExpressions else { return literalSchema }
    return ["anyOf": [literalSchema, ["$ref": "#/$defs/expression"]]]
  }
}

/// What a value looks like, judged without reading it.
struct NodeTest: Sendable {
  /// Whether a value looks like it.
  let accepts: @Sendable (JSONNode) -> Bool

  init(accepts: @escaping @Sendable (JSONNode) -> Bool) { self.accepts = accepts }

  static let any = NodeTest { _ in true }
  static let bool = NodeTest { $0.bool != nil }
  static let number = NodeTest { $0.number != nil }
  static let string = NodeTest { $0.string != nil }
  static let array = NodeTest { $0.elements != nil }
  static let object = NodeTest { $0.members != nil }

  /// Objects with a key.
  static func having(_ key: String) -> NodeTest { NodeTest { $0.has(key) } }

  static func || (left: NodeTest, right: NodeTest) -> NodeTest {
    NodeTest { left.accepts($0) || right.accepts($0) }
  }
}
