package import Foundation
import IntegerConversion

/// A rectangle of whole pixels.
package struct PixelRect: Sendable, Hashable {
  /// The leftmost column.
  package var x: Int
  /// The topmost row.
  package var y: Int
  /// The number of columns.
  package var width: Int
  /// The number of rows.
  package var height: Int

  package init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The pixels that `rect`, in pixels, touches, as far as they are on a `width` by `height`
  /// canvas.
  ///
  /// Less than a millionth of a pixel doesn't count, so that noise of arithmetic adds no pixels.
  package init(touching rect: CGRect, width: Int, height: Int) {
    let columns = PixelRect.touched(from: rect.minX, to: rect.maxX, count: width)
    let rows = PixelRect.touched(from: rect.minY, to: rect.maxY, count: height)
    let isEmpty = rect.isNull || columns.isEmpty || rows.isEmpty
    self.init(
      x: isEmpty ? 0 : columns.lowerBound, y: isEmpty ? 0 : rows.lowerBound,
      width: isEmpty ? 0 : columns.count, height: isEmpty ? 0 : rows.count)
  }

  /// The numbers of the pixels, below `count`, between two places.
  private static func touched(from start: CGFloat, to end: CGFloat, count: Int) -> Range<Int> {
    let noise: CGFloat = 1e-6
    let first = Int(clamping: (start + noise).rounded(.down), to: 0...count)
    let last = Int(clamping: (end - noise).rounded(.up), to: 0...count)
    guard first < last else { return 0..<0 }
    return first..<last
  }

  /// Whether there is no pixel inside.
  package var isEmpty: Bool { width <= 0 || height <= 0 }

  /// The number of pixels.
  package var area: Int { width * height }

  /// Whether the pixel in column `x` of row `y` is inside.
  package func contains(x: Int, y: Int) -> Bool {
    x >= self.x && x < self.x + width && y >= self.y && y < self.y + height
  }

  /// The smallest rectangle around both; an empty one counts for nothing.
  package func union(_ other: PixelRect) -> PixelRect {
    guard !isEmpty else { return other }
    guard !other.isEmpty else { return self }
    let (left, top) = (min(x, other.x), min(y, other.y))
    return PixelRect(
      x: left, y: top, width: max(x + width, other.x + other.width) - left,
      height: max(y + height, other.y + other.height) - top)
  }

  /// The pixels in both.
  package func intersection(_ other: PixelRect) -> PixelRect {
    let (left, top) = (max(x, other.x), max(y, other.y))
    let right = min(x + width, other.x + other.width)
    let bottom = min(y + height, other.y + other.height)
    guard left < right, top < bottom else { return PixelRect(x: 0, y: 0, width: 0, height: 0) }
    return PixelRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
