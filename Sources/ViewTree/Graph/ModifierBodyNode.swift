/// The node of a modifier with a body, which runs as a view's does, and when the content has changed.
package final class ModifierBodyNode<Base: View, Modifier: ViewModifier>:
  _ViewNode<ModifiedContent<Base, Modifier>>
{
  private var child: _ViewNode<Modifier.Body>?
  private var dynamic = DynamicBody<Modifier>()

  package override var childNodes: [AnyViewNode] { child.map { [$0] } ?? [] }
  package override var pathComponent: String? { typeName(Modifier.self) }
  package override var isAnimating: Bool { dynamic.isAnimating(at: inputs.time) }

  package override func update(
    _ view: ModifiedContent<Base, Modifier>, _ inputs: ViewInputs
  ) {
    let isSame =
      self.view.map {
        PropertyLinker.isEqual($0.modifier, view.modifier)
          && PropertyLinker.isEqual($0.content, view.content)
      } ?? false
    let hasSameEnvironment = inputs.environment.isIdentical(to: self.inputs.environment)
    keep(view, inputs)
    if !isSame { dynamic.receive(view.modifier, in: self) }
    run(force: !isSame || isDirty, passesInputsOn: !hasSameEnvironment)
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
    let content = _ViewModifier_Content<Modifier> { $0.show(view.content) }
    updateChild(&child, dynamic.run(in: self) { modifier.body(content: content) })
  }
}

/// The node of the place where the modified view stands in a modifier's body.
package final class PlaceholderNode<Modifier: ViewModifier>:
  _ViewNode<_ViewModifier_Content<Modifier>>
{
  private var child: AnyViewNode?

  package override var childNodes: [AnyViewNode] { child.map { [$0] } ?? [] }

  package override func receive(_ view: _ViewModifier_Content<Modifier>) { view.show(self) }

  /// Shows a view in this place.
  func show<Base: View>(_ view: Base) {
    if let typed = child as? _ViewNode<Base> { return typed.update(view, inputs) }
    discard(&child)
    var made: _ViewNode<Base>?
    updateChild(&made, view)
    child = made
    outputsDidChange()
  }
}
