/// Bars of navigation.
public struct NavigationBarItem: Sendable {
  /// How the title stands.
  public enum TitleDisplayMode: Sendable {
    /// As the platform has it.
    case automatic
    /// Small, in the middle.
    case inline
    /// Large.
    case large
  }
}

/// How navigation looks.
public protocol NavigationViewStyle {}
/// The platform's.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// The style.
  public init() {}
}

/// One view at a time.
public struct StackNavigationViewStyle: NavigationViewStyle {
  /// The style.
  public init() {}
}

/// Columns.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
  /// The style.
  public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// The platform's.
  public static var automatic: DefaultNavigationViewStyle { .init() }
}
extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// One view at a time.
  public static var stack: StackNavigationViewStyle { .init() }
}
extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// Columns.
  public static var columns: ColumnNavigationViewStyle { .init() }
}

/// Where a bar stands.
public struct ToolbarPlacement: Equatable, Sendable {
  private let name: String
  /// Where the platform has it.
  public static let automatic = ToolbarPlacement(name: "automatic")
  /// At the bottom.
  public static let bottomBar = ToolbarPlacement(name: "bottomBar")
  /// Navigation.
  public static let navigationBar = ToolbarPlacement(name: "navigationBar")
  /// Tabs.
  public static let tabBar = ToolbarPlacement(name: "tabBar")
  /// The window.
  public static let windowToolbar = ToolbarPlacement(name: "windowToolbar")
}
