import DocumentModel

extension DocumentDecoder {
  /// The value of an expression, standing where the expression does; nil after a report, or where
  /// parts are only checked.
  func evaluated(_ node: JSONNode) -> JSONNode? {
    guard let expression = expression(in: node) else { return nil }
    guard !isChecking else {
      checkNames(of: expression, in: node)
      return nil
    }
    do {
      let value = try expression.evaluate(in: scope, budget: &budget)
      return JSONNode(value, source: node.source, range: node.range)
    } catch {
      report(expression.diagnostic(for: error, in: node, at: pointer))
      return nil
    }
  }

  /// A value with the values of all expressions in it; nil after a report, or where parts are only
  /// checked.
  func resolved(_ node: JSONNode) -> JSONValue? {
    switch node.content {
    case .null, .bool, .number, .string: return node.value
    case .array(let elements):
      let values = elements.enumerated().map { index, element in
        at(index) { resolved(element) }
      }
      let known = values.compactMap(\.self)
      return known.count == values.count ? .array(known) : nil
    case .object(let members):
      guard !node.isExpression else { return evaluated(node)?.value }
      return resolved(members)
    }
  }

  private func resolved(_ members: JSONNode.Members) -> JSONValue? {
    var object = JSONObject()
    var areKnown = true
    for member in members {
      if let value = at(member.key, { resolved(member.value) }) {
        object[member.key] = value
      } else {
        areKnown = false
      }
    }
    return areKnown ? .object(object) : nil
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
