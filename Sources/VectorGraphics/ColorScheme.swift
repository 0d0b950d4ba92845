/// Whether the surroundings are light or dark.
public enum ColorScheme: CaseIterable, Sendable, Hashable {
  /// Dark text on light ground.
  case light
  /// Light text on dark ground.
  case dark
}
