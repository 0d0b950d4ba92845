/// How an animated file is written.
package struct AnimationOptions: Sendable {
  /// Where the colours of a GIF come from.
  package enum Palette: String, Sendable, CaseIterable {
    /// One palette for all frames.
    case global
    /// One for each frame.
    case perFrame = "per-frame"
  }

  /// How the JSON file of a sprite sheet lists its frames.
  package enum Atlas: String, Sendable, CaseIterable {
    /// As an object, by name.
    case hash
    /// As an array, in order.
    case array
  }

  /// How often the animation plays; 0 for ever.
  package var plays = 0
  package var palette = Palette.global
  /// What stands under what is clear, where a format has no alpha or only one bit of it.
  package var matte = SIMD3<UInt8>(repeating: 255)
  /// WebP: 0...100, nil for no loss; video: the constant rate factor, the lowest best.
  package var quality: Int?
  package var atlas = Atlas.hash
  /// Sprite sheets: the frames in a row, and how far edges are repeated, in pixels.
  package var columns: Int?
  package var extrusion = 1

  package init() {}
}
