import IntegerConversion
import VectorGraphics

/// Maps colors to those of a palette with a fixed pattern, which does not shimmer from frame to frame.
///
/// A color between two of the palette becomes a mix of both in a checkered pattern; a color that the palette has
/// stays as it is everywhere.
struct OrderedDither {
  /// The mix of one color.
  private struct Mix {
    var first: UInt8
    var second: UInt8
    /// How many of 64 pixels show the second.
    var share: UInt8
  }

  let palette: ColorPalette
  private var mixes: [UInt32: Mix] = [:]

  init(_ palette: ColorPalette) { self.palette = palette }

  /// The index for a color 0xRRGGBB at a place.
  mutating func index(of color: UInt32, x: Int, y: Int) -> UInt8 {
    let mix = mixes[color] ?? mix(for: color)
    return Self.pattern[(y & 7) * 8 + (x & 7)] < mix.share ? mix.second : mix.first
  }

  private mutating func mix(for color: UInt32) -> Mix {
    let lab = ColorPalette.lab(color)
    let labs = palette.labs
    var best = 0
    for index in labs.indices
    where Self.square(labs[index] - lab) < Self.square(labs[best] - lab) { best = index }
    let error = lab - labs[best]
    var mix = Mix(first: UInt8(best), second: UInt8(best), share: 0)
    var least = Self.square(error)
    for index in labs.indices where index != best && least > 0 {
      let step = labs[index] - labs[best]
      let length = Self.square(step)
      guard length > 0 else { continue }
      let part = min(max((error * step).sum() / length, 0), 0.5)
      // The eye sees coarse patterns: partners far apart pay for it.
      let cost = Self.square(error - step * part) + 0.1 * part * (1 - part) * length
      guard cost < least else { continue }
      least = cost
      mix.second = UInt8(index)
      mix.share = UInt8(clamping: (part * 64).rounded())
    }
    mixes[color] = mix
    return mix
  }

  private static func square(_ vector: SIMD3<Float>) -> Float { (vector * vector).sum() }

  /// The order in which the pixels of a square of 8 by 8 take the second color.
  ///
  /// Source: B. E. Bayer, "An optimum method for two-level rendition of continuous-tone pictures", 1973.
  static let pattern: [UInt8] = (0..<64).map { place in
    let (x, y) = (place & 7, place >> 3)
    return (0..<3).reduce(UInt8(0)) { value, bit in
      let (a, b) = (x >> bit & 1, y >> bit & 1)
      return value | UInt8((a ^ b) << 1 | b) << UInt8(2 * (2 - bit))
    }
  }
}
