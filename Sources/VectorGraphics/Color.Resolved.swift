extension Color {
  /// A resolved color: gamma-encoded sRGB, 0...1 inside the gamut, straight alpha.
  ///
  /// Components outside 0...1 are colors outside sRGB's gamut; they are kept, and clamped only
  /// when they are converted to bytes.
  public struct Resolved: Sendable, Hashable {
    /// The red component.
    public var red: Float
    /// The green component.
    public var green: Float
    /// The blue component.
    public var blue: Float
    /// The opacity, 0 clear to 1 opaque.
    public var opacity: Float

    /// Creates a color from gamma-encoded sRGB components.
    public init(red: Float, green: Float, blue: Float, opacity: Float = 1) {
      self.red = red
      self.green = green
      self.blue = blue
      self.opacity = opacity
    }

    /// Creates a color from components in the given space.
    public init(
      colorSpace: Color.RGBColorSpace, red: Float, green: Float, blue: Float, opacity: Float = 1
    ) {
      self.init(
        colorSpace, red: Double(red), green: Double(green), blue: Double(blue),
        opacity: Double(opacity))
    }

    /// No color at all.
    package static let clear = Resolved(red: 0, green: 0, blue: 0, opacity: 0)
    /// Opaque black.
    package static let black = Resolved(red: 0, green: 0, blue: 0)
    /// Opaque white.
    package static let white = Resolved(red: 1, green: 1, blue: 1)

    /// The color with its opacity multiplied by `factor`.
    package func multiplyingOpacity(by factor: Double) -> Resolved {
      var copy = self
      copy.opacity *= Float(factor)
      return copy
    }

    /// The nearest color, component by component, inside the gamut of sRGB.
    package var clamped: Resolved {
      Resolved(
        red: min(max(red, 0), 1), green: min(max(green, 0), 1), blue: min(max(blue, 0), 1),
        opacity: min(max(opacity, 0), 1))
    }
  }
}

extension Color.Resolved: Codable {
  /// Writes red, green, blue and opacity as an array.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for component in [red, green, blue, opacity] { try container.encode(component) }
  }

  /// Reads an array of red, green, blue and opacity.
  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    self.init(
      red: try container.decode(Float.self), green: try container.decode(Float.self),
      blue: try container.decode(Float.self), opacity: try container.decode(Float.self))
  }
}
