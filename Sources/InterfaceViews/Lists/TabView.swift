import Foundation
import VectorGeometry
import VectorGraphics
import ViewLayout
public import ViewTree

/// Views of which one shows, with a bar to choose among them.
public struct TabView<SelectionValue: Hashable, Content: View>: View {
  @Environment(\.tabLook) private var look
  /// The tab that was chosen last, where nobody else keeps that.
  @State private var choice: TabChoice?
  /// What the views inside want of the bar.
  @State private var request = TabBarRequest()
  private let selection: Binding<SelectionValue>?
  private let content: Content

  /// Views with tags, one of which is chosen.
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }

  init(selection: Binding<SelectionValue>?, views: Content) {
    self.selection = selection
    content = views
  }

  /// The chosen view, and the bar or the dots.
  public var body: some View {
    Group(subviews: content.environment(\.holdsTabs, !look.isPaged)) { tabs in
      let chosen = position(in: tabs)
      let tab = tabs.indices.contains(chosen) ? tabs[chosen] : nil
      Group {
        switch look {
        case .bar:
          TabBarBody(look: request.look, tabs: tabs, chosen: chosen) { choose(tabs[$0], in: tabs) }
        case .pages(let hasDots):
          PagesBody(tabs: tabs, chosen: chosen, hasDots: hasDots) { choose(tabs[$0], in: tabs) }
        }
      }
      .onChange(of: tab?.id, initial: true) {
        for other in tabs { other.containerValues.tab.holder?.show?(other.id == tab?.id) }
      }
    }
    .onPreferenceChange(TabBarRequestKey.self) { request = $0 }
    .transformPreference(TabBarRequestKey.self) { $0 = TabBarRequest() }
  }

  /// Chooses a tab; the one that is chosen goes back to its start.
  private func choose(_ tab: Subview, in tabs: SubviewsCollection) {
    let chosen = position(in: tabs)
    if tabs.indices.contains(chosen), tabs[chosen].id == tab.id {
      tab.containerValues.tab.holder?.start.goBack()
    }
    guard let selection else {
      choice = TabChoice(tab)
      return
    }
    if let value = tab.selectionValue(of: SelectionValue.self), value != selection.wrappedValue {
      selection.wrappedValue = value
    }
  }

  /// Where the chosen tab stands; the first one without a choice.
  private func position(in tabs: SubviewsCollection) -> Int {
    guard let selection else { return tabs.firstIndex { choice?.isOf($0) ?? false } ?? 0 }
    let value = selection.wrappedValue
    return tabs.firstIndex { $0.selectionValue(of: SelectionValue.self) == value } ?? 0
  }
}

extension TabView where SelectionValue == Int {
  /// Views of which the first shows.
  public init(@ViewBuilder content: () -> Content) {
    selection = nil
    self.content = content()
  }
}

/// What a view tells the tab view around it.
struct TabSettings {
  var item: AnyView?
  var badge: Text?
  /// Whether a row has shown the badge.
  var badgeUse: BadgeUse?
  /// How much the badge stands out; nil for as around.
  var badgeProminence: BadgeProminence?
  var isDisabled = false
  /// What the tab is called in tests, and by voices.
  var identifier: String?
  var spokenLabel: Text?
  /// What holds the tab's view until it is chosen, and tells it whether it is in sight.
  var holder: TabHolder?
}

private enum TabSettingsKey: ContainerValueKey {
  static var defaultValue: TabSettings { TabSettings() }
}

extension ContainerValues {
  var tab: TabSettings {
    get { self[TabSettingsKey.self] }
    set { self[TabSettingsKey.self] = newValue }
  }
}

/// The appearance of tab views.
///
/// Only the library's own styles exist.
public protocol TabViewStyle {
  /// The built-in appearance of the style.
  var _look: _TabLook { get }
}

/// The looks of tab views.
public enum _TabLook: Sendable {
  /// A bar at the bottom.
  case bar
  /// Pages, with or without dots.
  case pages(hasDots: Bool)

  var isPaged: Bool { if case .pages = self { true } else { false } }
}

/// A bar at the bottom.
public struct DefaultTabViewStyle: TabViewStyle, Sendable {
  /// The style of the surroundings.
  public init() {}
  /// The appearance of a tab bar.
  public var _look: _TabLook { .bar }
}

/// Pages with dots.
public struct PageTabViewStyle: TabViewStyle, Sendable {
  /// The condition for showing the page dots.
  public struct IndexDisplayMode: Sendable {
    let hasDots: Bool
    /// Shows the dots for several pages.
    public static let automatic = IndexDisplayMode(hasDots: true)
    /// Always shows the dots.
    public static let always = IndexDisplayMode(hasDots: true)
    /// Never shows the dots.
    public static let never = IndexDisplayMode(hasDots: false)
  }

  private let mode: IndexDisplayMode

