/// Bars of navigation.
public struct NavigationBarItem: Sendable {
  /// The display mode of the title.
  public enum TitleDisplayMode: Sendable {
    /// As the platform has it.
    case automatic
    /// Small, in the middle.
    case inline
    /// A large title.
    case large
  }
}
