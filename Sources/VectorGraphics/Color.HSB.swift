import IntegerConversion

extension Color {
  /// Hue, saturation and brightness of an sRGB color.
  package struct HSB: Sendable, Hashable {
    /// The hue in turns: 0 red, 1/3 green, 2/3 blue; any number, 1 is 0 again.
    package var hue: Double
    /// The saturation, 0 gray to 1 pure.
    package var saturation: Double
    /// The largest component, 0 black to 1.
    package var brightness: Double

    package init(hue: Double, saturation: Double, brightness: Double) {
      self.hue = hue
      self.saturation = saturation
      self.brightness = brightness
    }
  }
}

extension Color.Resolved {
  /// The sRGB color of a hue, saturation and brightness.
  ///
  /// Source: A. R. Smith, "Color Gamut Transform Pairs", SIGGRAPH 1978 (the hexcone model).
  package init(_ hsb: Color.HSB, opacity: Double = 1) {
    let turns = hsb.hue - hsb.hue.rounded(.down)
    let sixths = turns.isFinite ? turns * 6 : 0
    let sextant = min(sixths.rounded(.down), 5)
    let rest = sixths - sextant
    let top = hsb.brightness
    let low = top * (1 - hsb.saturation)
    let falling = top * (1 - hsb.saturation * rest)
    let rising = top * (1 - hsb.saturation * (1 - rest))
    let components =
      switch Int(clamping: sextant) {
      case 0: SIMD3(top, rising, low)
      case 1: SIMD3(falling, top, low)
      case 2: SIMD3(low, top, rising)
      case 3: SIMD3(low, falling, top)
      case 4: SIMD3(rising, low, top)
      default: SIMD3(top, low, falling)
      }
    self.init(encoded: components, opacity: opacity)
  }

  /// Hue (0 ..< 1; 0 for grays), saturation (0 for black) and brightness.
  ///
  /// Source: as for the way back.
  package var hsb: Color.HSB {
    let (top, low) = (encoded.max(), encoded.min())
    let chroma = top - low
    guard chroma > 0, top > 0 else { return Color.HSB(hue: 0, saturation: 0, brightness: top) }
    let sixths =
      if top == encoded.x {
        (encoded.y - encoded.z) / chroma
      } else if top == encoded.y {
        2 + (encoded.z - encoded.x) / chroma
      } else {
        4 + (encoded.x - encoded.y) / chroma
      }
    let hue = sixths / 6
    return Color.HSB(hue: hue < 0 ? hue + 1 : hue, saturation: chroma / top, brightness: top)
  }
}
