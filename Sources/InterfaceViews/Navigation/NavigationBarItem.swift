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