  /// Creates the style of pages, with dots as configured.
  public init(indexDisplayMode: IndexDisplayMode = .automatic) { mode = indexDisplayMode }

  /// The appearance of pages.
  public var _look: _TabLook { .pages(hasDots: mode.hasDots) }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// The style of the surroundings.
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

/// A bar, or a sidebar on wide screens, of which a picture has none.
public struct SidebarAdaptableTabViewStyle: TabViewStyle, Sendable {
  /// Creates the tab bar style.
  public init() {}
  /// The appearance of a tab bar.
  public var _look: _TabLook { .bar }
}

/// A style with a tab bar only.
public struct TabBarOnlyTabViewStyle: TabViewStyle, Sendable {
  /// Creates the tab bar style.
  public init() {}
  /// The appearance of a tab bar.
  public var _look: _TabLook { .bar }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// A bar, or a sidebar on wide screens, of which a picture has none.
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { .init() }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  /// A tab bar without a sidebar.
  public static var tabBarOnly: TabBarOnlyTabViewStyle { .init() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// Pages with dots.
  public static var page: PageTabViewStyle { PageTabViewStyle() }

  /// Pages, with dots as configured.
  public static func page(
    indexDisplayMode: PageTabViewStyle.IndexDisplayMode
  ) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

/// The appearance of the page indicator.
///
/// Only the library's own style exists.
public protocol IndexViewStyle {
  /// Whether the dots have a rounded background.
  var _hasPlate: Bool { get }
}

/// Dots, one for each page.
public struct PageIndexViewStyle: IndexViewStyle, Sendable {
  /// The condition for a background behind the dots.
  public struct BackgroundDisplayMode: Sendable {
    let hasPlate: Bool
    /// As the platform has it: not at rest.
    public static let automatic = BackgroundDisplayMode(hasPlate: false)
    /// While somebody touches it.
    public static let interactive = BackgroundDisplayMode(hasPlate: false)
    /// Always shows the background.
    public static let always = BackgroundDisplayMode(hasPlate: true)
    /// Never shows the background.
    public static let never = BackgroundDisplayMode(hasPlate: false)
  }

  private let mode: BackgroundDisplayMode

  /// Creates dots with a background as configured.
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
    mode = backgroundDisplayMode
  }

  /// Whether the dots have a rounded background.
  public var _hasPlate: Bool { mode.hasPlate }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// Dots, one for each page.
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }

  /// Dots with a background as configured.
  public static func page(
    backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
  ) -> PageIndexViewStyle {
    PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
  }
}

private enum IndexPlateKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension View {
  /// Sets how the dots of the pages inside look.
  public nonisolated func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
    environment(\.indexPlate, style._hasPlate)
  }
}

extension EnvironmentValues {
  var indexPlate: Bool {
    get { self[IndexPlateKey.self] }
    set { self[IndexPlateKey.self] = newValue }
  }

  var tabLook: _TabLook {
    get { self[TabLookKey.self] }
    set { self[TabLookKey.self] = newValue }
  }
}

private enum TabLookKey: EnvironmentKey {
  static var defaultValue: _TabLook { .bar }
}

/// Changes what a view tells the tab view around it.
struct TabTrait: _ViewTraitKey {
  static func _write(_ value: (inout TabSettings) -> Void, to traits: inout _ViewTraits) {
    value(&traits.layout.containerValues.tab)
  }
}

extension View {
  /// Sets how the tab views inside look.
  public nonisolated func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    environment(\.tabLook, style._look)
  }

  /// Sets the view's item in a tab bar.
  public nonisolated func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    let item = Unchecked(label())
    return HeldTab(self).modifier(
      _TraitWritingModifier<TabTrait> {
        $0.item = AnyView(TabItem(item.value))
      })
  }

  /// Makes what stands for the view in the bar of a tab view pale.
  package nonisolated func tabDisabled(_ isDisabled: Bool) -> some View {
    modifier(_TraitWritingModifier<TabTrait> { $0.isDisabled = isDisabled })
  }

  /// Shows a number beside the view in a list, or on its tab; 0 shows nothing.
  public nonisolated func badge(_ count: Int) -> some View {
    badge(count == 0 ? nil : Text(verbatim: "\(count)"))
  }

  /// Shows a text beside the view in a list, or on its tab.
  public nonisolated func badge(_ label: Text?) -> some View {
    let use = label.map { BadgeUse($0) }
    return environment(\.badgeUse, use)
      .modifier(
        _TraitWritingModifier<TabTrait> { ($0.badge, $0.badgeUse) = (label, use) })
  }

  /// Shows a text beside the view in a list, or on its tab.
  public nonisolated func badge(_ key: LocalizedStringKey) -> some View { badge(Text(key)) }
}

extension _TraitWritingModifier where Trait == TabTrait {
  nonisolated init(_ change: @escaping (inout TabSettings) -> Void) { self.init(value: change) }
}
