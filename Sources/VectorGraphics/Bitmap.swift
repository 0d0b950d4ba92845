/// A raster picture: 32-bit pixels 0xAARRGGBB, gamma-encoded sRGB, premultiplied alpha, rows from
/// the top without gaps.
public struct Bitmap: Sendable, Equatable {
  /// The number of columns.
  public let width: Int
  /// The number of rows.
  public let height: Int
  /// The pixels row by row, `width * height` of them: 0xAARRGGBB, premultiplied.
  public package(set) var pixels: [UInt32]

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

  /// The pixel in column `x` of row `y`: 0xAARRGGBB, premultiplied.
  ///
  /// Rows count from the top; the column and the row must be in the picture.
  public package(set) subscript(x: Int, y: Int) -> UInt32 {
    get {
      precondition(x >= 0 && x < width, "a bitmap of \(width) columns has no column \(x)")
      return pixels[y * width + x]
    }
    set { pixels[y * width + x] = newValue }
  }

  /// Whether every pixel is opaque.
  public var isOpaque: Bool { pixels.allSatisfy { $0 >> 24 == 255 } }
}
