import DocumentModel
import ViewTree

extension ValueType where Value == String {
  static let string = ValueType(
    "a string", schema: ["type": "string"], examples: ["Hello", ""],
    isConstant: true, matches: .string
  ) { node, decoder in
    if let value = node.string { return value }
    let help = node.number.map { _ in
      decoder.expressionText(of: node).map {
        "write {\"$\": \(JSONWriter.quoted("string(\($0))"))}"
      } ?? "put the number in quotation marks"
    }
    decoder.reportType("a string", node, help: help)
    return nil
  }

  /// The name of a symbol; a marked box, after a warning, where there is none of that name.
  static let symbol = ValueType(
    "the name of a symbol", schema: ["type": "string"], examples: ["star.fill"], matches: .string
  ) { node, decoder in
    guard let name = string.decode(node, decoder) else { return nil }
    guard !decoder.isChecking, !Image.hasSymbol(name) else { return name }
    decoder.report(
      Diagnostic(
        .unknownSymbol, "unknown symbol \(Diagnostic.quoted(name)); a placeholder box is drawn",
        severity: .warning, at: node.span, pointer: decoder.pointer,
        help: Suggestion.help(for: name, among: Image.symbolNames)
          ?? "list them with 'shapeshift explain symbols'",
        fix: DocumentDecoder.fix(name, among: Image.symbolNames, at: node.span)))
    return Image.missingSymbol
  }

  /// A string that is seen: one with the name of a value in braces was meant otherwise.
  static let writtenText = ValueType(
    "a string", schema: ["type": "string"], examples: ["Hello", ""], matches: .string
  ) { node, decoder in
    guard let text = string.decode(node, decoder) else { return nil }
    decoder.noteNames(in: text, node)
    return text
  }

  /// A name that expressions can use.
  static let variable = ValueType(
    "a name", schema: ["type": "string", "pattern": "^[A-Za-z_][A-Za-z0-9_]*$"],
    examples: ["card", "x"], takesExpressions: false
  ) { node, decoder in
    guard let name = node.string else {
      decoder.reportType("a name", node)
      return nil
    }
    guard name.isVariableName else {
      decoder.report(
        .unknownChoice, "\(Diagnostic.quoted(name)) is not a valid name for expressions",
        at: node.span, help: "use letters, digits and _, starting with a letter")
      return nil
    }
    return name
  }
}

extension ValueType where Value == JSONNode {
  /// A string with its place.
  static let placedString = ValueType(
    "a string", schema: ["type": "string"], examples: ["fill.hue"], matches: .string
  ) { node, decoder in ValueType<String>.string.decode(node, decoder) == nil ? nil : node }
}

extension DocumentDecoder {
  /// Tells of names in braces or behind a dollar, which other formats put values in place of.
  func noteNames(in text: String, _ node: JSONNode) {
    guard !isChecking else { return }
    if text.utf8.first == UInt8(ascii: "$") { noteDollar(in: text, node) }
    // The expression is compiled at each use, and most texts have no braces.
    if text.utf8.contains(UInt8(ascii: "{")) { noteBraces(in: text, node) }
  }

  /// Tells of a text that is a dollar and the name of a value, or of a member of the present element.
  private func noteDollar(in text: String, _ node: JSONNode) {
    let path = text.dropFirst()
    let first = String(path.prefix { $0 != "." })
    guard first.isVariableName else { return }
    let isMember = scope["item"]?.object?[first] != nil
    guard isMember || scope[first] != nil else { return }
    report(
      Diagnostic(
        .bracesInText, "\(Diagnostic.quoted(text)) is used as literal text",
        severity: .warning, at: node.span, pointer: pointer,
        help: "write {\"$\": \"\(isMember ? "item." : "")\(path)\"} for the value of \(path)"))
  }

  private func noteBraces(in text: String, _ node: JSONNode) {
    guard
      let match = text.firstMatch(of: /\{\{? *([A-Za-z_][A-Za-z0-9_]*)[A-Za-z0-9_.]* *\}/),
      scope[String(match.1)] != nil
    else { return }
    report(
      Diagnostic(
        .bracesInText, "\(Diagnostic.quoted(String(match.0))) is used as literal text",
        severity: .warning, at: node.span, pointer: pointer,
        help: "write {\"$\": \"'…' + \(match.1)\"} for the value of \(match.1)"))
  }
}

extension String {
  /// Whether expressions can use the text as a name.
  var isVariableName: Bool {
    guard let first = utf8.first, !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) else {
      return false
    }
    return !["true", "false", "null", "pi"].contains(self)
      && utf8.allSatisfy {
        switch $0 {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
          true
        default: false
        }
      }
  }
}

