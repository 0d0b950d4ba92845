import Foundation
import VectorGeometry

extension MorphTrack {
  private static let coupledKeyCount = 24

  /// The course of a hole that goes along with the outline around it, whatever that does.
  func coupled(to outline: MorphTrack) -> MorphTrack {
    guard turn == nil, keys.count == 2, pieceCount < 400 else { return self }
    let counts = outline.counts(step: max(outline.roughSize / 96, 1e-6), dividesLines: true)
    let polygons = [0, 1].map { outline.polyline(at: $0, counts: counts) }
    let maps = (0..<2).map { MeanValueMap(keys[$0].nodes.flatMap(\.points), in: polygons[$0]) }
    var track = self
    track.isLine = isLine.map { _ in false }
    track.keys = (0...Self.coupledKeyCount).map { step in
      let time = CGFloat(step) / CGFloat(Self.coupledKeyCount)
      guard step > 0 else { return keys[0] }
      guard step < Self.coupledKeyCount else { return keys[1] }
      let polygon = outline.polyline(at: time, counts: counts)
      let points = zip(maps[0].points(in: polygon), maps[1].points(in: polygon)).map {
        $0.interpolated(to: $1, at: time)
      }
      let nodes = keys[0].nodes.indices.map { MorphNode(points[($0 * 3)..<($0 * 3 + 3)]) }
      return Key(time: time, nodes: nodes)
    }
    return track
  }

  /// Where a point inside the first end of an outline comes to be at its other end, or the reverse.
  func carried(_ point: CGPoint, from time: CGFloat) -> CGPoint {
    let counts = counts(step: max(roughSize / 96, 1e-6), dividesLines: true)
    let polygons = [time, 1 - time].map { polyline(at: $0, counts: counts) }
    let carried = MeanValueMap([point], in: polygons[0]).points(in: polygons[1])[0]
    return polygons[1].winding(around: carried) != 0 ? carried : polygons[1].innermostPoint
  }
}

extension MorphNode {
  /// The node and its control points.
  fileprivate var points: [CGPoint] { [point, point + incoming, point + outgoing] }

  fileprivate init(_ points: ArraySlice<CGPoint>) {
    let first = points.startIndex
    self.init(
      point: points[first], incoming: points[first + 1] - points[first],
      outgoing: points[first + 2] - points[first])
  }
}

extension [CGPoint] {
  /// The point of a grid inside the polygon that is furthest from the outline; else the middle.
  var innermostPoint: CGPoint {
    guard let first else { return .zero }
    var (low, high) = (first, first)
    for point in self {
      low = CGPoint(x: Swift.min(low.x, point.x), y: Swift.min(low.y, point.y))
      high = CGPoint(x: Swift.max(high.x, point.x), y: Swift.max(high.y, point.y))
    }
    var (best, reach) = (areaAndCentroid(isClosed: true).1, CGFloat(0))
    for step in 0..<(24 * 24) {
      let point = CGPoint(
        x: low.x + (high.x - low.x) * (CGFloat(step % 24) + 0.5) / 24,
        y: low.y + (high.y - low.y) * (CGFloat(step / 24) + 0.5) / 24)
      guard winding(around: point) != 0 else { continue }
      let distance = map { ($0 - point).length }.min() ?? 0
      if distance > reach { (best, reach) = (point, distance) }
    }
    return best
  }
}
