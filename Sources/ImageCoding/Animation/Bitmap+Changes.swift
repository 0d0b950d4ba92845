import Foundation
import IntegerConversion
package import VectorGraphics

extension Bitmap {
  /// The smallest rectangle around all pixels that differ from `other`; empty when none does.
  package func changes(since other: Bitmap) -> PixelRect {
    precondition(
      width == other.width && height == other.height, "all frames must have the same size")
    let rows = rows(differingFrom: other)
    guard let top = rows.first, let bottom = rows.last else {
      return PixelRect(x: 0, y: 0, width: 0, height: 0)
    }
    var (left, right) = (width, 0)
    for y in rows {
      let start = y * width
      var x = 0
      while x < left, pixels[start + x] == other.pixels[start + x] { x += 1 }
      left = min(left, x)
      x = width
      while x > right, pixels[start + x - 1] == other.pixels[start + x - 1] { x -= 1 }
      right = max(right, x)
    }
    return PixelRect(x: left, y: top, width: right - left, height: bottom - top + 1)
  }

  /// The rows that are not the same.
  private func rows(differingFrom other: Bitmap) -> [Int] {
    let count = width * MemoryLayout<UInt32>.size
    return unsafe pixels.withUnsafeBytes { mine in
      unsafe other.pixels.withUnsafeBytes { others in
        guard let mine = mine.baseAddress, let others = others.baseAddress else { return [] }
        return (0..<height).filter {
          unsafe memcmp(mine + $0 * count, others + $0 * count, count) != 0
        }
      }
    }
  }

  /// The smallest rectangle around all pixels with at least this alpha, 0...255; empty when there is none.
  package func bounds(alphaAtLeast alpha: UInt32) -> PixelRect {
    var bounds = PixelRect(x: 0, y: 0, width: 0, height: 0)
    for y in 0..<height {
      let line = pixels[row(y)]
      guard let first = line.firstIndex(where: { $0 >> 24 >= alpha }),
        let last = line.lastIndex(where: { $0 >> 24 >= alpha })
      else { continue }
      let span = PixelRect(x: first - y * width, y: y, width: last - first + 1, height: 1)
      bounds = bounds.union(span)
    }
    return bounds
  }

  private func row(_ y: Int) -> Range<Int> { y * width..<(y + 1) * width }

  /// The picture on an opaque ground.
  package func flattened(on ground: SIMD3<UInt8>) -> Bitmap {
    guard !isOpaque else { return self }
    return Bitmap(width: width, height: height, pixels: pixels.map { Self.flattened($0, ground) })
  }

  /// A premultiplied pixel on an opaque ground, rounded to nearest.
  static func flattened(_ pixel: UInt32, _ ground: SIMD3<UInt8>) -> UInt32 {
    let rest = 255 - pixel >> 24
    func mixed(_ shift: UInt32, _ under: UInt8) -> UInt32 {
      min((pixel >> shift & 255) + (UInt32(under) * rest + 127) / 255, 255) << shift
    }
    return 255 << 24 | mixed(16, ground.x) | mixed(8, ground.y) | mixed(0, ground.z)
  }
}
