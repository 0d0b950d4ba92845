import Foundation
import VectorGeometry

/// A pair of outlines with the holes in them, which move together.
struct MorphGroup {
  /// The outlines; one of them may be a point.
  var a: MorphContour
  var b: MorphContour
  /// A pair of holes; one without partner shrinks to a point.
  struct Hole {
    var a: MorphContour?
    var b: MorphContour?
    /// Ink within the hole that is there at one end only; it goes along and shrinks to a point.
    var islands: (a: [MorphContour], b: [MorphContour]) = ([], [])
  }

  var holes: [Hole] = []
  /// The same with holes opened, which may be better.
  var openings: [MorphGroup] = []
  /// The subpath of the first end, in whose order tracks are drawn.
  var order = 0

  /// At which end the outline is a point that has no partner of its own, if at any.
  var vanishing: MorphTrack.Vanishing? { a.isPoint ? .first : b.isPoint ? .second : nil }

  /// The calmest course without crossings that was found, or the one that crosses least.
  ///
  /// None once the budget is spent: what is drawn then is thrown away.
  func tracks(options: MorphPlan.Options) -> [MorphTrack] {
    guard PathBudget.current?.isSpent != true else { return [] }
    if holes.isEmpty, options.startOffset == .automatic, var rest = MorphTrack(resting: a, as: b) {
      rest.order = order
      return [rest]
    }
    var best = course(options: options)
    for opening in openings {
      let other = opening.course(options: options, withDetours: false)
      if other.score < best.score { best = other }
    }
    return best.tracks.map { track in
      var track = track
      track.order = order
      return track
    }
  }

  /// With more holes than this the likeliest course is taken: each costs as much as an outline in each that is tried.
  private static let maximumHoles = 32

  private var isCrowded: Bool { holes.count > Self.maximumHoles }

  private func course(options: MorphPlan.Options, withDetours: Bool = true) -> Choice {
    let matches = MorphMatch.candidates(a, b, options: options)
    var ranked = matches.map {
      (match: $0, score: MorphScore([MorphTrack($0)], isThorough: false))
    }
    ranked.sort { $0.score < $1.score }
    if isCrowded { return crowdedCourse(ranked[0].match, options: options) }
    let inner = InnerMatches(
      holes, turns: Self.first(4, of: ranked.map(\.match)).map(\.turn), options: options)
    var best = choice(among: Self.first(4, of: ranked.map(\.match)), inner)
    let take = { (tracks: [MorphTrack]) in
      let score = MorphScore(tracks)
      if score < best.score { best = (tracks, score) }
    }
    if best.score.crossed > 0, holes.contains(where: { $0.a == nil || $0.b == nil }) {
      take(MorphGivingWay(best.tracks).tracks)
    }
    if best.score.crossed > 0, holes.isEmpty, options.isUpright,
      options.startOffset == .automatic
    {
      for uncurled in MorphTrack.uncurled(a, b) { take([uncurled]) }
      let isCrossed = best.score.crossed > 0
      let straightened = isCrossed ? MorphTrack.straightened(a, b, options: options) : []
      for track in straightened { take([track]) }
    }
    if best.score.crossed > 0, withDetours {
      let detours = Self.first(2, of: ranked.map(\.match)).map { detour($0, inner) }
      for detour in detours.compactMap(\.self) where detour.score < best.score { best = detour }
    }
    return best
  }

  /// The course on which all holes go along with the outline.
  private func crowdedCourse(_ match: MorphMatch, options: MorphPlan.Options) -> Choice {
    let inner = InnerMatches(holes, turns: [match.turn], options: options)
    let outline = MorphTrack(match)
    let tracks = [outline] + holeTracks(in: outline, match, isCoupled: true, inner)
    return (tracks, MorphScore(tracks))
  }

  /// The first matches, and if all of several turn, the first that does not.
  private static func first(_ count: Int, of matches: [MorphMatch]) -> [MorphMatch] {
    let first = Array(matches.prefix(count))
    guard count > 1, first.allSatisfy({ $0.turn != 0 }) else { return first }
    return first + matches.dropFirst(count).filter { $0.turn == 0 }.prefix(1)
  }

  private var hasIslands: Bool { holes.contains { !$0.islands.a.isEmpty || !$0.islands.b.isEmpty } }

  private typealias Choice = (tracks: [MorphTrack], score: MorphScore)

