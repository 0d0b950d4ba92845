import IntegerConversion
package import VectorGraphics

/// A raster picture as PNG files hold it: straight alpha, 8 bits a channel, rows from the top
/// without gaps.
///
/// Comparing works on this form: colors under little alpha are not rounded, and nothing is
/// converted after decoding.
package struct StraightBitmap: Sendable, Equatable {
  /// The number of columns.
  package let width: Int
  /// The number of rows.
  package let height: Int
  /// The pixels row by row: red + green << 8 + blue << 16 + alpha << 24.
  package var pixels: [UInt32]

  /// A picture of the given pixels.
  package init(width: Int, height: Int, pixels: [UInt32]) {
    precondition(pixels.count == width * height, "a bitmap requires width * height pixels")
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// The picture with straight alpha; clear pixels become 0.
  package init(_ bitmap: Bitmap) {
    self.init(
      width: bitmap.width, height: bitmap.height, pixels: bitmap.pixels.map(Self.straight))
  }

  /// The pixel in column `x` of row `y`.
  package subscript(x: Int, y: Int) -> UInt32 { pixels[y * width + x] }

  /// The picture with premultiplied alpha; exact for what came from a `Bitmap`.
  package var premultiplied: Bitmap {
    Bitmap(width: width, height: height, pixels: pixels.map(Self.premultiplied))
  }

  /// The part from the top left, `width` by `height` pixels of it.
  package func cropped(width: Int, height: Int) -> StraightBitmap {
    guard width != self.width || height != self.height else { return self }
    return StraightBitmap(
      width: width, height: height,
      pixels: (0..<height).flatMap { pixels[$0 * self.width..<$0 * self.width + width] })
  }

  /// The straight pixel of a premultiplied one, 0xAARRGGBB.
  private static func straight(_ pixel: UInt32) -> UInt32 {
    guard pixel >> 24 != 255 else { return swapped(pixel) }
    let straight = Bitmap.straight(pixel)
    return UInt32(straight.x) | UInt32(straight.y) << 8 | UInt32(straight.z) << 16
      | UInt32(straight.w) << 24
  }

  /// The premultiplied pixel, 0xAARRGGBB, of a straight one; each channel is rounded to nearest.
  package static func premultiplied(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    guard alpha != 255 else { return swapped(pixel) }
    func multiplied(_ channel: UInt32) -> UInt32 { (channel * alpha + 127) / 255 }
    return alpha << 24 | multiplied(pixel & 255) << 16 | multiplied(pixel >> 8 & 255) << 8
      | multiplied(pixel >> 16 & 255)
  }

  /// The pixel with its lowest and third byte in each other's place.
  private static func swapped(_ pixel: UInt32) -> UInt32 {
    pixel & 0xFF00_FF00 | pixel >> 16 & 255 | (pixel & 255) << 16
  }
}
