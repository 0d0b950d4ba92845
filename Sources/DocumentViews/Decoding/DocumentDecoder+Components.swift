import DocumentModel
import VectorGraphics
import ViewTree

/// A view that a document defines, with parameters.
struct Component {
  let name: String
  let nameSpan: SourceSpan
  let parameters: [ComponentParameter]
  /// Nil after a report.
  let view: DocumentNode?
}

/// A parameter of a component.
struct ComponentParameter {
  let name: String
  let type: ComponentType
  /// Nil if it must be given.
  let defaultValue: JSONValue?
  /// Of a slot: its views where none are given; nil if they must be.
  var defaultViews: [DocumentNode]?
}

/// What a parameter of a component takes.
enum ComponentType: String, CaseIterable, Sendable {
  case any
  case string
  case number
  case bool
  case color
  case style
  case array
  case object
  /// Views: the parameter is a slot.
  case views
}

/// A component that the view of another one uses.
struct ComponentUse {
  let user: String
  let used: String
  let span: SourceSpan
}

extension DocumentDecoder {
  /// Keys of every view, which no parameter can have.
  static let reservedKeys = ["view", "id", "if", "else", "children", "content", "modifiers"]

  /// The views of a use of a component; nil after a report, or where parts are only checked.
  func component(_ node: DocumentNode) -> ListedMaker? {
    guard let component = components[node.type] else {
      reportUnknownView(node)
      var fold = ModifierFold(node, kind: .anything)
      apply(node.modifiers, to: &fold)
      // The children of a view with a misspelled type are checked as well.
      _ = makers(of: node.children ?? node.content ?? [])
      return nil
    }
    if let user = activeComponent {
      componentUses.append(ComponentUse(user: user, used: component.name, span: node.typeSpan))
    }
    let slots = slots(of: component, in: node)
    let values = arguments(of: component, in: node, slots)
    let id = identifier(of: node)
    var fold = ModifierFold(node, kind: .view)
    fold.id = id.id
    if id.isKnown, let values, let slots, let view = component.view, !isChecking, canMakeComponents
    {
      let places = places(of: component, in: node)
      let makers = within(
        ExpressionScope(values, parent: rootScope, environment: scope.environment)
      ) {
        withPlaces(places) { withinComponent(of: slots) { self.makers(of: view) } }
      }
      fold.subject = makers.map { subject(of: $0) }
    }
    checkGroupModifiers(of: node)
    applyModifiers(of: node, to: &fold)
    return listedMaker(&fold, id: id.id.map { "#" + $0 } ?? "")
  }

  private func reportUnknownView(_ node: DocumentNode) {
    let names =
      ViewTable.entries.map(\.name) + files.vocabulary.views.keys.sorted()
      + components.keys.sorted()
    report(
      .unknownView, "unknown view \(Diagnostic.quoted(node.type))", at: node.typeSpan,
      help: Suggestion.help(for: node.type, among: names)
        ?? "list them with 'shapeshift explain views'",
      fix: Self.fix(node.type, among: names, at: node.typeSpan))
  }

  // MARK: - Arguments

  private func arguments(
    of component: Component, in node: DocumentNode, _ slots: [String: SlotContent]?
  ) -> JSONObject? {
    var values = JSONObject()
    var areKnown = true
    for member in node.arguments
    where !ArgumentList.isCommon(member.key)
      && !component.parameters.contains(where: { $0.name == member.key })
    {
      reportKey(
        member, in: Diagnostic.quoted(component.name), among: component.parameters.map(\.name))
      areKnown = false
    }
    for parameter in component.parameters {
      guard parameter.type != .views else {
        // Expressions can ask whether there is something in a slot.
        values[parameter.name] = .bool(slots?[parameter.name]?.nodes.isEmpty == false)
        continue
      }
      guard let value = value(of: parameter, in: node) else {
        areKnown = false
        continue
      }
      values[parameter.name] = value
    }
    return areKnown ? values : nil
  }

