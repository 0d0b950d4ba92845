import Foundation
import IntegerConversion
import VectorGeometry

/// A linear map of straight-alpha colors, 0...1; results are clamped.
struct ColorMatrix {
  /// Four rows (red, green, blue, alpha) of five entries, the last one constant.
  let entries: [Double]

  /// Nil unless there are twenty finite entries.
  init?(_ entries: [Double]) {
    guard entries.count == 20, entries.allSatisfy(\.isFinite) else { return nil }
    self.entries = entries
  }

  /// Changes premultiplied pixels.
  func apply(to pixels: UnsafeMutableBufferPointer<UInt32>) {
    guard var last = pixels.first else { return }
    var mapped = apply(to: last)
    for index in pixels.indices {
      // Pictures are mostly flat: the last result is often the next.
      if pixels[index] != last {
        last = pixels[index]
        mapped = apply(to: last)
      }
      pixels[index] = mapped
    }
  }

  /// What becomes of a premultiplied pixel.
  func apply(to pixel: UInt32) -> UInt32 {
    let alpha = Double(pixel >> 24)
    func straight(_ shift: UInt32) -> Double {
      alpha > 0 ? min(Double(pixel >> shift & 255) / alpha, 1) : 0
    }
    let color = [straight(16), straight(8), straight(0), alpha / 255, 1]
    let result = (0..<4).map { row in
      let sum = (0..<5).reduce(0.0) { $0 + entries[row * 5 + $1] * color[$1] }
      return min(max(sum, 0), 1)
    }
    func byte(_ value: Double) -> UInt32 { UInt32(clamping: (value * result[3] * 255).rounded()) }
    return UInt32(clamping: (result[3] * 255).rounded()) << 24 | byte(result[0]) << 16 | byte(
      result[1]) << 8
      | byte(result[2])
  }
}
