public import Foundation

extension Path {
  /// Whether the point is inside the path filled with the nonzero or the even-odd rule.
  ///
  /// Open subpaths count as closed. Curves are decided exactly, but for points closer to them than a
  /// 10^12th of their size. Segments that are not finite are left out.
  public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
    let winding = winding(around: p)
    return eoFill ? !winding.isMultiple(of: 2) : winding != 0
  }

  /// How often the path runs around the point, positive clockwise on screen.
  package func winding(around point: CGPoint) -> Int {
    guard point.isFinite else { return 0 }
    var winding = 0
    var (start, current) = (CGPoint.zero, CGPoint.zero)
    for element in elements {
      if let segment = element.segment(from: current) {
        winding += segment.crossings(of: point)
      } else if current != start {
        winding += PathSegment.line(current, start).crossings(of: point)
      }
      if case .move(let to) = element { start = to }
      current = element.end ?? start
    }
    if current != start { winding += PathSegment.line(current, start).crossings(of: point) }
    return winding
  }
}

extension PathSegment {
  /// How often the segment crosses the ray from the point to +x: downwards minus upwards.
  fileprivate func crossings(of point: CGPoint, depth: Int = 0) -> Int {
    let hull = Hull(self)
    // Comparisons that are false for NaN: such a segment does not count.
    guard hull.minY <= point.y, hull.maxY > point.y, hull.maxX > point.x else { return 0 }
    guard start.isFinite, end.isFinite, (start.y <= point.y) != (end.y <= point.y) || !isLine else {
      return 0
    }
    if hull.minX > point.x {
      // The whole curve is beside the ray's start: only where it comes from and goes to matters.
      return (end.y > point.y ? 1 : 0) - (start.y > point.y ? 1 : 0)
    }
    if isLine || depth == 40 { return lineCrossing(of: point) }
    let (first, second) = split(at: 0.5)
    return first.crossings(of: point, depth: depth + 1)
      + second.crossings(of: point, depth: depth + 1)
  }

  private func lineCrossing(of point: CGPoint) -> Int {
    let (isStartBelow, isEndBelow) = (start.y > point.y, end.y > point.y)
    guard isStartBelow != isEndBelow else { return 0 }
    let side = (end - start).cross(point - start)
    return isEndBelow ? (side > 0 ? 1 : 0) : (side < 0 ? -1 : 0)
  }

  /// The extent of the points of a segment, controls included.
  private struct Hull {
    let minX: CGFloat
    let minY: CGFloat
    let maxX: CGFloat
    let maxY: CGFloat

    init(_ segment: PathSegment) {
      switch segment {
      case .line(let a, let b):
        (minX, maxX) = (min(a.x, b.x), max(a.x, b.x))
        (minY, maxY) = (min(a.y, b.y), max(a.y, b.y))
      case .quadratic(let a, let b, let c):
        (minX, maxX) = (min(a.x, b.x, c.x), max(a.x, b.x, c.x))
        (minY, maxY) = (min(a.y, b.y, c.y), max(a.y, b.y, c.y))
      case .cubic(let a, let b, let c, let d):
        (minX, maxX) = (min(a.x, b.x, c.x, d.x), max(a.x, b.x, c.x, d.x))
        (minY, maxY) = (min(a.y, b.y, c.y, d.y), max(a.y, b.y, c.y, d.y))
      }
    }
  }
}