  private func value(of parameter: ComponentParameter, in node: DocumentNode) -> JSONValue? {
    guard let member = node.argument(parameter.name) else {
      if parameter.defaultValue == nil {
        report(
          .missingKey,
          "\(Diagnostic.quoted(node.type)) needs the key \(Diagnostic.quoted(parameter.name))",
          at: node.typeSpan,
          help: "add the key, or give the parameter a \"default\"")
      }
      return parameter.defaultValue
    }
    return at(member.key) {
      var written = member.value
      if written.isBinding {
        guard let place = bound(written) else { return nil }
        written = place.node
      }
      guard let value = resolved(written) else { return nil }
      let node = JSONNode(value, source: written.source, range: written.range)
      return accepts(written.isExpression ? node : written, as: parameter.type) ? value : nil
    }
  }

  /// The places that parameters stand for which are given as bindings or paths.
  private func places(of component: Component, in node: DocumentNode) -> [String: JSONPointer] {
    var places: [String: JSONPointer] = [:]
    for parameter in component.parameters {
      guard let member = node.argument(parameter.name) else { continue }
      places[parameter.name] = place(of: member.value)
    }
    return places
  }

  /// Whether a value is of a component's type; reports one that is not.
  private func accepts(_ node: JSONNode, as type: ComponentType) -> Bool {
    switch type {
    case .any, .views: return true
    case .string: return ValueType<String>.string.decode(node, self) != nil
    case .number: return ValueType<Double>.number.decode(node, self) != nil
    case .bool: return ValueType<Bool>.bool.decode(node, self) != nil
    case .color: return ValueType<Color>.color.decode(node, self) != nil
    case .style: return ValueType<AnyShapeStyle>.style.decode(node, self) != nil
    case .array where node.elements == nil, .object where node.members == nil:
      reportType(type == .array ? "an array" : "an object", node)
      return false
    case .array, .object: return true
    }
  }

  // MARK: - Definitions

  /// Reads the components of a document.
  func readComponents(_ node: JSONNode) {
    guard let members = node.members else {
      reportType("an object of components by name", node)
      return
    }
    for member in members where !member.isFree {
      at(member.key) { components[member.key] = component(member) }
    }
  }

  private func component(_ member: JSONNode.Member) -> Component {
    if entry(named: member.key) != nil {
      report(
        .invalidComponent,
        "\(Diagnostic.quoted(member.key)) is the name of a built-in view",
        at: member.keySpan, help: "choose another name, for example \"My\(member.key)\"")
    }
    var parameters: [ComponentParameter] = []
    var view: DocumentNode?
    guard let members = member.value.members else {
      reportType("a component, an object with \"params\" and \"view\"", member.value)
      return Component(name: member.key, nameSpan: member.keySpan, parameters: [], view: nil)
    }
    for part in members where !part.isFree {
      switch part.key {
      case "params": parameters = at(part.key) { self.parameters(part.value) }
      case "view": view = at(part.key) { parsedView(part.value) }
      default: reportKey(part, in: "a component", among: ["params", "view"])
      }
    }
    if member.value["view"] == nil {
      report(
        .invalidComponent,
        "the component \(Diagnostic.quoted(member.key)) needs the key \"view\"", at: member.keySpan,
        help: "add \"view\": {\"view\": ...}")
    }
    return Component(
      name: member.key, nameSpan: member.keySpan, parameters: parameters, view: view)
  }

  /// The view of a value at the present place; nil after a report.
  func parsedView(_ node: JSONNode) -> DocumentNode? {
    guard node.elements == nil else {
      reportType("a view", node, help: "to combine several views, use a ZStack or VStack")
      return nil
    }
    return views(node).first
  }

  private func parameters(_ node: JSONNode) -> [ComponentParameter] {
    guard let members = node.members else {
      reportType("an object of parameters by name", node)
      return []
    }
    return members.compactMap { member in at(member.key) { parameter(member) } }
  }

