import DocumentModel
import TestSupport

/// Makes random values, with strings and numbers of awkward kinds.
struct RandomJSON {
  var generator: SeededGenerator

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  mutating func value(depth: Int = 4) -> JSONValue {
    switch Int.random(in: 0..<(depth > 0 ? 8 : 5), using: &generator) {
    case 0: return .null
    case 1: return .bool(Bool.random(using: &generator))
    case 2: return .number(JSONNumber(number()))
    case 3: return .number(JSONNumber(Int.random(in: -1000...1000, using: &generator)))
    case 4: return .string(string())
    case 5: return .array(values(depth: depth))
    default: return .object(object(depth: depth))
    }
  }

  private mutating func values(depth: Int) -> [JSONValue] {
    (0..<Int.random(in: 0..<12, using: &generator)).map { _ in value(depth: depth - 1) }
  }

  private mutating func object(depth: Int) -> JSONObject {
    var object = JSONObject()
    for value in values(depth: depth) { object[string()] = value }
    return object
  }

  private mutating func number() -> Double {
    let value = Double(bitPattern: generator.next())
    return value.isFinite ? value : 0.1
  }

  private mutating func string() -> String {
    let pieces = [
      "a", "key", "\"", "\\", "\n", "\u{1}", "é", "👻", "\u{2028}", " ", "/", "~", "漢", "'",
    ]
    return (0..<Int.random(in: 0..<9, using: &generator))
      .map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
  }
}
