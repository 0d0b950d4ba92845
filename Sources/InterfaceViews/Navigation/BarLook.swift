import VectorGraphics
import ViewTree

/// How views inside want a bar to look; nil for as the bar has it.
struct BarLook {
  var isHidden: Bool?
  var background: AnyShapeStyle?
  var backgroundVisibility: Visibility?
  var colorScheme: ColorScheme?

  /// Takes over what another look says.
  mutating func merge(_ next: BarLook) {
    isHidden = next.isHidden ?? isHidden
    background = next.background ?? background
    backgroundVisibility = next.backgroundVisibility ?? backgroundVisibility
    colorScheme = next.colorScheme ?? colorScheme
  }
}

/// Makes a bar light or dark, if that is wanted.
struct BarColorScheme: ViewModifier {
  let scheme: ColorScheme?

  func body(content: Content) -> some View {
    content.transformEnvironment(\.colorScheme) { $0 = scheme ?? $0 }
  }
}

/// The ground that is wanted of a bar, to the edge of the screen.
struct BarGround: View {
  let look: BarLook

  var body: some View {
    if let style = look.background, look.backgroundVisibility != .hidden {
      Rectangle().fill(style).ignoresSafeArea()
    }
  }
}

/// What views inside a tab view want of its bar.
struct TabBarRequest: Equatable {
  var look = BarLook()

  /// Whether both are known to want the same.
  static func == (lhs: TabBarRequest, rhs: TabBarRequest) -> Bool {
    let looks = Unchecked((lhs.look, rhs.look))
    return MainActor.assumeIsolated { PropertyLinker.isEqual(looks.value.0, looks.value.1) }
  }
}

/// Collects what views want of the bar with the tabs; the last one counts.
enum TabBarRequestKey: PreferenceKey {
  static var defaultValue: TabBarRequest { TabBarRequest() }

  static func reduce(value: inout TabBarRequest, nextValue: () -> TabBarRequest) {
    value.look.merge(nextValue().look)
  }
}

extension View {
  /// Tells the bars around that are meant how they should look.
  nonisolated func barLook(_ look: BarLook, of bars: [ToolbarPlacement]) -> some View {
    let isMeant = { bars.contains($0) }
    let isTop = bars.isEmpty || isMeant(.automatic) || isMeant(.navigationBar)
    let request = BarRequest(
      top: isTop ? look : BarLook(), bottom: isMeant(.bottomBar) ? look : BarLook())
    let tabs = Unchecked(isMeant(.tabBar) ? look : BarLook())
    return barRequest(request)
      .transformPreference(TabBarRequestKey.self) { $0.look.merge(tabs.value) }
  }
}
