import Foundation
import VectorGeometry

/// Decides which outlines of two ends move together, and cuts those that are to become several.
struct MorphPairing {
  var groups: [MorphGroup] = []
  /// Whether the ends have unequal numbers of outlines, so that some were cut.
  private(set) var hasCuts = false
  let options: MorphPlan.Options
  /// Whether ink in holes has partners, and does not go along with its hole.
  private(set) var areIslandsPaired = true

  /// The angle by which the first end is turned when places are compared.
  private let turn: CGFloat
  /// Outlines of the end with more of them that are to have no partner: they become points.
  struct Lone {
    /// Their indices among the subpaths of their end.
    var indices: [Int]
    /// Whether the points are their middles; or else places beside the other outlines.
    var isInPlace: Bool
  }

  private let lone: Lone?
  /// The outlines of the end with more of them, if the other one has fewer: their indices, and where their middles are
  /// from that of all, in parts of the size.
  private(set) var places: [(index: Int, place: CGPoint)] = []
  /// How many outlines of ink one end has more than the other.
  private(set) var surplus = 0
  /// Whether that is the first.
  private let isSurplusFirst: Bool

  init(
    _ a: MorphOutlines, _ b: MorphOutlines, options: MorphPlan.Options, turnedBy turn: CGFloat = 0,
    lone: Lone? = nil
  ) {
    (self.options, self.turn, self.lone) = (options, turn, lone)
    let (p, q) = (Self.inks(a), Self.inks(b))
    (surplus, isSurplusFirst) = (abs(p.count - q.count), p.count > q.count)
    if surplus > 0 {
      let many = (p.count > q.count ? p : q).map(\.outline)
      let middle = Self.middle(of: many)
      let size = many.flatMap(\.polygon).map { $0.distance(to: middle) }.max() ?? 1
      places = many.map { ($0.index, ($0.centroid - middle) * (1 / max(size, 1e-9))) }
    }
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
  struct Ink {
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
    let holes = Dictionary(grouping: all.indices.filter { all[$0].parent != nil }) {
      all[$0].parent
    }
    return all.indices.filter { all[$0].parent == nil }.map { index in
      Ink(outline: all[index], holes: (holes[index] ?? []).map { all[$0] })
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
      guard PathBudget.current?.isSpent != true else { return false }
      PathBudget.current?.spend(1 + holes.count / 16)
      return holes.contains { hole in
        hole.area > outline.area && hole.polygon.winding(around: outline.polygon[0]) != 0
          && hole.polygon.winding(around: outline.polygon[outline.polygon.count / 2]) != 0
      }
    }
  }

  private mutating func pair(_ a: [Ink], _ b: [Ink]) {
    let isFewer = a.count <= b.count
    var (few, many) = isFewer ? (a, b) : (b, a)
    guard !few.isEmpty else {
      groups += Self.collapsed(many, isFirst: !isFewer)
      return
    }
    for lone in lone?.indices ?? [] where few.count < many.count && isFewer != isSurplusFirst {
      guard let index = many.firstIndex(where: { $0.outline.index == lone }) else { continue }
      let ink = many.remove(at: index)
      let point = Ink(
        outline: MorphOutline(
          contour: Self.point(place(of: ink, beside: few)), index: ink.outline.index))
      add(isFewer ? point : ink, isFewer ? ink : point)
    }
    let angle = isFewer ? -turn : turn
    let shares = Self.shares(
      of: many.map(\.outline), among: few.map(\.outline), turnedBy: angle)
    for (index, ink) in few.enumerated() {
      let partners = shares[index].map { many[$0] }
      for (part, partner) in zip(split(ink, for: partners, turnedBy: angle), partners) {
        add(isFewer ? part : partner, isFewer ? partner : part)
      }
    }
  }

  /// Where an ink without partner becomes a point.
  private func place(of ink: Ink, beside others: [Ink]) -> CGPoint {
    let middle = ink.outline.centroid
    guard lone?.isInPlace == false else { return middle }
    let nearest = others.min {
      $0.outline.centroid.distance(to: middle) < $1.outline.centroid.distance(to: middle)
    }
    return nearest?.outline.placeBeside(middle) ?? middle
  }

  /// For each of the few, the many that go to it: one each at least, the rest to the nearest when the many
  /// are turned by an angle.
  static func shares(
    of many: [MorphOutline], among few: [MorphOutline], turnedBy angle: CGFloat = 0
  ) -> [[Int]] {
    let middles = (middle(of: few), middle(of: many))
    let cost = { (i: Int, j: Int) -> Double in
      let place = (many[j].centroid - middles.1).turned(by: angle)
      let way = few[i].centroid - middles.0 - place
      let size = few[i].area.squareRoot() - many[j].area.squareRoot()
      return Double((way.dot(way) + size * size / 2).settled)
    }
    let columns = MorphAssignment.columns(rows: few.count, columns: many.count, cost: cost)
    var shares = columns.map { [$0] }
    let taken = Set(columns)
    for j in many.indices where !taken.contains(j) {
      PathBudget.current?.spend(1 + few.count / 64)
      guard PathBudget.current?.isSpent != true else { break }
      let nearest = few.indices.min { cost($0, j) < cost($1, j) } ?? 0
      shares[nearest].append(j)
    }
    return shares.map { $0.sorted() }
  }

  /// The middle of the box around all outlines.
  private static func middle(of outlines: [MorphOutline]) -> CGPoint {
    MorphBox(outlines.lazy.flatMap(\.polygon)).center
  }

  /// The parts of an outline for its partners; where it cannot be cut, all but the best partner get
  /// points.
  private func split(_ ink: Ink, for partners: [Ink], turnedBy angle: CGFloat) -> [Ink] {
    guard partners.count > 1 else { return [ink] }
    let targets = partners.map { $0.outline.turned(by: angle) }
    let obstacles = ink.holes.map(\.polygon)
    if options.unmatched == .split, targets.count <= 64,
      let parts = MorphCut.parts(
        of: ink.outline.contour, for: targets, obstacles: obstacles, isStrict: angle != 0)
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
    return free.max { clearance(of: $0).settled < clearance(of: $1).settled } ?? nearest
  }

  private func clearance(of point: CGPoint) -> CGFloat {
    polygon.map { $0.distance(to: point) }.min() ?? 0
  }
}
