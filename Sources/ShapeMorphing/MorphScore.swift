import Foundation
import VectorGeometry

/// How well a set of tracks does: first how long outlines cross, then how calm the way is.
struct MorphScore: Comparable, Sendable {
  /// The share of looked-at times with more crossings than at the worse end.
  var crossed: CGFloat = 0
  /// Change of area beyond the least, travel and turn.
  var unrest: CGFloat = 0
  /// The part of unrest that is change of area.
  private(set) var wobble: CGFloat = 0

  static func < (a: MorphScore, b: MorphScore) -> Bool {
    (a.crossed, a.roundedUnrest) < (b.crossed, b.roundedUnrest)
  }

  /// What rounding of coordinates cannot change: equally good ways are taken in their order.
  private var roundedUnrest: CGFloat { (unrest * 1e6).rounded() }

  private static let times: [CGFloat] = {
    let inner = (0..<11).map { (CGFloat($0) + 0.5) / 11 }
    return [0.003] + inner + [0.997]
  }()

  /// Where crossings are looked for as well if there are none at the others.
  private static let timesBetween: [CGFloat] = {
    let thirds = (0..<33).filter { $0 % 3 != 1 }
    return [0.0008] + thirds.map { (CGFloat($0) + 0.5) / 33 } + [0.9992]
  }()

  /// Scores tracks; unless `isThorough`, crossings that are short may be missed.
  init(_ tracks: [MorphTrack], isThorough: Bool = true) {
    guard !tracks.isEmpty else { return }
    let length = tracks.map { $0.roughSize }.reduce(0, +)
    let counts = tracks.map { $0.counts(step: max(length / 160, 1e-6)) }
    let outlines = { (time: CGFloat) -> [(points: [CGPoint], isClosed: Bool)] in
      zip(tracks, counts).map { track, counts in
        (points: track.polyline(at: time, counts: counts), isClosed: track.isClosed)
      }
    }
    let polygons = ([0] + Self.times + [1]).map(outlines)
    let crossings = polygons.map(MorphCrossings.count)
    let allowed = max(crossings[0], crossings[crossings.count - 1])
    crossed = CGFloat(crossings.count { $0 > allowed }) / CGFloat(Self.times.count)
    if crossed == 0, isThorough {
      let count = Self.timesBetween.count { MorphCrossings.count(outlines($0)) > allowed }
      crossed = CGFloat(count) / CGFloat(Self.times.count + Self.timesBetween.count)
    }
    let areas = polygons.map { outlines -> CGFloat in
      outlines.reduce(0) { $1.isClosed ? $0 + $1.points.areaAndCentroid(isClosed: true).0 : $0 }
    }
    wobble = Self.wobble(areas)
    unrest = wobble + tracks.map(\.unrest).reduce(0, +) / CGFloat(tracks.count)
  }

  /// The variation of the area beyond the difference of the ends, in parts of the larger.
  static func wobble(_ areas: [CGFloat]) -> CGFloat {
    let whole = max(abs(areas[0]), abs(areas[areas.count - 1]))
    guard whole > 1e-9 else { return 0 }
    let variation = zip(areas, areas.dropFirst()).reduce(0) { $0 + abs($1.1 - $1.0) }
    return (variation - abs(areas[areas.count - 1] - areas[0])) / whole
  }
}

extension MorphTrack {
  private static let shorteningWeight: CGFloat = 0.2
  /// What unrest counts where mirror images stay so.
  private static let symmetryFactor: CGFloat = 0.6

  /// How much shorter the sides are half-way than in the mean of both ends, in parts of that: 0 for what only
  /// turns, 1 for what is folded together.
  private var shortening: CGFloat {
    let chords = [keys[0].nodes, nodes(at: 0.5), keys[keys.count - 1].nodes].map { nodes in
      isLine.indices.map { index in
        (nodes[index + 1 < nodes.count ? index + 1 : 0].point - nodes[index].point).length
      }
    }
    var (lost, whole) = (CGFloat(0), CGFloat(0))
    for index in isLine.indices {
      let mean = (chords[0][index] + chords[2][index]) / 2
      lost += max(mean - chords[1][index], 0)
      whole += mean
    }
    return whole > 0 ? lost / whole : 0
  }

  /// The longer of the lengths of both ends, roughly.
  var roughSize: CGFloat {
    [keys[0], keys[keys.count - 1]].map { key in
      isLine.indices.reduce(CGFloat(0)) { sum, index in
        sum + piece(index, of: key.nodes).roughLength
      }
    }.max() ?? 0
  }

  /// The mean squared way of the nodes about the middle in parts of their distance from it, a part of
  /// the turn, and what sides are shorter half-way than at the ends.
  fileprivate var unrest: CGFloat {
    let ends = [keys[0].nodes, keys[keys.count - 1].nodes].map { $0.map(\.point) }
    let middles = ends.map { $0.reduce(.zero, +) * (1 / CGFloat(max($0.count, 1))) }
    var (way, size) = (CGFloat(0), CGFloat(0))
    for (p, q) in zip(ends[0], ends[1]) {
      let (a, b) = (p - middles[0], q - middles[1])
      way += (b - a).dot(b - a)
      size += (a.dot(a) + b.dot(b)) / 2
    }
    let unrest =
      (size > 0 ? 0.5 * way / size : 0) + 0.03 * abs(turn?.angle ?? 0)
      + Self.shorteningWeight * shortening
    return isSymmetric ? Self.symmetryFactor * unrest : unrest
  }
}
