extension Color {
  /// A color of the system's palette, as of iOS 13 to 18.
  ///
  /// macOS differs in green, teal, cyan and gray, iOS 26 in most; one table is used everywhere.
  package enum System: String, Sendable, Hashable, CaseIterable {
    // Hues of the palette.
    case red
    case orange
    case yellow
    case green
    case mint
    case teal
    case cyan
    case blue
    case indigo
    case purple
    case pink
    case brown
    case gray
    case white
    case black
    case clear

    // Text.
    case primary
    case secondary
    case tertiaryLabel
    case quaternaryLabel
    case placeholderText
    case link

    // Lines.
    case separator
    case opaqueSeparator

    // Fills of controls.
    case systemFill
    case secondarySystemFill
    case tertiarySystemFill
    case quaternarySystemFill

    // Grounds.
    case systemBackground
    case secondarySystemBackground
    case tertiarySystemBackground
    case systemGroupedBackground
    case secondarySystemGroupedBackground
    case tertiarySystemGroupedBackground

    // Grays.
    case systemGray2
    case systemGray3
    case systemGray4
    case systemGray5
    case systemGray6

    /// Returns the color on a light or dark background.
    package func resolved(for colorScheme: ColorScheme) -> Resolved {
      let (light, dark) = shades
      switch colorScheme {
      case .light: return light.resolved
      case .dark: return dark.resolved
      }
    }

    /// The color on a light and on a dark background.
    ///
    /// Source: Apple, Human Interface Guidelines, Color, "Specifications" (edition of iOS 18);
    /// UIKit's `UIColor` for text, lines, fills and grounds.
    private var shades: (light: Shade, dark: Shade) {
      switch self {
      // Hues of the palette.
      case .red: (Shade(255, 59, 48), Shade(255, 69, 58))
      case .orange: (Shade(255, 149, 0), Shade(255, 159, 10))
      case .yellow: (Shade(255, 204, 0), Shade(255, 214, 10))
      case .green: (Shade(52, 199, 89), Shade(48, 209, 88))
      case .mint: (Shade(0, 199, 190), Shade(99, 230, 226))
      case .teal: (Shade(48, 176, 199), Shade(64, 200, 224))
      case .cyan: (Shade(50, 173, 230), Shade(100, 210, 255))
      case .blue: (Shade(0, 122, 255), Shade(10, 132, 255))
      case .indigo: (Shade(88, 86, 214), Shade(94, 92, 230))
      case .purple: (Shade(175, 82, 222), Shade(191, 90, 242))
      case .pink: (Shade(255, 45, 85), Shade(255, 55, 95))
      case .brown: (Shade(162, 132, 94), Shade(172, 142, 104))
      case .gray: (Shade(142, 142, 147), Shade(142, 142, 147))
      case .white: (Shade(255, 255, 255), Shade(255, 255, 255))
      case .black: (Shade(0, 0, 0), Shade(0, 0, 0))
      case .clear: (Shade(0, 0, 0, 0), Shade(0, 0, 0, 0))
      // Text.
      case .primary: (Shade(0, 0, 0), Shade(255, 255, 255))
      case .secondary: (Shade(60, 60, 67, 0.6), Shade(235, 235, 245, 0.6))
      case .tertiaryLabel: (Shade(60, 60, 67, 0.3), Shade(235, 235, 245, 0.3))
      case .quaternaryLabel: (Shade(60, 60, 67, 0.18), Shade(235, 235, 245, 0.16))
      case .placeholderText: (Shade(60, 60, 67, 0.3), Shade(235, 235, 245, 0.3))
      case .link: (Shade(0, 122, 255), Shade(9, 132, 255))
      // Lines.
      case .separator: (Shade(60, 60, 67, 0.29), Shade(84, 84, 88, 0.6))
      case .opaqueSeparator: (Shade(198, 198, 200), Shade(56, 56, 58))
      // Fills of controls.
      case .systemFill: (Shade(120, 120, 128, 0.2), Shade(120, 120, 128, 0.36))
      case .secondarySystemFill: (Shade(120, 120, 128, 0.16), Shade(120, 120, 128, 0.32))
      case .tertiarySystemFill: (Shade(118, 118, 128, 0.12), Shade(118, 118, 128, 0.24))
      case .quaternarySystemFill: (Shade(116, 116, 128, 0.08), Shade(118, 118, 128, 0.18))
      // Grounds.
      case .systemBackground: (Shade(255, 255, 255), Shade(0, 0, 0))
      case .secondarySystemBackground: (Shade(242, 242, 247), Shade(28, 28, 30))
      case .tertiarySystemBackground: (Shade(255, 255, 255), Shade(44, 44, 46))
      case .systemGroupedBackground: (Shade(242, 242, 247), Shade(0, 0, 0))
      case .secondarySystemGroupedBackground: (Shade(255, 255, 255), Shade(28, 28, 30))
      case .tertiarySystemGroupedBackground: (Shade(242, 242, 247), Shade(44, 44, 46))
      // Grays.
      case .systemGray2: (Shade(174, 174, 178), Shade(99, 99, 102))
      case .systemGray3: (Shade(199, 199, 204), Shade(72, 72, 74))
      case .systemGray4: (Shade(209, 209, 214), Shade(58, 58, 60))
      case .systemGray5: (Shade(229, 229, 234), Shade(44, 44, 46))
      case .systemGray6: (Shade(242, 242, 247), Shade(28, 28, 30))
      }
    }
  }
}

/// A color as the palette states it: bytes and an opacity.
private struct Shade {
  var resolved: Color.Resolved

  init(_ red: Float, _ green: Float, _ blue: Float, _ opacity: Float = 1) {
    resolved = Color.Resolved(
      red: red / 255, green: green / 255, blue: blue / 255, opacity: opacity)
  }
}
