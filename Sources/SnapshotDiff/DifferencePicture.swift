package import VectorGraphics

/// Shows where two pictures differ.
package struct DifferencePicture: Sendable {
  /// What is shown.
  package enum Style: Sendable, Hashable, CaseIterable {
    /// The expected picture faded to grey, with what differs from yellow (a little) to red (much).
    case heat
    /// The expected picture, the heat, and the actual picture beside each other.
    case side
  }

  /// How the pictures are compared; ignored pixels are blue.
  package var comparison: PictureComparison

  /// The space between pictures beside each other, in pixels.
  package static let gap = 8

  package init(comparison: PictureComparison = PictureComparison()) {
    self.comparison = comparison
  }

  /// A picture of the differences; its rows are those of the taller picture.
  package func draw(
    _ expected: Bitmap, _ actual: Bitmap, mask: Bitmap? = nil, style: Style = .side
  ) -> Bitmap {
    let heat = heat(expected, actual, mask: mask)
    switch style {
    case .heat: return heat
    case .side: return Self.beside([expected, heat, actual])
    }
  }

  private func heat(_ expected: Bitmap, _ actual: Bitmap, mask: Bitmap?) -> Bitmap {
    let (width, height) = (max(expected.width, actual.width), max(expected.height, actual.height))
    let ignored = IgnoredPixels(comparison.ignoring, mask: mask, width: width, height: height)
    var picture = Bitmap(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width {
        picture[x, y] = pixel(
          expected.pixel(x, y), actual.pixel(x, y), ignored.contains(x: x, y: y))
      }
    }
    return picture
  }

  /// The pixel of the heat picture; nil stands for one that a picture doesn't have.
  private func pixel(_ expected: UInt32?, _ actual: UInt32?, _ isIgnored: Bool) -> UInt32 {
    guard !isIgnored else { return Self.faded(expected ?? 0, tint: (0xB0, 0xC8, 0xFF)) }
    guard let expected, let actual else { return 0xFFFF_00FF }
    let difference = largestDifference(expected, actual)
    guard difference > comparison.metric.threshold else {
      return Self.faded(expected, tint: (0xFF, 0xFF, 0xFF))
    }
    // Small differences must be seen as well: from yellow to red over the first quarter.
    let green = 0xE0 - min(difference * 4, 255) * 0xE0 / 255
    return 0xFFFF_0000 | UInt32(green) << 8
  }

  /// The pixel over a ground, in grey and at a quarter of its strength.
  ///
  /// Source: ITU-R BT.601, luma of red, green and blue.
  private static func faded(_ pixel: UInt32, tint: (Int, Int, Int)) -> UInt32 {
    let clear = 255 - Int(pixel >> 24)
    let (red, green, blue) = (
      Int(pixel >> 16 & 255) + clear, Int(pixel >> 8 & 255) + clear, Int(pixel & 255) + clear
    )
    let dark = 255 - (299 * red + 587 * green + 114 * blue) / 1000
    func channel(_ ground: Int) -> UInt32 { UInt32(ground * (255 - dark / 4) / 255) }
    return 0xFF00_0000 | channel(tint.0) << 16 | channel(tint.1) << 8 | channel(tint.2)
  }

  /// Pictures in a row, aligned at the top.
  private static func beside(_ pictures: [Bitmap]) -> Bitmap {
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

extension Bitmap {
  /// A pixel; nil beyond the edges.
  fileprivate func pixel(_ x: Int, _ y: Int) -> UInt32? {
    x < width && y < height ? self[x, y] : nil
  }
}
