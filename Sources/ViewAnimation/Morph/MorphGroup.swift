import Foundation
import VectorGeometry

/// A pair of outlines with the holes in them, which move together.
struct MorphGroup {
  /// The outlines; one of them may be a point.
  var a: MorphContour
  var b: MorphContour
  /// Pairs of holes; one without partner shrinks to a point.
  var holes: [(a: MorphContour?, b: MorphContour?)] = []
  /// The subpath of the first end, in whose order tracks are drawn.
  var order = 0

  /// The calmest course without crossings that was found, or the one that crosses least.
  func tracks(options: MorphPlan.Options) -> [MorphTrack] {
    if holes.isEmpty, options.startOffset == .automatic, var rest = MorphTrack(resting: a, as: b) {
      rest.order = order
      return [rest]
    }
    let matches = MorphMatch.candidates(a, b, options: options)
    var ranked = matches.map { (match: $0, score: MorphScore([MorphTrack($0)])) }
    ranked.sort { $0.score < $1.score }
    var best = choice(among: ranked.prefix(holes.isEmpty ? 1 : 4).map(\.match), options: options)
    if best.score.crossed > 0 {
      let detours = ranked.prefix(2).map { detour($0.match, options: options) }
      for detour in detours.compactMap(\.self) where detour.score < best.score { best = detour }
    }
    return best.tracks.map { track in
      var track = track
      track.order = order
      return track
    }
  }

  private typealias Choice = (tracks: [MorphTrack], score: MorphScore)

  private func choice(among matches: [MorphMatch], options: MorphPlan.Options) -> Choice {
    var best: Choice?
    for match in matches {
      let outline = MorphTrack(match)
      for isCoupled in holes.isEmpty ? [false] : match.turn == 0 ? [false, true] : [true] {
        let tracks =
          [outline] + holeTracks(in: outline, match, isCoupled: isCoupled, options: options)
        let score = MorphScore(tracks)
        if best.map({ score < $0.score }) ?? true { best = (tracks, score) }
      }
      if let best, best.score.crossed == 0, holes.isEmpty { break }
    }
    return best ?? ([], MorphScore([]))
  }

  private static let roundings: [MorphTrack.Rounding] = [0.85, 0.65, 0.45, 0.28, 0.15, 0.07].flatMap
  {
    share in
    [0, 0.3].map { MorphTrack.Rounding(share: share, hold: $0) }
  }

  /// The least rounding that avoids crossings.
  private func detour(_ match: MorphMatch, options: MorphPlan.Options) -> Choice? {
    var best: Choice?
    if let unrolled = MorphTrack(match).unrolled() { best = ([unrolled], MorphScore([unrolled])) }
    for outline in MorphTrack(match).rounded(Self.roundings) {
      let tracks = [outline] + holeTracks(in: outline, match, isCoupled: true, options: options)
      let score = MorphScore(tracks)
      if best.map({ score < $0.score }) ?? true { best = (tracks, score) }
      if score.crossed == 0 { break }
    }
    return best
  }

  private func holeTracks(
    in outline: MorphTrack, _ match: MorphMatch, isCoupled: Bool, options: MorphPlan.Options
  ) -> [MorphTrack] {
    holes.map { hole in
      let a = hole.a ?? point(for: hole.b, in: outline, from: 1)
      let b = hole.b ?? point(for: hole.a, in: outline, from: 0)
      let matches = MorphMatch.candidates(a, b, options: options, turns: [match.turn])
      guard var best = matches.min(by: { $0.cost < $1.cost }) else { return outline }
      best.turn = isCoupled ? 0 : best.turn
      let track = MorphTrack(best)
      return isCoupled ? track.coupled(to: outline) : track
    }
  }

  private func point(for hole: MorphContour?, in outline: MorphTrack, from time: CGFloat)
    -> MorphContour
  {
    let middle =
      hole?.polyline(step: (hole?.length ?? 1) / 48).areaAndCentroid(isClosed: true).1 ?? .zero
    return MorphContour(segments: [], isClosed: true, start: outline.carried(middle, from: time))
  }
}
