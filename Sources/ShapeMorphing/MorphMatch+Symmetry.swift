import Foundation
import VectorGeometry

extension MorphMatch {
  private static let maximumSymmetric = 2

  /// The likeliest matches of two closed outlines that keep a symmetry which both have.
  static func symmetric(_ axes: [MorphSymmetry]) -> [MorphMatch] {
    let even = axes.flatMap { candidates($0, isEven: true) }
    let alike = axes.flatMap { candidates($0, isEven: false) }
    let order = alike.indices.sorted {
      (alike[$0].cost.settled, $0) < (alike[$1].cost.settled, $1)
    }
    return even + order.prefix(maximumSymmetric).map { alike[$0] }
  }

  /// The matches that go by likeness; or by length alone, if so each node of one outline has its partner.
  private static func candidates(_ shared: MorphSymmetry, isEven: Bool) -> [MorphMatch] {
    let sides = (shared.a.firstSide, shared.b.firstSide)
    let whole = (
      MorphStation.stations(of: shared.a.original),
      MorphStation.stations(of: shared.b.original)
    )
    let half = MorphStation.density / 2
    let stations = (
      MorphStation.stations(of: sides.0, density: half),
      MorphStation.stations(of: sides.1, density: half)
    )
    guard isEven else {
      return MorphAnchoring.frames(whole.0, whole.1, turn: 0, of: stations).map {
        MorphMatch(shared, sides, stations: $0, alignment: MorphAlignment($0.0, $0.1))
      }
    }
    let ends = (stations.0.ends, stations.1.ends)
    let match = MorphMatch(
      shared, sides, stations: ends, alignment: MorphAlignment(ends.0, ends.1))
    let isOneToOne =
      match.knots.count
      == max(
        shared.a.original.segments.count, shared.b.original.segments.count)
    return isOneToOne ? [match] : []
  }

  /// The match that an alignment of the first sides gives, with its mirror image.
  private init(
    _ shared: MorphSymmetry, _ sides: (MorphContour, MorphContour),
    stations: ([MorphStation], [MorphStation]), alignment: MorphAlignment
  ) {
    let (a, b) = (shared.a.contour, shared.b.contour)
    let parts = (sides.0.length / a.length, sides.1.length / b.length)
    let first = Self.ties(sides.0, sides.1, stations: stations, alignment: alignment).map { tie in
      MorphTie(a: tie.a * parts.0, b: tie.b * parts.1, nodeA: tie.nodeA, nodeB: tie.nodeB)
    }
    let second = first.dropLast().reversed().map { tie in
      MorphTie(
        a: 1 - tie.a, b: 1 - tie.b,
        nodeA: tie.nodeA.flatMap { _ in a.node(near: 1 - tie.a) },
        nodeB: tie.nodeB.flatMap { _ in b.node(near: 1 - tie.b) })
    }
    self.init(a, b, map: first + second, origin: (0, 0), turn: 0, cost: alignment.cost)
    isSymmetric = true
    self = original(shared)
  }

  /// The match of the outlines as they were given: where an axis only divides sides, there are no knots.
  private func original(_ shared: MorphSymmetry) -> MorphMatch {
    let places = knots.map { Knot(a: shared.a.original($0.a), b: shared.b.original($0.b)) }
    let nodes = places.filter { $0.a.t == 0 || $0.b.t == 0 }
    let knots = nodes.isEmpty ? places : nodes
    let order = { (index: Int) in (knots[index].a.segment, knots[index].a.t) }
    let first = knots.indices.min { order($0) < order($1) } ?? 0
    return MorphMatch(
      a: shared.a.original, b: shared.b.original,
      knots: Array(knots[first...] + knots[..<first]),
      turn: turn, cost: cost, isSymmetric: isSymmetric)
  }
}

extension [MorphStation] {
  fileprivate var ends: [MorphStation] { [self[0], self[count - 1]] }
}

extension MorphContour {
  /// The node at about a fraction of the length.
  fileprivate func node(near fraction: CGFloat) -> Int? {
    markedPlace(near: fraction.wrapped(true), within: 0.003).flatMap { node(at: $0) }
  }
}
