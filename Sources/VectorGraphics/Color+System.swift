extension Color {
  /// Red as the system has it, light or dark.
  public static let red = Color(provider: .system(.red))
  /// Orange as the system has it, light or dark.
  public static let orange = Color(provider: .system(.orange))
  /// Yellow as the system has it, light or dark.
  public static let yellow = Color(provider: .system(.yellow))
  /// Green as the system has it, light or dark.
  public static let green = Color(provider: .system(.green))
  /// Mint as the system has it, light or dark.
  public static let mint = Color(provider: .system(.mint))
  /// Teal as the system has it, light or dark.
  public static let teal = Color(provider: .system(.teal))
  /// Cyan as the system has it, light or dark.
  public static let cyan = Color(provider: .system(.cyan))
  /// Blue as the system has it, light or dark.
  public static let blue = Color(provider: .system(.blue))
  /// Indigo as the system has it, light or dark.
  public static let indigo = Color(provider: .system(.indigo))
  /// Purple as the system has it, light or dark.
  public static let purple = Color(provider: .system(.purple))
  /// Pink as the system has it, light or dark.
  public static let pink = Color(provider: .system(.pink))
  /// Brown as the system has it, light or dark.
  public static let brown = Color(provider: .system(.brown))
  /// Gray as the system has it, light or dark.
  public static let gray = Color(provider: .system(.gray))
  /// Opaque white.
  public static let white = Color(provider: .system(.white))
  /// Opaque black.
  public static let black = Color(provider: .system(.black))
  /// A fully transparent color.
  public static let clear = Color(provider: .system(.clear))
  /// The color of primary content: black on light backgrounds, white on dark ones.
  public static let primary = Color(provider: .system(.primary))
  /// The color of secondary content.
  public static let secondary = Color(provider: .system(.secondary))
  // The name is SwiftUI's.
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  /// The accent of the surroundings; blue unless they say otherwise.
  public static let accentColor = Color(provider: .accent)
}

// Names of UIKit's colors, for views that draw themselves as the system's do.
extension Color {
  /// Tertiary text.
  package static let tertiaryLabel = Color(provider: .system(.tertiaryLabel))
  /// Quaternary text.
  package static let quaternaryLabel = Color(provider: .system(.quaternaryLabel))
  /// Placeholder text of empty fields.
  package static let placeholderText = Color(provider: .system(.placeholderText))
  /// Text that leads somewhere.
  package static let link = Color(provider: .system(.link))
  /// Thin lines that let what is under them through.
  package static let separator = Color(provider: .system(.separator))
  /// Thin opaque lines.
  package static let opaqueSeparator = Color(provider: .system(.opaqueSeparator))
  /// Fill of thin and small shapes.
  package static let systemFill = Color(provider: .system(.systemFill))
  /// Fill of medium shapes.
  package static let secondarySystemFill = Color(provider: .system(.secondarySystemFill))
  /// Fill of large shapes.
  package static let tertiarySystemFill = Color(provider: .system(.tertiarySystemFill))
  /// Fill of large areas with complex content.
  package static let quaternarySystemFill = Color(provider: .system(.quaternarySystemFill))
  /// The ground of the whole.
  package static let systemBackground = Color(provider: .system(.systemBackground))
  /// Ground on the ground.
  package static let secondarySystemBackground = Color(
    provider: .system(.secondarySystemBackground))
  /// Ground on the secondary ground.
  package static let tertiarySystemBackground = Color(
    provider: .system(.tertiarySystemBackground))
  /// The ground of grouped content.
  package static let systemGroupedBackground = Color(provider: .system(.systemGroupedBackground))
  /// The ground of a group.
  package static let secondarySystemGroupedBackground = Color(
    provider: .system(.secondarySystemGroupedBackground))
  /// Ground on the ground of a group.
  package static let tertiarySystemGroupedBackground = Color(
    provider: .system(.tertiarySystemGroupedBackground))
  /// The second gray.
  package static let systemGray2 = Color(provider: .system(.systemGray2))
  /// The third gray.
  package static let systemGray3 = Color(provider: .system(.systemGray3))
  /// The fourth gray.
  package static let systemGray4 = Color(provider: .system(.systemGray4))
  /// The fifth gray.
  package static let systemGray5 = Color(provider: .system(.systemGray5))
  /// The sixth gray, nearest to the ground.
  package static let systemGray6 = Color(provider: .system(.systemGray6))
}
