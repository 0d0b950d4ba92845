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
