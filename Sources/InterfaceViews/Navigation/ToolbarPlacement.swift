/// The placement of a bar.
public struct ToolbarPlacement: Equatable, Sendable {
  private let name: String
  /// The platform's default placement.
  public static let automatic = ToolbarPlacement(name: "automatic")
  /// The bar at the bottom.
  public static let bottomBar = ToolbarPlacement(name: "bottomBar")
  /// The navigation bar.
  public static let navigationBar = ToolbarPlacement(name: "navigationBar")
  /// The tab bar.
  public static let tabBar = ToolbarPlacement(name: "tabBar")
  /// The toolbar of the window.
  public static let windowToolbar = ToolbarPlacement(name: "windowToolbar")
}
