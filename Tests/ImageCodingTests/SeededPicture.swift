import TestSupport
import VectorGraphics

/// Kinds of pictures that take different ways through an encoder.
enum SeededPicture: CaseIterable, Sendable {
  /// Every pixel another colour.
  case noise
  /// Runs, and rows that repeat those above, shifted by a pixel at most.
  case flat
  /// A few colours, of which some are clear.
  case fewColors
  /// Slowly changing colours.
  case gradient
  /// Patterns of pairs that come back after some pixels.
  case pattern

  func make(width: Int, height: Int, isOpaque: Bool, seed: UInt64) -> Bitmap {
    var numbers = SeededGenerator(seed: seed)
    let colors = (0..<300).map { _ in Self.color(isOpaque: isOpaque, from: &numbers) }
    var bitmap = Bitmap(width: width, height: height)
    for y in 0..<height {
      let shift = Int.random(in: -1...1, using: &numbers)
      for x in 0..<width {
        bitmap.pixels[y * width + x] = pixel(x, y, shift, bitmap, colors, &numbers)
      }
    }
    return bitmap
  }

  private func pixel(
    _ x: Int, _ y: Int, _ shift: Int, _ bitmap: Bitmap, _ colors: [UInt32],
    _ numbers: inout SeededGenerator
  ) -> UInt32 {
    switch self {
    case .noise: return Self.color(isOpaque: colors[0] >> 24 == 255, from: &numbers)
    case .flat:
      let chance = Int.random(in: 0..<16, using: &numbers)
      if chance < 8, x > 0 { return bitmap[x - 1, y] }
      if chance < 15, y > 0, 0..<bitmap.width ~= x + shift { return bitmap[x + shift, y - 1] }
      return colors[Int.random(in: 0..<colors.count, using: &numbers)]
    case .fewColors:
      let isNew = Int.random(in: 0..<4, using: &numbers) == 0 || x == 0
      return isNew ? colors[Int.random(in: 0..<5, using: &numbers)] : bitmap[x - 1, y]
    case .gradient:
      let value = UInt32((x + 3 * y) / 4 % 256)
      return colors[0] >> 24 == 255
        ? 0xFF00_0000 | value << 16 | (255 - value) << 8 : value << 24 | value << 8
    case .pattern: return colors[(x * 7 + y * 3) / 2 % 11 + (y % 9 == 0 ? 200 : 0)]
    }
  }

  /// A valid premultiplied colour.
  private static func color(isOpaque: Bool, from numbers: inout SeededGenerator) -> UInt32 {
    let alpha = isOpaque ? 255 : UInt32.random(in: 0...255, using: &numbers)
    let parts = (0..<3).map { _ in UInt32.random(in: 0...alpha, using: &numbers) }
    return alpha << 24 | parts[0] << 16 | parts[1] << 8 | parts[2]
  }
}
