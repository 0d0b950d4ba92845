import VectorGraphics

/// A translucent background.
///
/// Content behind it is visible but not blurred, and text on it is painted as elsewhere: a tint
/// replaces the material. Its opacities are a choice, because Apple publishes no values.
public struct Material: ShapeStyle, Hashable {
  /// `Never`: the style resolves itself.
  public typealias Resolved = Never

  /// How opaque the material is on light and on dark ground.
  private let opacity: (light: Double, dark: Double)

  private init(_ light: Double, _ dark: Double) { opacity = (light: light, dark: dark) }

  /// Mostly translucent.
  public static let ultraThin = Material(0.5, 0.5)
  /// More translucent than opaque.
  public static let thin = Material(0.64, 0.62)
  /// Somewhat translucent.
  public static let regular = Material(0.76, 0.74)
  /// More opaque than translucent.
  public static let thick = Material(0.86, 0.84)
  /// Mostly opaque.
  public static let ultraThick = Material(0.94, 0.92)
  /// The material of bars.
  public static let bar = Material(0.82, 0.8)

  /// Returns the tint of the material.
  public func _recipe(in context: _StyleContext) -> _StyleRecipe {
    let tint =
      switch context.environment.colorScheme {
      case .light: Color(white: 0.98, opacity: opacity.light)
      case .dark: Color(white: 0.145, opacity: opacity.dark)
      }
    return tint._recipe(in: context)
  }

  /// Whether two materials are the same.
  public static func == (lhs: Material, rhs: Material) -> Bool { lhs.opacity == rhs.opacity }

  /// Feeds the material to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(opacity.light) }
}

extension ShapeStyle where Self == Material {
  /// Mostly translucent.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// More translucent than opaque.
  public static var thinMaterial: Material { .thin }
  /// Somewhat translucent.
  public static var regularMaterial: Material { .regular }
  /// More opaque than translucent.
  public static var thickMaterial: Material { .thick }
  /// Mostly opaque.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// The material of bars.
  public static var bar: Material { .bar }
}
