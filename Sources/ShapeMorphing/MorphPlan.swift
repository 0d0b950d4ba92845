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
  let breath: MorphBreath?

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
    tracks = MorphSearch(ends, options: options).tracks
      .enumerated().sorted { ($0.element.order, $0.offset) < ($1.element.order, $1.offset) }
      .map(\.element)
    breath = options.isFree ? MorphBreath(tracks) : nil
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
    elements.reserveCapacity(tracks.reduce(0) { $0 + $1.pieceCount + 2 })
    for track in tracks {
      if breath == nil, track.isStraight {
        track.appendLines(at: time, in: space, to: &elements)
      } else {
        append(track, at: time, to: &elements)
      }
    }
    return Path(elements: elements)
  }

  private func append(
    _ track: MorphTrack, at time: CGFloat, to elements: inout ContiguousArray<Path.Element>
  ) {
    let own = track.nodes(at: time)
    let nodes = breath?.applied(to: own, at: time) ?? own
    guard let first = nodes.first else { return }
    elements.append(.move(to: space.outside(first.point)))
    for index in track.isLine.indices {
      let isLast = track.isClosed && index == track.isLine.count - 1
      if isLast, track.isLine[index] { continue }
      elements.append(track.piece(index, of: nodes).element(in: space))
    }
    if track.isClosed { elements.append(.closeSubpath) }
  }
}

extension MorphTrack {
  /// Whether it is of lines whose ends go straight.
  fileprivate var isStraight: Bool {
    keys.count == 2 && turn == nil && orbit == nil && shrinking == nil && !isLine.contains(false)
  }

  /// The lines at a time, without all that only curves need.
  fileprivate func appendLines(
    at time: CGFloat, in space: MorphSpace, to elements: inout ContiguousArray<Path.Element>
  ) {
    let (from, to, way) = (keys[0].nodes, keys[1].nodes, paced(time))
    for index in from.indices {
      let point = space.outside(from[index].point.interpolated(to: to[index].point, at: way))
      elements.append(index == 0 ? .move(to: point) : .line(to: point))
    }
    if isClosed, !from.isEmpty { elements.append(.closeSubpath) }
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
