import Foundation
import VectorGeometry

/// Looks for the courses of all outlines together.
///
/// The likeliest pairing is taken if no outlines run through each other on it; else what turns the whole,
/// lets small outlines give way, or leaves one without partner may do better.
struct MorphSearch {
  /// The best courses that were found.
  private(set) var tracks: [MorphTrack]

  private let ends: (MorphOutlines, MorphOutlines)
  private let options: MorphPlan.Options
  private var score = MorphScore([])

  /// More outlines than this go as they are paired.
  private static let maximumOutlines = 32
  /// From which share of times with crossings on other options are tried.
  private static let hard: CGFloat = 0.1
  /// From what change of area on other ways are looked for, though nothing crosses.
  private static let strain: CGFloat = 0.1
  /// What it costs that outlines at an edge go without partners: the whole leans over then.
  private static let eccentricityWeight: CGFloat = 0.6
  /// Of more outlines than this none is left without partner.
  private static let maximumLone = 5

  init(_ ends: (MorphOutlines, MorphOutlines), options: MorphPlan.Options) {
    (self.ends, self.options) = (ends, options)
    let pairing = MorphPairing(ends.0, ends.1, options: options)
    let groups = pairing.tracks(options: options)
    tracks = groups.flatMap(\.self)
    guard tracks.count > 1, tracks.count <= Self.maximumOutlines else { return }
    score = MorphScore(tracks)
    guard score.crossed > 0 else { return }
    if let angle = groups.commonTurn, options.rotation == .automatic {
      takeTurned(by: angle)
      if score.crossed == 0 { return }
    }
    takeAlternatives(pairing, to: groups.flatMap(\.self), isHard: score.crossed > Self.hard)
    guard options.isFree, score.crossed > 0 || score.wobble > Self.strain else { return }
    for angle in [CGFloat.pi / 2, -.pi / 2] { takeTurned(by: angle) }
    takeLone(pairing)
  }

  private mutating func take(_ others: [MorphTrack], unrest: CGFloat = 0) {
    var other = MorphScore(others)
    other.unrest += unrest
    if other < score { (tracks, score) = (others, other) }
  }

  /// The courses on which the whole picture turns.
  private mutating func takeTurned(by angle: CGFloat) {
    var turned = options
    turned.rotation = .angle(.radians(Double(angle)))
    let others = MorphPairing(ends.0, ends.1, options: options, turnedBy: angle)
    take(others.tracks(options: turned).orbiting.flatMap(\.self))
  }

  /// The first courses with outlines that give way; and where much crosses, those of other options.
  private mutating func takeAlternatives(
    _ pairing: MorphPairing, to first: [MorphTrack], isHard: Bool
  ) {
    take(MorphGivingWay(first).tracks)
    for other in options.alternatives(hasCuts: pairing.hasCuts) where isHard && score.crossed > 0 {
      let others = MorphPairing(ends.0, ends.1, options: other).tracks(options: other)
        .flatMap(\.self)
      take(others)
      if score.crossed > 0 { take(MorphGivingWay(others).tracks) }
    }
  }

  /// The courses on which some outlines of the end with more of them become points: one, or two of many.
  private mutating func takeLone(_ pairing: MorphPairing) {
    let places = pairing.places
    guard places.count <= Self.maximumLone else { return }
    let single = places.indices.map { [$0] }
    let pairs = places.indices.flatMap { first in
      places.indices.filter { $0 > first }.map { [first, $0] }
    }
    for indices in single + (pairing.surplus > 1 ? pairs : []) {
      let middle =
        indices.reduce(CGPoint.zero) { $0 + places[$1].place } * (1 / CGFloat(indices.count))
      for isInPlace in indices.count == 1 ? [true, false] : [true] {
        let lone = MorphPairing.Lone(
          indices: indices.map { places[$0].index }, isInPlace: isInPlace)
        let others = MorphPairing(ends.0, ends.1, options: options, lone: lone)
        let tracks = others.tracks(options: options).flatMap(\.self)
        take(tracks, unrest: middle.length * Self.eccentricityWeight)
        take(MorphGivingWay(tracks).tracks, unrest: middle.length * Self.eccentricityWeight)
      }
    }
  }
}

extension MorphPairing {
  /// The courses of each group; outlines without partner beside others change their area evenly.
  fileprivate func tracks(options: MorphPlan.Options) -> [[MorphTrack]] {
    let hasPartners = groups.contains { $0.vanishing == nil }
    return groups.map { group in
      var tracks = group.tracks(options: options)
      if hasPartners, let vanishing = group.vanishing, !tracks.isEmpty {
        tracks[0].vanishing = vanishing
      }
      return tracks
    }
  }
}

extension MorphPlan.Options {
  /// Whether all choices are free, and both ends are filled.
  var isFree: Bool {
    !isStroked && startOffset == .automatic && pairing == .automatic && rotation == .automatic
      && unmatched == .split
  }

  /// What else to try where outlines run through each other.
  fileprivate func alternatives(hasCuts: Bool) -> [MorphPlan.Options] {
    var straight = self
    straight.rotation = .none
    var shrunk = self
    shrunk.unmatched = .point
    return (rotation == .automatic ? [straight] : []) + (hasCuts ? [shrunk] : [])
  }
}
