package import Foundation
import IntegerConversion

extension Path {
  /// The path as straight lines that stay within `tolerance` points of its curves.
  ///
  /// The number of lines grows with the square root of 1/tolerance, to at most 4,096 a curve; a
  /// tolerance that is not positive counts as the smallest useful one. A path without curves is
  /// returned as it is.
  package func flattened(tolerance: CGFloat = 0.1) -> Path {
    var result = ContiguousArray<Element>()
    result.reserveCapacity(elements.count)
    var hasCurves = false
    var (start, current) = (CGPoint.zero, CGPoint.zero)
    for element in elements {
      switch element {
      case .move(let to):
        start = to
        result.append(element)
      case .line, .closeSubpath: result.append(element)
      case .quadCurve, .curve:
        hasCurves = true
        guard let segment = element.segment(from: current) else { continue }
        segment.forEachFlatPoint(tolerance: tolerance) { result.append(.line(to: $0)) }
      }
      current = element.end ?? start
    }
    return hasCurves ? Path(elements: result) : self
  }

  /// The corners of each subpath as straight lines, without repeating the start of closed ones.
  package func polylines(tolerance: CGFloat = 0.1) -> [Polyline] {
    flattened(tolerance: tolerance).contours.map { contour in
      var points = [contour.start] + contour.segments.map(\.end)
      if contour.isClosed, points.count > 1, points[points.count - 1] == contour.start {
        points.removeLast()
      }
      return Polyline(points: points, isClosed: contour.isClosed)
    }
  }
}

/// A row of points joined by straight lines.
package struct Polyline: Sendable, Hashable {
  /// The points in order.
  package var points: [CGPoint]
  /// Whether the last point is joined to the first.
  package var isClosed: Bool

  package init(points: [CGPoint], isClosed: Bool) {
    self.points = points
    self.isClosed = isClosed
  }

  /// The area inside, positive where it runs clockwise on screen; loops may cancel.
  package var signedArea: CGFloat {
    guard let first = points.first, let last = points.last else { return 0 }
    var twice = (last - first).cross(.zero)
    for (a, b) in zip(points, points.dropFirst()) { twice += (a - first).cross(b - first) }
    return twice / 2
  }
}

extension PathSegment {
  /// Calls `body` with the ends of lines that stay within the tolerance of the segment.
  package func forEachFlatPoint(tolerance: CGFloat, _ body: (CGPoint) -> Void) {
    let count = flatCount(tolerance: tolerance)
    for index in 1..<max(count, 1) { body(point(at: CGFloat(index) / CGFloat(count))) }
    body(end)
  }

  /// How many equal steps of the parameter stay within the tolerance.
  ///
  /// A chord of n steps is off by at most max|B″|/(8n²), and |B″| is largest at the ends.
  /// Source: Wang, "The subdivision method for finding the intersection between two Bézier curves or
  /// surfaces", 1984.
  package func flatCount(tolerance: CGFloat) -> Int {
    guard !isLine else { return 1 }
    let bend = max(secondDerivative(at: 0).length, secondDerivative(at: 1).length)
    let count = (bend / (8 * max(tolerance, 1e-9))).squareRoot().rounded(.up)
    return count.isFinite ? Int(clamping: count, to: 1...4096) : 1
  }
}
