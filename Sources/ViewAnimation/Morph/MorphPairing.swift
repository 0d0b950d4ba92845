import Foundation
import VectorGeometry

/// Decides which outlines of two ends move together, and cuts those that are to become several.
struct MorphPairing {
  private(set) var groups: [MorphGroup] = []
  /// Whether the ends have unequal numbers of outlines, so that some were cut.
  private(set) var hasCuts = false
  private let options: MorphPlan.Options
  /// Whether ink in holes has partners, and does not go along with its hole.
  private var areIslandsPaired = true

  /// The angle by which the first end is turned when places are compared.
  private let turn: CGFloat

  init(
    _ a: MorphOutlines, _ b: MorphOutlines, options: MorphPlan.Options, turnedBy turn: CGFloat = 0
  ) {
    (self.options, self.turn) = (options, turn)
    let (p, q) = (Self.inks(a), Self.inks(b))
    hasCuts = p.count != q.count && options.unmatched == .split
    if options.pairing == .inOrder {
      pairInOrder(a.outlines, b.outlines)
    } else if p.isEmpty || q.isEmpty {
      groups = Self.collapsed(p.isEmpty ? q : p, isFirst: !p.isEmpty)
    } else if options.isStroked {
      pairStrokes(p, q)
    } else {
      pairFilled(p, q, holes: (a.outlines.filter(\.isHole), b.outlines.filter(\.isHole)))
    }
  }

  /// An outline with its holes.
  private struct Ink {
    var outline: MorphOutline
    var holes: [MorphOutline] = []

    /// The same with what lies in its holes.
    func with(islands: [Ink]) -> Ink {
      var result = self
      for index in holes.indices {
        let hole = holes[index].polygon
        let inside = islands.filter { hole.winding(around: $0.outline.polygon[0]) != 0 }
        result.holes[index].islands = inside.flatMap { [$0.outline] + $0.holes }.map(\.contour)
      }
      return result
    }
  }

  private static func inks(_ outlines: MorphOutlines) -> [Ink] {
    let all = outlines.outlines
    return all.indices.filter { all[$0].parent == nil }.map { index in
      Ink(outline: all[index], holes: all.filter { $0.parent == index })
    }
  }

  private mutating func pairInOrder(_ a: [MorphOutline], _ b: [MorphOutline]) {
    for index in 0..<max(a.count, b.count) {
      let (p, q) = (index < a.count ? a[index] : nil, index < b.count ? b[index] : nil)
      let middle = { (outline: MorphOutline?) in Self.point(outline?.centroid ?? .zero) }
      groups.append(
        MorphGroup(a: p?.contour ?? middle(q), b: q?.contour ?? middle(p), order: index))
    }
  }

  static func point(_ at: CGPoint) -> MorphContour {
    MorphContour(segments: [], isClosed: true, start: at)
  }

  /// All that there is grows from one point, or shrinks to it.
  private static func collapsed(_ inks: [Ink], isFirst: Bool) -> [MorphGroup] {
    let area = inks.reduce(0) { $0 + $1.outline.area }
    let middle =
      area > 0
      ? inks.reduce(CGPoint.zero) { $0 + $1.outline.centroid * ($1.outline.area / area) }
      : inks.reduce(CGPoint.zero) { $0 + $1.outline.centroid } * (1 / CGFloat(max(inks.count, 1)))
    return inks.flatMap { [$0.outline] + $0.holes }.map { outline in
      isFirst
        ? MorphGroup(a: outline.contour, b: point(middle), order: outline.index)
        : MorphGroup(a: point(middle), b: outline.contour, order: outline.index)
    }
  }

  // MARK: Filled shapes

  /// Ink within holes goes to ink within holes; where there is none, it goes along with its hole and shrinks
  /// to a point.
  private mutating func pairFilled(
    _ a: [Ink], _ b: [Ink], holes: ([MorphOutline], [MorphOutline])
  ) {
    let (isleA, isleB) = (Self.islands(a, holes.0), Self.islands(b, holes.1))
    guard isleA.contains(true) || isleB.contains(true) else { return pair(a, b) }
    let pick = { (inks: [Ink], isle: [Bool], wanted: Bool) in
      zip(inks, isle).filter { $0.1 == wanted }.map(\.0)
    }
    let (p, q) = (pick(a, isleA, true), pick(b, isleB, true))
    areIslandsPaired = !p.isEmpty && !q.isEmpty
    pair(
      pick(a, isleA, false).map { $0.with(islands: p) },
      pick(b, isleB, false).map { $0.with(islands: q) })
    if areIslandsPaired { pair(p, q) }
  }

