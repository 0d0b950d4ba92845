import Foundation
import VectorGeometry

/// A correspondence of two contours: the places at which both are cut, in order, and a turn.
struct MorphMatch: Sendable {
  /// A pair of places that go to each other.
  struct Knot: Sendable {
    var a: MorphContour.Place
    var b: MorphContour.Place
  }

  let a: MorphContour
  let b: MorphContour
  /// From a closed contour's first pair around, or from end to end of an open one.
  var knots: [Knot]
  /// The angle by which the first contour turns on its way, in radians, clockwise on screen.
  var turn: CGFloat = 0
  /// What the alignment cost.
  var cost: CGFloat = 0
  /// Whether the way is its own mirror image about an axis, as both contours are.
  var isSymmetric = false

  /// Segments of both contours between knots: equally many.
  var pieces: [(PathSegment, PathSegment)] {
    let count = a.isClosed ? knots.count : knots.count - 1
    // All around from the only node of an outline, and back to it.
    let (onlyA, onlyB) = (a.only(knots.map(\.a)), b.only(knots.map(\.b)))
    return (0..<max(count, 0)).map { index in
      let (from, to) = (knots[index], knots[index + 1 < knots.count ? index + 1 : 0])
      let isLast = index == count - 1
      return (
        isLast ? onlyA ?? a.piece(from: from.a, to: to.a) : a.piece(from: from.a, to: to.a),
        isLast ? onlyB ?? b.piece(from: from.b, to: to.b) : b.piece(from: from.b, to: to.b)
      )
    }
  }
}

extension MorphContour {
  /// The segment that is the whole closed contour, if all places are its start.
  fileprivate func only(_ places: [Place]) -> PathSegment? {
    guard isClosed, segments.count == 1, places.allSatisfy({ $0.segment == 0 && $0.t <= 0 })
    else { return nil }
    return segments[0]
  }

  /// The part of a segment between two places; no more than a point if they are one.
  func piece(from: Place, to: Place) -> PathSegment {
    guard !isPoint else { return .line(start, start) }
    if from == to { return .line(point(at: from), point(at: from)) }
    let segment = segments[from.segment]
    guard to.segment == from.segment, to.t > 0 else { return segment.part(from: from.t, to: 1) }
    // Rounding may bring two places next to each other out of order.
    guard to.t > from.t else { return .line(point(at: from), point(at: from)) }
    return segment.part(from: from.t, to: to.t)
  }
}

/// A pair of fractions of two outlines, with the indices of the nodes that stand there.
struct MorphTie: Sendable {
  var a: CGFloat
  var b: CGFloat
  var nodeA: Int?
  var nodeB: Int?
}

extension MorphMatch {
  /// The match that an alignment of stations gives: all nodes of both contours, tied or carried over.
  init(
    _ a: MorphContour, _ b: MorphContour, stations: ([MorphStation], [MorphStation]),
    alignment: MorphAlignment, turn: CGFloat
  ) {
    let map = Self.ties(a, b, stations: stations, alignment: alignment)
    let origin = (
      a.isClosed ? a.fraction(of: stations.0[0].place) : 0,
      b.isClosed ? b.fraction(of: stations.1[0].place) : 0
    )
    self.init(a, b, map: map, origin: origin, turn: turn, cost: alignment.cost)
  }

  /// The match that a map gives, with all nodes; fractions count from the origins.
  init(
    _ a: MorphContour, _ b: MorphContour, map: [MorphTie], origin: (CGFloat, CGFloat),
    turn: CGFloat, cost: CGFloat
  ) {
    let ties = Self.joined(Self.withAllNodes(map, a, b, origin))
    knots = ties.map { tie in
      Knot(
        a: tie.nodeA.map { a.place(ofNode: $0) }
          ?? a.place(at: (tie.a + origin.0).wrapped(a.isClosed)),
        b: tie.nodeB.map { b.place(ofNode: $0) }
          ?? b.place(at: (tie.b + origin.1).wrapped(b.isClosed)))
    }
    (self.a, self.b, self.turn, self.cost) = (a, b, turn, cost)
  }

