import Foundation
import VectorGeometry

/// The node of a view with a body.
///
/// The body runs when the view's value, its state, an object that it observes or an environment value that it
/// reads has changed, and at each time asked for while the view's animatable data is on its way.
package final class BodyNode<V: View>: _ViewNode<V> {
  private var child: _ViewNode<V.Body>?
  private var storage = PropertyStorage()
  private var isDirty = false
  private var animation = AnimatableViewTrack<V>()

  package override var childNodes: [AnyViewNode] { child.map { [$0] } ?? [] }

  package override var pathComponent: String? { typeName(V.self) }

  package override func update(_ view: V, _ inputs: ViewInputs) {
    let isFirst = self.view == nil
    let isSame = !isFirst && PropertyLinker.isEqual(self.view, view)
    let hasNewEnvironment = !inputs.environment.isIdentical(to: self.inputs.environment)
    if isSame && !isDirty && !hasNewEnvironment {
      self.inputs = inputs
      return
    }
    self.inputs = inputs
    if !isSame { animation.receive(view, inputs: inputs, node: self, isFirst: isFirst) }
    setView(view)
    run(force: !isSame || isDirty)
  }

  package override func updateIfDirty() {
    guard isDirty else { return }
    run(force: true)
  }

  package override func present() {
    guard animation.isActive(at: inputs.time) || animation.needsLastRun else { return }
    run(force: true)
  }

  package override func willUnmount() { storage.disconnect() }

  /// Marks the body to be run again before the next picture.
  package func invalidate() {
    guard !isDirty, isMounted else { return }
    isDirty = true
    inputs.graph?.invalidate(self)
  }

  /// Links the view's properties and runs the body if they or the view have changed.
  private func run(force: Bool) {
    guard var view else { return }
    animation.present(&view, at: inputs.time)
    let changes = PropertyLinker.link(
      &view, storage: &storage, environment: inputs.environment,
      invalidate: { [weak self] in self?.invalidate() }, node: self)
    isDirty = false
    guard force || changes else {
      child?.update(inputs)
      return
    }
    inputs.graph?.countBody(of: V.self)
    let body = storage.tracking(invalidate: { [weak self] in self?.invalidate() }) { view.body }
    updateChild(&child, body)
  }
}
