// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import ViewTree

/// What a color is asked for.
public struct UITraitCollection: Hashable, Sendable {
  /// Whether the surroundings are light or dark.
  public let userInterfaceStyle: UIUserInterfaceStyle

  /// Surroundings that are light or dark.
  public init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.userInterfaceStyle = userInterfaceStyle
  }

  /// Surroundings of which nobody has said anything: light.
  public static let current = UITraitCollection(userInterfaceStyle: .light)
}

/// Whether surroundings are light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified
  case light
  case dark

  /// The color scheme, or `nil` for that of the environment.
  var colorScheme: ColorScheme? {
    switch self {
    case .unspecified: nil
    case .light: .light
    case .dark: .dark
    }
  }
}
