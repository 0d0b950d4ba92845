import DocumentModel
import ViewTree

extension DocumentDecoder {
  /// The views of a value at the present place, parsed once.
  func views(_ node: JSONNode) -> [DocumentNode] {
    let place = Place(node)
    if let known = contents[place] { return known }
    let before = parser.diagnostics.count
    let parsed = parser.parseContent(node, at: .pointer(pointer))
    contents[place] = parsed
    for diagnostic in parser.diagnostics.dropFirst(before) { report(diagnostic) }
    return parsed
  }

  /// The modifiers of a value at the present place.
  func modifiers(_ node: JSONNode) -> [DocumentModifier] {
    let before = parser.diagnostics.count
    let parsed = parser.parseModifiers(node, at: .pointer(pointer))
    for diagnostic in parser.diagnostics.dropFirst(before) { report(diagnostic) }
    return parsed
  }

  /// What makes some views; nil after a report, or where parts are only checked.
  func makers(of nodes: [DocumentNode]) -> [ListedMaker]? {
    var makers: [ListedMaker] = []
    makers.reserveCapacity(nodes.count)
    var areKnown = true
    for (index, node) in nodes.enumerated() {
      let place = nodes.count == 1 ? "" : String(index)
      if !node.isConditional, let maker = inside(node, { visible(node) }) {
        makers.append(maker.standing(at: place))
      } else if node.isConditional, let made = self.makers(of: node) {
        makers += made.map { $0.standing(at: place) }
      } else {
        areKnown = false
      }
    }
    return areKnown ? makers : nil
  }

  /// What makes a view: one, or none if its condition is false.
  func makers(of node: DocumentNode) -> [ListedMaker]? { inside(node) { conditional(node) } }

  /// Does something at the place of a view; nil, after a report, where there are too many views or levels.
  private func inside<Result>(_ node: DocumentNode, _ body: () -> Result?) -> Result? {
    at(node.place) {
      let levels = 1 + node.modifiers.reduce(0) { $0 + self.levels(of: $1) }
      depth += levels
      defer { depth -= levels }
      guard checkDepth(at: node.typeSpan), countViews(1, at: node.typeSpan) else { return nil }
      return body()
    }
  }

  /// The shape that a view is; nil after a report, or where parts are only checked.
  func shape(of node: DocumentNode) -> (any Shape)? {
    at(node.place) {
      guard node.argument("if") == nil else {
        report(
          .unknownKey, "\"if\" is not supported for a shape", at: node.typeSpan,
          help: "remove \"if\"")
        return nil
      }
      guard let entry = entry(named: node.type), case .shape = entry.kind else {
        report(
          .inapplicableModifier, "expected a shape, found \(Diagnostic.quoted(node.type))",
          at: node.typeSpan, help: "write {\"view\": \"Circle\"}")
        return nil
      }
      var fold = ModifierFold(node, kind: entry.kind)
      fold.subject = subject(of: node, entry)
      apply(node.modifiers, to: &fold)
      switch (fold.kind, fold.subject) {
      case (.shape, .shape(let shape)?): return shape
      case (.shape, _): return nil
      case (.drawn, _), (.text, _), (.view, _), (.mark, _), (.anything, _):
        report(
          .inapplicableModifier, "expected a shape, but its modifiers convert it to a view",
          at: node.typeSpan, help: "remove the modifiers that draw or lay out")
        return nil
      }
    }
  }

  // MARK: - Conditions

  private func conditional(_ node: DocumentNode) -> [ListedMaker]? {
    guard node.isConditional else { return visible(node).map { [$0] } }
    let otherwise = node.argument("else").map { member in
      at("else") { self.views(member.value) }
    }
    guard let condition = node.argument("if") else {
      if otherwise != nil {
        report(
          .elseWithoutIf, "\"else\" without \"if\"",
          at: node.argument("else")?.keySpan ?? node.typeSpan,
          help: "add \"if\" with a condition, or remove \"else\"")
      }
      return visible(node).map { [$0] }
    }
    switch at("if", { ValueType<Bool>.bool.read(condition.value, self) }) {
    case true?:
      checkOnce(otherwise?.first?.node) { _ = self.makers(of: otherwise ?? []) }
      return visible(node).map { [$0.named($0.id.isEmpty ? "if" : $0.id)] }
    case false?:
      checkOnce(node.node) { _ = self.visible(node) }
      return makers(of: otherwise ?? [])?.map {
        $0.named($0.id.hasPrefix("#") ? $0.id : "else" + $0.id)
      }
    case nil:
      checking {
        _ = visible(node)
        _ = makers(of: otherwise ?? [])
      }
      return nil
    }
  }