  /// Which inks lie within a larger hole.
  private static func islands(_ inks: [Ink], _ holes: [MorphOutline]) -> [Bool] {
    guard inks.count * holes.count < 1_000_000 else { return inks.map { _ in false } }
    return inks.map { ink in
      let outline = ink.outline
      return holes.contains { hole in
        hole.area > outline.area && hole.polygon.winding(around: outline.polygon[0]) != 0
          && hole.polygon.winding(around: outline.polygon[outline.polygon.count / 2]) != 0
      }
    }
  }

  private mutating func pair(_ a: [Ink], _ b: [Ink]) {
    let isFewer = a.count <= b.count
    let (few, many) = isFewer ? (a, b) : (b, a)
    let shares = Self.shares(
      of: many.map(\.outline), among: few.map(\.outline), turnedBy: isFewer ? -turn : turn)
    for (index, ink) in few.enumerated() {
      let partners = shares[index].map { many[$0] }
      for (part, partner) in zip(split(ink, for: partners), partners) {
        add(isFewer ? part : partner, isFewer ? partner : part)
      }
    }
  }

  /// For each of the few, the many that go to it: one each at least, the rest to the nearest when the many
  /// are turned by an angle.
  private static func shares(
    of many: [MorphOutline], among few: [MorphOutline], turnedBy angle: CGFloat = 0
  ) -> [[Int]] {
    let middles = (middle(of: few), middle(of: many))
    let cost = { (i: Int, j: Int) -> Double in
      let place = (many[j].centroid - middles.1).turned(by: angle)
      let way = few[i].centroid - middles.0 - place
      let size = few[i].area.squareRoot() - many[j].area.squareRoot()
      return Double(way.dot(way) + size * size / 2)
    }
    let columns = MorphAssignment.columns(rows: few.count, columns: many.count, cost: cost)
    var shares = columns.map { [$0] }
    let taken = Set(columns)
    for j in many.indices where !taken.contains(j) {
      let nearest = few.indices.min { cost($0, j) < cost($1, j) } ?? 0
      shares[nearest].append(j)
    }
    return shares.map { $0.sorted() }
  }

