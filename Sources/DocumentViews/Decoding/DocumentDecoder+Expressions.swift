import DocumentModel

extension DocumentDecoder {
  /// The value of an expression, standing where the expression does; nil after a report, or where
  /// parts are only checked.
  func evaluated(_ node: JSONNode) -> JSONNode? {
    evaluatedValue(node).map { JSONNode($0, source: node.source, range: node.range) }
  }

  private func evaluatedValue(_ node: JSONNode) -> JSONValue? {
    guard let expression = expression(in: node) else { return nil }
    guard !isChecking else {
      checkNames(of: expression, in: node)
      return nil
    }
    do {
      return try expression.evaluate(in: scope, budget: &budget)
    } catch {
      var problem = expression.diagnostic(for: error, in: node, at: pointer)
      if problem.notes.isEmpty, error.code == .typeMismatch {
        problem.notes = origins(of: expression, in: node.source)
      }
      report(problem)
      return nil
    }
  }

  /// Returns a note with the place of the data that the value of an expression is made of, if there is an expression
  /// at a place.
  func origins(at span: SourceSpan) -> [Diagnostic.Note] {
    guard !isChecking, let expression = expressions[Place(span)] ?? nil else { return [] }
    return origins(of: expression, in: span.source)
  }

  private func origins(of expression: Expression, in source: SourceText) -> [Diagnostic.Note] {
    if let note = expression.origin(in: scope) { return [note] }
    for name in expression.names {
      // A value of the document itself is found by its name.
      guard let place = resolvedPlace(JSONPointer([name])), let node = document?[place],
        node.source !== source, !node.isContainer, !node.source.bytes.isEmpty
      else { continue }
      return [Diagnostic.Note("the value is read here", at: node.span)]
    }
    return []
  }

  /// Returns the text of the expression that a value was computed by; `nil` for a literal.
  func expressionText(of node: JSONNode) -> String? {
    guard !node.isExpression, let expression = expressions[Place(node)] else { return nil }
    return expression?.text
  }

  /// Returns help for a null that an expression has in place of a value.
  func helpForNull(_ node: JSONNode, insteadOf expected: String) -> String? {
    guard node.isNull, let text = expressionText(of: node) else { return nil }
    let samples = [
      ("a date", "'2024-01-31'"), ("number", "0"), ("string", "''"), ("color", "'gray'"),
      ("true", "false"),
    ]
    let sample = samples.first { expected.contains($0.0) }?.1 ?? "…"
    return "for a default, write {\"$\": \(JSONWriter.quoted("\(text) ?? \(sample)"))}"
  }

  /// A value with the values of all expressions in it; nil after a report, or where parts are only
  /// checked.
  func resolved(_ node: JSONNode) -> JSONValue? {
    node.containsExpression ? resolved(node, ObjectShape(of: node)) : node.located
  }

  /// - Parameter shape: That of the objects at the present place.
  private func resolved(_ node: JSONNode, _ shape: ObjectShape) -> JSONValue? {
    switch node.content {
    case .null, .bool, .number, .string: return node.value
    case .array(let elements):
      let values = elements.enumerated().map { index, element in
        at(index) { resolved(element, shape) }
      }
      let known = values.compactMap(\.self)
      return known.count == values.count ? .array(known) : nil
    case .object(let members):
      guard !node.isExpression else { return evaluatedValue(node) }
      guard var object = resolved(members, shape) else { return nil }
      object.origin = ObjectOrigin(node, shape)
      return .object(object)
    }
  }

  private func resolved(_ members: JSONNode.Members, _ shape: ObjectShape) -> JSONObject? {
    var object = JSONObject()
    var areKnown = true
    for member in members {
      let value = member.value
      let part = value.isContainer ? shape.member(member.key) : shape
      if let value = at(member.key, { resolved(value, part) }) {
        object[member.key] = value
      } else {
        areKnown = false
      }
    }
    return areKnown ? object : nil
  }

  /// The expression of an object, parsed once; nil after a report.
  func expression(in node: JSONNode) -> Expression? {
    let place = Place(node)
    if let known = expressions[place] { return known }
    var parsed: Expression?
    do {
      parsed = try Expression.parse(
        node, at: pointer, functions: .known(files.vocabulary.functions))
    } catch {
      report(error)
    }
    expressions[place] = .some(parsed)
    if parsed?.usesLocale == true { usesLocale = true }
    if parsed?.usesColorScheme == true { usesColorScheme = true }
    return parsed
  }

  /// Reports names that have no value and will have none.
  func checkNames(of expression: Expression, in node: JSONNode, also names: [String] = []) {
    for reference in expression.references {
      let name = reference.name
      guard name != "pi", scope[name] == nil, !expectedNames.contains(name), !names.contains(name)
      else { continue }
      let error = ExpressionError(
        .unknownName, "unknown name \(Diagnostic.quoted(name))", at: reference.range,
        help: Suggestion.help(for: name, among: names + expectedNames + scope.names))
      report(expression.diagnostic(for: error, in: node, at: pointer))
    }
  }
}
