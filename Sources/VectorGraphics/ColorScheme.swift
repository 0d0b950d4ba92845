/// Whether the surroundings are light or dark.
public enum ColorScheme: CaseIterable, Sendable, Hashable {
  /// Dark text on a light background.
  case light
  /// Light text on a dark background.
  case dark
}
