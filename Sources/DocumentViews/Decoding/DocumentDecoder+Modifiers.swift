import DocumentModel

/// A list of modifiers with a name.
struct NamedStyle {
  let modifiers: [DocumentModifier]
  /// How many modifiers it stands for.
  let levels: Int
}

extension DocumentDecoder {
  /// Applies modifiers of one list in their order.
  ///
  /// - Parameter scopes: The scope of each modifier, or `nil` to use the current scope for all of them.
  func apply(
    _ modifiers: [DocumentModifier], in scopes: [ExpressionScope]? = nil,
    to fold: inout ModifierFold
  ) {
    guard let list = modifiers.first?.listPlace else { return }
    at(list) {
      for (index, modifier) in modifiers.enumerated() {
        let number = number(of: modifier, for: fold.kind)
        if let known = number.flatMap(alike.modifier), apply(known, to: &fold) { continue }
        within(scopes?[index] ?? scope) {
          at(modifier.index) {
            at(modifier.name) { apply(modifier, number, to: &fold) }
          }
        }
      }
    }
  }

  /// Applies the modifiers of the current view, each in its scope.
  func applyModifiers(of node: DocumentNode, to fold: inout ModifierFold) {
    apply(node.modifiers, in: modifierScopes, to: &fold)
  }

  /// The number of a modifier's wording, where that says what the modifier is.
  private func number(of modifier: DocumentModifier, for kind: SubjectKind) -> Int? {
    switch kind {
    case .mark, .anything: nil
    case .shape, .drawn, .text, .view: alike.number(of: modifier)
    }
  }

  /// Applies what a modifier has made elsewhere; false, and nothing happens, where it does not apply.
  private func apply(_ known: AlikeParts.Modifier, to fold: inout ModifierFold) -> Bool {
    guard let kind = fold.kind.applying(known.role), fold.apply(known.build) else { return false }
    fold.change(to: kind, by: known.name)
    return true
  }

  private func apply(
    _ modifier: DocumentModifier, _ number: Int?, to fold: inout ModifierFold
  ) {
    if let entry = entry(of: modifier, for: fold.kind) {
      apply(entry, of: modifier, number, to: &fold)
    } else if modifier.isStyle {
      applyStyle(modifier, to: &fold)
    } else {
      reportUnknown(modifier, of: fold.type)
      fold.kind = .anything
      fold.subject = nil
    }
  }

  /// What a modifier is: marks have modifiers of their own, which a named style may hold.
  private func entry(of modifier: DocumentModifier, for kind: SubjectKind) -> ModifierEntry? {
    var known: ModifierEntry? { ModifierTable.byName[modifier.name] }
    var ofMark: ModifierEntry? { MarkModifierTable.byName[modifier.name] }
    return switch kind {
    case .mark: ofMark ?? known
    case .anything: known ?? ofMark
    case .shape, .drawn, .text, .view: known
    }
  }

  /// How many modifiers one stands for.
  func levels(of modifier: DocumentModifier) -> Int {
    guard modifier.isStyle, let name = modifier.argument.string else { return 1 }
    return styles[name]?.levels ?? 1
  }

  private func apply(
    _ entry: ModifierEntry, of modifier: DocumentModifier, _ number: Int?,
    to fold: inout ModifierFold
  ) {
    let build = build(entry, of: modifier, number)
    guard let kind = fold.kind.applying(entry.role) else {
      reportInapplicable(entry, modifier, fold)
      fold.kind = .anything
      fold.subject = nil
      return
    }
    fold.change(to: kind, by: modifier.name)
    guard let build else {
      fold.subject = nil
      return
    }
    if !fold.apply(build) {
      reportInapplicable(entry, modifier, fold)
      fold.subject = nil
    }
  }

  /// What a modifier makes of its arguments, kept if it is the same wherever it is written so; nil after a report,
  /// or while a value is unknown.
  private func build(
    _ entry: ModifierEntry, of modifier: DocumentModifier, _ number: Int?
  ) -> ModifierBuild? {
    let reports = reportCount
    let build = arguments(of: modifier, entry).flatMap { entry.form.read($0, self) }
    if let number, let build, entry.form.isConstant, reports == reportCount {
      alike.note(.init(name: entry.name, role: entry.role, build: build), number)
    }
    return build
  }

  // MARK: - Arguments

  /// The arguments of a modifier in any of its forms; nil after a report, or while unknown.
  private func arguments(of modifier: DocumentModifier, _ entry: ModifierEntry) -> ArgumentList? {
    let written = modifier.argument
    if entry.isSingle {
      return entry.shorthands.first.map { Self.shorthand($0, written, of: modifier) }
    }
    // A view's dimensions are no values yet; such an expression is an argument, not the whole.
    guard let value = written.isExpression ? evaluated(written) : written else { return nil }
    let matching = entry.form.parameters.first {
      entry.shorthands.contains($0.name) && $0.type.matches.accepts(value)
    }
    if let members = value.members {
      let areArguments = entry.form.parameters.contains { members.has($0.name) }
      guard !areArguments, let matching else { return Self.list(members, of: modifier) }
      return Self.shorthand(matching.name, value, of: modifier)
    }
    if let matching { return Self.shorthand(matching.name, value, of: modifier) }
    if value.bool == true, entry.takesTrue { return Self.list([], of: modifier) }
    if let first = entry.shorthands.first, entry.shorthands.count == 1 {
      return Self.shorthand(first, value, of: modifier)
    }
    let example = entry.form.parameters.prefix(2).map { "\(Diagnostic.quoted($0.name)): ..." }
    reportType(
      Self.forms(of: entry), value,
      help: example.isEmpty ? nil : "write {\(example.joined(separator: ", "))}")
    return nil
  }

