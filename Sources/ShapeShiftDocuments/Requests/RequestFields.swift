import DocumentModel
import IntegerConversion

/// The members of a request in JSON, taken one by one; what is left in the end is unknown.
///
/// Keys are the names of options, with hyphens or in camel case: `max-pixels` is `maxPixels`.
struct RequestFields {
  private var members: [(key: String, name: String, value: JSONValue)] = []
  private var known: [String] = []

  init(_ object: JSONObject) throws(RequestError) {
    for member in object.members {
      let name = Self.camelCase(member.key)
      guard !members.contains(where: { $0.name == name }) else {
        throw Self.problem("\(Diagnostic.quoted(member.key)) is set twice")
      }
      members.append((member.key, name, member.value))
    }
  }

  private static func camelCase(_ key: String) -> String {
    let words = key.split(separator: "-", omittingEmptySubsequences: false)
    guard words.count > 1, words.allSatisfy({ !$0.isEmpty }) else { return key }
    return words[0] + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  private static func problem(_ sentence: String, help: String? = nil) -> RequestError {
    RequestError(.badDocument, sentence, help: help)
  }

  /// Returns the error for an invalid member.
  static func wrong(_ key: String, _ value: JSONValue, _ expected: String) -> RequestError {
    let found =
      switch value {
      case .string(let text): Diagnostic.quoted(text)
      case .number(let number): number.text
      case .null, .bool, .array, .object: value.kindName
      }
    return problem("\"\(key)\" is \(found); expected \(expected)")
  }

  // MARK: Taking

  mutating func take(_ key: String) -> JSONValue? {
    known.append(key)
    guard let index = members.firstIndex(where: { $0.name == key }) else { return nil }
    let value = members.remove(at: index).value
    return value.isNull ? nil : value
  }

  /// A text; a number stands for its digits.
  mutating func text(_ key: String) throws(RequestError) -> String? {
    guard let value = take(key) else { return nil }
    return try Self.text(key, value)
  }

  private static func text(_ key: String, _ value: JSONValue) throws(RequestError) -> String {
    switch value {
    case .string(let text): return text
    case .number(let number): return number.text
    case .null, .bool, .array, .object: throw wrong(key, value, "a string")
    }
  }

  /// A text, or several in an array.
  mutating func texts(_ key: String) throws(RequestError) -> [String] {
    guard let value = take(key) else { return [] }
    guard let elements = value.array else { return [try Self.text(key, value)] }
    return try elements.map { (element) throws(RequestError) in try Self.text(key, element) }
  }

  /// Takes a member that is a text, and parses it.
  mutating func parsed<Value>(
    _ key: String, _ parse: (String) throws(OptionProblem) -> Value
  ) throws(RequestError) -> Value? {
    guard let text = try text(key) else { return nil }
    do throws(OptionProblem) {
      return try parse(text)
    } catch {
      throw Self.problem("\"\(key)\" is \(Diagnostic.quoted(text)); \(error.sentence)")
    }
  }

  mutating func flag(_ key: String) throws(RequestError) -> Bool? {
    guard let value = take(key) else { return nil }
    guard let bool = value.bool else { throw Self.wrong(key, value, "true or false") }
    return bool
  }

  /// A number, or a text that is one.
  mutating func number(
    _ key: String, _ expected: String, where isRight: (Double) -> Bool
  ) throws(RequestError) -> Double? {
    guard let value = take(key) else { return nil }
    guard let number = value.number ?? value.string.flatMap({ Double($0) }), number.isFinite,
      isRight(number)
    else { throw Self.wrong(key, value, expected) }
    return number
  }

  mutating func integer(_ key: String, in range: ClosedRange<Int>) throws(RequestError) -> Int? {
    let expected = "a whole number from \(range.lowerBound) to \(range.upperBound)"
    let number = try number(key, expected) { number in
      Int(exactly: number).map(range.contains) ?? false
    }
    return number.map { Int(clamping: $0) }
  }

  mutating func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ key: String, of type: Choice.Type = Choice.self
  ) throws(RequestError) -> Choice? {
    guard let text = try text(key) else { return nil }
    if let choice = Choice(rawValue: text) { return choice }
    throw Self.unknown(text, key, among: Choice.allCases.map(\.rawValue))
  }

  mutating func choice<Choice>(
    _ key: String, among choices: [(name: String, value: Choice)]
  ) throws(RequestError) -> Choice? {
    guard let text = try text(key) else { return nil }
    if let choice = choices.first(where: { $0.name == text }) { return choice.value }
    throw Self.unknown(text, key, among: choices.map(\.name))
  }

  private static func unknown(
    _ text: String, _ key: String, among names: [String]
  ) -> RequestError {
    problem(
      "\"\(key)\" is \(Diagnostic.quoted(text)); expected \(names.joined(separator: ", "))",
      help: Suggestion.help(for: text, among: names))
  }

  // MARK: The end

  /// Refuses members that were not taken.
  func end(of verb: String) throws(RequestError) {
    guard let stray = members.first else { return }
    if Self.forWholeBatch.contains(stray.name) {
      throw Self.problem("\"\(stray.key)\" applies to the whole batch, not to one line")
    }
    throw Self.problem(
      "unknown option \(Diagnostic.quoted(stray.key)) of \(verb)",
      help: Suggestion.help(for: stray.name, among: known))
  }

  /// The members that apply to the whole batch instead of one request.
  private static let forWholeBatch: Set<String> = [
    "jobs", "progress", "shard", "shards", "resume", "verify", "merge", "json", "color", "output",
    "help", "version",
  ]
}

/// The error in the text of an option, without the option's name.
package struct OptionProblem: Error {
  /// The expected form, in a sentence.
  package let sentence: String

  package init(_ sentence: String) { self.sentence = sentence }
}

extension JSONObject {
  /// Sets a member, unless it has the default value.
  mutating func set<Value: Equatable>(
    _ key: String, _ value: Value, unless usual: Value, as json: (Value) -> JSONValue
  ) {
    if value != usual { self[key] = json(value) }
  }

  mutating func set(_ key: String, _ text: String?) { self[key] = text.map { .string($0) } }

  mutating func set(_ key: String, _ number: Double?) {
    self[key] = number.map { .number(JSONNumber($0)) }
  }

  mutating func set(_ key: String, _ number: Int?) {
    self[key] = number.map { .number(JSONNumber($0)) }
  }
}
