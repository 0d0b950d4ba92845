package import VectorGraphics

/// How two pictures are compared: pixel by pixel, on premultiplied values.
package struct PictureComparison: Sendable, Hashable {
  /// When two pixels count as different.
  package enum Metric: Sendable, Hashable {
    /// When they are not the same in every bit.
    case exact
    /// When one of the four premultiplied channels differs by more than the threshold, in steps of
    /// 255.
    ///
    /// At 2 it catches every real change but the smallest ones of colour, and forgives geometry
    /// that is off by a thousandth of a pixel.
    case strict(threshold: Int = 2)

    /// The largest difference of a channel between pixels that count as the same.
    package var threshold: Int {
      switch self {
      case .exact: 0
      case .strict(let threshold): threshold
      }
    }
  }

  /// When two pixels count as different.
  package var metric: Metric
  /// Pixels that are not looked at.
  package var ignoring: [PixelRect]
  /// How many pixels may differ in pictures that match.
  package var maximumDifferentPixels: Int

  /// A comparison; the default allows no pixel to differ by more than 2/255.
  package init(
    metric: Metric = .strict(), ignoring: [PixelRect] = [], maximumDifferentPixels: Int = 0
  ) {
    self.metric = metric
    self.ignoring = ignoring
    self.maximumDifferentPixels = maximumDifferentPixels
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
    let ignored = IgnoredPixels(
      ignoring, mask: mask, width: max(expected.width, actual.width),
      height: max(expected.height, actual.height))
    var scan = PictureScan(threshold: metric.threshold, ignored: ignored)
    scan.compare(expected, actual)
    return PictureDifference(
      comparison: self, expected: PictureSize(expected), actual: PictureSize(actual), scan: scan)
  }
}