  /// Checks a part that is not made here, unless it was checked before.
  func checkOnce(
    _ node: JSONNode?, names: [String] = [], _ body: () -> Void
  ) {
    guard let node, checkedPlaces.insert(Place(node)).inserted else { return }
    checking(names, body)
  }

  // MARK: - One view

  /// A view of the format, or one that the program has added.
  func entry(named type: String) -> ViewEntry? {
    ViewTable.byName[type] ?? files.vocabulary.views[type]
  }

  private func visible(_ node: DocumentNode) -> ListedMaker? {
    let before = modifierScopes
    defer { modifierScopes = before }
    modifierScopes = scopes(of: node.modifiers)
    guard let inner = modifierScopes?.last else { return visibleInEnvironment(node) }
    return within(inner) { visibleInEnvironment(node) }
  }

  private func visibleInEnvironment(_ node: DocumentNode) -> ListedMaker? {
    guard let entry = entry(named: node.type) else { return component(node) }
    guard belongsHere(entry, node) else { return nil }
    if case .template = entry.children { return repeated(node, entry) }
    if case .slot = entry.children { return slot(node, entry) }
    let id = identifier(of: node)
    var fold = ModifierFold(node, kind: entry.kind)
    fold.id = id.id
    fold.subject = subject(of: node, entry)
    applyModifiers(of: node, to: &fold)
    guard id.isKnown, let maker = listedMaker(&fold, id: id.id.map { "#" + $0 } ?? "") else {
      return nil
    }
    let moving = isChecking ? nil : self.moving?.maker(of: node, self)
    return moving.map { ListedMaker(id: maker.id, make: $0) } ?? maker
  }

  /// What makes a view that was read before, of its value now; nil after a report.
  func maker(of node: JSONNode, at place: JSONPlace) -> ViewMaker? {
    at(place) { views(node).first.flatMap { visible($0)?.make } }
  }

  /// The view without its modifiers.
  private func subject(of node: DocumentNode, _ entry: ViewEntry) -> Subject? {
    let build = build(entry, of: node)
    switch entry.children {
    case .none, .slot:
      rejectChildren(of: node)
      if case .document(let document)? = build { return image(of: document, in: node) }
      return build?.subject
    case .marks: return chart(node, build)
    case .list, .template:
      let makers = self.makers(of: children(of: node))
      guard case .container(let wrap)? = build, let makers else { return nil }
      guard holder != .marks else { return subject(of: makers) }
      return .view { wrap(listed(makers)) }
    }
  }

  /// What a view makes of its arguments; nil after a report, or while a value is unknown.
  private func build(_ entry: ViewEntry, of node: DocumentNode) -> ViewBuild? {
    guard entry.form.isConstant, let number = alike.number(of: node) else {
      return entry.form.read(ArgumentList(of: node), self)
    }
    if let known = alike.view(number) { return known }
    let reports = reportCount
    let build = entry.form.read(ArgumentList(of: node), self)
    if let build, reports == reportCount { alike.note(build, number) }
    return build
  }

  func children(of node: DocumentNode) -> [DocumentNode] {
    if let children = node.children, node.content != nil {
      report(
        .conflictingKeys,
        "\(Diagnostic.quoted(node.type)) has either \"children\" or \"content\", not both",
        at: node.typeSpan, help: "remove one of them")
      return children
    }
    return node.children ?? node.content ?? []
  }

  func rejectChildren(of node: DocumentNode) {
    guard node.children != nil || node.content != nil else { return }
    let key = node.children == nil ? "content" : "children"
    report(
      .unexpectedChildren, "\(Diagnostic.quoted(node.type)) cannot have children",
      at: node.node.member(key)?.keySpan ?? node.typeSpan,
      help: "use a ZStack, or the modifier overlay or background")
  }

  // MARK: - ForEach

  private func repeated(_ node: DocumentNode, _ entry: ViewEntry) -> ListedMaker? {
    let build = entry.form.read(ArgumentList(of: node), self)
    let name = node.argument("as")?.value.string ?? "item"
    let body = children(of: node)
    if body.isEmpty {
      report(
        .missingKey, "\"ForEach\" needs the key \"content\", the view for each element",
        at: node.typeSpan, help: "add \"content\": {\"view\": ...}")
    }
    let problems = diagnostics.count
    checkOnce(node.node, names: [name, "index"]) {
      _ = self.makers(of: body)
      _ = node.id.map { self.elementID($0) }
    }
    var fold = ModifierFold(node, kind: .view)
    fold.isTagged = false
    if case .forEach(let arguments)? = build, problems == diagnostics.count, !isChecking {
      let source = node.argument("in").flatMap { place(of: $0.value) }
      fold.subject = elements(arguments, from: source, of: node, body, named: node.id)
        .map { subject(of: $0) }
    }
    apply(node.modifiers, to: &fold)
    return listedMaker(&fold, id: "")
  }

