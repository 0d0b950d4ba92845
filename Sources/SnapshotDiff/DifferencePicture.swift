package import ImageCoding
import IntegerConversion
package import VectorGraphics

/// Shows where two pictures differ.
package struct DifferencePicture: Sendable {
  /// What is shown.
  package enum Style: String, Sendable, Hashable, CaseIterable {
    /// The expected picture faded to gray, with differences from yellow (small) to red (large).
    case heat
    /// What differs in red, the rest clear.
    case mask
    /// The actual picture with what differs in magenta, and boxes around.
    case overlay
    /// The expected picture, the heat, and the actual picture beside each other.
    case side
  }

  /// What differs; pixels that were ignored are blue.
  package var difference: PictureDifference
  /// Which pixels were ignored besides those in rectangles.
  package var mask: StraightBitmap?

  /// The space between pictures beside each other, in pixels.
  package static let gap = 8
  private static let missing: UInt32 = 0xFFFF_00FF

  package init(_ difference: PictureDifference, mask: StraightBitmap? = nil) {
    self.difference = difference
    self.mask = mask
  }

  /// A picture of the differences; its rows are those of the taller picture.
  package func draw(
    _ expected: StraightBitmap, _ actual: StraightBitmap, style: Style = .side
  ) -> Bitmap {
    switch style {
    case .heat: heat(expected, actual)
    case .mask: markedOut(expected, actual)
    case .overlay: overlay(actual)
    case .side: Self.beside([expected.premultiplied, heat(expected, actual), actual.premultiplied])
    }
  }

  private var width: Int { max(difference.expectedSize.width, difference.actualSize.width) }
  private var height: Int { max(difference.expectedSize.height, difference.actualSize.height) }

  // MARK: Styles

  private func heat(_ expected: StraightBitmap, _ actual: StraightBitmap) -> Bitmap {
    let ignored = IgnoredPixels(
      difference.comparison.ignoring, mask: mask, width: width, height: height)
    var picture = Bitmap(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width {
        let pixel = expected.pixel(x, y)
        picture[x, y] = Self.faded(pixel ?? 0, isIgnored: ignored.contains(x: x, y: y))
      }
    }
    forEachDifferent { x, y in picture[x, y] = Self.warm(expected.pixel(x, y), actual.pixel(x, y)) }
    return picture
  }

  private func markedOut(_ expected: StraightBitmap, _ actual: StraightBitmap) -> Bitmap {
    var picture = Bitmap(width: width, height: height)
    forEachDifferent { x, y in picture[x, y] = 0xFFFF_0000 }
    return picture
  }

  private func overlay(_ actual: StraightBitmap) -> Bitmap {
    var picture = Bitmap(width: width, height: height)
    for y in 0..<min(height, actual.height) {
      for x in 0..<min(width, actual.width) {
        picture[x, y] = StraightBitmap.premultiplied(actual[x, y])
      }
    }
    forEachDifferent { x, y in picture[x, y] = Self.missing }
    for cluster in difference.clusters { outline(cluster.box, in: &picture) }
    return picture
  }

  private func forEachDifferent(_ body: (Int, Int) -> Void) {
    for run in difference.runs {
      for x in run.columns { body(x, Int(run.y)) }
    }
  }

  /// Draws a frame two pixels outside a box.
  private func outline(_ box: PixelRect, in picture: inout Bitmap) {
    let (left, right) = (max(box.x - 2, 0), min(box.x + box.width + 1, width - 1))
    let (top, bottom) = (max(box.y - 2, 0), min(box.y + box.height + 1, height - 1))
    for x in left...right {
      (picture[x, top], picture[x, bottom]) = (0xFFFF_0000, 0xFFFF_0000)
    }
    for y in top...bottom {
      (picture[left, y], picture[right, y]) = (0xFFFF_0000, 0xFFFF_0000)
    }
  }

  // MARK: Pixels

  /// Returns the color of a different pixel; `nil` is a pixel outside of a picture.
  private static func warm(_ expected: UInt32?, _ actual: UInt32?) -> UInt32 {
    guard let expected, let actual else { return missing }
    // Small differences must be seen as well: from yellow to red over the first quarter.
    let green = 0xE0 - min(channelDifference(expected, actual) * 4, 255) * 0xE0 / 255
    return 0xFFFF_0000 | UInt32(green) << 8
  }

  /// The straight pixel on white or, ignored, on pale blue, in gray and at a quarter of its strength.
  ///
  /// Source: ITU-R BT.601, luma of red, green and blue.
  private static func faded(_ straight: UInt32, isIgnored: Bool) -> UInt32 {
    let tint = isIgnored ? (0xB0, 0xC8, 0xFF) : (0xFF, 0xFF, 0xFF)
    let pixel = StraightBitmap.premultiplied(straight)
    let clear = 255 - Int(pixel >> 24)
    let (red, green, blue) = (
      Int(pixel >> 16 & 255) + clear, Int(pixel >> 8 & 255) + clear, Int(pixel & 255) + clear
    )
    let dark = 255 - (299 * red + 587 * green + 114 * blue) / 1000
    func channel(_ ground: Int) -> UInt32 { UInt32(ground * (255 - dark / 4) / 255) }
    return 0xFF00_0000 | channel(tint.0) << 16 | channel(tint.1) << 8 | channel(tint.2)
  }

  /// Pictures in a row, aligned at the top.
  package static func beside(_ pictures: [Bitmap]) -> Bitmap {
    let width = pictures.reduce(gap * (pictures.count - 1)) { $0 + $1.width }
    var row = Bitmap(width: width, height: pictures.map(\.height).max() ?? 0)
    var left = 0
    for picture in pictures {
      for y in 0..<picture.height {
        let start = y * width + left
        row.pixels.replaceSubrange(
          start..<start + picture.width,
          with: picture.pixels[y * picture.width..<(y + 1) * picture.width])
      }
      left += picture.width + gap
    }
    return row
  }
}

extension StraightBitmap {
  /// A pixel; nil beyond the edges.
  fileprivate func pixel(_ x: Int, _ y: Int) -> UInt32? {
    x < width && y < height ? self[x, y] : nil
  }
}
