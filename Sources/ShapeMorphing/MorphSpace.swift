import Foundation
import VectorGeometry

/// The square in which a morph is worked out: both ends lie within -1...1 there, whatever their scale.
///
/// The factor is a power of two, so that scaling rounds nothing.
struct MorphSpace: Sendable {
  private let center: CGPoint
  private let factor: CGFloat

  /// The space of all finite points.
  init(around points: some Sequence<CGPoint>) {
    var (low, high) = (CGPoint.zero, CGPoint.zero)
    var isFirst = true
    for point in points where point.isFinite {
      guard !isFirst else {
        (low, high, isFirst) = (point, point, false)
        continue
      }
      low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
      high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    center = CGPoint(x: low.x / 2 + high.x / 2, y: low.y / 2 + high.y / 2)
    let reach = max(high.x / 2 - low.x / 2, high.y / 2 - low.y / 2)
    // Twice the reach of the largest numbers is none any more.
    let exponent = min(reach.exponent + 1, CGFloat.greatestFiniteMagnitude.exponent)
    factor = reach > 1e-290 ? CGFloat(sign: .plus, exponent: exponent, significand: 1) : 1
  }

  /// The point of the space for a point of the paths.
  func inside(_ point: CGPoint) -> CGPoint {
    CGPoint(x: (point.x - center.x) / factor, y: (point.y - center.y) / factor)
  }

  /// The point of the paths for a point of the space.
  func outside(_ point: CGPoint) -> CGPoint {
    CGPoint(x: point.x * factor + center.x, y: point.y * factor + center.y)
  }
}
