import Foundation
import IntegerConversion
import VectorGeometry

/// How the whole picture becomes a little larger or smaller on its way, so that its ink changes evenly.
struct MorphBreath: Sendable {
  /// Factors of width and the points about which they count, at even times from 0 to 1.
  private let keys: [(factor: CGFloat, center: CGPoint)]

  private static let count = 32
  /// From what change of area on, beyond the least, it is worth it.
  private static let leastWobble: CGFloat = 0.03
  /// How much smaller or larger the picture may become.
  private static let range: ClosedRange<CGFloat> = 0.8...1.4
  /// How far it may reach beyond the box that lies between those of both ends.
  private static let slack: CGFloat = 1.04

  /// Nil where ink changes evenly by itself.
  init?(_ tracks: [MorphTrack]) {
    guard !tracks.isEmpty, tracks.allSatisfy(\.isClosed),
      tracks.reduce(0, { $0 + $1.pieceCount }) < 2_000
    else { return nil }
    let length = tracks.map(\.roughSize).reduce(0, +)
    let counts = tracks.map { $0.counts(step: max(length / 200, 1e-6)) }
    let frames = (0...Self.count).map { step -> Frame in
      let time = CGFloat(step) / CGFloat(Self.count)
      return Frame(zip(tracks, counts).map { $0.polyline(at: time, counts: $1) })
    }
    let (first, last) = (frames[0], frames[Self.count])
    guard first.area > 1e-9, last.area > 1e-9,
      MorphScore.wobble(frames.map(\.area)) > Self.leastWobble
    else { return nil }
    keys = frames.enumerated().map { step, frame in
      guard step > 0, step < Self.count else { return (1, frame.center) }
      let time = CGFloat(step) / CGFloat(Self.count)
      let wanted = first.area + (last.area - first.area) * time
      let factor = (wanted / max(frame.area, 1e-9)).squareRoot()
      let room = first.size.interpolated(to: last.size, at: time) * Self.slack
      let most = min(room.x / max(frame.size.x, 1e-9), room.y / max(frame.size.y, 1e-9))
      let limit = most.clamped(to: 1...Self.range.upperBound)
      return (factor.clamped(to: Self.range.lowerBound...limit), frame.center)
    }
  }

  private struct Frame {
    let area: CGFloat
    let center: CGPoint
    /// The width and the height of the box around all.
    let size: CGPoint

    init(_ polygons: [[CGPoint]]) {
      area = polygons.reduce(0) { $0 + $1.areaAndCentroid(isClosed: true).0 }
      let box = MorphBox(polygons.lazy.flatMap(\.self))
      (center, size) = (box.center, box.size)
    }
  }

  /// The nodes at a time as the whole picture's size has them.
  func applied(to nodes: [MorphNode], at time: CGFloat) -> [MorphNode] {
    let position = time * CGFloat(Self.count)
    let index = min(max(Int(clamping: position), 0), Self.count - 1)
    let (from, to, part) = (keys[index], keys[index + 1], position - CGFloat(index))
    let rotor = CGPoint(x: from.factor + (to.factor - from.factor) * part, y: 0)
    let center = from.center.interpolated(to: to.center, at: part)
    return nodes.map { node in
      var node = node
      node.point = node.point - center
      return node.placed(turnedBy: rotor, around: center)
    }
  }
}
