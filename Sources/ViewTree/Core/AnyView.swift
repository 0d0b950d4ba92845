/// A view whose type is not known; a change of its type is a change of identity.
public struct AnyView: PrimitiveView {
  let view: any View
  /// Where in a document the view comes from, if it does.
  var tag: DocumentNodeTag?

  /// Hides the type of `view`.
  public nonisolated init<V: View>(_ view: V) {
    // The types are compared first: to cast a value of any type takes a hundred times as long.
    if V.self == AnyView.self, let same = view as? AnyView {
      self = same
    } else {
      self.view = view
    }
  }

  /// A view around `view`, which stays one of its own.
  nonisolated init(inside view: AnyView) { self.view = view }

  /// Hides the type of `view`.
  public nonisolated init<V: View>(erasing view: V) { self.init(view) }

  /// A node with a child of the type at hand.
  @MainActor public static func _makeNode() -> _ViewNode<AnyView> { AnyViewNodeOfAny() }
}

private final class AnyViewNodeOfAny: OpeningNode<AnyView> {
  override func passesOn(_ child: AnyViewNode) -> Bool { true }

  // As the node of any view does, but compiled for this one.
  override func update(_ view: AnyView, _ inputs: ViewInputs) {
    keep(view, inputs)
    show(opened: view, inputs)
  }

  override func receive(_ view: AnyView) { show(opened: view, inputs) }
}
