/// Options for writing an animated file.
public struct AnimationOptions: Sendable {
  /// The source of a GIF's colors.
  public enum Palette: String, Sendable, CaseIterable {
    /// One palette for all frames.
    case global
    /// One for each frame.
    case perFrame = "per-frame"
  }

  /// The form of a sprite sheet's frame list in its JSON file.
  public enum Atlas: String, Sendable, CaseIterable {
    /// As an object, by name.
    case hash
    /// As an array, in order.
    case array
  }

  /// The number of repetitions, or 0 to repeat forever.
  public var plays = 0
  /// The source of a GIF's colors.
  public var palette = Palette.global
  /// The background color for transparent pixels, in formats with no alpha or one bit of it.
  public var matte = SIMD3<UInt8>(repeating: 255)
  /// WebP: 0...100, nil for no loss; video: the constant rate factor, the lowest best.
  public var quality: Int?
  /// The form of a sprite sheet's frame list.
  public var atlas = Atlas.hash
  /// Sprite sheets: the frames in a row; nil for about a square.
  public var columns: Int?
  /// Sprite sheets: how far the edges of frames are repeated, in pixels.
  public var extrusion = 1

  /// Creates the default options.
  public init() {}
}
