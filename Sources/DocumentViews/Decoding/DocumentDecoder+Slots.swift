import DocumentModel
import ViewTree

/// The views that a use of a component puts into one of its slots, with what they see where they are written.
struct SlotContent: Sendable {
  let nodes: [DocumentNode]
  /// Whether the use gives nothing, and these are the component's own.
  fileprivate let isDefault: Bool
  fileprivate var scope: ExpressionScope
  fileprivate var places: [String: JSONPointer]
  /// The slots of the component around the use, if there is one.
  fileprivate let slots: [String: SlotContent]?
}

extension DocumentDecoder {
  /// The slot that `children` are put into.
  static let defaultSlot = "children"

  /// The views that a use puts into the slots of a component, by name; nil after a report.
  func slots(of component: Component, in node: DocumentNode) -> [String: SlotContent]? {
    var slots: [String: SlotContent] = [:]
    var areKnown = checkDefaultSlot(of: component, in: node)
    for parameter in component.parameters where parameter.type == .views {
      guard let (views, isDefault) = views(of: parameter, in: node) else {
        areKnown = false
        continue
      }
      slots[parameter.name] = SlotContent(
        nodes: views, isDefault: isDefault, scope: scope, places: places,
        slots: isDefault ? nil : self.slots)
    }
    return areKnown ? slots : nil
  }

  private func checkDefaultSlot(of component: Component, in node: DocumentNode) -> Bool {
    guard node.children != nil || node.content != nil,
      !component.parameters.contains(where: { $0.name == Self.defaultSlot })
    else { return true }
    let others = component.parameters.filter { $0.type == .views }.map(\.name)
    report(
      .unexpectedChildren, "the component \(Diagnostic.quoted(node.type)) does not accept children",
      at: node.typeSpan,
      help: others.isEmpty
        ? "add a slot with \"params\": {\"children\": \"views\"}, and use {\"view\": \"Slot\"} where the views belong"
        : "its slots are \(others.map { Diagnostic.quoted($0) }.joined(separator: " and "))")
    // What stands there is checked all the same.
    holding(.component) { _ = makers(of: node.children ?? node.content ?? []) }
    return false
  }

  /// The views for a slot: those given, or its default; nil after a report.
  private func views(
    of parameter: ComponentParameter, in node: DocumentNode
  ) -> (views: [DocumentNode], isDefault: Bool)? {
    let isDefault = parameter.name == Self.defaultSlot
    guard let given = isDefault ? givenChildren(of: node) : givenViews(parameter.name, node) else {
      if parameter.defaultViews == nil {
        report(
          .missingKey,
          "\(Diagnostic.quoted(node.type)) needs the key \(Diagnostic.quoted(parameter.name)), an array of views",
          at: node.typeSpan, help: "add \(Diagnostic.quoted(parameter.name)): [...]")
      }
      return parameter.defaultViews.map { ($0, true) }
    }
    // A slot may be left out, or stand where its views are not made.
    checkOnce(given.first?.node) { holding(.component) { _ = makers(of: given) } }
    return (given, false)
  }

  private func givenChildren(of node: DocumentNode) -> [DocumentNode]? {
    node.children == nil && node.content == nil ? nil : children(of: node)
  }

  private func givenViews(_ name: String, _ node: DocumentNode) -> [DocumentNode]? {
    node.argument(name).map { member in at(member.key) { views(member.value) } }
  }

  // MARK: - Slots in components

  /// The views of a slot of the component around; nil after a report, or where parts are only checked.
  func slot(_ node: DocumentNode, _ entry: ViewEntry) -> ListedMaker? {
    rejectChildren(of: node)
    let build = entry.form.read(ArgumentList(of: node), self)
    let id = identifier(of: node)
    var fold = ModifierFold(node, kind: .view)
    fold.id = id.id
    if case .slot(let name)? = build, let content = content(of: name, node), id.isKnown, !isChecking
    {
      fold.subject = makers(of: content).map { subject(of: $0) }
    }
    checkGroupModifiers(of: node)
    apply(node.modifiers, to: &fold)
    return listedMaker(&fold, id: id.id.map { "#" + $0 } ?? "")
  }

  private func content(of name: String, _ node: DocumentNode) -> SlotContent? {
    guard let slots else {
      report(
        .misplacedSlot, "the Slot is outside a component",
        at: node.typeSpan, help: "move it to the \"view\" of a component")
      return nil
    }
    guard let content = slots[name] else {
      let span = node.argument("name")?.value.span ?? node.typeSpan
      report(
        .misplacedSlot, "the component has no slot \(Diagnostic.quoted(name))", at: span,
        help: Suggestion.help(for: name, among: slots.keys.sorted())
          ?? "declare it: \"params\": {\(Diagnostic.quoted(name)): \"views\"}")
      return nil
    }
    return content
  }

  /// What makes the views of a slot, with the names of the place where they are written.
  private func makers(of content: SlotContent) -> [ListedMaker]? {
    within(content.scope) {
      withPlaces(content.places) {
        withSlots(content.slots) { makers(of: content.nodes) }
      }
    }
  }

  /// Does something in a component whose parameters have their values: its own views for slots see them.
  func withinComponent<Result>(
    of slots: [String: SlotContent], _ body: () -> Result
  ) -> Result {
    let filled = slots.mapValues { content in
      guard content.isDefault else { return content }
      var content = content
      (content.scope, content.places) = (scope, places)
      return content
    }
    return withSlots(filled, body)
  }

  /// Does something in a component with slots, or outside of all.
  func withSlots<Result>(_ slots: [String: SlotContent]?, _ body: () -> Result) -> Result {
    let before = self.slots
    self.slots = slots
    defer { self.slots = before }
    return body()
  }

  // MARK: - Declarations

  /// A slot that a component declares; nil after a report.
  ///
  /// - Parameter given: What is in it where a use gives nothing; nil if each use must.
  func slotParameter(_ name: String, default given: JSONNode?) -> ComponentParameter? {
    let views = given.map { given in at("default") { self.views(given) } }
    return ComponentParameter(name: name, type: .views, defaultValue: nil, defaultViews: views)
  }

  /// The slots of a component while it is only checked, which nothing has been put into.
  func emptySlots(of component: Component) -> [String: SlotContent] {
    var slots: [String: SlotContent] = [:]
    for parameter in component.parameters where parameter.type == .views {
      slots[parameter.name] = SlotContent(
        nodes: [], isDefault: false, scope: scope, places: places, slots: nil)
      let views = parameter.defaultViews ?? []
      checkOnce(views.first?.node) { holding(.component) { _ = makers(of: views) } }
    }
    return slots
  }
}
