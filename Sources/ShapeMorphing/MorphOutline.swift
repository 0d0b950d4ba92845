import Foundation
import VectorGeometry

/// A contour with its part in the picture: what it encloses, and whether that is ink or a hole.
struct MorphOutline: Sendable {
  var contour: MorphContour
  /// Its index among the subpaths of its path.
  let index: Int
  /// Whether there is no ink just inside, and ink just outside.
  var isHole = false
  /// The index of the outline around a hole.
  var parent: Int?
  /// Of a hole: the ink in it, with its holes.
  var islands: [MorphContour] = []
  /// The outline as points.
  let polygon: [CGPoint]
  /// The enclosed area, positive clockwise on screen.
  let signedArea: CGFloat
  /// The middle of the enclosed area, or of the line where there is none.
  let centroid: CGPoint

  init(contour: MorphContour, index: Int) {
    self.contour = contour
    self.index = index
    polygon = contour.polyline(step: max(contour.length / 96, 1e-9))
    (signedArea, centroid) = polygon.areaAndCentroid(isClosed: contour.isClosed)
  }

  var area: CGFloat { abs(signedArea) }

  /// The same outline run the way that its part asks for: ink clockwise, holes counter-clockwise.
  var oriented: MorphOutline {
    guard signedArea != 0, (signedArea < 0) != isHole else { return self }
    var result = MorphOutline(contour: contour.reversed(), index: index)
    (result.isHole, result.parent) = (isHole, parent)
    return result
  }
}

extension MorphOutline {
  /// The outline turned about the origin, clockwise on screen.
  func turned(by angle: CGFloat) -> MorphOutline {
    guard angle != 0 else { return self }
    let segments = contour.segments.map { segment -> PathSegment in
      let (a, b, c, d) = segment.cubicPoints
      return segment.isLine
        ? .line(a.turned(by: angle), d.turned(by: angle))
        : .cubic(
          a.turned(by: angle), b.turned(by: angle), c.turned(by: angle), d.turned(by: angle))
    }
    return MorphOutline(
      contour: MorphContour(
        segments: segments, isClosed: contour.isClosed, start: contour.start.turned(by: angle)),
      index: index)
  }
}

extension [CGPoint] {
  /// The signed area and the middle of a polygon; of a line without area the middle of its length.
  func areaAndCentroid(isClosed: Bool) -> (CGFloat, CGPoint) {
    guard let first, count > 1 else { return (0, self.first ?? .zero) }
    var (twice, moment, length, middle, extent) = (
      CGFloat(0), CGPoint.zero, CGFloat(0), CGPoint.zero, CGFloat(0)
    )
    for index in indices {
      let (a, b) = (self[index], self[index + 1 < count ? index + 1 : 0])
      let cross = (a - first).cross(b - first)
      twice += cross
      moment = moment + ((a - first) + (b - first)) * cross
      guard isClosed || index + 1 < count else { continue }
      let chord = (b - a).length
      length += chord
      middle = middle + (a + b) * (chord / 2)
      extent = Swift.max(extent, (a - first).length)
    }
    let byLength = length > 0 ? middle * (1 / length) : first
    guard isClosed, abs(twice) > extent * extent * 1e-3 else {
      return (isClosed ? twice / 2 : 0, byLength)
    }
    return (twice / 2, first + moment * (1 / (3 * twice)))
  }

  /// The middle of a polygon by the lengths of its sides.
  func middleByLength(isClosed: Bool) -> CGPoint {
    guard let first else { return .zero }
    var (middle, length) = (CGPoint.zero, CGFloat(0))
    for (p, q) in zip(self, dropFirst() + (isClosed ? [first] : [])) {
      let side = (q - p).length
      (middle, length) = (middle + (p + q) * (side / 2), length + side)
    }
    return length > 0 ? middle * (1 / length) : first
  }

  /// How often a polygon runs around a point, positive clockwise on screen.
  func winding(around point: CGPoint) -> Int {
    guard var last = self.last else { return 0 }
    var winding = 0
    for next in self {
      if (last.y <= point.y) != (next.y <= point.y) {
        let side = (next - last).cross(point - last)
        if next.y > point.y, side > 0 { winding += 1 }
        if next.y <= point.y, side < 0 { winding -= 1 }
      }
      last = next
    }
    return winding
  }
}
