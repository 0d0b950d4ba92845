/// The color space in which animated colors are interpolated, and the direction in which hues turn.
///
/// Source: W3C, CSS Color Module Level 4, section 12 "Color Interpolation"; `linear` is SwiftUI's.
public struct ColorInterpolation: Hashable, Sendable {
  /// The color spaces of the interpolation.
  public enum Space: String, CaseIterable, Sendable {
    /// Linear light, with opacity separate from the color, as SwiftUI animates.
    case linear
    /// Gamma-encoded sRGB, like the device colors of a gradient.
    case device
    /// OKLab: equal steps look about equal.
    case perceptual
    /// OKLab by lightness, chroma and hue: the hue turns, and colors stay saturated.
    case oklch
    /// Hue, saturation and lightness of sRGB.
    case hsl
    /// Hue, saturation and brightness of sRGB.
    case hsb
  }

  /// The way round from one hue to another, in the spaces that have hues.
  public enum Hue: String, CaseIterable, Sendable {
    /// By at most half a turn.
    case shorter
    /// By at least half a turn; from a hue to itself all the way round.
    case longer
    /// From red by yellow and green to blue.
    case increasing
    /// From red by magenta and blue to green.
    case decreasing
  }

  /// The color space of the interpolation.
  public var space: Space
  /// The way round.
  public var hue: Hue

  /// A way through a space.
  public init(_ space: Space = .linear, hue: Hue = .shorter) {
    self.space = space
    self.hue = hue
  }
}

extension ColorInterpolation.Hue {
  /// The angle from one hue to another, in degrees; hues count without their whole turns.
  package func turn(from first: Double, to second: Double) -> Double {
    func reduced(_ hue: Double) -> Double { hue - (hue / 360).rounded(.down) * 360 }
    let turn = reduced(second) - reduced(first)
    switch self {
    case .shorter: return turn > 180 ? turn - 360 : turn < -180 ? turn + 360 : turn
    case .longer:
      if turn > 0, turn < 180 { return turn - 360 }
      return turn > -180 && turn <= 0 ? turn + 360 : turn
    case .increasing: return turn < 0 ? turn + 360 : turn
    case .decreasing: return turn > 0 ? turn - 360 : turn
    }
  }
}

extension ColorInterpolation.Space {
  /// Which component is a hue, in degrees.
  package var hueIndex: Int? {
    switch self {
    case .linear, .device, .perceptual: nil
    case .oklch: 2
    case .hsl, .hsb: 0
    }
  }
}
