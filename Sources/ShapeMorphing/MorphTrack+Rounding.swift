import Foundation
import IntegerConversion
import VectorGeometry

extension MorphTrack {
  /// How a course goes by way of rounder outlines.
  struct Rounding: Sendable {
    /// What share of its area the roundest outline has left before it is enlarged again.
    var share: CGFloat
    /// The time until which the first outline only gets rounder, and from whose mirror image on the
    /// second one only gets less round; between, one becomes the other.
    var hold: CGFloat
  }

  private static let keyCount = 28
  /// Courses of as many pieces are not made finer.
  static let maximumRefined = 400

  /// A course on which both outlines are rounded first, so that features which would run through each
  /// other go before others come.
  func rounded(_ rounding: [Rounding]) -> [MorphTrack] {
    guard isClosed, let fine = refined() else { return [] }
    let counts = fine.counts(step: fine.roughSize / 220, dividesLines: true)
    let ends = [fine.keys[0].nodes, fine.keys[1].nodes]
    let polygons = ends.map { fine.polyline(through: $0, counts: counts) }
    let least = rounding.map(\.share).min() ?? 1
    let flows = polygons.map { CurveShortening($0, downTo: least) }
    let area = polygons.map { $0.areaAndCentroid(isClosed: true).0 }
    guard area[0] * area[1] > 0, flows.allSatisfy({ $0.stages.count > 1 }) else { return [] }
    return rounding.map { rounding in
      var track = fine
      track.isLine = fine.isLine.map { _ in false }
      track.keys = (0...Self.keyCount).map { step in
        let time = CGFloat(step) / CGFloat(Self.keyCount)
        guard step > 0 else { return fine.keys[0] }
        guard step < Self.keyCount else { return fine.keys[1] }
        return fine.key(at: time, rounding, flows, polygons, counts, area)
      }
      return track
    }
  }

  /// The same course with no piece longer than a thirtieth of the outline; nil if that is too many.
  func refined() -> MorphTrack? {
    guard keys.count == 2, pieceCount < Self.maximumRefined else { return nil }
    let step = max(roughSize / 40, 1e-12)
    let ends = [keys[0].nodes, keys[1].nodes]
    let pieces = isLine.indices.flatMap { index -> [(PathSegment, PathSegment)] in
      let (a, b) = (piece(index, of: ends[0]), piece(index, of: ends[1]))
      let count = Int(
        clamping: (max(a.roughLength, b.roughLength) / step).rounded(.up), to: 1...64)
      return (0..<count).map { part in
        let (from, to) = (CGFloat(part) / CGFloat(count), CGFloat(part + 1) / CGFloat(count))
        return (a.part(from: from, to: to), b.part(from: from, to: to))
      }
    }
    var track = MorphTrack(pieces, isClosed: isClosed, turn: 0)
    (track.turn, track.order, track.isSymmetric) = (turn, order, isSymmetric)
    return track
  }

  private func key(
    at time: CGFloat, _ rounding: Rounding, _ flows: [CurveShortening], _ polygons: [[CGPoint]],
    _ counts: [Int], _ area: [CGFloat]
  ) -> Key {
    let ramp = rounding.hold > 0 ? rounding.hold : 0.5
    let share = { (time: CGFloat) in 1 - (1 - rounding.share) * min(time / ramp, 1) }
    let outlines = [flows[0].outline(at: share(time)), flows[1].outline(at: share(1 - time))]
    let along = min(max((time - rounding.hold) / (1 - 2 * rounding.hold), 0), 1)
    let weight = rounding.hold > 0 ? along * along * (3 - 2 * along) : along
    var nodes = nodes(blending: outlines, polygons, counts, weight)
    let polygon = zip(outlines[0], outlines[1]).map { $0.interpolated(to: $1, at: weight) }
    let (now, middle) = polygon.areaAndCentroid(isClosed: true)
    let factor = (abs(area[0] + (area[1] - area[0]) * time) / max(abs(now), 1e-12)).squareRoot()
    let rotor = CGPoint(x: min(max(factor, 0.5), 2), y: 0)
    for index in nodes.indices {
      nodes[index].point = nodes[index].point - middle
      nodes[index] = nodes[index].placed(turnedBy: rotor, around: middle)
    }
    return Key(time: time, nodes: nodes)
  }

  /// The nodes of both ends moved as the points around them were, and blended.
  private func nodes(
    blending outlines: [[CGPoint]], _ polygons: [[CGPoint]], _ counts: [Int], _ weight: CGFloat
  ) -> [MorphNode] {
    var at = 0
    return isLine.indices.map { index in
      defer { at += counts[index] }
      let moved = (0..<2).map { end in
        let node = keys[end].nodes[index]
        let (before, after) = (
          Self.previous(at, outlines[end].count), (at + 1) % outlines[end].count
        )
        let change = { (other: Int) in
          Self.ratio(
            outlines[end][other] - outlines[end][at], polygons[end][other] - polygons[end][at])
        }
        return MorphNode(
          point: outlines[end][at], incoming: node.incoming.multiplied(by: change(before)),
          outgoing: node.outgoing.multiplied(by: change(after)))
      }
      return moved[0].blended(with: moved[1], at: weight, isSmooth: isSmooth[index])
    }
  }

  private static func previous(_ index: Int, _ count: Int) -> Int {
    index > 0 ? index - 1 : count - 1
  }

  /// The quotient as complex numbers; 0 if the divisor is.
  private static func ratio(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
    let square = b.dot(b)
    guard square > 1e-18 else { return .zero }
    return CGPoint(x: a.dot(b) / square, y: b.cross(a) / square)
  }
}
