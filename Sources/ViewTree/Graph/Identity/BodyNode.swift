package import ViewAnimation

/// The node of a view with a body.
///
/// The body runs when the view's value, its state, an object that it observes or an environment value that
/// it reads has changed, and at each time asked for while the view's animatable data is on its way.
package final class BodyNode<V: View, Content: View>: _ViewNode<V> {
  private let content: @MainActor (V) -> Content
  private var child: _ViewNode<Content>?
  private var dynamic = DynamicBody<V>()
  private var isNewValue = false

  /// A node of a view that stands for what `content` makes of it: its body, unless the view may have none.
  package init(_ content: @escaping @MainActor (V) -> Content) { self.content = content }

  package override func passesOn(_ child: AnyViewNode) -> Bool { true }
  package override var onlyChild: AnyViewNode? { child }
  package override var pathComponent: String? { typeName(V.self) }
  package override var isAnimating: Bool { dynamic.isAnimating(at: inputs.time) }
  package override var motion: MotionLength { dynamic.motion }

  package override func update(_ view: V, _ inputs: ViewInputs) {
    let isNew = !hasView
    take(view, inputs)
    if isNew { noteLife(.appear, of: V.self) }
  }

  private func take(_ view: V, _ inputs: ViewInputs) {
    let isSame = self.view.map { PropertyLinker.isEqual($0, view) } ?? false
    let hasSameEnvironment = inputs.environment.isIdentical(to: self.inputs.environment)
    keep(view, inputs)
    noteLife(.initialized, of: V.self)
    if !isSame {
      dynamic.receive(view, in: self)
      isNewValue = true
    }
    guard !isSame || isDirty || !hasSameEnvironment || PropertyLinker.hasProperties(V.self) else {
      return
    }
    run(force: !isSame || isDirty, passesInputsOn: !hasSameEnvironment)
  }

  package override func updateIfDirty() {
    if isDirty { run(force: true, passesInputsOn: false) }
  }

  package override func present() {
    if dynamic.needsPresentation(at: inputs.time) { run(force: true, passesInputsOn: false) }
  }

  package override func willUnmount() {
    dynamic.disconnect()
    noteLife(.disappear, of: V.self)
  }

  private func run(force: Bool, passesInputsOn: Bool) {
    guard var view else { return }
    let hasChanged = dynamic.prepare(&view, in: self)
    isDirty = false
    guard force || hasChanged else {
      if passesInputsOn { child?.update(inputs) }
      return
    }
    inputs.graph?.willRunBody(of: V.self)
    noteLife(.body, of: V.self)
    BodyChanges.current = BodyChanges(
      isNewValue: isNewValue, isNewIdentity: child == nil, properties: dynamic.changes)
    isNewValue = false
    let made = tracking { content(view) }
    guard let graph = inputs.graph else { return childNode(in: &child).update(made, inputs) }
    graph.makeViews { childNode(in: &child).update(made, inputs) }
  }
}
