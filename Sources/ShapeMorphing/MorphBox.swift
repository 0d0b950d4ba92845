import Foundation
import VectorGeometry

/// The upright box around some points.
struct MorphBox {
  private(set) var low = CGPoint(x: CGFloat.infinity, y: .infinity)
  private(set) var high = CGPoint(x: -CGFloat.infinity, y: -.infinity)

  init(_ points: some Sequence<CGPoint>) {
    for point in points {
      low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
      high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
    }
  }

  /// Whether there are any points.
  private var isEmpty: Bool { low.x > high.x }
  /// The middle; zero without points.
  var center: CGPoint { isEmpty ? .zero : low.interpolated(to: high, at: 0.5) }
  /// The width and the height; zero without points.
  var size: CGPoint { isEmpty ? .zero : high - low }
  /// The larger of the width and the height.
  var reach: CGFloat { max(size.x, size.y) }

  func contains(_ point: CGPoint) -> Bool {
    point.x >= low.x && point.x <= high.x && point.y >= low.y && point.y <= high.y
  }

  func meets(_ other: MorphBox) -> Bool {
    low.x <= other.high.x && other.low.x <= high.x && low.y <= other.high.y && other.low.y <= high.y
  }

  /// Where a point comes to be when this box is stretched to another one.
  func stretched(to other: MorphBox, _ point: CGPoint) -> CGPoint {
    let least: CGFloat = 1e-9
    return CGPoint(
      x: other.low.x + (point.x - low.x) * other.size.x / max(size.x, least),
      y: other.low.y + (point.y - low.y) * other.size.y / max(size.y, least))
  }
}
