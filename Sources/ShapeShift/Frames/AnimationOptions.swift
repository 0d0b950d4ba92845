package import VectorGraphics

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
  /// The red, green and blue that translucent pixels are blended with in GIF and in video without alpha.
  ///
  /// `nil` for the background of the frames, or white if they have none.
  public var matte: SIMD3<UInt8>?
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

  /// The matte for frames with a background.
  package func matte(over background: Color.Resolved?) -> SIMD3<UInt8> {
    let color = (background ?? .white).bytes
    return matte ?? SIMD3(color.x, color.y, color.z)
  }
}