  /// Arguments as members of an object.
  private static func list(
    _ members: JSONNode.Members, of modifier: DocumentModifier
  ) -> ArgumentList {
    ArgumentList(owner: .named(modifier.name), span: modifier.nameSpan, members: members)
  }

  /// A value that stands for an argument by itself.
  private static func shorthand(
    _ name: String, _ value: JSONNode, of modifier: DocumentModifier
  ) -> ArgumentList {
    ArgumentList(owner: .named(modifier.name), span: modifier.nameSpan, name, value)
  }

  /// What a modifier takes, for messages.
  private static func forms(of entry: ModifierEntry) -> String {
    let names = entry.form.parameters.filter { entry.shorthands.contains($0.name) }
      .map(\.type.name)
    let object = entry.form.parameters.isEmpty ? [] : ["an object of arguments"]
    return (names + object + (entry.takesTrue ? ["true"] : [])).joined(separator: " or ")
  }

  // MARK: - Named styles

  private func applyStyle(_ modifier: DocumentModifier, to fold: inout ModifierFold) {
    guard let name = modifier.argument.string else {
      reportType("the name of a style", modifier.argument)
      fold.subject = nil
      return
    }
    guard let style = styles[name] else {
      reportUnknownStyle(name, modifier.argument)
      fold.kind = .anything
      fold.subject = nil
      return
    }
    guard countViews(style.levels, at: modifier.nameSpan) else {
      fold.subject = nil
      return
    }
    // A style sees the document's names, wherever it is used, in the environment of its use.
    within(ExpressionScope(parent: rootScope, environment: scope.environment)) {
      apply(style.modifiers, in: scopes(of: style.modifiers), to: &fold)
    }
  }

  func reportUnknownStyle(_ name: String, _ node: JSONNode) {
    let names = styles.keys.sorted()
    report(
      .unknownStyle, "unknown style \(Diagnostic.quoted(name))", at: node.span,
      help: Suggestion.help(for: name, among: names)
        ?? (names.isEmpty ? "the document has no \"styles\"" : Self.allowed(names)),
      fix: Self.fix(name, among: names, at: node.span))
  }

  // MARK: - Problems

  private func reportUnknown(_ modifier: DocumentModifier, of type: String) {
    guard MarkModifierTable.byName[modifier.name] == nil else {
      report(
        .inapplicableModifier,
        "\(Diagnostic.quoted(modifier.name)) applies to marks of a Chart", at: modifier.nameSpan,
        help: "add the modifier to each mark")
      return
    }
    let parameters = ViewTable.byName[type]?.form.parameters ?? []
    if parameters.contains(where: { $0.name == modifier.name }) {
      let (key, type) = (Diagnostic.quoted(modifier.name), Diagnostic.quoted(type))
      report(
        .unknownModifier, "\(key) is a key of \(type), not a modifier", at: modifier.nameSpan,
        help: "write {\"view\": \(type), \(key): ...}")
      return
    }
    report(
      .unknownModifier, "unknown modifier \(Diagnostic.quoted(modifier.name))",
      at: modifier.nameSpan,
      help: Self.meant(modifier.name, among: ModifierTable.names)
        ?? "list them with 'shapeshift explain modifiers'",
      fix: Self.fix(modifier.name, among: ModifierTable.names, at: modifier.nameSpan))
  }

  private func reportInapplicable(
    _ entry: ModifierEntry, _ modifier: DocumentModifier, _ fold: ModifierFold
  ) {
    let name = Diagnostic.quoted(modifier.name)
    let wanted: String =
      switch entry.role {
      case .inset, .draw(needsInset: true): "shapes that can be inset"
      case .shape, .draw, .shapeOrView: "shapes"
      case .text, .textOrView: "text"
      case .view: "views"
      case .mark: "marks"
      }
    guard fold.kind == .view, let earlier = fold.madeViewBy else {
      report(
        .inapplicableModifier,
        "\(name) applies to \(wanted); this is \(fold.kind.name(of: fold.type))",
        at: modifier.nameSpan, help: Self.instead(of: modifier.name, entry.role, fold.kind))
      return
    }
    report(
      .inapplicableModifier,
      "\(name) applies to \(wanted), but \(Diagnostic.quoted(earlier)) already returned a view",
      at: modifier.nameSpan, help: "put \(name) before \(Diagnostic.quoted(earlier))")
  }
}

extension DocumentDecoder {
  /// Returns the fix for a modifier that does not apply to a subject.
  fileprivate static func instead(
    of name: String, _ role: ModifierRole, _ kind: SubjectKind
  ) -> String {
    switch (role, kind) {
    case (.text, _), (.textOrView, _): "move it to a Text"
    case (.mark, _): "move it to a mark of a Chart"
    case (.view, _): "move it to the Chart"
    case (_, .mark): name == "fill" ? "use \"foregroundStyle\"" : "remove it"
    case (_, .drawn(isInsettable: true)):
      "put \(Diagnostic.quoted(name)) before the modifier that draws the shape"
    case (_, .text) where name == "fill": "use \"foregroundStyle\""
    case (_, .view) where name == "fill": "use \"background\""
    case (_, .text), (_, .view): "use \"border\" or \"overlay\", or move it to a shape"
    default: name == "strokeBorder" ? "use \"stroke\"" : "remove it"
    }
  }
}

extension SubjectKind {
  /// What a view of a type is, for messages.
  fileprivate func name(of type: String) -> String {
    let name = Diagnostic.quoted(type)
    return switch self {
    case .shape(isInsettable: false), .drawn(isInsettable: false):
      "\(name), a shape that cannot be inset"
    case .drawn: "\(name), already drawn"
    case .mark: "\(name), a mark of a chart"
    case .shape, .text, .view, .anything: name
    }
  }
}
