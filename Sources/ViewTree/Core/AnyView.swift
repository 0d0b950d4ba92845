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

private final class AnyViewNodeOfAny: DynamicNode<AnyView>, TaggedViewNode {
  private var child: AnyViewNode?
  /// The type of the child's view: quicker to compare than to cast the child.
  private var childType: ObjectIdentifier?
  private var tag: DocumentNodeTag?

  override func passesOn(_ child: AnyViewNode) -> Bool { true }
  override var presentChildren: [AnyViewNode] { child.map { [$0] } ?? [] }

  var documentID: String? { tag?.id }

  // As the node of any view does, but compiled for this one.
  override func update(_ view: AnyView, _ inputs: ViewInputs) {
    keep(view, inputs)
    receive(view)
  }

  override func receive(_ view: AnyView) {
    if tag != view.tag {
      tag = view.tag
      outputsDidChange()
    }
    if tag != nil { noteLife(.initialized, of: tag) }
    let isNew = child == nil
    open(view.view)
    didShow()
    if isNew, tag != nil { noteLife(.appear, of: tag) }
  }

  override func willUnmount() { noteLife(.disappear, of: tag) }

  override func addPresentOutputs(to outputs: inout [LayoutBox]) {
    child?.collectOutputs(into: &outputs)
  }

  override func addOutputs(to outputs: inout [LayoutBox]) {
    let start = outputs.count
    if isLosing { super.addOutputs(to: &outputs) } else { child?.collectOutputs(into: &outputs) }
    // What is about to go keeps the tag that it had.
    for box in outputs[start...] where !box.isLeaving { box.tag(as: tag, by: self) }
  }

  private func open<V: View>(_ view: V) {
    let type = ObjectIdentifier(V.self)
    if let child, type == childType {
      return unsafe unsafeDowncast(child, to: _ViewNode<V>.self).update(view, inputs)
    }
    if let old = child, let childType {
      child = nil
      remove(old, key: childType, behind: nil)
    }
    childType = type
    outputsDidChange()
    if isLosing, bringBack(view) { return }
    let new = V._makeNode()
    new.join(self)
    child = new
    new.update(view, inputs)
    insert(new)
  }

  /// Shows a view by a node of its type that is about to go; false if there is none.
  ///
  /// Apart, since to name the node's type takes as long as to make it.
  @inline(never)
  private func bringBack<V: View>(_ view: V) -> Bool {
    guard let back = revive(ObjectIdentifier(V.self), as: _ViewNode<V>.self) else { return false }
    child = back
    back.update(view, inputs)
    settle(back)
    return true
  }
}
