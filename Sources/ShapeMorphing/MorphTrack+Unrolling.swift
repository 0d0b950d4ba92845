import Foundation
import VectorGeometry

extension MorphTrack {
  private static let unrolledKeyCount = 24

  /// The course of an open line on which it bends evenly instead of going straight: a wave that becomes
  /// a spiral curls up.
  ///
  /// Directions and lengths of the parts between nodes change evenly; the middle goes straight. A line that
  /// would reach far beyond its ends is drawn smaller on the way. With `straightening` 1 the line is straight
  /// in the middle of its way, with less it is as much straighter.
  /// Source: Sederberg, Gao, Wang and Mu, "2-D shape blending: an intrinsic solution to the vertex path
  /// problem", 1993.
  func unrolled(straightening: CGFloat = 0) -> MorphTrack? {
    guard !isClosed, turn == nil, let fine = refined() else { return nil }
    let chords = fine.keys.map { Self.chords($0.nodes) }
    let angles = chords.map(Self.angles)
    var track = fine
    track.isLine = fine.isLine.map { _ in false }
    track.keys = (0...Self.unrolledKeyCount).map { step in
      let time = CGFloat(step) / CGFloat(Self.unrolledKeyCount)
      guard step > 0 else { return fine.keys[0] }
      guard step < Self.unrolledKeyCount else { return fine.keys[1] }
      let bends = 1 - straightening * 4 * time * (1 - time)
      return Key(time: time, nodes: fine.nodes(unrolledAt: time, chords, angles, bends: bends))
    }
    return track
  }

  private func nodes(
    unrolledAt time: CGFloat, _ chords: [[CGPoint]], _ angles: [[CGFloat]], bends: CGFloat
  ) -> [MorphNode] {
    let blended = zip(angles[0], angles[1]).map { from, to in from + (to - from) * time }
    let lengths = zip(chords[0], chords[1]).map { $0.length + ($1.length - $0.length) * time }
    let whole = max(lengths.reduce(0, +), 1e-12)
    let mean = zip(blended, lengths).reduce(0) { $0 + $1.0 * $1.1 } / whole
    let rotors = blended.map { angle in
      let angle = mean + (angle - mean) * bends
      return CGPoint(x: cos(angle), y: sin(angle))
    }
    var points = [CGPoint.zero]
    for (rotor, length) in zip(rotors, lengths) {
      points.append(points[points.count - 1] + rotor * length)
    }
    let center = points.reduce(.zero, +) * (1 / CGFloat(points.count))
    let factor = min(1, reach / max(MorphBox(points).reach, 1e-12))
    let (place, scale) = (middle(at: time), CGPoint(x: factor, y: 0))
    return points.indices.map { index in
      let handle = { (piece: Int, side: KeyPath<MorphNode, CGPoint>) -> CGPoint in
        guard rotors.indices.contains(piece) else { return .zero }
        let ends = (0..<2).map { end in
          keys[end].nodes[index][keyPath: side].turned(by: -angles[end][piece])
        }
        return ends[0].interpolated(to: ends[1], at: time).multiplied(by: rotors[piece])
      }
      return MorphNode(
        point: points[index] - center, incoming: handle(index - 1, \.incoming),
        outgoing: handle(index, \.outgoing)
      ).placed(turnedBy: scale, around: place)
    }
  }

  /// How far the line may reach on its way: little further than at its ends, however long it is.
  private var reach: CGFloat {
    1.1 * (keys.map { MorphBox($0.nodes.map(\.point)).reach }.max() ?? 0)
  }

  private func middle(at time: CGFloat) -> CGPoint {
    let middles = keys.map { key in
      key.nodes.reduce(CGPoint.zero) { $0 + $1.point } * (1 / CGFloat(key.nodes.count))
    }
    return middles[0].interpolated(to: middles[1], at: time)
  }

  private static func chords(_ nodes: [MorphNode]) -> [CGPoint] {
    zip(nodes, nodes.dropFirst()).map { $1.point - $0.point }
  }

  /// The directions, each less than half a turn from the one before.
  static func angles(_ chords: [CGPoint]) -> [CGFloat] {
    var (angle, last) = (CGFloat(0), CGPoint(x: 1, y: 0))
    return chords.map { chord in
      guard chord.length > 0 else { return angle }
      angle += atan2(last.cross(chord), last.dot(chord))
      last = chord
      return angle
    }
  }
}
