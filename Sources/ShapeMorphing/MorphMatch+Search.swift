import Foundation
import VectorGeometry

extension MorphMatch {
  /// The matches of two closed outlines that are worth comparing, the likeliest first.
  static func candidates(
    _ a: MorphContour, _ b: MorphContour, options: MorphPlan.Options, turns: [CGFloat]? = nil
  ) -> [MorphMatch] {
    guard !a.isPoint, !b.isPoint else { return [collapsed(a, b)] }
    guard a.isClosed || b.isClosed else { return openCandidates(a, b) }
    guard a.isClosed, b.isClosed else { return unclosedCandidates(a, b, options: options) }
    let (p, q) = (MorphStation.stations(of: a), MorphStation.stations(of: b))
    let search = MorphOffsets(a, b, options: options, turns: turns)
    let isUpright = turns?.contains(0) ?? options.isUpright
    let axes =
      isUpright && options.startOffset == .automatic ? MorphSymmetry.shared(a, b) : []
    return symmetric(axes)
      + search.offsets.flatMap { offset in
        MorphAnchoring(p, q, offset: offset).alignments.map { found in
          var match = MorphMatch(
            a, b, stations: found.stations, alignment: found.alignment, turn: offset.turn)
          match.isSymmetric = offset.turn == 0 && axes.contains { $0.isKept(by: match) }
          return match
        }
      }
  }

  /// A match with a single point: the outline shrinks to it as it is.
  static func collapsed(_ a: MorphContour, _ b: MorphContour) -> MorphMatch {
    let whole = a.isPoint ? b : a
    let last = whole.isClosed || whole.isPoint ? whole.segments.count - 1 : whole.segments.count
    let knots = (0...max(last, 0)).map { index in
      let place = whole.isPoint ? Place(segment: 0, t: 0) : whole.place(ofNode: index)
      return Knot(a: place, b: place)
    }
    let point = { (c: MorphContour) in
      c.isPoint ? MorphContour(segments: [], isClosed: whole.isClosed, start: c.start) : c
    }
    return MorphMatch(a: point(a), b: point(b), knots: knots)
  }

  /// Both directions of an open line, matched by likeness and by length alone.
  private static func openCandidates(_ a: MorphContour, _ b: MorphContour) -> [MorphMatch] {
    [b, b.reversed()].flatMap { b -> [MorphMatch] in
      let (p, q) = (MorphStation.stations(of: a), MorphStation.stations(of: b))
      let alike = MorphAnchoring.frames(p, q, turn: 0).map { stations in
        MorphMatch(
          a, b, stations: stations, alignment: MorphAlignment(stations.0, stations.1), turn: 0)
      }
      let ends = ([p[0], p[p.count - 1]], [q[0], q[q.count - 1]])
      return alike + [
        MorphMatch(
          a, b, stations: ends, alignment: MorphAlignment(ends.0, ends.1), turn: 0)
      ]
    }
  }

  /// An open line and a closed one, which is opened where that costs least.
  private static func unclosedCandidates(
    _ a: MorphContour, _ b: MorphContour, options: MorphPlan.Options
  ) -> [MorphMatch] {
    let (open, closed) = a.isClosed ? (b, a) : (a, b)
    let starts = MorphStation.stations(of: closed).map(\.place)
    let ranked = starts.map { start in
      (start, closed.openingCost(at: start, for: open))
    }.sorted { $0.1 < $1.1 }.prefix(3)
    return ranked.flatMap { start, _ -> [MorphMatch] in
      let opened = closed.opened(at: start)
      return a.isClosed ? openCandidates(opened, b) : openCandidates(a, opened)
    }
  }

  private typealias Place = MorphContour.Place
}

extension MorphPlan.Options {
  /// Whether outlines may go without a turn.
  var isUpright: Bool { rotation == .automatic || rotation == .none }
}

extension MorphContour {
  /// The closed contour as an open one that starts and ends at a place.
  func opened(at place: Place) -> MorphContour {
    var rotated = Array(segments[place.segment...] + segments[..<place.segment])
    if place.t > 0 {
      let (before, after) = rotated[0].split(at: place.t)
      rotated[0] = after
      rotated.append(before)
    }
    return MorphContour(segments: rotated, isClosed: false, start: start)
  }

