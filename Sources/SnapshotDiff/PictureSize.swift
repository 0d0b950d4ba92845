package import ImageCoding
package import VectorGraphics

/// The number of columns and rows of a picture.
package struct PictureSize: Sendable, Hashable {
  /// The number of columns.
  package var width: Int
  /// The number of rows.
  package var height: Int

  package init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// The size of a picture.
  package init(_ bitmap: Bitmap) { self.init(width: bitmap.width, height: bitmap.height) }

  /// The size of a picture.
  package init(_ bitmap: StraightBitmap) {
    self.init(width: bitmap.width, height: bitmap.height)
  }
}

extension PictureSize: CustomStringConvertible {
  /// The size as `640 x 480`.
  package var description: String { "\(width) x \(height)" }
}
