package import ViewAnimation

/// The node of a modifier with a body, which runs as a view's does.
///
/// The modified view is no part of what the body depends on: it is handed to the places where it stands.
package final class ModifierBodyNode<Base: View, Modifier: ViewModifier>:
  _ViewNode<ModifiedContent<Base, Modifier>>
{
  private var child: _ViewNode<Modifier.Body>?
  private var dynamic = DynamicBody<Modifier>()
  private let source = ContentSource<Modifier>()

  package override func passesOn(_ child: AnyViewNode) -> Bool { true }
  package override var onlyChild: AnyViewNode? { child }
  package override var pathComponent: String? { typeName(Modifier.self) }
  package override var isAnimating: Bool { dynamic.isAnimating(at: inputs.time) }
  package override var motion: MotionLength { dynamic.motion }

  package override func update(
    _ view: ModifiedContent<Base, Modifier>, _ inputs: ViewInputs
  ) {
    let isSame =
      self.view.map { PropertyLinker.isEqual($0.modifier, view.modifier) } ?? false
    let hasSameEnvironment = inputs.environment.isIdentical(to: self.inputs.environment)
    keep(view, inputs)
    source.content = { $0.show(view.content) }
    if !isSame { dynamic.receive(view.modifier, in: self) }
    run(force: !isSame || isDirty, passesInputsOn: !hasSameEnvironment)
    source.refresh()
  }

  package override func updateIfDirty() {
    if isDirty { run(force: true, passesInputsOn: false) }
  }

  package override func present() {
    if dynamic.needsPresentation(at: inputs.time) { run(force: true, passesInputsOn: false) }
  }

  package override func willUnmount() { dynamic.disconnect() }

  private func run(force: Bool, passesInputsOn: Bool) {
    guard let view else { return }
    var modifier = view.modifier
    let hasChanged = dynamic.prepare(&modifier, in: self)
    isDirty = false
    guard force || hasChanged else {
      if passesInputsOn { child?.update(inputs) }
      return
    }
    inputs.graph?.willRunBody(of: Modifier.self)
    let content = _ViewModifier_Content<Modifier>(source: source)
    childNode(in: &child).update(tracking { modifier.body(content: content) }, inputs)
  }
}

/// What a modifier modifies, and the places where it stands.
@MainActor
final class ContentSource<Modifier: ViewModifier> {
  /// Shows the modified view in the place of a node.
  var content: (PlaceholderNode<Modifier>) -> Void = { _ in } {
    didSet { version += 1 }
  }
  /// Counts the values that the modified view has had.
  private(set) var version = 0
  /// The places, which keep the source and are not kept by it.
  private var places: [NodeLink<AnyViewNode>] = []

  nonisolated init() {}

  /// Shows the newest value in all places that have not seen it.
  func refresh() {
    for place in places {
      guard let placeholder = place.node as? PlaceholderNode<Modifier>,
        placeholder.shownVersion != version
      else { continue }
      placeholder.showContent()
    }
  }

  func add(_ placeholder: PlaceholderNode<Modifier>) { places.append(placeholder.link) }

  func remove(_ placeholder: PlaceholderNode<Modifier>) {
    places.removeAll { $0 === placeholder.link }
  }
}

/// The node of the place where the modified view stands in a modifier's body.
package final class PlaceholderNode<Modifier: ViewModifier>:
  _ViewNode<_ViewModifier_Content<Modifier>>
{
  private var child: AnyViewNode?
  private var source: ContentSource<Modifier>?
  /// Which value of the modified view is shown.
  private(set) var shownVersion: Int?

  package override func passesOn(_ child: AnyViewNode) -> Bool { true }
  package override var onlyChild: AnyViewNode? { child }

  package override func receive(_ view: _ViewModifier_Content<Modifier>) {
    if source !== view.source {
      source?.remove(self)
      view.source.add(self)
      source = view.source
    }
    showContent()
  }

  package override func willUnmount() {
    source?.remove(self)
    source = nil
  }

  /// Shows the newest value of the modified view.
  func showContent() {
    guard let source else { return }
    shownVersion = source.version
    source.content(self)
  }

  /// Shows a view in this place.
  func show<Base: View>(_ view: Base) {
    if let typed = child as? _ViewNode<Base> { return typed.update(view, inputs) }
    discard(&child)
    var made: _ViewNode<Base>?
    childNode(in: &made).update(view, inputs)
    child = made
    outputsDidChange()
  }
}
