import ImageCoding
import IntegerConversion

/// What people see: ΔE94, forgiving places that look the same as a whole.
///
/// A pixel whose color visibly differs counts if its neighborhood is flat in both pictures, or if the
/// 31 by 31 pixels around are not similar. This is the comparator `ssim-cie94` of Playwright, to the
/// pixel; sums are made only where there is a difference. Where one of two pixels is translucent, the pictures are also
/// compared on black: white and nothing are the same on white.
///
/// Source: Zhou Wang et al., Image Quality Assessment: From Error Visibility to Structural Similarity,
/// IEEE Transactions on Image Processing 13 (2004).
struct PerceptualMetric: PixelMetric {
  static let steps = 100.0

  private var onWhite: PerceptualComparison
  private var onBlack: PerceptualComparison

  init(threshold: Double, _ expected: StraightBitmap, _ actual: StraightBitmap) {
    onWhite = PerceptualComparison(
      threshold, OpaquePicture(expected, on: 255), OpaquePicture(actual, on: 255))
    onBlack = PerceptualComparison(
      threshold, OpaquePicture(expected, on: 0), OpaquePicture(actual, on: 0))
  }

  mutating func distance(x: Int, y: Int, _ expected: UInt32, _ actual: UInt32) -> Int {
    var distance = onWhite.distance(x: x, y: y)
    if expected >> 24 < 255 || actual >> 24 < 255 {
      distance = max(distance, onBlack.distance(x: x, y: y))
    }
    guard distance > 0 else { return 0 }
    return max(Int(clamping: (distance * Self.steps).rounded(.up)), 1)
  }
}

/// The comparison of two opaque pictures.
private struct PerceptualComparison: Sendable {
  /// The similarity from which on a place counts as the same.
  private static let similar = 0.99

  private let threshold: Double
  private let expected: OpaquePicture
  private let actual: OpaquePicture
  private var window: SimilarityWindow

  init(_ threshold: Double, _ expected: OpaquePicture, _ actual: OpaquePicture) {
    (self.threshold, self.expected, self.actual) = (threshold, expected, actual)
    window = SimilarityWindow(expected, actual)
  }

  /// The difference of a pixel in ΔE94; 0 if it is not visible.
  mutating func distance(x: Int, y: Int) -> Double {
    let (first, second) = (expected.color(x, y), actual.color(x, y))
    guard first != second else { return 0 }
    let distance = CIE94.distance(first, second)
    guard distance > threshold else { return 0 }
    let isFlat = expected.isFlat(x, y) && actual.isFlat(x, y)
    return isFlat || window.similarity(x: x, y: y) < Self.similar ? distance : 0
  }
}
