import IntegerConversion
package import VectorGraphics

/// The number of pixels of each color in pictures, from which a palette is made.
///
/// Up to 65,536 colors are counted separately. Above that, colors with the same upper five bits of each channel count
/// as one, their mean.
package struct ColorHistogram: Sendable {
  /// The number of a color's pixels, and the sums of their channels.
  struct Share: Sendable {
    var count = 0
    var sum = SIMD3<Int>(repeating: 0)
  }

  static let exactLimit = 1 << 16

  private(set) var shares: [UInt32: Share] = [:]
  private var isCoarse = false
  /// Whether a pixel has an opacity of zero.
  package private(set) var hasClear = false

  package init() {}

  /// Counts the pixels of a picture, blended with the matte.
  ///
  /// Pixels with an opacity of zero have no color.
  package mutating func add(_ picture: Bitmap, matte: SIMD3<UInt8>) {
    // Neighbors are mostly equal: each run of one color is looked up once.
    var start = 0
    let pixels = picture.pixels
    while start < pixels.count {
      var end = start + 1
      while end < pixels.count, pixels[end] == pixels[start] { end += 1 }
      add(pixels[start], end - start, matte)
      start = end
    }
  }

  /// Counts what another histogram has counted.
  package mutating func add(_ other: ColorHistogram) {
    hasClear = hasClear || other.hasClear
    if other.isCoarse { coarsen() }
    for (color, share) in other.shares { add(color, share) }
  }

  private mutating func add(_ pixel: UInt32, _ count: Int, _ matte: SIMD3<UInt8>) {
    guard pixel >> 24 > 0 else {
      hasClear = true
      return
    }
    let color = Bitmap.flattened(pixel, matte) & 0xff_ffff
    add(color, Share(count: count, sum: Self.channels(color) &* count))
  }

  private mutating func add(_ color: UInt32, _ share: Share) {
    let key = isCoarse ? color & 0xf8_f8f8 : color
    shares[key, default: Share()].count += share.count
    shares[key, default: Share()].sum &+= share.sum
    if !isCoarse, shares.count > Self.exactLimit { coarsen() }
  }

  private mutating func coarsen() {
    guard !isCoarse else { return }
    isCoarse = true
    let fine = shares
    shares = [:]
    for (color, share) in fine { add(color, share) }
  }

  private static func channels(_ color: UInt32) -> SIMD3<Int> {
    SIMD3(Int(color >> 16 & 255), Int(color >> 8 & 255), Int(color & 255))
  }
}