  private func parameter(_ member: JSONNode.Member) -> ComponentParameter? {
    if member.key == Self.defaultSlot { return defaultSlot(member) }
    guard member.key.isVariableName, !Self.reservedKeys.contains(member.key) else {
      report(
        .invalidComponent, "\(Diagnostic.quoted(member.key)) cannot be the name of a parameter",
        at: member.keySpan, help: "use letters, digits and _, but not a key of every view")
      return nil
    }
    if member.value.string != nil {
      let type = ValueType<ComponentType>.componentType.decode(member.value, self)
      return type.map { ComponentParameter(name: member.key, type: $0, defaultValue: nil) }
    }
    if member.value["type"]?.string == ComponentType.views.rawValue {
      return parameterSlot(member)
    }
    guard let members = member.value.members else {
      reportType("a type by name, or an object with \"type\" and \"default\"", member.value)
      return nil
    }
    let arguments = ArgumentList(
      owner: .described("a parameter"), span: member.value.span, members: members)
    guard let parameter = Self.parameterForm.read(arguments, self) else { return nil }
    if let given = member.value["default"] {
      guard at("default", { accepts(given, as: parameter.type) }) else { return nil }
    }
    return ComponentParameter(
      name: member.key, type: parameter.type, defaultValue: parameter.defaultValue)
  }

  /// The slot for `children`, which takes views and nothing else.
  private func defaultSlot(_ member: JSONNode.Member) -> ComponentParameter? {
    let type = member.value.string ?? member.value["type"]?.string
    guard type == ComponentType.views.rawValue else {
      report(
        .invalidComponent, "\"children\" takes views", at: member.keySpan,
        help: "write \"children\": \"views\"")
      return nil
    }
    return member.value.string != nil
      ? slotParameter(member.key, default: nil) : parameterSlot(member)
  }

  /// A slot that is written as an object.
  private func parameterSlot(_ member: JSONNode.Member) -> ComponentParameter? {
    let arguments = ArgumentList(
      owner: .described("a parameter"), span: member.value.span,
      members: member.value.members ?? [])
    guard Self.parameterForm.read(arguments, self) != nil else { return nil }
    return slotParameter(member.key, default: member.value["default"])
  }

  private static let parameterForm = ObjectForm<ComponentParameter>(
    defaulted("type", .componentType, "any", "The type of the parameter."),
    optional("default", .json, "The default value; without a default, the parameter is required.")
  ) { ComponentParameter(name: "", type: $0, defaultValue: $1) }

  /// The keys of a parameter of a component.
  static var parameterKeys: [ParameterInfo] { parameterForm.parameters }

  // MARK: - Checks

  /// Checks the views of all components, used or not, and that none uses itself.
  func checkComponents(in order: [String]) {
    for name in order {
      guard let component = components[name], let view = component.view else { continue }
      activeComponent = name
      within(rootScope) {
        checking(component.parameters.map(\.name)) {
          withSlots(emptySlots(of: component)) {
            holding(.component) { _ = makers(of: view) }
          }
        }
      }
      activeComponent = nil
    }
    reportComponentCycles()
  }

  /// Reports the uses by which a component comes back to itself.
  private func reportComponentCycles() {
    let uses = Dictionary(grouping: componentUses, by: \.user)
    for use in componentUses where reaches(use.user, from: use.used, uses) {
      canMakeComponents = false
      report(
        .componentCycle,
        use.user == use.used
          ? "the component \(Diagnostic.quoted(use.used)) uses itself"
          : "the component \(Diagnostic.quoted(use.user)) uses itself through "
            + Diagnostic.quoted(use.used),
        at: use.span, help: "use another view here")
    }
  }

  private func reaches(
    _ target: String, from start: String, _ uses: [String: [ComponentUse]]
  ) -> Bool {
    var waiting = [start]
    var seen: Set<String> = []
    while let name = waiting.popLast() {
      if name == target { return true }
      guard seen.insert(name).inserted else { continue }
      waiting += (uses[name] ?? []).map(\.used)
    }
    return false
  }
}

extension ValueType where Value == ComponentType {
  static let componentType = ValueType.choice(ComponentType.allCases.map { ($0.rawValue, $0) })
}

extension ValueType where Value == JSONValue {
  /// Any value, as it stands.
  static let json = ValueType(
    "any value", schema: [:], examples: ["a", 2], takesExpressions: false
  ) { node, _ in node.value }
}
