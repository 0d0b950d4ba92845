import DocumentModel
import VectorGraphics
import ViewTree

extension DocumentDecoder {
  /// The scene of a document with views; nil after a report.
  func documentScene(
    _ members: JSONNode.Members, of node: JSONNode, version: JSONNode.Member
  ) -> SceneDocument? {
    guard checkVersion(version) else { return nil }
    document = node
    checkDocumentKeys(members)
    readNames(of: node)
    let canvas = node["canvas"].flatMap { value in at("canvas") { self.canvas(value) } }
    fontFiles = node["fonts"].map { value in at("fonts") { self.fonts(value) } } ?? []
    guard let view = node["view"] else {
      report(
        .viewRequired, "the document needs the key \"view\"", at: version.keySpan,
        help: "write \"view\": {\"view\": \"Circle\"}")
      return nil
    }
    let root = at("view", { parsedView(view) })
    let makers = root.flatMap { (root: DocumentNode) in self.makers(of: root) }
    let time = readTime(of: node)
    guard let makers else { return nil }
    let arguments = canvas ?? CanvasArguments()
    let change = arguments.environment
    var scene = SceneDocument(
      canvas: arguments.canvas, fonts: fontFiles, environment: { change?.apply(&$0) },
      makeView: { listed(makers) }, files: [], warnings: [])
    scene.timeline = time.timeline
    if let tracked = time.tracked { scene.makeView = tracked.maker }
    scene.steps = time.steps
    scene.session = time.session
    scene.embedded = embedded.map(\.document)
    scene.title = arguments.title
    scene.description = arguments.description
    scene.language = arguments.language
    if isLive, !isState, !isFrame {
      scene.live = LiveDocument(
        document: node, limits: limits, files: files)
    }
    return scene
  }

  private func checkVersion(_ version: JSONNode.Member) -> Bool {
    at(version.key) {
      guard let number = version.value.number, number == number.rounded(), number >= 1 else {
        report(
          .unsupportedVersion, "the version is \(version.value.shownValue); expected 1",
          at: version.value.span, help: "write \"shapeshift\": 1")
        return false
      }
      guard number == 1 else {
        report(
          .unsupportedVersion,
          "the document has version \(JSONNumber(number).text) of the format; this program reads 1",
          at: version.value.span, help: "update shapeshift to a newer version")
        return false
      }
      return true
    }
  }

  private func checkDocumentKeys(_ members: JSONNode.Members) {
    for member in members where !member.isFree {
      if !DocumentForm.keys.contains(member.key) {
        reportKey(member, in: "the document", among: DocumentForm.keys)
      }
    }
  }

  // MARK: - Names

  /// Reads whatever views refer to by name.
  private func readNames(of node: JSONNode) {
    var model: JSONValue?
    if let value = node["model"] {
      model = at("model") {
        if value.members == nil { reportType("an object", value) }
        return resolved(value)
      }
    }
    var names = JSONObject()
    if let model { names["model"] = model }
    let past: JSONObject = [
      "canUndo": .bool(history.canUndo), "canRedo": .bool(history.canRedo),
    ]
    scope = ExpressionScope(names, parent: ExpressionScope(past))
    scope = ExpressionScope(parent: scope, environment: environment(of: node))
    if let values = node["values"] { at("values") { readValues(values, model: model) } }
    rootScope = scope
    if let colors = node["colors"] { at("colors") { readColors(colors) } }
    if let styles = node["styles"] { at("styles") { readStyles(styles) } }
    if let components = node["components"] {
      at("components") { readComponents(components) }
      checkComponents(in: components.members?.map(\.key) ?? [])
    }
  }

  /// The requested environment, or that of the canvas, which may depend on values that are not computed, or that around
  /// the document.
  private func environment(of node: JSONNode) -> ExpressionEnvironment {
    var environment =
      files.nesting.environment ?? ExpressionEnvironment(colorScheme: ColorScheme.light.name)
    if let written = node["canvas"]?["environment"] {
      let plain = ExpressionScope(plainValues(node["values"]?.members ?? []), parent: scope)
      within(plain) { change(&environment, by: written) }
    }
    if let locale = files.requested.locale { environment.locale = TextLocale(locale) }
    if let scheme = files.requested.colorScheme { environment.colorScheme = scheme.name }
    return environment
  }

  /// How many computed values may hide each other before they are put into one scope.
  private static let scopeLength = 256