  /// The mean squared distance to an open line's points if opened at a place, in the better direction.
  fileprivate func openingCost(at place: Place, for open: MorphContour) -> CGFloat {
    let origin = fraction(of: place)
    let costs = [CGFloat(1), -1].map { sense -> CGFloat in
      (0...16).reduce(0) { sum, step in
        let fraction = CGFloat(step) / 16
        let own = point(at: self.place(at: (origin + sense * fraction).wrapped(true)))
        let way = own - open.point(at: open.place(at: fraction))
        return sum + way.dot(way)
      }
    }
    return min(costs[0], costs[1])
  }
}

/// Where one closed outline may start on another, with or without a turn.
struct MorphOffsets {
  struct Offset {
    /// The fraction of the second outline's length at which the first one's start lies.
    var fraction: CGFloat
    /// The angle by which the first outline turns.
    var turn: CGFloat
  }

  private(set) var offsets: [Offset] = []
  private static let count = 64
  private static let leastTurn: CGFloat = 0.14

  /// Correlates both outlines as complex signals for all offsets.
  init(_ a: MorphContour, _ b: MorphContour, options: MorphPlan.Options, turns: [CGFloat]?) {
    if let fixed = Self.fixed(options.startOffset) {
      offsets = [Offset(fraction: fixed, turn: Self.fixedTurn(options.rotation) ?? 0)]
      return
    }
    let (p, q) = (Self.samples(a), Self.samples(b))
    let products = (0..<Self.count).map { offset -> CGPoint in
      (0..<Self.count).reduce(CGPoint.zero) { sum, index in
        let (x, y) = (p[index], q[(index + offset) % Self.count])
        return CGPoint(x: sum.x + x.dot(y), y: sum.y + x.cross(y))
      } * (1 / CGFloat(Self.count))
    }
    if let turns = turns ?? Self.fixedTurn(options.rotation).map({ [$0] }) {
      for turn in turns {
        let values = products.map { $0.dot(CGPoint(x: cos(turn), y: sin(turn))) }
        offsets += Self.peaks(values).prefix(3).map {
          Offset(fraction: Self.fraction($0), turn: turn)
        }
      }
      return
    }
    let straight = Self.peaks(products.map(\.x)).prefix(3)
    offsets = straight.map { Offset(fraction: Self.fraction($0), turn: 0) }
    guard options.rotation == .automatic else { return }
    addTurned(products, best: straight.first.map { products[$0].x } ?? 0)
  }

  /// Offers turns of more than 8 degrees that halve what a straight way leaves over.
  private mutating func addTurned(_ products: [CGPoint], best: CGFloat) {
    let angles = products.map { atan2($0.y, $0.x) }
    let values = zip(products, angles).map { $0.length - 0.02 * abs($1) }
    for offset in Self.peaks(values).prefix(2) {
      guard abs(angles[offset]) > Self.leastTurn,
        1 - products[offset].length < 0.5 * (1 - best)
      else { continue }
      offsets.append(Offset(fraction: Self.fraction(offset), turn: angles[offset]))
    }
  }

  /// Where a circular row of values has its peaks, the highest first.
  private static func peaks(_ values: [CGFloat]) -> [Int] {
    let count = values.count
    let peaks = values.indices.filter { index in
      values[index] >= values[(index + 1) % count]
        && values[index] > values[(index + count - 1) % count]
    }
    guard !peaks.isEmpty else { return [0] }
    return peaks.sorted { (-values[$0].settled, $0) < (-values[$1].settled, $1) }
  }

  private static func fraction(_ offset: Int) -> CGFloat { CGFloat(offset) / CGFloat(count) }

  private static func fixed(_ start: MorphPlan.Options.StartOffset) -> CGFloat? {
    switch start {
    case .automatic: nil
    case .aligned: 0
    case .fraction(let fraction): fraction.isFinite ? CGFloat(fraction).wrapped(true) : 0
    }
  }

  private static func fixedTurn(_ rotation: MorphPlan.Options.Rotation) -> CGFloat? {
    switch rotation {
    case .automatic: nil
    case .none: 0
    case .angle(let angle): angle.radians.isFinite ? CGFloat(angle.radians) : 0
    }
  }

  /// Evenly spaced points of an outline about its middle, at a mean distance of 1.
  private static func samples(_ contour: MorphContour) -> [CGPoint] {
    let points = (0..<count).map { contour.point(at: contour.place(at: fraction($0))) }
    let middle = points.reduce(.zero, +) * (1 / CGFloat(count))
    let size = (points.reduce(0) { $0 + ($1 - middle).dot($1 - middle) } / CGFloat(count))
      .squareRoot()
    return points.map { ($0 - middle) * (size > 1e-12 ? 1 / size : 1) }
  }
}