  /// The middle of the box around all outlines.
  private static func middle(of outlines: [MorphOutline]) -> CGPoint {
    let points = outlines.flatMap(\.polygon)
    guard let first = points.first else { return .zero }
    var (low, high) = (first, first)
    for point in points {
      low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
      high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    return low.interpolated(to: high, at: 0.5)
  }

  /// The parts of an outline for its partners; where it cannot be cut, all but the best partner get
  /// points.
  private func split(_ ink: Ink, for partners: [Ink]) -> [Ink] {
    guard partners.count > 1 else { return [ink] }
    let targets = partners.map(\.outline)
    let obstacles = ink.holes.map(\.polygon)
    if options.unmatched == .split, targets.count <= 64,
      let parts = MorphCut.parts(of: ink.outline.contour, for: targets, obstacles: obstacles)
    {
      let outlines = parts.map { MorphOutline(contour: $0, index: ink.outline.index) }
      return outlines.map { part in
        Ink(
          outline: part, holes: ink.holes.filter { part.polygon.winding(around: $0.centroid) != 0 })
      }
    }
    let most = targets.indices.max { targets[$0].area < targets[$1].area } ?? 0
    return targets.indices.map { index in
      guard index != most else { return ink }
      let place = ink.outline.placeBeside(targets[index].centroid)
      return Ink(outline: MorphOutline(contour: Self.point(place), index: ink.outline.index))
    }
  }

  private mutating func add(_ a: Ink, _ b: Ink) {
    var group = MorphGroup(a: a.outline.contour, b: b.outline.contour, order: a.outline.index)
    let isFewer = a.holes.count <= b.holes.count
    let (few, many) = isFewer ? (a, b) : (b, a)
    let takesIslands = !areIslandsPaired
    let add = { (p: MorphContour?, q: MorphContour?, islands: [[MorphContour]]) in
      var hole = MorphGroup.Hole(a: isFewer ? p : q, b: isFewer ? q : p)
      if takesIslands {
        hole.islands = isFewer ? (islands[0], islands[1]) : (islands[1], islands[0])
      }
      group.holes.append(hole)
    }
    if few.holes.isEmpty || few.outline.contour.isPoint {
      for hole in many.holes {
        add(
          few.outline.contour.isPoint ? few.outline.contour : nil, hole.contour, [[], hole.islands])
      }
    } else {
      let moved = { (hole: MorphOutline, own: MorphOutline) in hole.placed(within: own) }
      let shares = Self.shares(
        of: many.holes.map { moved($0, many.outline) },
        among: few.holes.map { moved($0, few.outline) })
      for (hole, share) in zip(few.holes, shares) {
        let partners = share.map { many.holes[$0] }
        let (parts, islands) = split(hole, for: partners)
        for (index, partner) in partners.enumerated() {
          add(parts[index], partner.contour, [islands[index], partner.islands])
        }
      }
    }
    groups.append(group)
  }

  /// The parts of a hole for its partners, with the ink in each; where it cannot be cut, all but the
  /// largest partner get none.
  private func split(
    _ hole: MorphOutline, for partners: [MorphOutline]
  ) -> (parts: [MorphContour?], islands: [[MorphContour]]) {
    let inks = hole.islands.map { MorphOutline(contour: $0, index: 0) }
    if options.unmatched == .split,
      let parts = MorphCut.parts(of: hole.contour, for: partners, obstacles: inks.map(\.polygon))
    {
      let islands = parts.map { part in
        let polygon = part.polyline(step: part.length / 96)
        return inks.filter { polygon.winding(around: $0.polygon[0]) != 0 }.map(\.contour)
      }
      return (parts, islands)
    }
    let most = partners.indices.max { partners[$0].area < partners[$1].area } ?? 0
    return (
      partners.indices.map { $0 == most ? hole.contour : nil },
      partners.indices.map { $0 == most ? hole.islands : [] }
    )
  }

  // MARK: Lines

  private mutating func pairStrokes(_ a: [Ink], _ b: [Ink]) {
    let isFewer = a.count <= b.count
    let (few, many) = isFewer ? (a, b) : (b, a)
    let shares = Self.shares(of: many.map(\.outline), among: few.map(\.outline))
    for (index, ink) in few.enumerated() {
      let partners = shares[index].map { many[$0].outline }
      let parts =
        options.unmatched == .split
        ? MorphCut.strokes(of: ink.outline.contour, for: partners)
        : partners.indices.map {
          $0 == 0 ? ink.outline.contour : Self.point(ink.outline.contour.end)
        }
      for (part, partner) in zip(parts, partners) {
        groups.append(
          MorphGroup(
            a: isFewer ? part : partner.contour, b: isFewer ? partner.contour : part,
            order: isFewer ? ink.outline.index : partner.index))
      }
    }
  }
}

extension MorphOutline {
  /// A point just outside of the outline, as near to another as can be: what grows there is clear of the outline.
  fileprivate func placeBeside(_ point: CGPoint) -> CGPoint {
    let nearest = polygon.min { $0.distance(to: point) < $1.distance(to: point) } ?? .zero
    let ways = (0..<16).map { index -> CGPoint in
      let angle = CGFloat(index) * .pi / 8
      return nearest + CGPoint(x: cos(angle), y: sin(angle)) * (0.04 * area.squareRoot())
    }
    let free = ways.filter { polygon.winding(around: $0) == 0 }
    return free.max { clearance(of: $0) < clearance(of: $1) } ?? nearest
  }

  private func clearance(of point: CGPoint) -> CGFloat {
    polygon.map { $0.distance(to: point) }.min() ?? 0
  }

  /// A hole's outline as seen from the outline around it: about its middle, in its size.
  fileprivate func placed(within outline: MorphOutline) -> MorphOutline {
    let size = max(outline.area.squareRoot(), 1e-9)
    let segments = contour.segments.map { segment -> PathSegment in
      let (a, b, c, d) = segment.cubicPoints
      let move = { (p: CGPoint) in (p - outline.centroid) * (1 / size) }
      return segment.isLine ? .line(move(a), move(d)) : .cubic(move(a), move(b), move(c), move(d))
    }
    return MorphOutline(
      contour: MorphContour(
        segments: segments, isClosed: true, start: (contour.start - outline.centroid) * (1 / size)),
      index: index)
  }
}
