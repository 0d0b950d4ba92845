import VectorGeometry
import VectorGraphics
public import ViewLayout

/// The container of a background.
public struct ContainerBackgroundPlacement: Sendable, Hashable {
  private let name: String
  /// A stack of navigation.
  public static let navigation = ContainerBackgroundPlacement(name: "navigation")
  /// The background of a navigation split view.
  public static let navigationSplitView = ContainerBackgroundPlacement(name: "navigationSplitView")
  /// The background of a tab view.
  public static let tabView = ContainerBackgroundPlacement(name: "tabView")
  /// The background of a widget.
  public static let widget = ContainerBackgroundPlacement(name: "widget")
  /// The background of a window.
  public static let window = ContainerBackgroundPlacement(name: "window")
  /// The library's pictures: here behind the view as anywhere else.
  public static let subscriptionStore = ContainerBackgroundPlacement(name: "subscriptionStore")
}

private enum ContainerWithGroundKey: EnvironmentKey {
  static var defaultValue: ContainerBackgroundPlacement? { nil }
}

extension EnvironmentValues {
  /// The container around that paints its own ground, if there is one.
  package var containerWithGround: ContainerBackgroundPlacement? {
    get { self[ContainerWithGroundKey.self] }
    set { self[ContainerWithGroundKey.self] = newValue }
  }
}

/// The ground that what is in a container has given it: that of the first view that gives one.
package enum ContainerGroundKey: PreferenceKey {
  /// A ground.
  package struct Ground {
    /// What is painted.
    package let view: AnyView
    /// Where in the container it is.
    package let alignment: Alignment
  }

  package static var defaultValue: Ground? { nil }

  package static func reduce(value: inout Ground?, nextValue: () -> Ground?) {
    value = value ?? nextValue()
  }
}

/// Gives a container around its ground, or paints it where no such container is.
private nonisolated struct ContainerGround<Elsewhere: ViewModifier>: ViewModifier {
  let container: ContainerBackgroundPlacement
  let ground: ContainerGroundKey.Ground
  let elsewhere: Elsewhere
  @Environment(\.containerWithGround) private var around

  init(
    container: ContainerBackgroundPlacement, _ ground: some View, _ alignment: Alignment,
    elsewhere: Elsewhere
  ) {
    self.container = container
    self.ground = ContainerGroundKey.Ground(view: AnyView(ground), alignment: alignment)
    self.elsewhere = elsewhere
  }

  @MainActor func body(content: Content) -> some View {
    if around == container {
      content.preference(key: ContainerGroundKey.self, value: ground)
    } else {
      content.modifier(elsewhere)
    }
  }
}

extension View {
  /// Sets the background style of a widget.
  ///
  /// Other containers keep their own background, and the style is drawn behind the view, extending into the safe areas.
  public nonisolated func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View {
    modifier(
      ContainerGround(
        container: container, Rectangle().fill(style), .center,
        elsewhere: _BackgroundStyleModifier(style: style, ignoredSafeAreaEdges: .all)))
  }

  /// Sets a view as the background of a widget.
  ///
  /// Other containers keep their own background, and the view is drawn behind this one, extending into the safe areas.
  public nonisolated func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View {
    let ground = content().ignoresSafeArea()
    return modifier(
      ContainerGround(
        container: container, ground, alignment,
        elsewhere: _BackgroundModifier(background: ground, alignment: alignment)))
  }
}
