import Foundation
import VectorGeometry

extension MorphPairing {
  /// Adds a group of two inks that move together.
  mutating func add(_ a: Ink, _ b: Ink) {
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
    group.openings = openings(a, b)
    groups.append(group)
  }

  /// The same pair with holes opened that the other end does not have.
  private func openings(_ a: Ink, _ b: Ink) -> [MorphGroup] {
    let isFewer = a.holes.count < b.holes.count
    let (few, many) = isFewer ? (a, b) : (b, a)
    guard few.holes.count < many.holes.count, options.unmatched == .split,
      options.startOffset == .automatic, (a.holes + b.holes).allSatisfy(\.islands.isEmpty)
    else { return [] }
    let columns = MorphAssignment.columns(
      rows: few.holes.count, columns: many.holes.count
    ) { row, column in
      let way =
        few.holes[row].placed(within: few.outline).centroid
        - many.holes[column].placed(within: many.outline).centroid
      return Double(way.dot(way))
    }
    let left = many.holes.indices.filter { !columns.contains($0) }.map { many.holes[$0] }
    let openings = MorphOpening.all(
      many.outline, opening: left, beside: columns.map { many.holes[$0] }, for: few.outline,
      with: few.holes)
    return openings.filter { $0.closed.isEmpty || few.holes.isEmpty }.map { opening in
      let ends = (few.outline.contour, opening.contour)
      var group = MorphGroup(
        a: isFewer ? ends.0 : ends.1, b: isFewer ? ends.1 : ends.0, order: a.outline.index)
      let pairs =
        zip(few.holes, columns).map { ($0.contour as MorphContour?, many.holes[$1].contour) }
        + opening.closed.map { (nil, $0.contour) }
      group.holes = pairs.map { few, many in
        MorphGroup.Hole(a: isFewer ? few : many, b: isFewer ? many : few)
      }
      return group
    }
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
}

extension MorphOutline {
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
