package import Foundation

/// A view as it is told: what assistive technologies, tests and live pages know of it.
package struct AccessibilityElement {
  package var role: AccessibilityRole?
  package var name: String
  package var value: String?
  package var hint: String?
  /// What stands for an empty text.
  package var prompt: String?
  /// Whether nobody is to read the value.
  package var isSecret = false
  /// A name for tests.
  package var identifier: String?
  package var traits: AccessibilityTraits = []
  package var isEnabled = true
  /// Whether pointers pass through it, by `allowsHitTesting(false)`.
  package var letsPointersThrough = false
  /// Whether it has the focus.
  package var isFocused = false
  /// Whether its name was given to it, rather than taken from what it is made of.
  package var isLabeled = false
  /// Where it is drawn, in points of the canvas; null where it is not drawn.
  package var frame = CGRect.null
  /// The part of the frame that shows in the windows around.
  package var visibleFrame = CGRect.null
  /// What can be done with it.
  package var actions: [(name: String, action: @MainActor () -> Void)] = []
  package var children: [AccessibilityElement] = []
  package var sortPriority = 0.0
  /// The view's path.
  package var path: String
  /// The view's id, which is no name for people.
  package var id: String?
  let node: AnyViewNode
}

/// Makes the elements of a scene, in the order of reading.
@MainActor
final class AccessibilityReader {
  /// The elements of views that are shown elsewhere, by those views.
  private var elsewhere: [ObjectIdentifier: [ObjectIdentifier: [AccessibilityElement]]] = [:]

  /// The elements of a node and all below: those of views that stand for others are where they are shown.
  func elements(of node: AnyViewNode) -> [AccessibilityElement] {
    if let shown = node.shownSubview { return elements(of: shown) }
    guard !node.isSubviewSource else { return [] }
    return ownElements(of: node)
  }

  /// The elements of a view that is shown in another place.
  private func elements(of shown: LayoutBox) -> [AccessibilityElement] {
    let above = sequence(first: shown.owner, next: { $0?.parent })
    guard let source = above.first(where: { $0?.isSubviewSource ?? true }) ?? nil else { return [] }
    let known = elsewhere[ObjectIdentifier(source)] ?? elementsByView(of: source)
    elsewhere[ObjectIdentifier(source)] = known
    return known[ObjectIdentifier(shown)] ?? []
  }

  /// The elements of views that are shown elsewhere, by the boxes of those views.
  private func elementsByView(
    of source: AnyViewNode
  ) -> [ObjectIdentifier: [AccessibilityElement]] {
    let views = Set(source.outputs.map(ObjectIdentifier.init))
    var result: [ObjectIdentifier: [AccessibilityElement]] = [:]
    for element in ownElements(of: source) {
      let around = sequence(first: element.node.outputs.first, next: { $0?.parent })
      for case let node? in around where views.contains(ObjectIdentifier(node)) {
        result[ObjectIdentifier(node), default: []].append(element)
        break
      }
    }
    return result
  }

  private func ownElements(of node: AnyViewNode) -> [AccessibilityElement] {
    // What is presented stands over the scene, wherever it is presented from.
    let children = (node as? any Presenter).map { [$0.contentNode].compactMap(\.self) }
    let inner = ordered((children ?? node.childNodes).flatMap { elements(of: $0) })
    guard let accessible = node as? any AccessibleNode else { return inner }
    let properties = accessible.accessibility
    guard properties.isHidden != true else { return [] }
    if properties.role != nil { return [element(accessible, properties, inner)] }
    return applied(properties, to: inner, accessible)
  }

  /// Those of one level by their priorities, the highest first.
  private func ordered(_ elements: [AccessibilityElement]) -> [AccessibilityElement] {
    guard elements.contains(where: { $0.sortPriority != 0 }) else { return elements }
    return elements.enumerated()
      .sorted { ($1.element.sortPriority, $0.offset) < ($0.element.sortPriority, $1.offset) }
      .map(\.element)
  }

