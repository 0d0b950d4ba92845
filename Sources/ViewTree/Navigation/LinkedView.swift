/// What a link leads to, anew whenever the link makes it anew.
package struct LinkedView: PrimitiveView {
  let link: PageLink

  package nonisolated init(_ link: PageLink) { self.link = link }

  @MainActor package static func _makeNode() -> _ViewNode<Self> { LinkedNode() }
}

private final class LinkedNode: _ViewNode<LinkedView> {
  private var child: _ViewNode<AnyView>?

  override var onlyChild: AnyViewNode? { child }

  override func receive(_ view: LinkedView) {
    view.link.contentDidChange = { [weak self] in self?.invalidate() }
    show(view)
  }

  override func updateIfDirty() {
    guard isDirty, let view else { return }
    show(view)
  }

  private func show(_ view: LinkedView) {
    isDirty = false
    childNode(in: &child).update(view.link.content ?? AnyView(EmptyView()), inputs)
  }
}