/// Alignments of closed outlines from a pair of stations that surely belong together.
struct MorphAnchoring {
  typealias Stations = ([MorphStation], [MorphStation])

  private(set) var alignments: [(stations: Stations, alignment: MorphAlignment)] = []

  init(_ a: [MorphStation], _ b: [MorphStation], offset: MorphOffsets.Offset) {
    for (p, q) in Self.frames(a, b, turn: offset.turn) {
      let anchor = Self.anchor(p, q, offset: offset.fraction)
      var best = Self.aligned(p, q, at: anchor)
      // Once more from the middle of what was found, free of the first choice.
      if let middle = Self.middle(of: best) {
        let start = (
          p.firstIndex { $0.place == middle.0 } ?? 0, q.firstIndex { $0.place == middle.1 } ?? 0
        )
        let second = Self.aligned(p, q, at: start)
        if second.alignment.cost < best.alignment.cost - 1e-6 { best = second }
      }
      alignments.append(best)
    }
  }

  private static func aligned(
    _ a: [MorphStation], _ b: [MorphStation], at start: (Int, Int)
  ) -> (stations: Stations, alignment: MorphAlignment) {
    let stations = (a.starting(at: start.0), b.starting(at: start.1))
    return (stations, MorphAlignment(stations.0, stations.1))
  }

  /// Both rows of stations as they are compared: each about its own middle and in its own size, and if
  /// both lie much alike, also in place.
  ///
  /// `part` are stations of parts of the outlines that are to be compared so, all unless given.
  static func frames(
    _ a: [MorphStation], _ b: [MorphStation], turn: CGFloat, of part: Stations? = nil
  ) -> [Stations] {
    let middles = (a.middle, b.middle)
    let sizes = (a.spread(around: middles.0), b.spread(around: middles.1))
    let (a, b) = part ?? (a, b)
    var frames = [
      (
        a.normalised(around: middles.0, size: sizes.0),
        b.normalised(around: middles.1, size: sizes.1, turnedBy: -turn)
      )
    ]
    let size = (sizes.0 + sizes.1) / 2
    let shift = (middles.0 - middles.1).length / size
    let ratio = max(sizes.0, sizes.1) / min(sizes.0, sizes.1)
    if turn == 0, shift < 0.6, ratio < 1.8, shift > 0.02 || ratio > 1.02 {
      let middle = middles.0.interpolated(to: middles.1, at: 0.5)
      frames.append(
        (a.normalised(around: middle, size: size), b.normalised(around: middle, size: size)))
    }
    return frames
  }

  /// The pair of stations near an offset that are most alike.
  private static func anchor(
    _ a: [MorphStation], _ b: [MorphStation], offset: CGFloat
  ) -> (Int, Int) {
    // Offsets count from the contours' own starts, which the stations' fractions do as well.
    var (best, least) = ((0, 0), CGFloat.infinity)
    for (i, p) in a.enumerated() {
      for (j, q) in b.enumerated() {
        let gap = (q.fraction - p.fraction - offset).wrapped(true)
        guard min(gap, 1 - gap) < 0.06 else { continue }
        let way = p.point - q.point
        let direction = (p.reaching.dot(q.reaching) + p.leaving.dot(q.leaving)) / 2
        let turn = p.turn - q.turn
        let cost =
          way.dot(way) + 0.35 * (1 - direction) + 0.3 * turn * turn
          - 0.1 * min(abs(p.turn), abs(q.turn))
        if cost < least - 1e-6 { (best, least) = ((i, j), cost) }
      }
    }
    return best
  }

  /// The most alike pair in the middle of an alignment.
  private static func middle(
    of found: (stations: Stations, alignment: MorphAlignment)
  ) -> (MorphContour.Place, MorphContour.Place)? {
    let (a, b) = found.stations
    let pairs = found.alignment.pairs.filter { abs(a[$0.0].fraction - 0.5) < 0.2 }
    let cost = { (pair: (Int, Int)) -> CGFloat in
      let (p, q) = (a[pair.0], b[pair.1])
      let way = p.point - q.point
      return way.dot(way) + 0.35 * (1 - p.direction.dot(q.direction)) + abs(p.turn - q.turn) * 0.1
    }
    return pairs.min { cost($0) < cost($1) }.map { (a[$0.0].place, b[$0.1].place) }
  }
}
