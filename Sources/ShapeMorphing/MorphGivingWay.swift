import Foundation
import VectorGeometry

/// Has small outlines shrink where they would run through others.
///
/// Of two outlines that cross on their way the smaller becomes as little smaller as is enough, around the
/// times of the crossing.
struct MorphGivingWay {
  private(set) var tracks: [MorphTrack]
  private let counts: [[Int]]
  /// Outlines by track and time.
  private var polygons: [[[CGPoint]]]
  /// Tracks that shrinking does not help.
  private var stubborn: Set<Int> = []
  /// How much the whole area varies if nobody gives way.
  private var calmWobble: CGFloat = 0

  private static let times: [CGFloat] =
    [0, 0.0005, 0.003] + (1..<24).map { CGFloat($0) / 24 } + [0.997, 0.9995, 1]
  private static let depths: [CGFloat] = [
    0.08, 0.16, 0.26, 0.38, 0.5, 0.62, 0.74, 0.85, 0.93, 0.97, 0.985,
  ]
  private static let maximumRounds = 48
  /// How much more the whole area may vary for it, in parts of the larger end's.
  private static let areaBudget: CGFloat = 0.4

  init(_ tracks: [MorphTrack]) {
    self.tracks = tracks
    let length = tracks.map(\.roughSize).reduce(0, +)
    counts = tracks.map { $0.counts(step: max(length / 200, 1e-6)) }
    polygons = []
    polygons = tracks.indices.map { outlines(of: $0, self.tracks[$0]) }
    calmWobble = wobble()
    for _ in 0..<Self.maximumRounds {
      guard let conflict = worstConflict() else { break }
      relieve(conflict)
    }
  }

  private struct Conflict {
    var track: Int
    var times: ClosedRange<CGFloat>
    var weight: Int
  }

  private func outlines(of index: Int, _ track: MorphTrack) -> [[CGPoint]] {
    Self.times.map { track.polyline(at: $0, counts: counts[index]) }
  }

  /// The smaller outline of those pairs that cross at the most times.
  private func worstConflict() -> Conflict? {
    var found: [Int: Conflict] = [:]
    for i in tracks.indices {
      for j in tracks.indices where j > i {
        let times = conflicts(i, polygons[i], j)
        guard let first = times.first, let last = times.last else { continue }
        // Of two that are equally large the first, whatever rounding says.
        let smaller = size(j) < size(i) * 0.999999 ? j : i
        guard let track = [smaller, i + j - smaller].first(where: { !stubborn.contains($0) })
        else { continue }
        let old = found[track]
        let (low, high) = (Self.times[first], Self.times[last])
        found[track] = Conflict(
          track: track,
          times: min(old?.times.lowerBound ?? 1, low)...max(old?.times.upperBound ?? 0, high),
          weight: (old?.weight ?? 0) + times.count)
      }
    }
    return found.values.max { ($0.weight, -$0.track) < ($1.weight, -$1.track) }
  }

  /// The indices of times at which an outline crosses another more often than at the worse end.
  private func conflicts(_ i: Int, _ outlines: [[CGPoint]], _ j: Int) -> [Int] {
    let crossings = Self.times.indices.map { time in
      MorphCrossings.count(
        between: (outlines[time], tracks[i].isClosed),
        and: (polygons[j][time], tracks[j].isClosed))
    }
    let allowed = max(crossings[0], crossings[crossings.count - 1])
    return crossings.indices.filter { crossings[$0] > allowed }
  }

  private func size(_ index: Int) -> CGFloat {
    [0, Self.times.count / 2, Self.times.count - 1].map { time in
      abs(polygons[index][time].areaAndCentroid(isClosed: tracks[index].isClosed).0)
    }.reduce(0, +)
  }

  /// At how many times an outline crosses others, each counted.
  private func weight(of index: Int, _ outlines: [[CGPoint]]) -> Int {
    tracks.indices.reduce(0) { sum, other in
      other == index ? sum : sum + conflicts(index, outlines, other).count
    }
  }

  /// How much the whole area varies, with other outlines for one of the tracks.
  private func wobble(of index: Int? = nil, _ outlines: [[CGPoint]] = []) -> CGFloat {
    MorphScore.wobble(
      Self.times.indices.map { time in
        tracks.indices.reduce(0) { sum, track in
          guard tracks[track].isClosed else { return sum }
          let points = track == index ? outlines[time] : polygons[track][time]
          return sum + points.areaAndCentroid(isClosed: true).0
        }
      })
  }

  private mutating func relieve(_ conflict: Conflict) {
    let index = conflict.track
    let now = weight(of: index, polygons[index])
    let range = MorphTrack.Shrinking.shortest...(1 - MorphTrack.Shrinking.shortest)
    var best: (weight: Int, track: MorphTrack, outlines: [[CGPoint]])?
    for depth in Self.depths where depth > tracks[index].shrinking?.depth ?? 0 {
      var track = tracks[index]
      track.shrinking = MorphTrack.Shrinking(
        from: conflict.times.lowerBound.clamped(to: range),
        until: conflict.times.upperBound.clamped(to: range), depth: depth)
      let outlines = outlines(of: index, track)
      guard wobble(of: index, outlines) <= calmWobble + Self.areaBudget else { break }
      let left = weight(of: index, outlines)
      if left < best?.weight ?? now { best = (left, track, outlines) }
      if left == 0 { break }
    }
    guard let best else {
      stubborn.insert(index)
      return
    }
    if best.weight > 0 { stubborn.insert(index) }
    tracks[index] = best.track
    polygons[index] = best.outlines
  }
}
