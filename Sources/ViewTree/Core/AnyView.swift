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

private final class AnyViewNodeOfAny: _ViewNode<AnyView> {
  private var child: AnyViewNode?

  override var childNodes: [AnyViewNode] { child.map { [$0] } ?? [] }

  override func receive(_ view: AnyView) { open(view.view) }

  private func open<V: View>(_ view: V) {
    if let typed = child as? _ViewNode<V> {
      typed.update(view, inputs)
      return
    }
    discard(&child)
    var made: _ViewNode<V>?
    childNode(in: &made).update(view, inputs)
    child = made
    outputsDidChange()
  }
}
