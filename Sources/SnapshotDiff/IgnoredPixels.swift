import ImageCoding
import VectorGraphics

/// The pixels that a comparison doesn't look at.
struct IgnoredPixels: Sendable {
  /// A flag for every pixel, row by row; empty when none is ignored.
  private let flags: [Bool]
  private let width: Int
  /// How many pixels are ignored.
  let count: Int

  /// The pixels in rectangles and where a mask isn't clear, on a canvas.
  init(_ rects: [PixelRect], mask: StraightBitmap?, width: Int, height: Int) {
    self.width = width
    let canvas = PixelRect(x: 0, y: 0, width: width, height: height)
    let inside = rects.map { $0.intersection(canvas) }.filter { !$0.isEmpty }
    guard !inside.isEmpty || mask != nil else {
      flags = []
      count = 0
      return
    }
    var flags = [Bool](repeating: false, count: width * height)
    for rect in inside {
      for y in rect.y..<rect.y + rect.height {
        for x in rect.x..<rect.x + rect.width { flags[y * width + x] = true }
      }
    }
    if let mask {
      for y in 0..<min(height, mask.height) {
        for x in 0..<min(width, mask.width) where mask[x, y] >> 24 > 0 {
          flags[y * width + x] = true
        }
      }
    }
    self.flags = flags
    count = flags.reduce(0) { $0 + ($1 ? 1 : 0) }
  }

  /// Whether a pixel isn't looked at.
  func contains(x: Int, y: Int) -> Bool { !flags.isEmpty && flags[y * width + x] }
}