  /// The element of a view that says what it is.
  private func element(
    _ node: any AccessibleNode, _ properties: AccessibilityProperties,
    _ inner: [AccessibilityElement]
  ) -> AccessibilityElement {
    var element = AccessibilityElement(
      role: properties.role, name: "", path: node.structuralPath, node: node)
    element.isEnabled = node.inputs.environment.isEnabled
    element.children = inner
    if properties.isValuedByContent { element.value = Self.name(of: inner) }
    if properties.isNamedByContent, properties.keepsContent {
      element.name = Self.name(of: inner)
      let hidden = node.nameNode.map { elements(of: $0) } ?? []
      element.actions = hidden.flatMap { other in
        other.actions.filter { $0.name == "press" }.map { (other.name, $0.action) }
      }
    } else if properties.isNamedByContent {
      let named = node.nameNode.map { elements(of: $0) }
      element.name = Self.name(of: named ?? inner)
      element.children = inner.filter { !$0.isLabel }
      element.actions = inner.filter(\.isLabel).flatMap(\.actions)
      // A control that is drawn as another one speaks for it.
      if element.name.isEmpty, inner.count == 1, inner[0].role == .button {
        (element.name, element.actions) = (inner[0].name, inner[0].actions)
        element.children = inner[0].children
      }
    }
    element.apply(properties, in: node)
    return element
  }

  /// What is written in elements, as one name.
  static func name(of elements: [AccessibilityElement]) -> String {
    elements.filter(\.isLabel).map(\.name).filter { !$0.isEmpty }.joined(separator: ", ")
  }

  /// Elements with what a modifier around says of them: of one it speaks as of itself, several are a group.
  private func applied(
    _ properties: AccessibilityProperties, to inner: [AccessibilityElement],
    _ node: any AccessibleNode
  ) -> [AccessibilityElement] {
    let isLabeled = properties.label != nil
    if let children = properties.children {
      var group = AccessibilityElement(
        role: .group, name: "", children: children == .contain ? inner : [],
        path: node.structuralPath, node: node)
      if children == .combine {
        group.combine(inner)
      }
      group.apply(properties, in: node)
      group.isLabeled = isLabeled
      return [group]
    }
    if inner.count == 1 {
      var element = inner[0]
      element.apply(properties, in: node)
      element.isLabeled = element.isLabeled || isLabeled
      return [element]
    }
    var group = AccessibilityElement(
      role: inner.isEmpty ? nil : .group, name: "", children: inner, path: node.structuralPath,
      node: node)
    group.apply(properties, in: node)
    group.isLabeled = isLabeled
    let says =
      group.identifier != nil || !group.name.isEmpty || group.value != nil
      || group.role != .group && !group.actions.isEmpty
    return says ? [group] : inner
  }
}

extension AccessibilityElement {
  /// Whether it is a row whose name is that of its content.
  package var repeatsContent: Bool { role == .row && !isLabeled && identifier == nil }
}

extension AccessibilityElement {
  /// Whether it names what it stands in, rather than doing something itself.
  fileprivate var isLabel: Bool {
    role == nil && identifier == nil || role == .text || role == .image || role == .heading
  }

  /// Takes on what a modifier says.
  @MainActor
  fileprivate mutating func apply(_ properties: AccessibilityProperties, in node: AnyViewNode) {
    func text(_ text: Text) -> String {
      text.spoken(in: node.inputs.environment, at: node.inputs.time)
    }
    if let label = properties.label { name = text(label) }
    if let value = properties.value { self.value = text(value) }
    if let hint = properties.hint { self.hint = text(hint) }
    if let prompt = properties.prompt { self.prompt = text(prompt) }
    if name.isEmpty, let prompt { name = prompt }
    if properties.isSecret { isSecret = true }
    if let identifier = properties.identifier { self.identifier = identifier }
    if let sortPriority = properties.sortPriority { self.sortPriority = sortPriority }
    if let role = properties.overridingRole { self.role = role }
    traits.formUnion(properties.addedTraits)
    traits.subtract(properties.removedTraits)
    if role == nil || role == .text || role == .group {
      if properties.addedTraits.contains(.isButton) { role = .button }
      if properties.addedTraits.contains(.isHeader) { role = .heading }
      if properties.addedTraits.contains(.isLink) { role = .link }
      if properties.addedTraits.contains(.isImage) { role = .image }
    }
    for action in properties.actions {
      actions.removeAll { $0.name == action.name }
      actions.append(action)
    }
  }

  /// Is what several elements are together: the first that does something gives its kind.
  fileprivate mutating func combine(_ elements: [AccessibilityElement]) {
    name = elements.map(\.name).filter { !$0.isEmpty }.joined(separator: ", ")
    value = elements.lazy.compactMap(\.value).first
    if let acting = elements.first(where: { !$0.actions.isEmpty }) {
      (role, actions, isEnabled) = (acting.role, acting.actions, acting.isEnabled)
    }
    traits = elements.reduce([]) { $0.union($1.traits) }
  }
}
