import ImageCoding
package import VectorGraphics

/// What differs between two pictures.
package struct PictureDifference: Sendable, Equatable {
  /// A place where the pictures differ.
  package struct Cluster: Sendable, Hashable {
    /// The rectangle around it.
    package let box: PixelRect
    /// How many pixels differ in it.
    package let pixels: Int
  }

  /// The limits that would have let pictures of one size pass, each with the others as they are.
  package struct PassingLimits: Sendable, Hashable {
    /// The smallest threshold at which no more pixels differ than are allowed; on the metric's scale.
    package let threshold: Double?
    /// The smallest allowance of pixels.
    package let maximumDifferentPixels: Int
    /// The smallest threshold for `strict`: the largest difference of a channel.
    package let strict: Int
    /// The smallest threshold for `yiq`, in thousandths; nil where it was not looked for.
    package let yiq: Double?
    /// The smallest limit of the density.
    package let density: Int?
  }

  /// The largest number of clusters that are listed.
  package static let maximumClusters = 64
  /// The largest number of different pixels for which the passing threshold of `yiq` is looked for.
  private static let searchedPixels = 1 << 18

  /// How the pictures were compared.
  package let comparison: PictureComparison
  /// The size of the expected picture.
  package let expectedSize: PictureSize
  /// The size of the actual picture.
  package let actualSize: PictureSize
  /// How many pixels count as different; those that only one of the pictures has included.
  package let differentPixels: Int
  /// How many pixels were looked at.
  package let totalPixels: Int
  /// How many pixels were ignored.
  package let ignoredPixels: Int
  /// The largest difference of a premultiplied channel, 0...255; of pixels in both pictures.
  package let maxChannelDifference: Int
  /// The mean over all pixels in both pictures of the largest difference of a channel, 0...255.
  package let meanDifference: Double
  /// The largest number of different pixels in a window of the size asked for; nil if none was.
  package let densestWindow: Int?
  /// The largest places, by their number of pixels, then from the top left; those whose boxes
  /// overlap are one.
  package let clusters: [Cluster]
  /// How many separate places there are, before overlapping ones are merged.
  package let clusterCount: Int
  /// The different pixels, row by row from the left.
  package let runs: [PixelRun]
  private let channels: [Int]
  private let distances: [Int]
  private let steps: Double
  private var passingYIQ: Double?

  init(
    comparison: PictureComparison, expected: PictureSize, actual: PictureSize, scan: PictureScan,
    ignoredPixels: Int
  ) {
    self.comparison = comparison
    (expectedSize, actualSize) = (expected, actual)
    (channels, distances, steps) = (scan.channels, scan.distances, scan.steps)
    runs = scan.runs
    differentPixels = scan.unpairedPixels + distances.reduce(0, +)
    self.ignoredPixels = ignoredPixels
    let (width, height) = (max(expected.width, actual.width), max(expected.height, actual.height))
    totalPixels = width * height - ignoredPixels
    maxChannelDifference = channels.lastIndex { $0 > 0 } ?? 0
    let sum = channels.enumerated().reduce(0) { $0 + $1.offset * $1.element }
    meanDifference = Double(sum) / Double(max(totalPixels - scan.unpairedPixels, 1))
    densestWindow = comparison.density.map {
      PixelDensity.maximum(of: scan.runs, size: $0.size, width: width, height: height)
    }
    let found = PixelClusters(scan.runs).all
    clusterCount = found.count
    clusters = Self.merged(found)
  }

  /// No difference between pictures of a size.
  init(
    comparison: PictureComparison, equalPicturesOf size: PictureSize, mask: StraightBitmap? = nil
  ) {
    let ignored = IgnoredPixels(
      comparison.ignoring, mask: mask, width: size.width, height: size.height)
    self.init(
      comparison: comparison, expected: size, actual: size, scan: PictureScan(),
      ignoredPixels: ignored.count)
  }

  /// Whether the pictures have one size.
  package var isSameSize: Bool { expectedSize == actualSize }

  /// Whether the pictures count as the same.
  package var isMatch: Bool {
    guard isSameSize else { return false }
    if case .fuzzy(let ranges) = comparison.metric {
      return ranges.allow(difference: maxChannelDifference, pixels: differentPixels)
    }
    if let allowed = comparison.allowedPixels(of: totalPixels), differentPixels > allowed {
      return false
    }
    guard let limit = comparison.density, let densestWindow else { return true }
    return densestWindow <= limit.maximum
  }

  /// The share of the pixels that were looked at which differ, 0...1.
  package var differentShare: Double { Double(differentPixels) / Double(max(totalPixels, 1)) }

  /// How many pixels have a channel that differs by more than a threshold, in steps of 255; pixels that
  /// only one of the pictures has are among them.
  package func differentPixels(above threshold: Int) -> Int {
    let unpaired = differentPixels - distances.reduce(0, +)
    return unpaired + channels.dropFirst(max(threshold, 0) + 1).reduce(0, +)
  }

  // MARK: What would pass

  /// The limits that would have let the pictures pass; nil for pictures of different sizes, which
  /// never do.
  package var passingLimits: PassingLimits? {
    guard isSameSize else { return nil }
    let allowed = allowedPixels
    return PassingLimits(
      threshold: passingThreshold(allowed), maximumDifferentPixels: differentPixels,
      strict: (0...255).first { differentPixels(above: $0) <= allowed } ?? 255,
      yiq: passingYIQ, density: densestWindow)
  }

  private var allowedPixels: Int { comparison.allowedPixels(of: totalPixels) ?? 0 }

  private func passingThreshold(_ allowed: Int) -> Double? {
    switch comparison.metric {
    case .exact: return nil
    case .fuzzy: return Double(maxChannelDifference)
    case .strict, .perceptual, .yiq, .oklab: break
    }
    var rest = distances.reduce(0, +)
    guard rest > allowed else { return comparison.metric.threshold }
    for (step, count) in distances.enumerated() {
      rest -= count
      if rest <= allowed { return Double(step) / steps }
    }
    return nil
  }

  /// Finds the threshold at which `yiq` would let the pictures pass, unless too much differs.
  mutating func findPassingYIQ(
    _ expected: StraightBitmap, _ actual: StraightBitmap, _ ignored: IgnoredPixels
  ) {
    guard channels.reduce(0, +) <= Self.searchedPixels else { return }
    let allowed = allowedPixels
    let scan = PictureScan(
      .yiq(.init(threshold: 0)), expected, actual, ignored: ignored)
    var rest = scan.distances.reduce(0, +)
    guard rest > allowed else {
      passingYIQ = 0
      return
    }
    for (step, count) in scan.distances.enumerated() {
      rest -= count
      guard rest > allowed else {
        passingYIQ = Double(step) / scan.steps
        return
      }
    }
  }
}
