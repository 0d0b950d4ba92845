import Foundation
import ImageCoding
import IntegerConversion

/// pixelmatch as of July 2026, not released yet: a distance in OKLab, forgiving anti-aliasing.
///
/// The distance is the difference of lightness and that of the other two coordinates as the crow flies
/// (HyAB); black is 1 from white.
///
/// Sources: Björn Ottosson, A perceptual color space for image processing (2020) and Okhsv and Okhsl
/// (2021, "a new lightness estimate"), https://bottosson.github.io; Saeedeh Abasi, Mohammad
/// Amani Tehran and Mark Fairchild, Distance metrics for very large color differences, Color Research
/// and Application 45 (2020); https://github.com/mapbox/pixelmatch/pull/169.
struct OKLabMetric: PixelMetric {
  static let steps = 1000.0

  private let detector: AntialiasingDetector
  private let threshold: Double

  init(
    _ settings: PictureComparison.Metric.PerceivedColor, _ expected: StraightBitmap,
    _ actual: StraightBitmap
  ) {
    detector = AntialiasingDetector(settings, expected, actual)
    threshold = settings.threshold
  }

  func distance(x: Int, y: Int, _ expected: UInt32, _ actual: UInt32) -> Int {
    let index = y * detector.expected.width + x
    let first = Self.coordinates(of: detector.ground.blended(expected, at: index))
    let second = Self.coordinates(of: detector.ground.blended(actual, at: index))
    let delta = first - second
    let distance = abs(delta.x) + (delta.y * delta.y + delta.z * delta.z).squareRoot()
    guard distance > threshold, !detector.forgives(x: x, y: y) else {
      return 0
    }
    return max(Int(clamping: (distance * Self.steps).rounded(.up)), 1)
  }

  /// Lightness with its toe, a and b, of gamma-encoded red, green and blue, 0...255.
  private static func coordinates(of color: SIMD4<Double>) -> SIMD4<Double> {
    let (r, g, b) = (
      TransferTable.linear(color.x), TransferTable.linear(color.y), TransferTable.linear(color.z)
    )
    let l = cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
    let m = cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
    let s = cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
    return SIMD4(
      toe(0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s),
      1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
      0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s, 0)
  }

  private static func toe(_ lightness: Double) -> Double {
    let (k1, k2) = (0.206, 0.03)
    let k3 = (1 + k1) / (1 + k2)
    let shifted = k3 * lightness - k1
    return 0.5 * (shifted + (shifted * shifted + 4 * k2 * k3 * lightness).squareRoot())
  }
}
