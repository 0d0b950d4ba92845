/// A view whose type is not known; a change of its type is a change of identity.
public struct AnyView: PrimitiveView {
  let view: any View

  /// Hides the type of `view`.
  public nonisolated init<V: View>(_ view: V) {
    self.view = (view as? AnyView)?.view ?? view
  }

  /// Hides the type of `view`.
  public nonisolated init<V: View>(erasing view: V) { self.init(view) }

  /// A node with a child of the type at hand.
  @MainActor public static func _makeNode() -> _ViewNode<AnyView> { AnyViewNodeOfAny() }
}

private final class AnyViewNodeOfAny: DynamicNode<AnyView> {
  private var child: AnyViewNode?

  override var presentChildren: [AnyViewNode] { child.map { [$0] } ?? [] }

  override func receive(_ view: AnyView) {
    open(view.view)
    didShow()
  }

  private func open<V: View>(_ view: V) {
    if let typed = child as? _ViewNode<V> {
      typed.update(view, inputs)
      return
    }
    if let old = child {
      child = nil
      remove(old, key: ObjectIdentifier(type(of: old)), behind: nil)
    }
    var made: _ViewNode<V>?
    let new = arrival(in: &made, key: ObjectIdentifier(_ViewNode<V>.self))
    child = new.node
    show(view, on: new)
    outputsDidChange()
  }
}
