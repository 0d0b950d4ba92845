package import VectorGraphics

/// Numbers of pixels of an animation that are not opaque.
package struct TransparencyCount: Sendable, Equatable {
  /// The number of all pixels.
  package private(set) var pixels = 0
  /// Pixels with an opacity of zero.
  package private(set) var clear = 0
  /// Pixels that are neither opaque nor clear, like all pixels around them: antialiased edges are not counted.
  package private(set) var translucent = 0

  package init() {}

  /// Counts the pixels of a frame.
  package init(_ picture: Bitmap) {
    pixels = picture.pixels.count
    for (index, pixel) in picture.pixels.enumerated() where pixel >> 24 != 255 {
      if pixel >> 24 == 0 {
        clear += 1
      } else if Self.isInside(index, picture) {
        translucent += 1
      }
    }
  }

  /// Returns whether a pixel and the pixels around it are translucent.
  private static func isInside(_ index: Int, _ picture: Bitmap) -> Bool {
    let (x, y) = (index % picture.width, index / picture.width)
    let columns = max(x - 1, 0)...min(x + 1, picture.width - 1)
    return (max(y - 1, 0)...min(y + 1, picture.height - 1)).allSatisfy { row in
      columns.allSatisfy { 1..<255 ~= picture[$0, row] >> 24 }
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
