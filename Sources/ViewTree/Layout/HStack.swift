public import Foundation
public import ViewLayout

/// Views in a row, leading to trailing.
public struct HStack<Content: View>: LayoutContainerView {
  package let layout: HStackLayout
  package let content: Content

  /// Views in a row, leading to trailing.
  public nonisolated init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = HStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }

  /// A node with one container.
  @MainActor public static func _makeNode() -> _ViewNode<Self> { ContainerNode<Self>() }
}
