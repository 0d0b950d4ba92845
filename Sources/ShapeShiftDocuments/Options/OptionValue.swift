import IntegerConversion
package import JSONModel

/// The type of an option's value: how it is read from JSON and written to it.
///
/// The command line passes its words as JSON strings and its flags as `true` and `false`.
package struct OptionValue<Value>: Sendable {
  let read: @Sendable (JSONValue) throws(OptionProblem) -> Value
  let write: @Sendable (Value) -> JSONValue
  /// The JSON Schema of the values.
  let schema: JSONObject
  var form = OptionDescription.Form.value
  var choices: [String] = []

  /// A text that a function parses.
  package static func parsed(
    schema: JSONObject = ["type": "string"], choices: [String] = [],
    _ read: @escaping @Sendable (String) throws(OptionProblem) -> Value,
    _ text: @escaping @Sendable (Value) -> String
  ) -> OptionValue {
    OptionValue(
      read: { (value) throws(OptionProblem) in try read(try Self.text(value)) },
      write: { .string(text($0)) }, schema: schema, choices: choices)
  }

  /// Returns a string, or the digits of a number.
  static func text(_ value: JSONValue) throws(OptionProblem) -> String {
    switch value {
    case .string(let text): return text
    case .number(let number): return number.text
    case .null, .bool, .array, .object: throw OptionProblem("expected a string", of: value)
    }
  }

  /// One of several named values.
  package static func choice(_ choices: [(name: String, value: Value)]) -> OptionValue
  where Value: Equatable & Sendable {
    let names = choices.map(\.name)
    return OptionValue(
      read: { (value) throws(OptionProblem) in
        let text = try Self.text(value)
        if let choice = choices.first(where: { $0.name == text }) { return choice.value }
        throw OptionProblem(
          "expected \(names.joined(separator: ", "))",
          help: Suggestion.help(for: text, among: names))
      },
      write: { value in .string(choices.first { $0.value == value }?.name ?? "") },
      schema: ["enum": .array(names.map { .string($0) })], choices: names)
  }
}

extension OptionValue where Value: RawRepresentable<String> & CaseIterable & Equatable & Sendable {
  /// One of the cases of an enumeration.
  package static var choice: OptionValue { choice(Value.allCases.map { ($0.rawValue, $0) }) }
}

extension OptionValue<String> {
  /// A text; a number stands for its digits.
  package static var text: OptionValue {
    parsed(
      schema: ["type": ["string", "number"]], { (text) throws(OptionProblem) in text }, { $0 })
  }
}

extension OptionValue<[String]> {
  /// A text, or several in an array.
  package static var texts: OptionValue {
    OptionValue(
      read: { (value) throws(OptionProblem) in
        guard let elements = value.array else { return [try text(value)] }
        return try elements.map { (element) throws(OptionProblem) in try text(element) }
      },
      write: { .array($0.map { .string($0) }) },
      schema: [
        "anyOf": [["type": "string"], ["type": "array", "items": ["type": ["string", "number"]]]]
      ], form: .values)
  }
}

extension OptionValue<Bool> {
  /// True or false.
  package static func flag(_ form: OptionDescription.Form = .flag) -> OptionValue {
    OptionValue(
      read: { (value) throws(OptionProblem) in
        guard let bool = value.bool else { throw OptionProblem("expected true or false") }
        return bool
      },
      write: { .bool($0) }, schema: ["type": "boolean"], form: form)
  }
}

extension OptionValue<Double> {
  /// A number, or a text with a number.
  package static func number(
    _ expected: String, schema: JSONObject = ["type": "number"],
    where isRight: @escaping @Sendable (Double) -> Bool
  ) -> OptionValue {
    OptionValue(
      read: { (value) throws(OptionProblem) in
        guard let number = value.number ?? value.string.flatMap({ Double($0) }), number.isFinite,
          isRight(number)
        else { throw OptionProblem("expected \(expected)") }
        return number
      },
      write: { .number(JSONNumber($0)) }, schema: schema)
  }

  /// A number in a range.
  package static func number(_ range: ClosedRange<Double>) -> OptionValue {
    let (low, high) = (JSONNumber(range.lowerBound), JSONNumber(range.upperBound))
    return number(
      "a number from \(low.text) to \(high.text)",
      schema: [
        "anyOf": [
          ["type": "number", "minimum": .number(low), "maximum": .number(high)],
          ["type": "string"],
        ]
      ],
      where: range.contains)
  }

  package static var positive: OptionValue { number("a number above 0") { $0 > 0 } }
  package static var seconds: OptionValue {
    number("a number of seconds, 0 or more") { $0 >= 0 }
  }
}

extension OptionValue<Int> {
  /// A whole number in a range.
  package static func integer(_ range: ClosedRange<Int>) -> OptionValue {
    let (low, high) = (range.lowerBound, range.upperBound)
    let limits = high < 1_000_000_000 ? " from \(low) to \(high)" : ", \(low) or more"
    let number = OptionValue<Double>.number("a whole number\(limits)") { number in
      Int(exactly: number).map(range.contains) ?? false
    }
    return OptionValue(
      read: { (value) throws(OptionProblem) in Int(clamping: try number.read(value)) },
      write: { .number(JSONNumber($0)) },
      schema: [
        "type": "integer", "minimum": .number(JSONNumber(low)),
        "maximum": .number(JSONNumber(high)),
      ])
  }
}
