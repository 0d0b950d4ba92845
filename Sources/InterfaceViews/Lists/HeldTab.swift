import VectorGraphics
import ViewTree

/// A view that is made when its tab is chosen first, and stays; until then it only says which tab it is.
///
/// Source: SwiftUI makes the value of every tab, and runs the body of none that has not been chosen.
struct HeldTab<Content: View>: View {
  @Environment(\.holdsTabs) private var holdsTabs
  @State private var isAwake = false
  private let content: Unchecked<Content>

  nonisolated init(_ content: Content) { self.content = Unchecked(content) }

  var body: some View {
    if holdsTabs, !isAwake, let traits = content.value.traitsOfOneView {
      Color.clear
        .modifier(_TraitWritingModifier<StandInTrait>(value: traits))
        .modifier(_TraitWritingModifier<TabTrait> { $0.wake = { isAwake = true } })
    } else {
      content.value.environment(\.holdsTabs, false)
    }
  }
}

private enum HoldsTabsKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether tabs wait to be chosen.
  var holdsTabs: Bool {
    get { self[HoldsTabsKey.self] }
    set { self[HoldsTabsKey.self] = newValue }
  }
}
