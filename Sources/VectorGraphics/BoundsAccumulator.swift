import Foundation
import VectorGeometry

/// The smallest upright rectangle around points; what is no number is left out.
struct BoundsAccumulator {
  private var minX = CGFloat.infinity
  private var minY = CGFloat.infinity
  private var maxX = -CGFloat.infinity
  private var maxY = -CGFloat.infinity

  /// The rectangle; null without a point.
  var rect: CGRect {
    guard minX <= maxX, minY <= maxY else { return .null }
    return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }

  mutating func add(_ point: CGPoint, radius: CGFloat = 0) {
    if point.x - radius < minX { minX = point.x - radius }
    if point.y - radius < minY { minY = point.y - radius }
    if point.x + radius > maxX { maxX = point.x + radius }
    if point.y + radius > maxY { maxY = point.y + radius }
  }
}

extension Path {
  /// A rectangle around the path: that of its points and control points, which hold every curve.
  ///
  /// A subpath that draws nothing doesn't count; null for a path that draws nothing.
  var controlPointBounds: CGRect {
    var bounds = BoundsAccumulator()
    var pending: CGPoint?
    for element in elements {
      if case .move(let to) = element {
        pending = to
        continue
      }
      if let start = pending { bounds.add(start) }
      pending = nil
      switch element {
      case .move, .closeSubpath: break
      case .line(let to): bounds.add(to)
      case .quadCurve(let to, let control):
        bounds.add(control)
        bounds.add(to)
      case .curve(let to, let control1, let control2):
        bounds.add(control1)
        bounds.add(control2)
        bounds.add(to)
      }
    }
    return bounds.rect
  }
}
