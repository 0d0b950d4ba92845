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
  private var tag: DocumentNodeTag?
  private var tags = OutputWrappers<TaggedBox>()

  override func passesOn(_ child: AnyViewNode) -> Bool { true }
  override var presentChildren: [AnyViewNode] { child.map { [$0] } ?? [] }

  var documentID: String? { tag?.id }

  override func receive(_ view: AnyView) {
    if (tag == nil) != (view.tag == nil) { outputsDidChange() }
    tag = view.tag
    noteLife(.initialized, of: tag)
    let isNew = child == nil
    open(view.view)
    didShow()
    updateTags()
    if isNew { noteLife(.appear, of: tag) }
  }

  override func willUnmount() { noteLife(.disappear, of: tag) }

  override func addPresentOutputs(to outputs: inout [LayoutBox]) {
    child?.collectOutputs(into: &outputs)
  }

  override func addOutputs(to outputs: inout [LayoutBox]) {
    let start = outputs.count
    super.addOutputs(to: &outputs)
    let tag = tag
    guard tag != nil || !tags.isEmpty, let session = inputs.graph?.session else { return }
    tags.wrap(&outputs, from: start) { node, known in
      // What is about to go keeps the tag that it had.
      guard !node.isLeaving, let tag else { return node.isLeaving ? known : nil }
      if let known { return known }
      let wrapper = TaggedBox(around: node, owner: self, session: session)
      wrapper.tag = tag
      return wrapper
    }
  }

  /// Gives what is there the view's tag.
  private func updateTags() {
    guard !tags.isEmpty, let tag else { return }
    for wrapper in tags.all where !wrapper.content.isLeaving {
      wrapper.tag = tag
    }
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
