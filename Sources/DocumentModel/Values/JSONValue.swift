/// A JSON value without places: what expressions compute and stores keep.
package enum JSONValue: Sendable, Equatable {
  case null
  case bool(Bool)
  case number(JSONNumber)
  case string(String)
  case array([JSONValue])
  case object(JSONObject)
}

extension JSONValue {
  /// What the value is, with an article, for messages.
  package var kindName: String {
    switch self {
    case .null: "null"
    case .bool: "a boolean"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }

  package var isNull: Bool { self == .null }

  package var bool: Bool? {
    guard case .bool(let value) = self else { return nil }
    return value
  }

  package var number: Double? {
    guard case .number(let value) = self else { return nil }
    return value.value
  }

  package var string: String? {
    guard case .string(let value) = self else { return nil }
    return value
  }

  package var array: [JSONValue]? {
    guard case .array(let value) = self else { return nil }
    return value
  }

  package var object: JSONObject? {
    guard case .object(let value) = self else { return nil }
    return value
  }

  /// The value of a key, if this is an object that has it.
  package subscript(key: String) -> JSONValue? { object?[key] }

  /// The element at an index, if this is an array that has it.
  package subscript(index: Int) -> JSONValue? {
    guard let array, array.indices.contains(index) else { return nil }
    return array[index]
  }
}

extension JSONValue: ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral, ExpressibleByStringLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral, ExpressibleByNilLiteral
{
  package init(booleanLiteral value: Bool) { self = .bool(value) }
  package init(integerLiteral value: Int) { self = .number(JSONNumber(value)) }
  package init(floatLiteral value: Double) { self = .number(JSONNumber(value)) }
  package init(stringLiteral value: String) { self = .string(value) }
  package init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  package init(nilLiteral: ()) { self = .null }

  /// An object with the members of a literal; a repeated key keeps its last value.
  package init(dictionaryLiteral elements: (String, JSONValue)...) {
    var object = JSONObject()
    for (key, value) in elements { object[key] = value }
    self = .object(object)
  }
}
