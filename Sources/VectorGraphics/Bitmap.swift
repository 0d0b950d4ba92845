/// A raster picture: 32-bit pixels 0xAARRGGBB, gamma-encoded sRGB, premultiplied alpha, rows from
/// the top without gaps.
public struct Bitmap: Sendable, Equatable {
  /// The number of columns.
  public let width: Int
  /// The number of rows.
  public let height: Int
  /// The pixels row by row, `width * height` of them.
  package var pixels: [UInt32]

  /// A picture of clear pixels.
  package init(width: Int, height: Int) {
    self.init(width: width, height: height, pixels: Array(repeating: 0, count: width * height))
  }

  /// A picture of the given pixels.
  package init(width: Int, height: Int, pixels: [UInt32]) {
    precondition(pixels.count == width * height, "a bitmap needs width times height pixels")
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// The pixel in column `x` of row `y`.
  package subscript(x: Int, y: Int) -> UInt32 {
    get { pixels[y * width + x] }
    set { pixels[y * width + x] = newValue }
  }

  /// Whether every pixel is opaque.
  package var isOpaque: Bool { pixels.allSatisfy { $0 >> 24 == 255 } }
}