extension ValueType {
  // Not specialized, as in ``ObjectForm``.

  /// Returns the type of a value that is one of several names.
  @inline(never)
  @_semantics("optimize.sil.specialize.generic.never")
  static func choice(_ choices: [(name: String, value: Value)]) -> ValueType {
    // Key paths of generic types, as in `map(\.name)`, would be instantiated at run time.
    var all: [String] = []
    for choice in choices { all.append(choice.name) }
    let names = ChoiceNames(all)
    return ValueType(
      names.typeName, schema: names.schema, examples: names.all.map { .string($0) },
      isConstant: true, matches: .string
    ) { node, decoder in
      names.index(of: node, decoder).map { choices[$0].value }
    }
  }

  /// An object of parameters.
  static func object(_ name: String, _ form: ObjectForm<Value>) -> ValueType {
    ValueType(
      name, schema: form.schema, examples: form.parameters.examples,
      isConstant: form.isConstant, matches: .object
    ) { node, decoder in
      guard let members = node.members else {
        decoder.reportType(name, node)
        return nil
      }
      return form.read(
        ArgumentList(owner: .present(name), span: node.span, members: members),
        decoder)
    }
  }

  /// An array of values.
  @inline(never)
  @_semantics("optimize.sil.specialize.generic.never")
  static func array<Element>(
    _ element: ValueType<Element>, _ name: String, minimum: Int = 0, maximum: Int = .max
  ) -> ValueType where Value == [Element] {
    ValueType(
      name, schema: element.info.arraySchema(minimum, maximum),
      examples: [.array(Array(element.info.examples.prefix(2)))],
      isConstant: element.info.isConstant, matches: .array
    ) { node, decoder in
      guard let elements = node.elements, (minimum...maximum).contains(elements.count) else {
        decoder.reportType(name, node)
        return nil
      }
      var values: [Element] = []
      values.reserveCapacity(elements.count)
      for (index, node) in elements.enumerated() {
        if let value = decoder.at(index, { element.read(node, decoder) }) { values.append(value) }
      }
      return values.count == elements.count ? values : nil
    }
  }
}

extension ValueTypeInfo {
  /// The schema of an array of values.
  fileprivate func arraySchema(_ minimum: Int, _ maximum: Int) -> JSONValue {
    var array: JSONObject = ["type": "array", "items": schema]
    if minimum > 0 { array["minItems"] = .number(JSONNumber(minimum)) }
    if maximum < .max { array["maxItems"] = .number(JSONNumber(maximum)) }
    return .object(array)
  }
}

extension [ParameterInfo] {
  /// Objects that can be read: with the required keys alone, and with all keys.
  var examples: [JSONValue] {
    var minimal = JSONObject()
    var full = JSONObject()
    for parameter in self {
      let example = parameter.type.examples.first ?? .null
      if parameter.isRequired { minimal[parameter.name] = example }
      full[parameter.name] = example
    }
    return count == minimal.count ? [.object(full)] : [.object(full), .object(minimal)]
  }
}

/// The names of a choice.
private final class ChoiceNames: Sendable {
  let all: [String]
  private let indices: [String: Int]
  private let isLong: Bool
  private let listed: String

  init(_ names: [String]) {
    all = names
    indices = Dictionary(uniqueKeysWithValues: zip(names, names.indices))
    isLong = names.count > 4
    listed = Self.list(names, last: isLong ? ", " : " or ")
  }

  /// What messages and pages call a value.
  var typeName: String { isLong ? "one of \(listed)" : listed }

  var schema: JSONValue { ["enum": .array(all.map { .string($0) })] }

  /// Returns the number of a value's name; `nil` after a report.
  func index(of node: JSONNode, _ decoder: DocumentDecoder) -> Int? {
    guard let name = node.string else {
      decoder.reportType(isLong ? "a name" : listed, node)
      return nil
    }
    if let index = indices[name] { return index }
    decoder.reportChoice(name, among: all, node)
    return nil
  }

  /// `"a", "b", "c"`, with `last` for the last comma.
  private static func list(_ names: [String], last: String) -> String {
    var text = ""
    for (index, name) in names.enumerated() {
      if index > 0 { text += index == names.count - 1 ? last : ", " }
      text += Diagnostic.quoted(name)
    }
    return text
  }
}