  /// The content for each element; nil after a report.
  ///
  /// - Parameters:
  ///   - source: The place of the elements in the document.
  ///   - naming: What tells elements apart; nil for their positions.
  func elements(
    _ arguments: ForEachArguments, from source: JSONPointer?, of node: DocumentNode,
    _ body: [DocumentNode], named naming: JSONNode?
  ) -> [RepeatedElement]? {
    var elements: [RepeatedElement] = []
    elements.reserveCapacity(arguments.elements.count)
    var ids: Set<String> = []
    let scope = scope
    for (index, element) in arguments.elements.enumerated() {
      let names: JSONObject = [
        arguments.variable: element, "index": .number(JSONNumber(index)),
      ]
      var places = places
      places["index"] = nil
      places[arguments.variable] = source.map { JSONPointer($0.tokens + [String(index)]) }
      let made = within(ExpressionScope(names, parent: scope)) {
        withPlaces(places) {
          (id: naming.flatMap { elementID($0, element) }, makers: self.makers(of: body))
        }
      }
      guard let makers = made.makers, let id = made.id ?? (naming == nil ? "\(index)" : nil) else {
        return nil
      }
      guard ids.insert(id).inserted else {
        report(
          .duplicateID, "several elements have the id \(Diagnostic.quoted(id))",
          at: naming?.span ?? node.typeSpan,
          help: "use a member that differs for each element, or remove the key")
        return nil
      }
      elements.append(RepeatedElement(id: id, makers: makers))
    }
    return elements
  }

  /// What tells an element from the others; nil after a report.
  private func elementID(_ id: JSONNode, _ element: JSONValue? = nil) -> String? {
    at("id") {
      if let key = id.string {
        guard let element else { return nil }
        if let text = element[key].flatMap(Self.identifierText) { return text }
        report(
          .missingKey,
          "an element has no string or number member \(Diagnostic.quoted(key))",
          at: id.span, help: "use a member that each element has, or remove the key")
        return nil
      }
      return (id.isExpression ? evaluated(id) : id).flatMap { identifier($0) }
    }
  }

  // MARK: - Ids

  /// The id of a view, noted as used; nil without one, unknown after a report.
  func identifier(of node: DocumentNode) -> (id: String?, isKnown: Bool) {
    guard let written = node.id else { return (nil, true) }
    let id = at("id") {
      (written.isExpression ? evaluated(written) : written).flatMap { identifier($0) }
    }
    guard !isChecking, let id else { return (id, id != nil) }
    if let first = identifiers.updateValue(written.span, forKey: id) {
      identifiers[id] = first
      at("id") {
        report(
          .duplicateID, "duplicate id \(Diagnostic.quoted(id))", at: written.span,
          help: first == written.span
            ? "compute it from a variable: {\"$\": \"'\(id)-' + string(index)\"}"
            : "choose another id",
          notes: first == written.span ? [] : [.init("first used here", at: first)])
      }
    }
    return (id, true)
  }

  private func identifier(_ node: JSONNode) -> String? {
    if let text = Self.identifierText(node.value), !text.isEmpty { return text }
    reportType("a string or a number", node)
    return nil
  }

  private static func identifierText(_ value: JSONValue) -> String? {
    if case .number(let number) = value { return number.text }
    return value.string
  }

  // MARK: - Limits

  /// Whether views and modifiers may lie in one another as deep as they do.
  func checkDepth(at span: @autoclosure () -> SourceSpan) -> Bool {
    guard depth > 4 * limits.depth else { return true }
    report(
      .nestedViewsTooDeeply,
      "views and modifiers are nested deeper than \(4 * limits.depth) levels",
      at: span(), help: "flatten the document or raise the limit with --max-depth")
    return false
  }

  /// Counts views that are made; whether there may be so many.
  func countViews(_ count: Int, at span: @autoclosure () -> SourceSpan) -> Bool {
    guard !isChecking else { return true }
    viewCount += count
    guard viewCount > limits.nodes else { return true }
    reportNodes(at: span())
    return false
  }

  func reportNodes(at span: SourceSpan) {
    guard !diagnostics.contains(where: { $0.code == .tooManyNodes }) else { return }
    report(
      .tooManyNodes, "the document creates more than \(limits.nodes) views", at: span,
      help: "raise the limit with --max-nodes")
  }
}

/// A round of a ForEach.
struct RepeatedElement: Identifiable, Sendable {
  let id: String
  let makers: [ListedMaker]
}

extension ViewBuild {
  /// The subject of a view that holds no others.
  fileprivate var subject: Subject? {
    switch self {
    case .view(let maker): .view(maker)
    case .shape(let shape): .shape(shape)
    case .text(let text): .text(text)
    case .mark(let maker): .mark(maker)
    case .container, .forEach, .chart, .slot, .document: nil
    }
  }
}
