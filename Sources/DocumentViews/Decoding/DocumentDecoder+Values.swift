import DocumentModel
import IntegerConversion

extension DocumentDecoder {
  /// Reports a value of the wrong kind.
  func reportType(_ expected: String, _ node: JSONNode, help: String? = nil) {
    report(
      .wrongType, "expected \(expected)\(ofPresentKey), found \(node.shown(besides: expected))",
      at: node.span,
      help: help ?? helpForNull(node, insteadOf: expected)
        ?? helpForLiteral(node, insteadOf: expected))
  }

  /// Returns help for a string that is a number or a boolean in quotation marks, a number with a unit, or a binding.
  private func helpForLiteral(_ node: JSONNode, insteadOf expected: String) -> String? {
    if let path = node["$bind"]?.string {
      return "write {\"$\": \(Diagnostic.quoted(path))} for the value"
    }
    guard let text = node.string else { return nil }
    if expected == "true or false", text == "true" || text == "false" {
      return "remove the quotation marks: \(text)"
    }
    guard ["a number", "a whole number"].contains(expected) else { return nil }
    let digits = text.prefix { $0.isNumber || $0 == "." || $0 == "-" }
    guard let number = Double(digits), number.isFinite else { return nil }
    if let expression = expressionText(of: node), digits.count == text.count {
      return "write {\"$\": \(JSONWriter.quoted("number(\(expression))"))}"
    }
    if digits.count == text.count { return "remove the quotation marks: \(text)" }
    let hasUnit = ["px", "pt", "deg", "\u{B0}"].contains(text.dropFirst(digits.count))
    return hasUnit ? "write the number alone: \(digits)" : nil
  }

  /// Reports a name that is not one of those that are allowed.
  func reportChoice(_ name: String, among names: [String], _ node: JSONNode) {
    report(
      .unknownChoice, "unknown value \(Diagnostic.quoted(name))\(ofPresentKey)", at: node.span,
      help: Self.meant(name, among: names) ?? Self.allowed(names),
      fix: Self.fix(name, among: names, at: node.span))
  }

  func reportMissing(_ parameter: ParameterInfo, in arguments: ArgumentList) {
    report(
      .missingKey,
      "\(name(of: arguments)) needs the key \(Diagnostic.quoted(parameter.name)), \(parameter.type.name)",
      at: arguments.span)
  }

  /// Reports keys that are no parameters; whether there were none.
  func checkKeys(of arguments: ArgumentList, among parameters: [ParameterInfo]) -> Bool {
    let unknown = arguments.unknownMembers(among: parameters)
    for member in unknown {
      if case .ofView = arguments.extras { noteModifier(member, in: name(of: arguments)) }
      reportKey(member, in: name(of: arguments), among: parameters.map(\.name))
    }
    return unknown.isEmpty
  }

  /// Tells those who wrote a modifier as a key of the view.
  private func noteModifier(_ member: JSONNode.Member, in owner: String) {
    guard ModifierTable.byName[member.key] != nil else { return }
    at(member.key) {
      report(
        .unknownKey, "unknown key \(Diagnostic.quoted(member.key)) in \(owner)",
        at: member.keySpan,
        help: "write it as a modifier: \"modifiers\": [{\(Diagnostic.quoted(member.key)): ...}]")
    }
  }

  /// Reports a key that means nothing.
  func reportKey(_ member: JSONNode.Member, in owner: String, among names: [String]) {
    at(member.key) {
      report(
        .unknownKey, "unknown key \(Diagnostic.quoted(member.key)) in \(owner)",
        at: member.keySpan,
        help: Self.meant(member.key, among: names) ?? Self.allowed(names),
        fix: Self.fix(member.key, among: names, at: member.keySpan))
    }
  }

  /// How messages name an object of arguments.
  private func name(of arguments: ArgumentList) -> String {
    switch arguments.owner {
    case .named(let name): Diagnostic.quoted(name)
    case .described(let description): description
    case .present(let description):
      path.last { Int($0) == nil }.map(Diagnostic.quoted) ?? description
    }
  }

  /// ` for "width"`, if the present place is a member.
  private var ofPresentKey: String {
    guard let key = path.last else { return "" }
    if Int(key) == nil { return " for \(Diagnostic.quoted(key))" }
    let holder = path.dropLast().last { Int($0) == nil }
    return holder.map { " in \(Diagnostic.quoted($0))" } ?? ""
  }

  /// Asks for the name that one may stand for: a slip, or what others call it.
  static func meant(_ key: String, among names: [String]) -> String? {
    let others = [
      "path": ["file", "src", "source", "href", "url"], "text": ["string", "value", "label"],
      "leading": ["left"], "trailing": ["right"], "center": ["middle"],
      "foregroundStyle": ["color", "colour", "textColor"], "padding": ["margin"],
      "frame": ["width", "height"], "font": ["fontSize", "fontFamily"],
      "rotationEffect": ["rotate"],
    ]
    let name = names.first { others[$0]?.contains(key) == true }
    return name.map { "did you mean \(Diagnostic.quoted($0))?" }
      ?? Suggestion.help(for: key, among: names)
  }

  static func allowed(_ names: [String]) -> String {
    guard !names.isEmpty else { return "remove the key; no keys are supported here" }
    let shown = names.prefix(12).joined(separator: ", ")
    return "allowed: \(shown)\(names.count > 12 ? ", ..." : "")"
  }

  /// The edit that puts the likely name in place of a misspelled one.
  static func fix(_ name: String, among names: [String], at span: SourceSpan) -> Diagnostic.Fix? {
    // Only a literal can be replaced, not a key without quotation marks or an expression.
    guard let near = Suggestion.nearest(to: name, among: names),
      span.text == Diagnostic.quoted(name)
    else { return nil }
    return Diagnostic.Fix(replacing: span, with: Diagnostic.quoted(near))
  }
}

extension JSONNode {
  /// The value as a message shows it beside what is expected: an array that is no right one by its length, an
  /// object by its keys.
  fileprivate func shown(besides expected: String) -> String {
    switch content {
    case .array(let elements) where expected.contains("array"):
      return elements.isEmpty ? "an empty array" : "one of \(elements.count)"
    case .object(let members) where expected.contains("object"):
      let keys = members.prefix(3).map { Diagnostic.quoted($0.key) }.joined(separator: ", ")
      return members.isEmpty
        ? "an empty object" : "one with \(keys)\(members.count > 3 ? ", …" : "")"
    case .null, .bool, .number, .string, .array, .object: return shownValue
    }
  }

  /// The value as a message shows it: `the string "12"`, `12`, `an array`.
  var shownValue: String {
    switch content {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .number(let value): value.text
    case .string(let value): "the string \(Diagnostic.quoted(value))"
    case .array: "an array"
    case .object: "an object"
    }
  }
}
