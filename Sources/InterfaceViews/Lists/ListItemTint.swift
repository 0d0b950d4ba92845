public import VectorGraphics
public import ViewTree

/// The tint of icons in lists.
public struct ListItemTint: Sendable {
  let color: Color?
  /// A colour.
  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
  /// A colour, unless the system prefers its own.
  public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
  /// That of the text.
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
  /// Sets the colour of the icons of the labels inside that stand in lists.
  public nonisolated func listItemTint(_ tint: Color?) -> some View {
    environment(\.listItemTint, tint)
  }

  /// Sets the colour of the icons of the labels inside that stand in lists.
  public nonisolated func listItemTint(_ tint: ListItemTint?) -> some View {
    environment(\.listItemTint, tint?.color)
  }
}
