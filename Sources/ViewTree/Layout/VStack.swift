public import Foundation
public import ViewLayout

/// Views in a column, top to bottom.
public struct VStack<Content: View>: LayoutContainerView {
  package let layout: VStackLayout
  package let content: Content

  /// Views in a column, top to bottom.
  public nonisolated init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = VStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }

  /// A node with one container.
  @MainActor public static func _makeNode() -> _ViewNode<Self> { ContainerNode<Self>() }
}
