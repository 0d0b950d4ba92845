/// Whether something is shown.
public enum Visibility: Hashable, CaseIterable, Sendable {
  /// As the platform has it.
  case automatic
  /// It is.
  case visible
  /// It is not.
  case hidden
}
