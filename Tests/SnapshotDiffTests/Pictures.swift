import VectorGraphics

/// A picture of one colour.
func plain(_ width: Int, _ height: Int, _ pixel: UInt32 = 0xFFFF_FFFF) -> Bitmap {
  Bitmap(width: width, height: height, pixels: Array(repeating: pixel, count: width * height))
}

extension Bitmap {
  /// The picture with pixels changed.
  func with(_ pixel: UInt32, at places: (Int, Int)...) -> Bitmap {
    var copy = self
    for (x, y) in places { copy[x, y] = pixel }
    return copy
  }

  /// The picture with a rectangle of one colour.
  func with(_ pixel: UInt32, in rect: PixelRect) -> Bitmap {
    var copy = self
    for y in rect.y..<rect.y + rect.height {
      for x in rect.x..<rect.x + rect.width { copy[x, y] = pixel }
    }
    return copy
  }
}
