import Foundation

extension ExpressionEvaluator {
  /// The parts of a text between separators; its characters where the separator is empty.
  mutating func split(_ text: Node, _ separator: Node, at node: Node) throws(ExpressionError)
    -> JSONValue
  {
    let (whole, mark) = (try string(text, of: "split()"), try string(separator, of: "split()"))
    try spend(whole.utf8.count, at: node)
    guard !mark.isEmpty else { return .array(whole.map { .string(String($0)) }) }
    return .array(whole.components(separatedBy: mark).map { .string($0) })
  }

  /// A text with another one in place of a part, wherever that stands.
  mutating func replace(_ arguments: [Node], at node: Node) throws(ExpressionError) -> JSONValue {
    let text = try string(arguments[0], of: "replace()")
    let old = try string(arguments[1], of: "replace()")
    let new = try string(arguments[2], of: "replace()")
    guard !old.isEmpty else {
      throw ExpressionError(
        .wrongArguments, "the search text of replace() is empty", at: arguments[1].range)
    }
    let parts = text.components(separatedBy: old)
    let (size, overflows) = new.utf8.count.multipliedReportingOverflow(by: parts.count)
    try spend(overflows ? Int.max : (size + text.utf8.count) / 8 + parts.count, at: node)
    return .string(parts.joined(separator: new))
  }

  /// The number that a text is, as JSON writes numbers.
  mutating func parsedNumber(_ argument: Node) throws(ExpressionError) -> JSONValue {
    let value = try evaluate(argument)
    if value.number != nil { return value }
    guard let text = value.string else {
      throw mismatch("number()", "a string", value, at: argument)
    }
    try spend(text.utf8.count / 8, at: argument)
    let trimmed = text.trimmingCharacters(in: .whitespaces)
    let isPlain = trimmed.utf8.allSatisfy {
      ASCII.isDigit($0) || [0x2B, 0x2D, 0x2E, 0x45, 0x65].contains($0)
    }
    guard isPlain,
      case .number(let number)? = JSONReader.read(SourceText(name: "", text: trimmed)).root?.content
    else {
      throw ExpressionError(
        .typeMismatch, "number() cannot read \(Diagnostic.quoted(text))", at: argument.range)
    }
    return .number(number)
  }

  /// A date in Unicode's pattern, in English and Greenwich's time.
  ///
  /// Source: Unicode Technical Standard 35, "Date Format Patterns".
  mutating func date(_ argument: Node, _ pattern: Node) throws(ExpressionError) -> JSONValue {
    let text = try string(argument, of: "date()")
    let format = try string(pattern, of: "date()")
    try spend(50 + format.utf8.count, at: pattern)
    guard let date = DateText.date(text) else {
      throw ExpressionError(
        .typeMismatch, "date() cannot read \(Diagnostic.quoted(text))", at: argument.range,
        help: "write \"2024-06-10\" or \"2024-06-10T09:41:00Z\"")
    }
    return .string(DateText.text(date, pattern: format))
  }
}
