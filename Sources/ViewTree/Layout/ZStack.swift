public import ViewLayout

/// Views on top of each other, the first at the back.
public struct ZStack<Content: View>: LayoutContainerView {
  package let layout: ZStackLayout
  package let content: Content

  /// Views on top of each other, the first at the back.
  public nonisolated init(
    alignment: Alignment = .center, @ViewBuilder content: () -> Content
  ) {
    layout = ZStackLayout(alignment: alignment)
    self.content = content()
  }

  /// A node with one container.
  @MainActor public static func _makeNode() -> _ViewNode<Self> { ContainerNode<Self>() }
}
