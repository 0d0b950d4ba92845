public import VectorGraphics
public import ViewTree

/// The tint of icons in lists.
public struct ListItemTint: Sendable {
  let color: Color?
  /// A fixed color.
  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
  /// A color, unless the system prefers its own.
  public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
  /// The color of the text.
  public static let monochrome = ListItemTint(color: .primary)
}

extension EnvironmentValues {
  var listItemTint: Color? {
    get { self[ListItemTintKey.self] }
    set { self[ListItemTintKey.self] = newValue }
  }
}

private enum ListItemTintKey: EnvironmentKey { static var defaultValue: Color? { nil } }

extension View {
  /// Sets the icon color of labels inside that are in lists.
  public nonisolated func listItemTint(_ tint: Color?) -> some View {
    environment(\.listItemTint, tint)
  }

  /// Sets the icon color of labels inside that are in lists.
  public nonisolated func listItemTint(_ tint: ListItemTint?) -> some View {
    environment(\.listItemTint, tint?.color)
  }
}
