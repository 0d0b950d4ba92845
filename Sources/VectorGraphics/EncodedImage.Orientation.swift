import Foundation
package import VectorGeometry

extension EncodedImage {
  /// On which side of the picture that is to be seen a file's first row and first column lie.
  ///
  /// The numbers are those of the tag in files, the names those of `CGImagePropertyOrientation`.
  /// Source: CIPA DC-008-2019 (Exif 2.32), 4.6.4 A, "Orientation".
  public enum Orientation: Int, Sendable, CaseIterable {
    /// The first row at the top, the first column at the left.
    case up = 1
    /// At the top, at the right.
    case upMirrored
    /// At the bottom, at the right.
    case down
    /// At the bottom, at the left.
    case downMirrored
    /// At the left, at the top.
    case leftMirrored
    /// At the right, at the top.
    case right
    /// At the right, at the bottom.
    case rightMirrored
    /// At the left, at the bottom.
    case left

    /// Whether rows become columns.
    package var swapsSides: Bool { rawValue > 4 }

    /// The orientation that turns a picture back.
    package var inverse: Orientation {
      switch self {
      case .right: .left
      case .left: .right
      case .up, .upMirrored, .down, .downMirrored, .leftMirrored, .rightMirrored: self
      }
    }

    /// Maps the pixels of a file, `columns` by `rows`, to where they are seen.
    package func transform(columns: Int, rows: Int) -> CGAffineTransform {
      let (right, bottom) = (CGFloat(columns), CGFloat(rows))
      return switch self {
      case .up: .identity
      case .upMirrored: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: right, ty: 0)
      case .down: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: right, ty: bottom)
      case .downMirrored: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: bottom)
      case .leftMirrored: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
      case .right: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: bottom, ty: 0)
      case .rightMirrored: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: bottom, ty: right)
      case .left: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: right)
      }
    }
  }
}

extension Bitmap {
  /// The picture as it is to be seen, of the rows of a file.
  package func turned(_ orientation: EncodedImage.Orientation) -> Bitmap {
    guard orientation != .up else { return self }
    let seen = orientation.swapsSides ? (height, width) : (width, height)
    let last = width * height - 1
    // The place of the pixel that is seen at the top left; the steps to those at its right and below.
    let (start, right, down) =
      switch orientation {
      case .up: (0, 1, width)
      case .upMirrored: (width - 1, -1, width)
      case .down: (last, -1, -width)
      case .downMirrored: (last - width + 1, 1, -width)
      case .leftMirrored: (0, width, 1)
      case .right: (last - width + 1, -width, 1)
      case .rightMirrored: (last, -width, -1)
      case .left: (width - 1, width, -1)
      }
    var turned: [UInt32] = []
    turned.reserveCapacity(pixels.count)
    for row in 0..<seen.1 {
      var place = start + row * down
      for _ in 0..<seen.0 {
        turned.append(pixels[place])
        place += right
      }
    }
    return Bitmap(width: seen.0, height: seen.1, pixels: turned)
  }
}
