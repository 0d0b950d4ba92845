package import VectorGraphics

/// Numbers of pixels of an animation that are not opaque.
package struct TransparencyCount: Sendable, Equatable {
  /// The number of all pixels.
  package private(set) var pixels = 0
  /// Pixels with an opacity of zero.
  package private(set) var clear = 0
  /// Pixels that are neither opaque nor clear.
  package private(set) var translucent = 0

  package init() {}

  /// Counts the pixels of a frame.
  package init(_ picture: Bitmap) {
    pixels = picture.pixels.count
    for pixel in picture.pixels where pixel >> 24 != 255 {
      if pixel >> 24 == 0 { clear += 1 } else { translucent += 1 }
    }
  }

  /// Adds the numbers of other frames.
  package mutating func add(_ other: Self) {
    pixels += other.pixels
    clear += other.clear
    translucent += other.translucent
  }

  /// The translucent part of all pixels, 0...1.
  package var translucentShare: Double {
    pixels == 0 ? 0 : Double(translucent) / Double(pixels)
  }
}
