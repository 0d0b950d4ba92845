/// Whether something is shown.
public enum Visibility: Hashable, CaseIterable, Sendable {
  /// As the platform has it.
  case automatic
  /// The element is visible.
  case visible
  /// The element is hidden.
  case hidden
}
