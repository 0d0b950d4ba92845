import Foundation
import IntegerConversion
import VectorGeometry

/// A gradient by angle, computed per pixel.
struct AngularGradient {
  let center: CGPoint
  let start: Angle
  let end: Angle
  let ramp: GradientRamp

  /// The number of colors around the full turn, more than the pixels of any arc that is seen
  /// whole.
  private static let tableSize = 8192

  /// Fills the pixels of `region`, rows without gaps; `toGradient` maps pixels to the gradient's
  /// plane.
  func fill(
    _ pixels: UnsafeMutableBufferPointer<UInt32>, region: PixelRect, toGradient: CGAffineTransform
  ) {
    let table = makeTable()
    let steps = Double(Self.tableSize) / (2 * .pi)
    var index = 0
    for row in region.minY..<region.maxY {
      for column in region.minX..<region.maxX {
        let place = CGPoint(x: Double(column) + 0.5, y: Double(row) + 0.5).applying(toGradient)
        let angle = Self.angle(x: place.x - center.x, y: place.y - center.y)
        pixels[index] = table[Int(clamping: angle * steps, to: 0...Self.tableSize - 1)]
        index += 1
      }
    }
  }

  /// The place along the gradient at an angle in radians, 0 at 3 o'clock and clockwise.
  ///
  /// Within the span from `start` to `end` it rises from 0 to 1; in the first half of the gap it is
  /// 1, in the second 0. A span of more than a turn is cut after the first turn.
  func location(at angle: Double) -> Double {
    let turn = 2 * Double.pi
    let span = end.radians - start.radians
    let delta = span >= 0 ? angle - start.radians : start.radians - angle
    let offset = delta - (delta / turn).rounded(.down) * turn
    let length = abs(span)
    if length > 0, offset <= length { return offset / length }
    return offset < (length + turn) / 2 ? 1 : 0
  }

  /// The colors around the turn, each for the middle of its step.
  private func makeTable() -> [UInt32] {
    let step = 2 * Double.pi / Double(Self.tableSize)
    return (0..<Self.tableSize).map { index in
      ramp.premultipliedColor(at: location(at: (Double(index) + 0.5) * step))
    }
  }

  /// The angle of a vector, 0 to 2 pi, within 1e-5; the same on every machine, as atan2 need not
  /// be.
  ///
  /// Source: Abramowitz and Stegun, Handbook of Mathematical Functions, 4.4.49 (error below 2e-8).
  static func angle(x: Double, y: Double) -> Double {
    let (width, height) = (abs(x), abs(y))
    let large = max(width, height)
    guard large > 0, large.isFinite else { return 0 }
    let z = min(width, height) / large
    let z2 = z * z
    var sum = 0.0028662257
    for coefficient in [
      -0.0161657367, 0.0429096138, -0.0752896400, 0.1065626393, -0.1420889944, 0.1999355085,
      -0.3333314528, 1,
    ] { sum = sum * z2 + coefficient }
    var angle = sum * z
    if height > width { angle = .pi / 2 - angle }
    if x < 0 { angle = .pi - angle }
    if y < 0 { angle = 2 * .pi - angle }
    return angle
  }
}
