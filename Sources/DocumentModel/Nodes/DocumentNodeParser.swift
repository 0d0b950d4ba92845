/// Turns view objects into nodes and reports what has the wrong structure.
///
/// One parser serves a whole document, so that its count of views is the document's.
package struct DocumentNodeParser {
  package let limits: DocumentLimits
  package private(set) var diagnostics: [Diagnostic] = []
  /// Views parsed so far.
  package private(set) var nodeCount = 0
  private var isStopped = false
  /// Whether a text is the name of a view, for the help of misplaced texts.
  private let isView: @Sendable (String) -> Bool

  package init(
    limits: DocumentLimits = DocumentLimits(),
    isView: @escaping @Sendable (String) -> Bool = { _ in false }
  ) {
    self.limits = limits
    self.isView = isView
  }

  /// Parses a view with all views in its `children` and `content`; nil if it is not one.
  ///
  /// Broken children and modifiers are left out after they were reported.
  package mutating func parse(_ node: JSONNode, at place: JSONPlace) -> DocumentNode? {
    guard !isStopped else { return nil }
    guard let members = node.members else {
      report(
        .nodeNotObject, "expected an object as a view, found \(node.kindName)", node.span, place,
        help: "write \(view(insteadOf: node))")
      return nil
    }
    guard let type = parseType(of: node, at: place) else { return nil }
    guard countNode(node, at: place) else { return nil }
    var parts = Parts()
    for index in members.indices { parse(index, of: members, at: place, into: &parts) }
    return DocumentNode(
      type: type, node: node, place: place, id: parts.id,
      isConditional: parts.isConditional, children: parts.children, content: parts.content,
      modifiers: parts.modifiers)
  }

  /// Parses a view or an array of views, as modifiers take them.
  package mutating func parseContent(_ node: JSONNode, at place: JSONPlace) -> [DocumentNode] {
    switch node.content {
    case .object: return parse(node, at: place).map { [$0] } ?? []
    case .array(let elements): return parse(elements, at: place)
    case .null, .bool, .number, .string:
      report(
        .invalidContent, "expected a view or an array of views, found \(node.kindName)", node.span,
        place, help: "write \(view(insteadOf: node))")
      return []
    }
  }

  /// Parses an array of modifiers, such as a named style.
  package mutating func parseModifiers(_ node: JSONNode, at place: JSONPlace)
    -> [DocumentModifier]
  {
    guard let elements = node.elements else {
      report(
        .modifiersNotArray, "expected an array for \"modifiers\", found \(node.kindName)",
        node.span, place,
        help: Self.helpForModifiers(node))
      return []
    }
    var modifiers: [DocumentModifier] = []
    modifiers.reserveCapacity(elements.count)
    for (index, element) in elements.enumerated() where !isStopped {
      if let modifier = parseModifier(element, index, in: place) {
        modifiers.append(modifier)
      }
    }
    return modifiers
  }

  /// The members of a view as they are sorted out.
  private struct Parts {
    var id: JSONNode?
    var isConditional = false
    var children: [DocumentNode]?
    var content: [DocumentNode]?
    var modifiers: [DocumentModifier] = []
  }

  private mutating func parse(
    _ index: Int, of members: JSONNode.Members, at place: JSONPlace, into parts: inout Parts
  ) {
    switch members.commonKey(at: index) {
    case .id: parts.id = parseIdentifier(members[index].value, at: .key("id", of: place))
    case .children:
      parts.children = parseChildren(members[index].value, at: .key("children", of: place))
    case .content:
      parts.content = parseContent(members[index].value, at: .key("content", of: place))
    case .modifiers:
      parts.modifiers = parseModifiers(members[index].value, at: .key("modifiers", of: place))
    case .condition, .otherwise: parts.isConditional = true
    case .view, .style, .expression, .reference, .textFile, nil: break
    }
  }

  private mutating func countNode(_ node: JSONNode, at place: JSONPlace) -> Bool {
    nodeCount += 1
    guard nodeCount > limits.nodes else { return true }
    report(
      .tooManyNodes, "the document has more than \(limits.nodes) views", node.span, place,
      help: "raise the limit with --max-nodes")
    isStopped = true
    return false
  }

  private mutating func parseType(of node: JSONNode, at place: JSONPlace)
    -> String?
  {
    guard let member = node.member(.view) else {
      let keys = node.members?.map(\.key) ?? []
      let meant =
        keys.first { $0.lowercased() == "type" } ?? Suggestion.nearest(to: "view", among: keys)
      let span = meant.flatMap { node.member($0)?.keySpan } ?? node.span
      report(
        .viewMissing, "the view has no type; expected the key \"view\"", span, place,
        help: meant == nil
          ? "add \"view\": \"\(Self.type(with: keys))\"" : "did you mean \"view\"?")
      return nil
    }
    guard let name = member.value.string else {
      report(
        .viewNotString, "expected a string as the type of a view, found \(member.value.kindName)",
        member.value.span, .key("view", of: place), help: "write \"view\": \"Circle\"")
      return nil
    }
    return name
  }

  /// Returns the type that a view with these keys probably has, for the help of a view without a type.
  private static func type(with keys: [String]) -> String {
    let types = [
      ("text", "Text"), ("children", "VStack"), ("systemName", "Image"), ("path", "Image"),
      ("d", "Path"),
    ]
    return types.first { keys.contains($0.0) }?.1 ?? "Circle"
  }

  private mutating func parseIdentifier(_ node: JSONNode, at place: JSONPlace) -> JSONNode? {
    switch node.content {
    case .string, .number: return node
    case .object where node.isExpression: return node
    case .object, .array, .bool, .null:
      report(
        .invalidIdentifier,
        "expected a string, a number or an expression for \"id\", found \(node.kindName)",
        node.span, place, help: "write a name such as \"sun\", or remove the key")
      return nil
    }
  }

  private mutating func parseChildren(_ node: JSONNode, at place: JSONPlace) -> [DocumentNode] {
    guard let elements = node.elements else {
      report(
        .childrenNotArray, "expected an array of views for \"children\", found \(node.kindName)",
        node.span,
        place,
        help: node.members == nil
          ? "write \"children\": [\(view(insteadOf: node))]" : "put it in brackets: [...]")
      return []
    }
    return parse(elements, at: place)
  }

  private mutating func parse(_ elements: JSONNode.Elements, at place: JSONPlace) -> [DocumentNode]
  {
    var nodes: [DocumentNode] = []
    nodes.reserveCapacity(elements.count)
    for (index, element) in elements.enumerated() where !isStopped {
      if let node = parse(element, at: .index(index, of: place)) { nodes.append(node) }
    }
    return nodes
  }

  private mutating func parseModifier(_ node: JSONNode, _ index: Int, in list: JSONPlace)
    -> DocumentModifier?
  {
    guard node.members?.count == 1 else {
      report(
        .invalidModifier, Self.messageForModifier(node), node.span, .index(index, of: list),
        help: Self.helpForModifier(node))
      return nil
    }
    return DocumentModifier(node: node, listPlace: list, index: index)
  }

  private mutating func report(
    _ code: DiagnosticCode, _ message: String, _ span: SourceSpan, _ place: JSONPlace,
    help: String? = nil
  ) {
    diagnostics.append(Diagnostic(code, message, at: span, pointer: place.pointer, help: help))
  }

  private static func messageForModifier(_ node: JSONNode) -> String {
    guard let members = node.members else {
      return "expected an object with one key as a modifier, found \(node.kindName)"
    }
    return "a modifier is an object with one key; this one has \(members.count)"
  }

  private static func helpForModifier(_ node: JSONNode) -> String {
    if let name = node.string { return "write {\(Diagnostic.quoted(name)): true}" }
    guard let members = node.members, members.count > 1 else { return "write {\"padding\": 16}" }
    for key in ["name", "type", "modifier"] {
      if let name = node[key]?.string { return "write {\(Diagnostic.quoted(name)): ...}" }
    }
    let parts = members.prefix(2).map { "{\(Diagnostic.quoted($0.key)): ...}" }
    return "write \(parts.joined(separator: ", ")), one object per modifier"
  }

  private static func helpForModifiers(_ node: JSONNode) -> String {
    guard let members = node.members, !members.isEmpty else { return "write [{\"padding\": 16}]" }
    let parts = members.prefix(2).map { "{\(Diagnostic.quoted($0.key)): ...}" }
    return "write [\(parts.joined(separator: ", "))]"
  }

  /// Returns the view to write in place of a value that is not a view.
  private func view(insteadOf node: JSONNode) -> String {
    guard let text = node.string else { return "{\"view\": \"Circle\"}" }
    let quoted = Diagnostic.quoted(text)
    return isView(text) ? "{\"view\": \(quoted)}" : "{\"view\": \"Text\", \"text\": \(quoted)}"
  }
}
