public import Foundation
import VectorGeometry
public import ViewLayout

/// Views in a column with the offered width, each at its ideal height.
public struct LazyVStack<Content: View>: LayoutContainerView {
  package let layout: LazyStackLayout
  package let content: Content
  package let pinnedViews: PinnedScrollableViews

  /// Views in a column, top to bottom.
  public nonisolated init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    layout = LazyStackLayout(
      axis: .vertical, alignment: Alignment(horizontal: alignment, vertical: .top),
      spacing: spacing)
    self.content = content()
    self.pinnedViews = pinnedViews
  }

  /// A node with one container.
  @MainActor public static func _makeNode() -> _ViewNode<Self> { ContainerNode<Self>() }
}

/// Views in a row with the offered height, each at its ideal width.
public struct LazyHStack<Content: View>: LayoutContainerView {
  package let layout: LazyStackLayout
  package let content: Content
  package let pinnedViews: PinnedScrollableViews

  /// Views in a row, from the leading edge.
  public nonisolated init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    layout = LazyStackLayout(
      axis: .horizontal, alignment: Alignment(horizontal: .leading, vertical: alignment),
      spacing: spacing)
    self.content = content()
    self.pinnedViews = pinnedViews
  }

  /// A node with one container.
  @MainActor public static func _makeNode() -> _ViewNode<Self> { ContainerNode<Self>() }
}
