/// The node of a view with one other in it, which may be an `AnyView`.
///
/// An `AnyView` is opened: what it hides has its node here, with none for the `AnyView` between, which modifiers of
/// documents would have one of each. What it hides may be of another type later, and goes and comes with transitions
/// then. A document's view with an id is not opened, since it is found by the node that knows the id.
@MainActor
package class OpeningNode<V>: DynamicNode<V> {
  private final var child: AnyViewNode?
  /// The type of the child's view: quicker to compare than to cast the child.
  private final var childType: ObjectIdentifier?
  private final var tag: DocumentNodeTag?

  package override var documentTag: DocumentNodeTag? { tag }
  package override func passesOn(_ child: AnyViewNode) -> Bool {
    child === self.child || isLosing(child)
  }
  package override var presentChildren: [AnyViewNode] { child.map { [$0] } ?? [] }

  /// Shows a view inside, which gets inputs from above.
  final func show<Content: View>(_ content: Content, _ inputs: ViewInputs) {
    guard Content.self == AnyView.self else { return open(content, inputs) }
    let view = unsafe unsafeBitCast(content, to: AnyView.self)
    guard view.tag?.id == nil else {
      note(nil)
      return open(view, inputs)
    }
    show(opened: view, inputs)
  }

  /// Shows what an `AnyView` hides.
  final func show(opened view: AnyView, _ inputs: ViewInputs) {
    note(view.tag)
    let isNew = child == nil
    if tag != nil { noteLife(.initialized, of: tag) }
    open(view.view, inputs)
    if isNew, tag != nil { noteLife(.appear, of: tag) }
  }

  private func note(_ tag: DocumentNodeTag?) {
    guard tag !== self.tag, tag != self.tag else { return }
    self.tag = tag
    outputsDidChange()
  }

  private func open<Content: View>(_ view: Content, _ inputs: ViewInputs) {
    let type = ObjectIdentifier(Content.self)
    if let child, type == childType { return child.take(view, inputs) }
    replaceChild(for: type)
    if isLosing, bringBack(view, inputs) { return didShow() }
    let new = Content._makeNode()
    new.join(self)
    child = new
    new.update(view, inputs)
    insert(new)
    didShow()
  }

  /// Makes room for a child of another type.
  private func replaceChild(for type: ObjectIdentifier) {
    if let old = child, let childType {
      child = nil
      remove(old, key: childType, behind: nil)
    }
    childType = type
    outputsDidChange()
  }

  /// Shows a view by a node of its type that is about to go; false if there is none.
  ///
  /// Apart, since to name the node's type takes as long as to make it.
  @inline(never)
  private func bringBack<Content: View>(_ view: Content, _ inputs: ViewInputs) -> Bool {
    guard let back = revive(ObjectIdentifier(Content.self), as: _ViewNode<Content>.self) else {
      return false
    }
    child = back
    back.update(view, inputs)
    settle(back)
    return true
  }

  package override func addOutputs(to outputs: inout [LayoutBox]) {
    let start = outputs.count
    if isLosing {
      super.addOutputs(to: &outputs)
    } else {
      child?.collectOutputs(into: &outputs)
    }
    // What is about to go keeps the tag that it had.
    for box in outputs[start...] where !box.isLeaving { box.tag(as: tag, by: self) }
  }
}

extension AnyViewNode {
  /// Gives a view to the node, which is one of the view's type: to ask it takes time in code for any type.
  final func take<V: View>(_ view: V, _ inputs: ViewInputs) {
    unsafe unsafeDowncast(self, to: _ViewNode<V>.self).update(view, inputs)
  }
}

extension AnyViewNode {
  /// A new node of a view's type.
  static func new<V: View>(for view: V) -> AnyViewNode { V._makeNode() }
}
