import ImageCoding
import IntegerConversion

/// A picture on a gray ground, in a checked frame that no picture has.
struct OpaquePicture: Sendable {
  /// How many pixels wide the frame is.
  static let frame = 15
  let bitmap: StraightBitmap

  /// The red, green and blue of the ground.
  private let ground: UInt8

  init(_ bitmap: StraightBitmap, on ground: UInt8) {
    self.bitmap = bitmap
    self.ground = ground
  }

  /// The red, green and blue of a pixel, which may be one of the frame.
  func color(_ x: Int, _ y: Int) -> SIMD4<UInt8> {
    guard x >= 0, y >= 0, x < bitmap.width, y < bitmap.height else {
      return (x + y) & 1 == 0 ? SIMD4(255, 0, 255, 0) : SIMD4(0, 255, 0, 0)
    }
    let pixel = bitmap[x, y]
    let channels = SIMD4(
      UInt8(pixel & 255), UInt8(pixel >> 8 & 255), UInt8(pixel >> 16 & 255), 0)
    guard pixel >> 24 < 255 else { return channels }
    let alpha = Double(pixel >> 24) / 255
    func blended(_ channel: UInt8) -> UInt8 {
      UInt8(clamping: Double(ground) + (Double(channel) - Double(ground)) * alpha)
    }
    return SIMD4(blended(channels.x), blended(channels.y), blended(channels.z), 0)
  }

  /// Whether a pixel and its eight neighbors have one color.
  func isFlat(_ x: Int, _ y: Int) -> Bool {
    let center = color(x, y)
    for row in y - 1...y + 1 {
      for column in x - 1...x + 1 where color(column, row) != center { return false }
    }
    return true
  }
}
