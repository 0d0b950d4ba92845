import Foundation
import VectorGeometry

extension MorphTrack {
  /// As many as rounded outlines have: those of both are changed together.
  private static let coupledKeyCount = 28

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
      let points = maps[0].points(in: polygon, blendedWith: maps[1], at: paced(time))
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

extension CGFloat {
  /// The number without what rounding of coordinates may change, so that equally good ways are taken in their order.
  var settled: CGFloat { (self * 1e9).rounded() * 1e-9 }

  /// The nearest number of a range.
  func clamped(to range: ClosedRange<CGFloat>) -> CGFloat {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
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
  var innermostPoint: CGPoint { innermostPoint(near: nil, outside: []) }

  /// The point of a grid inside the polygon and outside of others that is far from all outlines, and
  /// near a given one.
  func innermostPoint(near wanted: CGPoint?, outside others: [[CGPoint]]) -> CGPoint {
    guard !isEmpty else { return .zero }
    let box = MorphBox(self)
    var (best, most) = (areaAndCentroid(isClosed: true).1, -CGFloat.infinity)
    for step in 0..<(24 * 24) {
      let point = CGPoint(
        x: box.low.x + box.size.x * (CGFloat(step % 24) + 0.5) / 24,
        y: box.low.y + box.size.y * (CGFloat(step / 24) + 0.5) / 24)
      guard winding(around: point) != 0, others.allSatisfy({ $0.winding(around: point) == 0 })
      else { continue }
      let clear = ([self] + others).map { $0.map { ($0 - point).length }.min() ?? 0 }.min() ?? 0
      let value = clear - (wanted.map { ($0 - point).length } ?? 0) / 4
      if value > most { (best, most) = (point, value) }
    }
    return best
  }
}

extension [MorphTrack] {
  /// How much smaller or larger an outline with its holes, or holes alone, may become so that ink changes evenly.
  private static let scales: ClosedRange<CGFloat> = 0.7...1.4
  private static let holeScales: ClosedRange<CGFloat> = 0.55...1.6

  /// The tracks of an outline and of what goes along in it, enlarged or reduced on the way so that
  /// the ink between them changes evenly.
  func keepingArea() -> [MorphTrack] {
    guard let outline = first, count > 1 else { return self }
    let times = outline.keys.map(\.time)
    guard allSatisfy({ $0.keys.map(\.time) == times }) else { return self }
    let counts = map { $0.counts(step: Swift.max($0.roughSize / 64, 1e-6)) }
    let areas = times.map { time in
      zip(self, counts).reduce(CGFloat(0)) { sum, pair in
        sum + pair.0.polyline(at: time, counts: pair.1).areaAndCentroid(isClosed: true).0
      }
    }
    let (from, to) = (areas[0], areas[areas.count - 1])
    guard from > 1e-9, to > 1e-9 else { return self }
    var result = self
    for index in times.indices.dropFirst().dropLast() where areas[index] > 1e-9 {
      let factor = ((from + (to - from) * times[index]) / areas[index]).squareRoot()
      let scale = factor.clamped(to: Self.scales)
      let polygon = outline.polyline(at: times[index], counts: counts[0])
      let middle =
        outline.turn.map { $0.centers.0.interpolated(to: $0.centers.1, at: times[index]) }
        ?? polygon.areaAndCentroid(isClosed: true).1
      for track in indices { result[track].scale(keyAt: index, by: scale, around: middle) }
    }
    return result
  }
}

extension [MorphTrack] {
  /// The tracks of an outline and of holes that go along in it, with the holes enlarged or reduced on the way so
  /// that the ink between changes as evenly as can be.
  func holesKeepingArea() -> [MorphTrack]? {
    guard let outline = first, count > 1 else { return nil }
    let holes = dropFirst()
    let times = holes.first?.keys.map(\.time) ?? []
    guard times.count > 2,
      holes.allSatisfy({ $0.turn == nil && $0.keys.map(\.time) == times })
    else { return nil }
    let counts = map { $0.counts(step: Swift.max($0.roughSize / 64, 1e-6)) }
    let area = { (index: Int, time: CGFloat) in
      self[index].polyline(at: time, counts: counts[index]).areaAndCentroid(isClosed: true)
    }
    let inks = times.map { area(0, $0).0 }
    let gaps = times.map { time in holes.indices.reduce(0) { $0 - area($1, time).0 } }
    let ends = (inks[0] - gaps[0], inks[inks.count - 1] - gaps[gaps.count - 1])
    guard outline.isClosed, ends.0 > 1e-9, ends.1 > 1e-9 else { return nil }
    var result = self
    for index in times.indices.dropFirst().dropLast() where gaps[index] > 1e-9 {
      let wanted = inks[index] - (ends.0 + (ends.1 - ends.0) * times[index])
      let factor = (Swift.max(wanted, 0) / gaps[index]).squareRoot()
      let scale = factor.clamped(to: Self.holeScales)
      for hole in holes.indices {
        result[hole].scale(keyAt: index, by: scale, around: area(hole, times[index]).1)
      }
    }
    return result
  }
}

extension MorphTrack {
  /// Enlarges the nodes of a key about a point.
  fileprivate mutating func scale(keyAt index: Int, by factor: CGFloat, around middle: CGPoint) {
    let center = turn == nil ? middle : .zero
    let rotor = CGPoint(x: factor, y: 0)
    keys[index].nodes = keys[index].nodes.map { node in
      var node = node
      node.point = node.point - center
      return node.placed(turnedBy: rotor, around: center)
    }
  }
}