  private func choice(among matches: [MorphMatch], _ inner: InnerMatches) -> Choice {
    var best: Choice?
    for match in matches {
      let outline = MorphTrack(match)
      for isCoupled in holes.isEmpty ? [false] : match.turn == 0 ? [false, true] : [true] {
        let tracks = [outline] + holeTracks(in: outline, match, isCoupled: isCoupled, inner)
        let even = isCoupled && !hasIslands ? tracks.holesKeepingArea() : nil
        for tracks in [tracks, even].compactMap(\.self) {
          let score = MorphScore(tracks)
          if best.map({ score < $0.score }) ?? true { best = (tracks, score) }
        }
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
  private func detour(_ match: MorphMatch, _ inner: InnerMatches) -> Choice? {
    var best: Choice?
    let take = { (tracks: [MorphTrack]) in
      let score = MorphScore(tracks)
      if best.map({ score < $0.score }) ?? true { best = (tracks, score) }
      return score.crossed == 0
    }
    for straightening in [0, 0.5, 0.8, 1] as [CGFloat] {
      guard let unrolled = MorphTrack(match).unrolled(straightening: straightening) else { break }
      if take([unrolled]) { return best }
    }
    for outline in MorphTrack(match).rounded(Self.roundings) {
      let tracks = [outline] + holeTracks(in: outline, match, isCoupled: true, inner)
      if take(tracks.keepingArea()) { break }
    }
    return best
  }

  private func holeTracks(
    in outline: MorphTrack, _ match: MorphMatch, isCoupled: Bool, _ inner: InnerMatches
  ) -> [MorphTrack] {
    holes.indices.flatMap { index -> [MorphTrack] in
      guard PathBudget.current?.isSpent != true else { return [] }
      let hole = holes[index]
      let a = hole.a ?? point(for: index, in: outline, from: 1)
      let b = hole.b ?? point(for: index, in: outline, from: 0)
      var best = inner.match(index, a, b, turn: match.turn)
      best.turn = isCoupled ? 0 : best.turn
      var straight = MorphTrack(best)
      straight.vanishing = a.isPoint ? .first : b.isPoint ? .second : nil
      let track = isCoupled ? straight.coupled(to: outline) : straight
      return [track] + islandTracks(hole, within: track)
    }
  }

  /// Ink that is there at one end only, in the hole that it goes along with.
  private func islandTracks(_ hole: Hole, within track: MorphTrack) -> [MorphTrack] {
    let middle = { (island: MorphContour) in
      island.polyline(step: island.length / 48).areaAndCentroid(isClosed: true).1
    }
    let point = { (island: MorphContour, time: CGFloat) in
      MorphContour(
        segments: [], isClosed: true, start: track.carried(middle(island), from: time))
    }
    let matches =
      hole.islands.a.map { MorphMatch.collapsed($0, point($0, 0)) }
      + hole.islands.b.map { MorphMatch.collapsed(point($0, 1), $0) }
    return matches.map { MorphTrack($0).coupled(to: track) }
  }

  /// Where a hole that is at one end only begins at the other: inside the outline, clear of other holes.
  private func point(for index: Int, in outline: MorphTrack, from time: CGFloat) -> MorphContour {
    let hole = time == 1 ? holes[index].b : holes[index].a
    let polygon = hole?.polyline(step: (hole?.length ?? 1) / 48) ?? []
    let carried = outline.carried(polygon.areaAndCentroid(isClosed: true).1, from: time)
    guard !isCrowded else { return MorphContour(segments: [], isClosed: true, start: carried) }
    let others = holes.compactMap { time == 1 ? $0.a : $0.b }
      .map { $0.polyline(step: $0.length / 48) }
    let isClear = others.allSatisfy { $0.winding(around: carried) == 0 }
    let around = (time == 1 ? a : b).polyline(step: (time == 1 ? a : b).length / 96)
    let start = isClear ? carried : around.innermostPoint(near: carried, outside: others)
    return MorphContour(segments: [], isClosed: true, start: start)
  }
}

/// The matches of holes, which are the same on all ways of the outline around them.
private struct InnerMatches {
  private var known: [CGFloat: [MorphMatch?]] = [:]

  /// The matches as they are when the outline turns by one of some angles.
  init(_ holes: [MorphGroup.Hole], turns: [CGFloat], options: MorphPlan.Options) {
    for turn in turns where known[turn] == nil {
      known[turn] = holes.map { hole in
        guard let a = hole.a, let b = hole.b, !a.isPoint, !b.isPoint else { return nil }
        return MorphMatch.candidates(a, b, options: options, turns: [turn])
          .min { $0.cost < $1.cost }
      }
    }
  }

  /// The best match of a pair of holes; one that is a point is elsewhere each time.
  func match(_ index: Int, _ a: MorphContour, _ b: MorphContour, turn: CGFloat) -> MorphMatch {
    known[turn]?[index] ?? MorphMatch.collapsed(a, b)
  }
}