  /// The aligned pairs as fractions; corners whose partner is smooth find the best place for it.
  static func ties(
    _ a: MorphContour, _ b: MorphContour, stations: ([MorphStation], [MorphStation]),
    alignment: MorphAlignment
  ) -> [MorphTie] {
    let pairs = alignment.pairs
    var ties = pairs.map { pair in
      let (p, q) = (stations.0[pair.0], stations.1[pair.1])
      return MorphTie(
        a: p.fraction, b: q.fraction, nodeA: a.node(at: p.place), nodeB: b.node(at: q.place))
    }
    var isFixed = pairs.map { stations.0[$0.0].isCorner || stations.1[$0.1].isCorner }
    (isFixed[0], isFixed[isFixed.count - 1]) = (true, true)
    for index in ties.indices.dropFirst().dropLast() where isFixed[index] {
      let (p, q) = (stations.0[pairs[index].0], stations.1[pairs[index].1])
      guard p.isCorner != q.isCorner else { continue }
      let before = ties[isFixed[..<index].lastIndex(of: true) ?? 0]
      let after = ties[isFixed[(index + 1)...].firstIndex(of: true) ?? ties.count - 1]
      if p.isCorner {
        ties[index].b = stations.1.nearest(
          to: p, around: pairs[index].1, between: (before.b, after.b))
        ties[index].nodeB = nil
      } else {
        ties[index].a = stations.0.nearest(
          to: q, around: pairs[index].0, between: (before.a, after.a))
        ties[index].nodeA = nil
      }
    }
    return rising(zip(ties, isFixed).map { (tie: $0, isFixed: $1) })
  }

  /// The pairs without those between corners that the corners' new places overtook.
  private static func rising(_ ties: [(tie: MorphTie, isFixed: Bool)]) -> [MorphTie] {
    var kept: [(tie: MorphTie, isFixed: Bool)] = []
    for next in ties {
      let follows = { (last: MorphTie) in next.tie.a > last.a && next.tie.b > last.b }
      if next.isFixed {
        while let last = kept.last, !last.isFixed, !follows(last.tie) { kept.removeLast() }
        kept.append(next)
      } else if let last = kept.last, follows(last.tie) {
        kept.append(next)
      }
    }
    return kept.map(\.tie)
  }

  /// Adds the nodes of both contours that no pair has, each where the map puts it.
  private static func withAllNodes(
    _ map: [MorphTie], _ a: MorphContour, _ b: MorphContour, _ origin: (CGFloat, CGFloat)
  ) -> [MorphTie] {
    var result = map.filter { $0.nodeA != nil || $0.nodeB != nil }
    if a.isClosed, let last = result.last, last.a >= 1, result.count > 1 { result.removeLast() }
    if !a.isClosed { result = result.filter { $0.a > 0 && $0.a < 1 } }
    if result.isEmpty, a.isClosed { result = [map[0]] }
    let (usedA, usedB) = (Set(result.compactMap(\.nodeA)), Set(result.compactMap(\.nodeB)))
    for node in a.nodes where !usedA.contains(node) {
      let at = (a.fraction(of: a.place(ofNode: node)) - origin.0).wrapped(a.isClosed)
      result.append(MorphTie(a: at, b: map.value(at: at, of: \.a, to: \.b), nodeA: node))
    }
    for node in b.nodes where !usedB.contains(node) {
      let at = (b.fraction(of: b.place(ofNode: node)) - origin.1).wrapped(b.isClosed)
      result.append(MorphTie(a: map.value(at: at, of: \.b, to: \.a), b: at, nodeB: node))
    }
    result.sort { ($0.a + $0.b, $0.a) < ($1.a + $1.b, $1.a) }
    guard !a.isClosed else { return result }
    return [MorphTie(a: 0, b: 0, nodeA: 0, nodeB: 0)] + result
      + [MorphTie(a: 1, b: 1, nodeA: a.segments.count, nodeB: b.segments.count)]
  }

