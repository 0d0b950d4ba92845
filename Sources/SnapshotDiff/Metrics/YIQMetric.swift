import Foundation
import ImageCoding
import IntegerConversion

/// pixelmatch 7.2: a distance in YIQ, forgiving anti-aliasing.
///
/// Source: Yuriy Kotsarenko and Fernando Ramos, Measuring perceived color difference using YIQ NTSC
/// transmission color space in mobile applications, Programación Matemática y Software 2 (2010).
struct YIQMetric: PixelMetric {
  static let steps = 1000.0
  /// The largest squared distance that there is.
  private static let largest = 35215.0

  private let detector: AntialiasingDetector
  private let maximum: Double

  init(
    _ settings: PictureComparison.Metric.PerceivedColor, _ expected: StraightBitmap,
    _ actual: StraightBitmap
  ) {
    detector = AntialiasingDetector(settings, expected, actual)
    maximum = Self.largest * settings.threshold * settings.threshold
  }

  func distance(x: Int, y: Int, _ expected: UInt32, _ actual: UInt32) -> Int {
    let square = square(of: expected, actual, at: y * detector.expected.width + x)
    guard square > maximum, !detector.forgives(x: x, y: y) else { return 0 }
    return Self.steps(for: square)
  }

  private func square(of expected: UInt32, _ actual: UInt32, at index: Int) -> Double {
    let color = detector.ground.difference(expected, actual, at: index)
    let y = TranslucencyGround.brightness(color)
    let i = color.x * 0.59597799 - color.y * 0.2741761 - color.z * 0.32180189
    let q = color.x * 0.21147017 - color.y * 0.52261711 + color.z * 0.31114694
    return 0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q
  }

  /// The first step at which the distance would not count.
  private static func steps(for square: Double) -> Int {
    var step = max(Int(clamping: (square / largest).squareRoot() * steps), 1)
    while largest * (Double(step) / steps) * (Double(step) / steps) < square { step += 1 }
    return step
  }
}
