extension ExpressionEvaluator {
  /// The member of an object: null if other rows of the table have it.
  mutating func member(
    _ name: String, of object: JSONObject, at range: Range<Int>
  ) throws(ExpressionError) -> JSONValue {
    if let value = object[name] { return value }
    let shape = object.origin?.shape
    guard let shape, shape.isList else {
      guard !allowsMissingMembers else { return .null }
      throw ExpressionError(
        .unknownMember, "the object has no member \(Diagnostic.quoted(name))", at: range,
        help: Suggestion.helpWithAll(for: name, among: object.keys))
    }
    guard !shape.has(name) else { return .null }
    throw ExpressionError(
      .unknownMember, "no row has the member \(Diagnostic.quoted(name))", at: range,
      help: shape.help(for: name), origin: object.origin?.note(of: name))
  }

  /// Whether a value is there, or an object has a member; null counts as missing.
  mutating func has(_ arguments: [Node]) throws(ExpressionError) -> JSONValue {
    guard arguments.count > 1 else {
      let outside = allowsMissingMembers
      allowsMissingMembers = true
      defer { allowsMissingMembers = outside }
      return .bool(!(try evaluate(arguments[0]).isNull))
    }
    let (holder, name) = (try evaluate(arguments[0]), try string(arguments[1], of: "has()"))
    guard let object = holder.object else {
      guard holder.isNull else { throw mismatch("has()", "an object", holder, at: arguments[0]) }
      return .bool(false)
    }
    return .bool(object[name].map { !$0.isNull } ?? false)
  }

  /// Returns a note with the place of the value of a node, or of the first value of a row that it uses.
  ///
  /// - Parameter value: The value to find among the results of `x => …` for the elements of a list.
  func origin(of node: Node, giving value: JSONValue? = nil) -> Diagnostic.Note? {
    var evaluator = self
    switch node.kind {
    case .member(let base, let name):
      if let origin = evaluator.objectOrigin(of: base) { return origin.note(of: name) }
    case .element(let base, let index):
      if let origin = evaluator.objectOrigin(of: base),
        let name = try? evaluator.evaluate(index).string
      {
        return origin.note(of: name)
      }
    case .call(_, let arguments):
      if arguments.count == 2, case .lambda(let names, let body) = arguments[1].kind, let value {
        return evaluator.origin(of: value, among: arguments[0], names, body)
      }
    case .literal, .array, .name, .unary, .binary, .conditional, .added, .lambda: break
    }
    return node.parts.lazy.compactMap { origin(of: $0, giving: value) }.first
  }

  private mutating func objectOrigin(of node: Node) -> ObjectOrigin? {
    (try? evaluate(node))?.object?.origin
  }

  /// Returns the place of the first element of a list for which a function has a value.
  private mutating func origin(
    of value: JSONValue, among list: Node, _ names: [String], _ body: Node
  ) -> Diagnostic.Note? {
    let outside = scope
    for (index, element) in ((try? evaluate(list))?.array ?? []).enumerated() {
      scope = outside.binding(names, element, index)
      if (try? evaluate(body)) == value { return origin(of: body) }
    }
    return nil
  }

  /// Returns help for the first of some values that is missing, and a note with its place; `nil` if none is.
  func missing(
    in operands: [(node: Node, value: JSONValue)], insteadOf sample: String?
  ) -> (help: String, origin: Diagnostic.Note?)? {
    guard let node = operands.first(where: \.value.isNull)?.node else { return nil }
    return ("for a default, write (\(text(of: node)) ?? \(sample ?? "0"))", origin(of: node))
  }

  /// The text of a part of the expression.
  func text(of node: Node) -> String {
    String(decoding: Array(text.utf8)[node.range], as: UTF8.self)
  }

  /// Returns a value as an expression writes it, of a kind by its name; `nil` for other kinds.
  static func sampleText(of expected: String) -> String? {
    let samples = [
      ("a date", "'2024-01-31'"), ("string", "''"), ("number", "0"), ("boolean", "false"),
      ("array", "[]"),
    ]
    return samples.first { expected.contains($0.0) }?.1
  }
}

extension JSONValue {
  /// A value of the same kind as an expression writes it; `nil` for null and objects.
  var sampleText: String? { ExpressionEvaluator.sampleText(of: kindName) }
}

extension ObjectShape {
  /// Returns help for a member that no row has: the name that was probably meant, or all names.
  func help(for name: String) -> String? {
    if let help = Suggestion.help(for: name, among: names) { return help }
    guard let first = names.first else { return nil }
    if names.count == 1, CSVReader.reads(source.name),
      !first.allSatisfy({ $0.isLetter || $0.isNumber })
    {
      return
        "the only column is \(Diagnostic.quoted(first)); separate columns with commas, semicolons or tabs"
    }
    return "the columns are " + Suggestion.list(names.map(Diagnostic.quoted))
  }
}
