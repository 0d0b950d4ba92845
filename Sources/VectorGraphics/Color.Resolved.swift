/// A colour that depends on nothing or on its surroundings.
public struct Color: Sendable {
}

extension Color {
  /// A colour as numbers: gamma-encoded sRGB, 0...1 inside the gamut, straight alpha.
  public struct Resolved: Sendable, Hashable {
    /// The red component.
    public var red: Float
    /// The green component.
    public var green: Float
    /// The blue component.
    public var blue: Float
    /// The opacity, 0 clear to 1 opaque.
    public var opacity: Float

    /// A colour of gamma-encoded sRGB components.
    package init(red: Float, green: Float, blue: Float, opacity: Float = 1) {
      self.red = red
      self.green = green
      self.blue = blue
      self.opacity = opacity
    }

    /// No colour at all.
    package static let clear = Resolved(red: 0, green: 0, blue: 0, opacity: 0)
    /// Opaque black.
    package static let black = Resolved(red: 0, green: 0, blue: 0)
    /// Opaque white.
    package static let white = Resolved(red: 1, green: 1, blue: 1)

    /// The colour with its opacity multiplied by `factor`.
    package func multiplyingOpacity(by factor: Double) -> Resolved {
      var copy = self
      copy.opacity *= Float(factor)
      return copy
    }
  }
}
