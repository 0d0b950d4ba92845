import ImageCoding
import IntegerConversion

/// What people see: ΔE94, forgiving places that look the same as a whole.
///
/// A pixel whose colour visibly differs counts if its neighbourhood is flat in both pictures, or if the
/// 31 by 31 pixels around are not similar. This is the comparator `ssim-cie94` of Playwright, to the
/// pixel; sums are made only where there is a difference.
///
/// Source: Zhou Wang et al., Image Quality Assessment: From Error Visibility to Structural Similarity,
/// IEEE Transactions on Image Processing 13 (2004).
struct PerceptualMetric: PixelMetric {
  static let steps = 100.0
  /// The similarity from which on a place counts as the same.
  private static let similar = 0.99

  private let threshold: Double
  private let expected: OpaquePicture
  private let actual: OpaquePicture
  private var window: SimilarityWindow

  init(threshold: Double, _ expected: StraightBitmap, _ actual: StraightBitmap) {
    self.threshold = threshold
    self.expected = OpaquePicture(expected)
    self.actual = OpaquePicture(actual)
    window = SimilarityWindow(self.expected, self.actual)
  }

  mutating func distance(x: Int, y: Int, _ expected: UInt32, _ actual: UInt32) -> Int {
    let (first, second) = (self.expected.color(x, y), self.actual.color(x, y))
    guard first != second else { return 0 }
    let distance = CIE94.distance(first, second)
    guard distance > threshold else { return 0 }
    let isFlat = self.expected.isFlat(x, y) && self.actual.isFlat(x, y)
    guard isFlat || window.similarity(x: x, y: y) < Self.similar else { return 0 }
    return max(Int(clamping: (distance * Self.steps).rounded(.up)), 1)
  }
}
