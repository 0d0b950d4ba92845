package import SnapshotDiff

/// The allowed differences between an image and its reference.
public struct SnapshotPrecision: Sendable, Hashable {
  package var tolerance: SnapshotTolerance

  init(_ tolerance: SnapshotTolerance) { self.tolerance = tolerance }

  private init(_ metric: PictureComparison.Metric) {
    tolerance = SnapshotTolerance(PictureComparison(metric: metric))
  }

  /// Not a bit of a pixel.
  public static let exact = SnapshotPrecision(.exact)
  /// No channel by more than 2/255; the default.
  public static let strict = SnapshotPrecision.strict(threshold: 2)
  /// Nothing that people see.
  public static let perceptual = SnapshotPrecision(.perceptual())

  /// No premultiplied channel by more than a threshold, 0...255.
  public static func strict(threshold: Int) -> SnapshotPrecision {
    SnapshotPrecision(.strict(threshold: threshold))
  }

  /// As pixelmatch 7.2 judges, with a threshold of 0...1; pixels that look anti-aliased are forgiven
  /// unless included.
  public static func yiq(
    threshold: Double = 0.1, includesAntialiasing: Bool = false, usesCheckerboard: Bool = true
  ) -> SnapshotPrecision {
    SnapshotPrecision(
      .yiq(
        .init(
          threshold: threshold, includesAntialiasing: includesAntialiasing,
          usesCheckerboard: usesCheckerboard)))
  }

  /// Web Platform Tests' way: the largest difference of a channel and the number of pixels in ranges.
  public static func fuzzy(
    maximumDifference: ClosedRange<Int>, totalPixels: ClosedRange<Int>
  ) -> SnapshotPrecision {
    SnapshotPrecision(
      .fuzzy(.init(maximumDifference: maximumDifference, totalPixels: totalPixels)))
  }

  /// Returns a copy that allows a number of different pixels.
  public func allowing(pixels: Int) -> SnapshotPrecision {
    var copy = self
    copy.tolerance.comparison.maximumDifferentPixels = pixels
    return copy
  }

  /// Returns a copy that allows a share of different pixels, 0...1.
  public func allowing(share: Double) -> SnapshotPrecision {
    var copy = self
    copy.tolerance.comparison.maximumDifferentShare = share
    return copy
  }

  /// Returns a copy that allows a number of different pixels in any square of `size` by `size` pixels.
  public func allowing(pixels: Int, inAnyWindowOf size: Int) -> SnapshotPrecision {
    var copy = self
    copy.tolerance.comparison.density = .init(size: size, maximum: pixels)
    return copy
  }

  /// Returns a copy that allows a number of different pixels while the drawing is the same.
  public func allowing(drift: Int) -> SnapshotPrecision {
    var copy = self
    copy.tolerance.allowedDrift = drift
    return copy
  }
}
