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

  /// The limits that would have let pictures of one size pass.
  package struct PassingLimits: Sendable, Hashable {
    /// The smallest threshold at which no more pixels differ than are allowed now.
    package let threshold: Int
    /// The smallest allowance of pixels at the present threshold.
    package let maximumDifferentPixels: Int

    package init(threshold: Int, maximumDifferentPixels: Int) {
      self.threshold = threshold
      self.maximumDifferentPixels = maximumDifferentPixels
    }
  }

  /// The largest number of clusters that are listed.
  package static let maximumClusters = 64
  /// The largest number of clusters that are looked at when overlapping ones are merged.
  private static let mergedClusters = 512

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
  /// The largest places, by their number of pixels, then from the top left; those whose boxes
  /// overlap are one.
  package let clusters: [Cluster]
  /// How many separate places there are, before overlapping ones are merged.
  package let clusterCount: Int
  /// How many pixels have each largest difference of a channel.
  private let histogram: [Int]

  init(
    comparison: PictureComparison, expected: PictureSize, actual: PictureSize, scan: PictureScan
  ) {
    self.comparison = comparison
    (expectedSize, actualSize) = (expected, actual)
    let threshold = comparison.metric.threshold
    histogram = scan.histogram
    differentPixels = scan.unpairedPixels + histogram.dropFirst(threshold + 1).reduce(0, +)
    ignoredPixels = scan.ignored.count
    let canvas = max(expected.width, actual.width) * max(expected.height, actual.height)
    totalPixels = canvas - ignoredPixels
    maxChannelDifference = histogram.lastIndex { $0 > 0 } ?? 0
    let sum = histogram.enumerated().reduce(0) { $0 + $1.offset * $1.element }
    meanDifference = Double(sum) / Double(max(totalPixels - scan.unpairedPixels, 1))
    let found = scan.clusters.all
    clusterCount = found.count
    clusters = Self.merged(found)
  }

  /// No difference between pictures of a size.
  init(comparison: PictureComparison, equalPicturesOf size: PictureSize) {
    let empty = IgnoredPixels(
      comparison.ignoring, mask: nil, width: size.width, height: size.height)
    self.init(
      comparison: comparison, expected: size, actual: size,
      scan: PictureScan(threshold: 0, ignored: empty))
  }

  /// Whether the pictures have one size.
  package var isSameSize: Bool { expectedSize == actualSize }

  /// Whether the pictures count as the same.
  package var isMatch: Bool {
    isSameSize && differentPixels <= comparison.maximumDifferentPixels
  }

  /// The share of the pixels that were looked at which differ, 0...1.
  package var differentShare: Double { Double(differentPixels) / Double(max(totalPixels, 1)) }

  /// How many pixels would count as different at another threshold; pixels that only one of the
  /// pictures has always do.
  package func differentPixels(above threshold: Int) -> Int {
    let paired = histogram.dropFirst(comparison.metric.threshold + 1).reduce(0, +)
    let unpaired = differentPixels - paired
    return unpaired + histogram.dropFirst(max(threshold, 0) + 1).reduce(0, +)
  }

  /// The limits that would have let the pictures pass, each with the other one as it is; nil for
  /// pictures of different sizes, which never do.
  package var passingLimits: PassingLimits? {
    guard isSameSize else { return nil }
    let allowed = comparison.maximumDifferentPixels
    let threshold = (0...255).first { differentPixels(above: $0) <= allowed } ?? 255
    return PassingLimits(threshold: threshold, maximumDifferentPixels: differentPixels)
  }

  /// The largest clusters, overlapping ones merged, largest first.
  private static func merged(_ found: [PixelClusters.Cluster]) -> [Cluster] {
    let largest = found.map { Cluster(box: $0.box, pixels: $0.pixels) }.sorted(by: isBefore)
    var merged: [Cluster] = []
    for cluster in largest.prefix(mergedClusters) {
      var grown = cluster
      while let index = merged.firstIndex(where: { !$0.box.intersection(grown.box).isEmpty }) {
        let other = merged.remove(at: index)
        grown = Cluster(box: grown.box.union(other.box), pixels: grown.pixels + other.pixels)
      }
      merged.append(grown)
    }
    return Array(merged.sorted(by: isBefore).prefix(maximumClusters))
  }

  private static func isBefore(_ first: Cluster, _ second: Cluster) -> Bool {
    (second.pixels, first.box.y, first.box.x, first.box.height, first.box.width)
      < (first.pixels, second.box.y, second.box.x, second.box.height, second.box.width)
  }
}
