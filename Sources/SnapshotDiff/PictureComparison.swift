package import ImageCoding
import IntegerConversion
package import VectorGraphics

/// How two pictures are compared, and how much may differ.
package struct PictureComparison: Sendable, Hashable {
  /// A limit on how dense different pixels may lie.
  package struct DensityLimit: Sendable, Hashable {
    /// The side of a square, in pixels.
    package var size: Int
    /// How many pixels may differ in any such square.
    package var maximum: Int

    package init(size: Int, maximum: Int) {
      self.size = size
      self.maximum = maximum
    }
  }

  /// When two pixels count as different.
  package var metric: Metric
  /// Pixels that are not looked at.
  package var ignoring: [PixelRect]
  /// How many pixels may differ in pictures that match; without any limit none may.
  package var maximumDifferentPixels: Int?
  /// Which share of the pixels may differ, 0...1.
  package var maximumDifferentShare: Double?
  /// How dense they may lie.
  package var density: DensityLimit?

  /// A comparison; the default allows no pixel to differ by more than 2/255.
  package init(
    metric: Metric = .strict(), ignoring: [PixelRect] = [], maximumDifferentPixels: Int? = nil,
    maximumDifferentShare: Double? = nil, density: DensityLimit? = nil
  ) {
    self.metric = metric
    self.ignoring = ignoring
    self.maximumDifferentPixels = maximumDifferentPixels
    self.maximumDifferentShare = maximumDifferentShare
    self.density = density
  }

  /// Compares two pictures.
  ///
  /// Pictures of different sizes never match: they are laid on each other at their top left
  /// corners, and pixels that only one of them has count as different.
  ///
  /// - Parameter mask: A picture whose pixels that are not clear are not looked at either.
  package func compare(
    _ expected: Bitmap, _ actual: Bitmap, mask: Bitmap? = nil
  ) -> PictureDifference {
    compare(StraightBitmap(expected), StraightBitmap(actual), mask: mask.map(StraightBitmap.init))
  }

  /// Compares two pictures with straight alpha, as files hold it.
  package func compare(
    _ expected: StraightBitmap, _ actual: StraightBitmap, mask: StraightBitmap? = nil
  ) -> PictureDifference {
    let ignored = IgnoredPixels(
      ignoring, mask: mask, width: max(expected.width, actual.width),
      height: max(expected.height, actual.height))
    let scan = PictureScan(metric, expected, actual, ignored: ignored)
    var difference = PictureDifference(
      comparison: self, expected: PictureSize(expected), actual: PictureSize(actual), scan: scan,
      ignoredPixels: ignored.count)
    if !difference.isMatch, difference.isSameSize {
      difference.findPassingYIQ(expected, actual, ignored)
    }
    return difference
  }

  /// How many of `total` pixels may differ; nil when only their density counts.
  func allowedPixels(of total: Int) -> Int? {
    let limits = [
      maximumDifferentPixels,
      maximumDifferentShare.map { Int(clamping: (Double(total) * $0).rounded(.down)) },
    ]
    let smallest = limits.compactMap { $0 }.min()
    return smallest ?? (density == nil ? 0 : nil)
  }
}
