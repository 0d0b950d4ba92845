public import ViewLayout

/// Content laid out by a `Layout`, as calling one with a builder makes it.
public struct _LayoutView<L: Layout, Content: View>: LayoutContainerView {
  package let layout: L
  package let content: Content

  package static var containerName: String { typeName(L.self) }

  /// A node with one container.
  @MainActor public static func _makeNode() -> _ViewNode<Self> { ContainerNode<Self>() }
}

extension Layout {
  /// Views laid out by this layout.
  @MainActor
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    _LayoutView(layout: self, content: content())
  }
}