  /// Reads the values in their order; each sees the model and those before it.
  private func readValues(_ node: JSONNode, model: JSONValue?) {
    guard let members = node.members else {
      reportType("an object of values by name", node)
      return
    }
    var values = JSONObject()
    let outer = scope
    let plain = plainValues(members)
    scope = ExpressionScope(plain, parent: outer)
    var added = 0
    for member in members {
      if let value = plain[member.key] {
        values[member.key] = value
        continue
      }
      guard let value = at(member.key, { resolved(member.value) }) else { continue }
      values[member.key] = value
      added += 1
      scope =
        added % Self.scopeLength == 0
        ? ExpressionScope(values, parent: ExpressionScope(plain, parent: outer))
        : scope.adding(member.key, value)
    }
    var names: JSONObject = ["values": .object(values)]
    if let model { names["model"] = model }
    scope = ExpressionScope(names, parent: ExpressionScope(values, parent: outer))
  }

  private func plainValues(_ members: JSONNode.Members) -> JSONObject {
    var values = JSONObject()
    for member in members where !member.value.containsExpression {
      values[member.key] = member.value.located
    }
    return values
  }

  /// Reads the colors in their order; each may be made of those before it.
  private func readColors(_ node: JSONNode) {
    guard let members = node.members else {
      reportType("an object of colors by name", node)
      return
    }
    for member in members {
      let color = at(member.key) { ValueType.color.read(member.value, self) }
      // A color that was reported is known all the same, so that its uses are not reported too.
      colors[member.key] = color ?? .clear
    }
  }

  /// Reads the named styles and checks them, used or not.
  private func readStyles(_ node: JSONNode) {
    guard let members = node.members else {
      reportType("an object of modifiers by name", node)
      return
    }
    var lists: [(name: String, modifiers: [DocumentModifier])] = []
    for member in members {
      let list = at(member.key) { modifiers(member.value) }
      lists.append((member.key, list))
      styles[member.key] = NamedStyle(modifiers: list, levels: list.count)
    }
    reportStyleCycles(lists)
    for list in lists where !brokenStyles.contains(list.name) {
      styles[list.name] = NamedStyle(
        modifiers: list.modifiers, levels: styleLevels(of: list.name, maximum: limits.nodes))
    }
    for list in lists {
      var fold = ModifierFold(style: list.name, at: .pointer(pointer.appending(list.name)))
      // The styles that it uses are checked by themselves.
      let own = list.modifiers.filter { $0.name != ModifierTable.styleName }
      checking { apply(own, to: &fold) }
    }
  }

  /// Breaks and reports the uses by which a style comes back to itself or to nothing.
  private func reportStyleCycles(_ lists: [(name: String, modifiers: [DocumentModifier])]) {
    for list in lists {
      for modifier in list.modifiers where modifier.name == ModifierTable.styleName {
        at(modifier.argumentPlace) {
          guard let used = modifier.argument.string else {
            reportType("the name of a style", modifier.argument)
            return
          }
          guard styles[used] != nil else { return reportUnknownStyle(used, modifier.argument) }
          guard styleReaches(list.name, from: used) else { return }
          report(
            .styleCycle,
            used == list.name
              ? "the style \(Diagnostic.quoted(list.name)) uses itself"
              : "the style \(Diagnostic.quoted(list.name)) uses itself through \(Diagnostic.quoted(used))",
            at: modifier.argument.span, help: "remove this modifier")
          brokenStyles.insert(list.name)
        }
      }
    }
    for name in brokenStyles { styles[name] = NamedStyle(modifiers: [], levels: 0) }
  }

  private func styleReaches(_ target: String, from start: String) -> Bool {
    var waiting = [start]
    var seen: Set<String> = []
    while let name = waiting.popLast() {
      if name == target { return true }
      guard seen.insert(name).inserted else { continue }
      waiting += usedStyles(of: name)
    }
    return false
  }

  private func usedStyles(of name: String) -> [String] {
    (styles[name]?.modifiers ?? []).compactMap {
      $0.name == ModifierTable.styleName ? $0.argument.string : nil
    }
  }

  /// How many modifiers a style stands for; at most a little more than `maximum`.
  private func styleLevels(of name: String, maximum: Int) -> Int {
    var known: [String: Int] = [:]
    func levels(_ name: String) -> Int {
      if let count = known[name] { return count }
      let own = (styles[name]?.modifiers ?? []).filter { $0.name != ModifierTable.styleName }.count
      var total = own
      for used in usedStyles(of: name) where total <= maximum { total += levels(used) }
      known[name] = min(total, maximum + 1)
      return min(total, maximum + 1)
    }
    return levels(name)
  }

  // MARK: - Canvas

  private func canvas(_ node: JSONNode) -> CanvasArguments? {
    guard let members = node.members else {
      reportType("an object", node)
      return nil
    }
    return DocumentForm.canvas.read(
      ArgumentList(
        owner: .named("canvas"), span: node.span, members: members, besides: .free),
      self)
  }
}

extension JSONNode {
  /// Whether the node is an expression or holds one.
  var containsExpression: Bool {
    switch content {
    case .null, .bool, .number, .string: false
    case .array(let elements): elements.contains(where: \.containsExpression)
    case .object(let members):
      isExpression || members.contains(where: \.value.containsExpression)
    }
  }
}
