public import VectorGraphics

extension ShapeShifterModel {
  /// A color as hue, saturation, brightness and opacity.
  public struct HSL: Codable, Hashable, Sendable {
    /// The hue in turns; any number, 1 is 0 again.
    public var hue: Double
    /// The saturation, 0 gray to 1 pure.
    public var saturation: Double
    /// The brightness, 0 black to 1.
    public var brightness: Double
    /// The opacity, 0 clear to 1 opaque.
    public var opacity: Double

    /// Creates a color; the defaults are pure, bright and opaque red.
    public init(
      hue: Double = 0, saturation: Double = 1, brightness: Double = 1, opacity: Double = 1
    ) {
      self.hue = hue
      self.saturation = saturation
      self.brightness = brightness
      self.opacity = opacity
    }

    /// The color for views.
    public var color: Color {
      Color(hue: hue, saturation: saturation, brightness: brightness, opacity: opacity)
    }
  }
}

/// A color as hue, saturation, brightness and opacity.
public typealias HSL = ShapeShifterModel.HSL
