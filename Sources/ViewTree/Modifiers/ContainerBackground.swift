import VectorGeometry
import VectorGraphics
public import ViewLayout

/// Which container a background is of.
public struct ContainerBackgroundPlacement: Sendable, Hashable {
  private let name: String
  /// A stack of navigation.
  public static let navigation = ContainerBackgroundPlacement(name: "navigation")
  /// A split view of navigation.
  public static let navigationSplitView = ContainerBackgroundPlacement(name: "navigationSplitView")
  /// A tab view.
  public static let tabView = ContainerBackgroundPlacement(name: "tabView")
  /// A widget.
  public static let widget = ContainerBackgroundPlacement(name: "widget")
  /// A window.
  public static let window = ContainerBackgroundPlacement(name: "window")
  /// The library's pictures: here behind the view as anywhere else.
  public static let subscriptionStore = ContainerBackgroundPlacement(name: "subscriptionStore")
}

extension View {
  /// Paints behind the view with a style, under the safe areas too; a container's own ground stays what it is.
  public nonisolated func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View {
    background(style)
  }

  /// Puts a view behind the view, under the safe areas too; a container's own ground stays what it is.
  public nonisolated func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View {
    background(alignment: alignment) { content().ignoresSafeArea() }
  }
}
