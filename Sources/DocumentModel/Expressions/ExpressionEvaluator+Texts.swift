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
        .wrongArguments, "the search text of replace() is empty", at: arguments[1].range,
        help: "write the text to replace")
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
        .typeMismatch, "number() cannot read \(Diagnostic.quoted(text))", at: argument.range,
        help: "write digits with a decimal point, for example '1234.5'")
    }
    return .number(number)
  }

  /// A date in Unicode's pattern, in Greenwich's time.
  ///
  /// Source: Unicode Technical Standard 35, "Date Format Patterns".
  mutating func date(_ argument: Node, _ pattern: Node) throws(ExpressionError) -> JSONValue {
    let (date, _) = try self.date(argument, of: "date()")
    let format = try string(pattern, of: "date()")
    try spend(50 + format.utf8.count, at: pattern)
    return .string(DateText.text(date, pattern: format, locale: scope.locale.locale))
  }

  /// A date that is read by a pattern, or in a form with one meaning, as ISO 8601 writes it.
  mutating func parsedDate(_ arguments: [Node]) throws(ExpressionError) -> JSONValue {
    guard arguments.count > 1 else {
      let (date, hasTime) = try self.date(arguments[0], of: "parseDate()")
      return .string(DateText.iso(date, withTime: hasTime))
    }
    let value = try evaluate(arguments[0])
    let written = try string(arguments[1], of: "parseDate()")
    try spend(50 + written.utf8.count, at: arguments[1])
    guard let pattern = DatePattern(written) else {
      throw ExpressionError(
        .invalidFormat, "parseDate() cannot read by the pattern \(Diagnostic.quoted(written))",
        at: arguments[1].range,
        help: "use y, M, d, E, H, h, m, s, S, a and Z, and apostrophes around other letters")
    }
    guard let text = value.dateText else {
      throw mismatch("parseDate()", "a date, a string", value, at: arguments[0])
    }
    guard let fields = pattern.fields(text, in: scope.locale), let date = DateText.date(fields)
    else {
      throw ExpressionError(
        .typeMismatch,
        "\(Diagnostic.quoted(text)) does not match the pattern \(Diagnostic.quoted(written))",
        at: arguments[0].range, origin: origin(of: arguments[0], giving: value))
    }
    return .string(DateText.iso(date, withTime: fields.hasTime))
  }

  /// A date in a form with one meaning, and whether it has a time.
  private mutating func date(
    _ argument: Node, of user: String
  ) throws(ExpressionError) -> (date: Date, hasTime: Bool) {
    let value = try evaluate(argument)
    guard let text = value.dateText else {
      throw mismatch(user, "a date, a string", value, at: argument)
    }
    try spend(text.utf8.count / 8, at: argument)
    guard let fields = DateReader.fields(text), let date = DateText.date(fields) else {
      throw ExpressionError(
        .typeMismatch, "\(user) cannot read \(Diagnostic.quoted(text))", at: argument.range,
        help: DateText.help(for: text, of: self.text(of: argument)),
        origin: origin(of: argument, giving: value))
    }
    return (date, fields.hasTime)
  }
}

extension JSONValue {
  /// The text of a date: numbers are years, or days without separators.
  fileprivate var dateText: String? {
    if case .number(let number) = self { return number.text }
    return string
  }
}
