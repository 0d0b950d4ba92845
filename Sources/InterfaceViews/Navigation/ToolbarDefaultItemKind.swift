public import ViewTree

/// A default item of a toolbar.
public struct ToolbarDefaultItemKind: Sendable {
  /// The button that hides a sidebar.
  public static let sidebarToggle = ToolbarDefaultItemKind()
  /// The navigation title.
  public static let title = ToolbarDefaultItemKind()
  /// The field for searches.
  public static let search = ToolbarDefaultItemKind()
}

extension View {
  /// Takes an item of the toolbar away that pictures do not have.
  public nonisolated func toolbar(
    removing defaultItemKind: ToolbarDefaultItemKind?
  ) -> some View { self }
}