  /// Ties neighbors of which one is a node of the first and one of the second contour, nearest first.
  private static func joined(_ ties: [MorphTie]) -> [MorphTie] {
    let near: CGFloat = 0.012
    let gaps = zip(ties.indices, zip(ties, ties.dropFirst())).compactMap {
      index, pair -> (CGFloat, Int)? in
      let (p, q) = pair
      let gap = max(abs(p.a - q.a), abs(p.b - q.b))
      let isAB = p.nodeB == nil && q.nodeA == nil && p.nodeA != nil && q.nodeB != nil
      let isBA = p.nodeA == nil && q.nodeB == nil && p.nodeB != nil && q.nodeA != nil
      return gap < near && (isAB || isBA) ? (gap, index) : nil
    }
    var partner = [Int?](repeating: nil, count: ties.count)
    for (_, index) in gaps.sorted(by: { $0 < $1 })
    where partner[index] == nil && partner[index + 1] == nil {
      (partner[index], partner[index + 1]) = (index + 1, index)
    }
    return ties.indices.compactMap { index in
      guard let other = partner[index] else { return ties[index] }
      guard other > index else { return nil }
      let (p, q) = (ties[index], ties[other])
      return p.nodeA != nil
        ? MorphTie(a: p.a, b: q.b, nodeA: p.nodeA, nodeB: q.nodeB)
        : MorphTie(a: q.a, b: p.b, nodeA: q.nodeA, nodeB: p.nodeB)
    }
  }
}

extension [MorphTie] {
  /// The piecewise linear map through the pairs.
  fileprivate func value(
    at x: CGFloat, of from: KeyPath<MorphTie, CGFloat>, to: KeyPath<MorphTie, CGFloat>
  ) -> CGFloat {
    var (low, high) = (0, count - 1)
    while high - low > 1 {
      let middle = (low + high) / 2
      if self[middle][keyPath: from] <= x { low = middle } else { high = middle }
    }
    let (p, q) = (self[low], self[high])
    let span = q[keyPath: from] - p[keyPath: from]
    let along = span > 0 ? Swift.min(Swift.max((x - p[keyPath: from]) / span, 0), 1) : 0
    return p[keyPath: to] + (q[keyPath: to] - p[keyPath: to]) * along
  }
}

extension CGFloat {
  /// The same place of a closed outline in 0..<1; an open one's as it is.
  func wrapped(_ isClosed: Bool) -> CGFloat {
    guard isClosed else { return self }
    let wrapped = self - rounded(.down)
    return wrapped < 1 ? wrapped : 0
  }
}

extension MorphContour {
  /// The indices of the nodes between segments: of an open contour without its ends.
  var nodes: Range<Int> { isPoint ? 0..<0 : (isClosed ? 0 : 1)..<segments.count }

  /// The place of a node; one after the last segment is an open contour's end.
  func place(ofNode node: Int) -> Place {
    node < segments.count ? Place(segment: node, t: 0) : Place(segment: segments.count - 1, t: 1)
  }

  /// The index of the node at a place, if there is one.
  func node(at place: Place) -> Int? {
    if place.t <= 0 { return place.segment }
    return place.t >= 1 && !isClosed ? segments.count : nil
  }
}

extension [MorphStation] {
  /// The fraction near a station and between two others whose point and direction are most like a
  /// corner's.
  fileprivate func nearest(
    to corner: MorphStation, around index: Int, between: (CGFloat, CGFloat)
  ) -> CGFloat {
    let cost = { (at: Int) -> CGFloat in
      let way = self[at].point - corner.point
      let likeness = self[at].direction.dot(corner.direction)
      return way.dot(way) + MorphAlignment.directionWeight * (1 - likeness)
    }
    let window = Swift.max(1, index - 3)...Swift.min(count - 2, index + 3)
    let inside = window.filter {
      self[$0].fraction > between.0 && self[$0].fraction < between.1 && !self[$0].isCorner
    }
    let middle = inside.min { (cost($0), $0) < (cost($1), $1) } ?? index
    guard middle > 0, middle < count - 1 else { return self[index].fraction }
    // The lowest point of the parabola through three stations' costs.
    let (x, left, right) = (
      self[middle].fraction, self[middle].fraction - self[middle - 1].fraction,
      self[middle + 1].fraction - self[middle].fraction
    )
    let (u, v) = (cost(middle - 1) - cost(middle), cost(middle + 1) - cost(middle))
    let bend = u * right + v * left
    guard bend > 1e-12 else { return x }
    let step = (u * right * right - v * left * left) / (2 * bend)
    let found = x + Swift.min(Swift.max(step, -left / 2), right / 2)
    return found > between.0 && found < between.1 ? found : x
  }
}
