/// Resolves named colors.
package protocol ColorCatalog: AnyObject, Sendable {
  /// Returns the color with a name in an environment; `nil` if the name is unknown. The color is not a named color.
  func color(_ name: Color.Name, in context: ColorContext) -> Color?
  /// What there is to say of a name; nil if nothing is wrong with it.
  func problem(with name: Color.Name, in context: ColorContext) -> String?
  /// The accent of the program in these surroundings, which has no name itself; nil for the system's.
  func accent(in context: ColorContext) -> Color?
}

/// The environment that a color depends on.
package struct ColorContext: Sendable {
  /// Whether the surroundings are light or dark.
  package var colorScheme: ColorScheme
  /// The accent; nil for the system's, which is blue.
  package var accent: Color?
  /// Whether people want stronger contrasts.
  package var hasHighContrast: Bool
  /// The catalog that resolves named colors, if any.
  package var catalog: (any ColorCatalog)?

  package init(
    colorScheme: ColorScheme = .light, accent: Color? = nil, hasHighContrast: Bool = false,
    catalog: (any ColorCatalog)? = nil
  ) {
    self.colorScheme = colorScheme
    self.accent = accent
    self.hasHighContrast = hasHighContrast
    self.catalog = catalog
  }
}

extension Color {
  /// Returns the color as numbers; non-finite components become 0, and the opacity is clamped to 0...1.
  package func resolved(in context: ColorContext = ColorContext()) -> Resolved {
    let raw = unclamped(in: context)
    return Resolved(
      red: raw.red.isFinite ? raw.red : 0, green: raw.green.isFinite ? raw.green : 0,
      blue: raw.blue.isFinite ? raw.blue : 0,
      opacity: raw.opacity.isNaN ? 0 : min(max(raw.opacity, 0), 1))
  }

  private func unclamped(in context: ColorContext) -> Resolved {
    switch provider {
    case .constant(let resolved): resolved
    case .system(let system): system.resolved(for: context.colorScheme)
    case .accent: resolvedAccent(in: context)
    case .named(let name):
      context.catalog?.color(name, in: context)?.unclamped(in: context.withoutNames)
        ?? Resolved(red: 0, green: 0, blue: 0, opacity: 0)
    case .schemes(let light, let dark):
      (context.colorScheme == .light ? light : dark).unclamped(in: context)
    case .opacity(let base, let opacity):
      base.unclamped(in: context).multiplyingOpacity(by: opacity)
    case .level(let base, let level):
      base.unclamped(in: context).multiplyingOpacity(by: Color.hierarchicalOpacity(level: level))
    case .mix(let first, let second, let fraction, let space):
      first.resolved(in: context)
        .mixed(with: second.resolved(in: context), by: fraction, in: space.interpolation)
    }
  }

  /// An accent that asks for the accent gets the system's.
  private func resolvedAccent(in context: ColorContext) -> Resolved {
    var inner = context
    inner.accent = nil
    if let accent = context.accent { return accent.unclamped(in: inner) }
    guard let accent = context.catalog?.accent(in: context) else {
      return System.blue.resolved(for: context.colorScheme)
    }
    inner.catalog = nil
    return accent.unclamped(in: inner)
  }
}

extension ColorContext {
  /// The surroundings of a color that was found: it can't lead to another name.
  fileprivate var withoutNames: ColorContext {
    var copy = self
    copy.catalog = nil
    return copy
  }
}

extension Color {
  /// What a hierarchical level multiplies the opacity of a custom style by, 0 primary to 3
  /// quaternary.
  ///
  /// Source: OpenSwiftUI's audit of `HierarchicalShapeStyle` (conformance case
  /// `color.hierarchical.levels`).
  package static func hierarchicalOpacity(level: Int) -> Double {
    switch level {
    case ...0: 1
    case 1: 0.5
    case 2: 0.25
    default: 0.18
    }
  }

  /// The color at a hierarchical level, 0 primary to 3 quaternary.
  ///
  /// The default foreground has its own label colors; any other color becomes less opaque.
  package func hierarchical(level: Int) -> Color {
    guard level > 0 else { return self }
    guard provider == .system(.primary) else { return Color(provider: .level(self, level)) }
    switch level {
    case 1: return .secondary
    case 2: return .tertiaryLabel
    default: return .quaternaryLabel
    }
  }
}
