public import Foundation
public import VectorGeometry

/// How one path becomes another: which outlines, corners and points go to each other, and how.
///
/// Made once for two paths, it gives the path at any time. Both ends are given back as they are. Cubics
/// stay cubics; lines that become lines stay lines. Holes go along with their outlines; an outline that
/// becomes several is cut by straight chords. Points are matched by place and direction, so the size of
/// the coordinates does not matter. The same paths give the same morph.
///
///     let plan = MorphPlan(from: Path(ellipseIn: frame), to: Path(frame))
///     let half = plan.path(at: 0.5)
public struct MorphPlan: Sendable {
  /// The path at 0.
  public let from: Path
  /// The path at 1.
  public let to: Path
  /// What was asked for.
  public let options: Options

  let space: MorphSpace
  let tracks: [MorphTrack]

  /// The morph between two paths.
  ///
  /// Subpaths with coordinates that are not finite are left out on the way.
  public init(from: Path, to: Path, options: Options = Options()) {
    (self.from, self.to, self.options) = (from, to, options)
    space = MorphSpace(around: from.outlinePoints + to.outlinePoints)
    let ends = (
      MorphOutlines(from, in: space, options: options),
      MorphOutlines(to, in: space, options: options)
    )
    tracks = Self.tracks(ends, options: options)
      .enumerated().sorted { ($0.element.order, $0.offset) < ($1.element.order, $1.offset) }
      .map(\.element)
  }

  /// The courses of all outlines; where cutting makes parts run through each other, points may do better.
  private static func tracks(
    _ ends: (MorphOutlines, MorphOutlines), options: Options
  ) -> [MorphTrack] {
    let pairing = MorphPairing(ends.0, ends.1, options: options)
    let groups = pairing.tracks(options: options)
    let tracks = groups.flatMap(\.self)
    guard tracks.count > 1, tracks.count <= 32 else { return tracks }
    var best = (tracks: tracks, score: MorphScore(tracks))
    let take = { (others: [MorphTrack]) in
      let score = MorphScore(others)
      if score < best.score { best = (others, score) }
    }
    guard best.score.crossed > 0 else { return tracks }
    if let angle = groups.commonTurn, options.rotation == .automatic {
      var turned = options
      turned.rotation = .angle(.radians(Double(angle)))
      let others = MorphPairing(ends.0, ends.1, options: options, turnedBy: angle)
      take(others.tracks(options: turned).orbiting.flatMap(\.self))
      if best.score.crossed == 0 { return best.tracks }
    }
    let isHard = best.score.crossed > 0.1
    take(MorphGivingWay(tracks).tracks)
    for other in options.alternatives(hasCuts: pairing.hasCuts)
    where isHard && best.score.crossed > 0 {
      let others = MorphPairing(ends.0, ends.1, options: other).tracks(options: other)
        .flatMap(\.self)
      take(others)
      if best.score.crossed > 0 { take(MorphGivingWay(others).tracks) }
    }
    return best.tracks
  }

  /// The path at a time: the first one at 0 and before, the second at 1 and after.
  public func path(at time: CGFloat) -> Path {
    guard time > 0 else { return from }
    guard time < 1 else { return to }
    return drawn(at: time)
  }

  /// Both ends with the same commands, which can be blended number by number.
  ///
  /// They look like the given paths. Where the way between is not straight, a blend of them is simpler
  /// than ``path(at:)``.
  public var compatibleEnds: (from: Path, to: Path) { (drawn(at: 0), drawn(at: 1)) }

  private func drawn(at time: CGFloat) -> Path {
    var elements: ContiguousArray<Path.Element> = []
    for track in tracks {
      let nodes = track.nodes(at: time)
      guard let first = nodes.first else { continue }
      elements.append(.move(to: space.outside(first.point)))
      for index in track.isLine.indices {
        let isLast = track.isClosed && index == track.isLine.count - 1
        if isLast, track.isLine[index] { continue }
        elements.append(track.piece(index, of: nodes).element(in: space))
      }
      if track.isClosed { elements.append(.closeSubpath) }
    }
    return Path(elements: elements)
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
  /// What else to try where outlines run through each other.
  fileprivate func alternatives(hasCuts: Bool) -> [MorphPlan.Options] {
    var straight = self
    straight.rotation = .none
    var shrunk = self
    shrunk.unmatched = .point
    return (rotation == .automatic ? [straight] : []) + (hasCuts ? [shrunk] : [])
  }
}

extension PathSegment {
  fileprivate func element(in space: MorphSpace) -> Path.Element {
    switch self {
    case .line(_, let end): return .line(to: space.outside(end))
    case .quadratic, .cubic:
      let (_, b, c, d) = cubicPoints
      return .curve(
        to: space.outside(d), control1: space.outside(b), control2: space.outside(c))
    }
  }
}

extension Path {
  /// All points of the steps, control points included.
  fileprivate var outlinePoints: [CGPoint] {
    elements.flatMap { element -> [CGPoint] in
      switch element {
      case .move(let to), .line(let to): [to]
      case .quadCurve(let to, let control): [to, control]
      case .curve(let to, let control1, let control2): [to, control1, control2]
      case .closeSubpath: []
      }
    }
  }
}
