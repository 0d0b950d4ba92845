import Foundation
import IntegerConversion
import VectorGeometry

extension MorphTrack {
  private static let uncurledKeyCount = 28
  /// How much further than at its ends a band may reach.
  static let uncurledReach: CGFloat = 1.05

  /// The courses of two long thin outlines by way of straighter ones: spirals uncurl and curl again.
  ///
  /// A line that becomes too long for its place is drawn shorter and thicker, so that the ink stays. None unless
  /// both are bands.
  static func uncurled(_ a: MorphContour, _ b: MorphContour) -> [MorphTrack] {
    guard a.isClosed, b.isClosed, !a.isPoint, !b.isPoint,
      max(a.segments.count, b.segments.count) < maximumRefined
    else { return [] }
    let (from, to) = (MorphBand.all(a).first, MorphBand.all(b))
    guard let from else { return [] }
    return to.compactMap { to in
      let ends = [
        MorphTie(a: 0, b: 0), MorphTie(a: from.otherTip, b: to.otherTip), MorphTie(a: 1, b: 1),
      ]
      let corners = zip(from.corners(of: a), to.corners(of: b)).compactMap { p, q -> MorphTie? in
        guard let p, let q else { return nil }
        return MorphTie(a: p.fraction, b: q.fraction, nodeA: p.node, nodeB: q.node)
      }
      let ties = (ends + corners).sorted { $0.a < $1.a }
      guard zip(ties, ties.dropFirst()).allSatisfy({ $0.b <= $1.b }) else { return nil }
      let match = MorphMatch(a, b, map: ties, origin: (from.tip, to.tip), turn: 0, cost: 0)
      return MorphTrack(match).uncurled(match, from, to)
    }
  }

  private func uncurled(
    _ match: MorphMatch, _ from: MorphBand, _ to: MorphBand
  ) -> MorphTrack? {
    guard let fine = refined(), let first = match.knots.first else { return nil }
    let starts = [
      match.a.fraction(of: first.a) - from.tip, match.b.fraction(of: first.b) - to.tip,
    ]
    let bands = [from, to]
    let parts = (0..<2).map { fine.parts(along: bands[$0], end: $0, from: starts[$0]) }
    let local = (0..<2).map { end in
      zip(fine.keys[end].nodes, parts[end]).map { $0.seen(from: bands[end].frame(at: $1)) }
    }
    let reach = max(from.reach, to.reach) * Self.uncurledReach
    var track = fine
    track.isLine = fine.isLine.map { _ in false }
    track.keys = (0...Self.uncurledKeyCount).map { step in
      let time = CGFloat(step) / CGFloat(Self.uncurledKeyCount)
      guard step > 0 else { return fine.keys[0] }
      guard step < Self.uncurledKeyCount else { return fine.keys[1] }
      let scale = min(1, reach / max(MorphBand(from, to, at: time).reach, 1e-12))
      let band = MorphBand(from, to, at: time, scale: scale)
      let blended = local[0].indices.map { index in
        local[0][index].blended(
          with: local[1][index], at: time, isSmooth: fine.isSmooth[index])
      }
      let along = zip(parts[0], parts[1]).map { $0 + ($1 - $0) * time }
      let thickness = from.thickness + (to.thickness - from.thickness) * time
      let nodes = band.nodes(blended, at: along, scale: scale, thickness: thickness)
      return Key(time: time, nodes: nodes)
    }
    return track
  }

  /// Beside which part of a band the nodes of an end are.
  func parts(along band: MorphBand, end: Int, from start: CGFloat) -> [CGFloat] {
    var distances: [CGFloat] = [0]
    for index in isLine.indices {
      distances.append(distances[index] + piece(index, of: keys[end].nodes).roughLength)
    }
    let whole = max(distances[isLine.count], 1e-12)
    return distances.dropLast().map { band.part(at: (start + $0 / whole).wrapped(true)) }
  }
}

extension MorphBand {
  /// Nodes as seen from the parts of a band's line where they are on this one, which is scaled along its line and drawn as
  /// much thicker.
  func nodes(
    _ local: [MorphNode], at parts: [CGFloat], scale: CGFloat, thickness: CGFloat
  ) -> [MorphNode] {
    let thickening = thickening(upTo: 1 / scale, thickness: thickness / 2)
    return zip(local, parts).map { node, part in
      let index = min(
        max(Int(clamping: part * CGFloat(thickening.count)), 0), thickening.count - 1)
      return node.stretched(along: scale, across: thickening[index]).placed(on: frame(at: part))
    }
  }
}

extension MorphNode {
  /// The node as seen from a place on a band.
  func seen(from frame: (point: CGPoint, angle: CGFloat)) -> MorphNode {
    let turned = { (vector: CGPoint) in vector.turned(by: -frame.angle) }
    return MorphNode(
      point: turned(point - frame.point), incoming: turned(incoming), outgoing: turned(outgoing))
  }

  /// The node in a band that is stretched along its line and across it; handles keep their directions, as unevenness
  /// of the sides would become teeth.
  fileprivate func stretched(along: CGFloat, across: CGFloat) -> MorphNode {
    MorphNode(
      point: CGPoint(x: point.x * along, y: point.y * across), incoming: incoming * along,
      outgoing: outgoing * along)
  }

  fileprivate func placed(on frame: (point: CGPoint, angle: CGFloat)) -> MorphNode {
    placed(
      turnedBy: CGPoint(x: cos(frame.angle), y: sin(frame.angle)), around: frame.point)
  }
}
