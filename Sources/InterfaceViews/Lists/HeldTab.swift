import VectorGraphics
import ViewTree

/// A view that is made when its tab is chosen first, and stays; until then it only says which tab it is.
///
/// Source: SwiftUI makes the value of every tab, and runs the body of none that has not been chosen.
struct HeldTab<Content: View>: View {
  @Environment(\.holdsTabs) private var holdsTabs
  /// Whether the tab is chosen; nil as long as it has never been.
  @State private var isChosen: Bool?
  @State private var holder = TabHolder()
  private let content: Unchecked<Content>

  nonisolated init(_ content: Content) { self.content = Unchecked(content) }

  var body: some View {
    let holder = linked
    if holdsTabs, isChosen == nil, let traits = content.value.traitsOfOneView {
      Color.clear
        .modifier(_TraitWritingModifier<StandInTrait>(value: traits))
        .modifier(_TraitWritingModifier<TabTrait> { $0.holder = holder })
    } else {
      content.value
        .modifier(TabSurroundings(isInSight: isChosen ?? true, start: holder.start))
        // A tab that is not chosen has no say in how the bar looks.
        .transformPreference(TabBarRequestKey.self) { [isChosen] in
          if isChosen == false { $0 = TabBarRequest() }
        }
        .modifier(_TraitWritingModifier<TabTrait> { $0.holder = holder })
    }
  }

  /// The holder, by which the tab view says whether the tab is chosen.
  private var linked: TabHolder {
    holder.show = { isChosen in
      guard isChosen || self.isChosen != nil, self.isChosen != isChosen else { return }
      self.isChosen = isChosen
    }
    return holder
  }
}

/// What a tab view knows of a tab that it holds.
@MainActor
final class TabHolder {
  /// Tells the tab whether it is chosen.
  var show: ((Bool) -> Void)?
  /// The stack in the tab.
  let start = StackStart()

  nonisolated init() {}
}

/// Which tab is chosen: what holds it stays, while the view changes when the tab is chosen first.
@MainActor
struct TabChoice {
  private let holder: TabHolder?
  private let id: Subview.ID

  init(_ tab: Subview) { (holder, id) = (tab.containerValues.tab.holder, tab.id) }

  func isOf(_ tab: Subview) -> Bool {
    guard let holder else { return tab.id == id }
    return tab.containerValues.tab.holder === holder
  }
}

/// What the view of a tab finds around it.
private struct TabSurroundings: EnvironmentModifier, Equatable {
  let isInSight: Bool
  let start: StackStart

  func change(_ environment: inout EnvironmentValues) {
    environment.holdsTabs = false
    environment.isInSight = environment.isInSight && isInSight
    environment.stackStart = start
  }

  static func == (lhs: TabSurroundings, rhs: TabSurroundings) -> Bool {
    lhs.isInSight == rhs.isInSight && lhs.start === rhs.start
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
