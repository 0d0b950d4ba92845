import ImageCoding
import IntegerConversion

/// Decides about pixels that are not equal.
protocol PixelMetric: Sendable {
  /// How many steps of the threshold's scale make 1.
  static var steps: Double { get }

  /// The distance of two pixels that count as different, in steps, rounded up and at least 1; 0 for
  /// pixels that count as the same.
  mutating func distance(x: Int, y: Int, _ expected: UInt32, _ actual: UInt32) -> Int
}

/// Counts a premultiplied channel's difference.
struct ChannelMetric: PixelMetric {
  static let steps = 1.0
  /// The largest difference that counts as none.
  let threshold: Int

  func distance(x: Int, y: Int, _ expected: UInt32, _ actual: UInt32) -> Int {
    let difference = channelDifference(expected, actual)
    return difference > threshold ? difference : 0
  }
}

/// Counts every difference.
struct ExactMetric: PixelMetric {
  static let steps = 1.0

  func distance(x: Int, y: Int, _ expected: UInt32, _ actual: UInt32) -> Int {
    // A clear pixel has no color that could be seen.
    guard (expected | actual) >> 24 > 0 else { return 0 }
    return max(channelDifference(expected, actual), 1)
  }
}

/// The largest difference of a premultiplied channel of two straight pixels, 0...255.
func channelDifference(_ first: UInt32, _ second: UInt32) -> Int {
  guard (first & second) >> 24 != 255 else {
    return largestDifference(first, second)
  }
  return largestDifference(
    StraightBitmap.premultiplied(first), StraightBitmap.premultiplied(second))
}

/// The largest difference of a byte of two words.
func largestDifference(_ first: UInt32, _ second: UInt32) -> Int {
  func difference(_ shift: UInt32) -> Int {
    abs(Int(first >> shift & 255) - Int(second >> shift & 255))
  }
  return max(max(difference(24), difference(16)), max(difference(8), difference(0)))
}
