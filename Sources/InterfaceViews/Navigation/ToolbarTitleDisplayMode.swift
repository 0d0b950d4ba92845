public import ViewTree

/// A title in the bar: how it is shown.
public struct ToolbarTitleDisplayMode: Sendable {
  let mode: NavigationBarItem.TitleDisplayMode
  /// As the platform has it.
  public static let automatic = ToolbarTitleDisplayMode(mode: .automatic)
  /// A large title.
  public static let large = ToolbarTitleDisplayMode(mode: .large)
  /// Large, in the row of the items; here below it.
  public static let inlineLarge = ToolbarTitleDisplayMode(mode: .large)
  /// Small, in the middle.
  public static let inline = ToolbarTitleDisplayMode(mode: .inline)
}

extension View {
  /// Sets how the title in the bar around is shown.
  public nonisolated func toolbarTitleDisplayMode(
    _ mode: ToolbarTitleDisplayMode
  ) -> some View {
    navigationBarTitleDisplayMode(mode.mode)
  }
}
