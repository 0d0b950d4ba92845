public import Foundation

/// A color that may depend on its environment: a constant, a system color, or derived from other
/// colors.
public struct Color: Sendable, Hashable {
  /// The source of a color's numbers.
  package indirect enum Provider: Sendable, Hashable {
    /// Fixed numbers.
    case constant(Resolved)
    /// A color of the system, light or dark.
    case system(System)
    /// The accent of the surroundings.
    case accent
    /// A color of a catalog, by its name; clear if the catalog does not have it.
    case named(Name)
    /// A color for the light scheme and one for the dark scheme.
    case schemes(light: Color, dark: Color)
    /// A color with its opacity multiplied.
    case opacity(Color, Double)
    /// A color at a hierarchical level, 0 primary to 3 quaternary.
    case level(Color, Int)
    /// A share 0...1 of the second color in the first.
    case mix(Color, Color, Double, Gradient.ColorSpace)
  }

  /// The name of a color in the catalogs of a bundle.
  package struct Name: Sendable, Hashable {
    package let name: String
    /// The folder of the bundle; nil for the program's.
    package let folder: String?

    package init(_ name: String, folder: String? = nil) {
      self.name = name
      self.folder = folder
    }
  }

  /// Where the numbers come from.
  package var provider: Provider

  /// A color of the given provider.
  package init(provider: Provider) { self.provider = provider }

  /// A space in which components are given.
  public enum RGBColorSpace: Sendable, Hashable {
    /// Gamma-encoded sRGB.
    case sRGB
    /// Linear-light sRGB.
    case sRGBLinear
    /// Gamma-encoded Display P3.
    case displayP3
  }

  /// Creates a constant color.
  public init(_ resolved: Resolved) { provider = .constant(resolved) }

  /// Creates a constant color from components in the given space, 0...1 inside its gamut.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    self.init(Resolved(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
  }

  /// Creates a color from the asset catalogs of a bundle, or of the program and the environment's registry; an
  /// unknown name is transparent, and reported.
  public init(_ name: String, bundle: Bundle? = nil) {
    provider = .named(Name(name, folder: bundle?.bundlePath))
  }

  /// The names of the catalog's colors that the color is made of.
  package var catalogueNames: [Name] {
    switch provider {
    case .constant, .system, .accent: []
    case .named(let name): [name]
    case .opacity(let base, _), .level(let base, _): base.catalogueNames
    case .schemes(let light, let dark): light.catalogueNames + dark.catalogueNames
    case .mix(let first, let second, _, _): first.catalogueNames + second.catalogueNames
    }
  }

  /// A constant gray, 0 black to 1 white.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// Creates a constant sRGB color from hue (in turns, any number), saturation and brightness 0...1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let hsb = HSB(hue: hue, saturation: saturation, brightness: brightness)
    self.init(Resolved(hsb, opacity: opacity))
  }

  /// Returns the color with its opacity multiplied by `opacity`.
  public func opacity(_ opacity: Double) -> Color { Color(provider: .opacity(self, opacity)) }

  /// Returns the color mixed with a share of another.
  ///
  /// - Parameters:
  ///   - rhs: The color to mix in.
  ///   - fraction: The share of `rhs`, clamped to 0...1.
  ///   - colorSpace: The color space of the interpolation.
  public func mix(
    with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual
  ) -> Color {
    Color(provider: .mix(self, rhs, fraction, colorSpace))
  }

  /// The standard gradient of the color, lighter at its start.
  public var gradient: AnyGradient { AnyGradient(self) }
}

extension Color: CustomStringConvertible {
  /// The system name, `#RRGGBBAA`, or the derivation of the color: `50% red`.
  public var description: String {
    switch provider {
    case .constant(let resolved): resolved.description
    case .system(let system): system.rawValue
    case .accent: "accentColor"
    case .named(let name): "named \(name.name)"
    case .schemes(let light, let dark): "light \(light) dark \(dark)"
    case .opacity(let base, let opacity): "\(percent(opacity))% \(base)"
    case .level(let base, let level): "\(level) \(base)"
    case .mix(let first, let second, let fraction, let space):
      "mix(\(first), \(second), \(percent(fraction))%, \(space))"
    }
  }

  private func percent(_ fraction: Double) -> String {
    let percent = (fraction * 100).rounded()
    return Int(exactly: percent).map(String.init) ?? "\(percent)"
  }
}
