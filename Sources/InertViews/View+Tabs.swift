// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public import InterfaceViews
public import ViewTree

// What people change in bars of tabs and sidebars, and how newer bars of tabs behave: a picture has the bar as it is
// written.

/// What people have changed in a bar of tabs: nothing.
public struct TabViewCustomization: Codable, Equatable, Sendable {
  /// Nothing changed.
  public init() {}
}

/// What people may change of a tab.
public struct TabCustomizationBehavior: Hashable, Sendable {
  private let name: String
  /// As the platform has it.
  public static let automatic = TabCustomizationBehavior(name: "automatic")
  /// It may be moved and taken away.
  public static let reorderable = TabCustomizationBehavior(name: "reorderable")
  public static let disabled = TabCustomizationBehavior(name: "disabled")
}

/// Where a tab stands.
public struct TabPlacement: Hashable, Sendable {
  private let name: String
  /// As the platform has it.
  public static let automatic = TabPlacement(name: "automatic")
  /// In the bar and not to be moved.
  public static let pinned = TabPlacement(name: "pinned")
  public static let sidebarOnly = TabPlacement(name: "sidebarOnly")
}

/// When a bar of tabs becomes small.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  private let name: String
  /// As the platform has it.
  public static let automatic = TabBarMinimizeBehavior(name: "automatic")
  /// When the view scrolls down.
  public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")
  /// When the view scrolls up.
  public static let onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")
  public static let never = TabBarMinimizeBehavior(name: "never")
}

extension View {
  /// What people have changed in a bar of tabs; without effect in a picture.
  public nonisolated func tabViewCustomization(
    _ customization: Binding<TabViewCustomization>?
  ) -> some View { self }

  /// When a bar of tabs becomes small; without effect in a picture.
  public nonisolated func tabBarMinimizeBehavior(
    _ behavior: TabBarMinimizeBehavior
  ) -> some View { self }
}

extension TabContent {
  /// What people may change of the tab; without effect in a picture.
  public func customizationBehavior(
    _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> { self }

  /// Whether the tab is there at first; without effect in a picture.
  public func defaultVisibility(
    _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> { self }

  /// Where the tab stands; in a picture it stands in the bar.
  public func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> { self }

  /// Buttons of a section in a sidebar; without effect in a picture.
  public func sectionActions<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some TabContent<TabValue> { self }

  /// Buttons behind a tab in a sidebar; without effect in a picture.
  public func swipeActions<Content: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> Content
  ) -> some TabContent<TabValue> { self }
}
