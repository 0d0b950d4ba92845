import Foundation
import IntegerConversion

/// Edges by the levels that they run through, so that a ray asks the few beside its start.
///
/// The levels are cut into slabs. Edges that run through a slab as a whole do not cross in it, and stand in it from side
/// to side; those that end within it are few. Slabs lie in a tree of slabs, and each edge stands in the largest that it
/// runs through. Source: the segment tree of J. L. Bentley; F. Preparata and M. Shamos, Computational Geometry (1985),
/// 1.2.3.1.
struct EdgeSlabs {
  /// Edges that run through a slab, in the order in which a ray meets them.
  private struct Row {
    var edges: [Int32] = []
    /// The windings of an edge and of all behind it.
    var sums: [SIMD2<Int32>] = []
  }

  private let arrangement: PathArrangement
  private let ray: Axis
  /// The lowest levels of the slabs.
  private var starts: [CGFloat] = []
  /// The number of slabs, up to a power of two.
  private var width = 1
  /// The slabs: the whole at 1, both halves of one at twice its place and behind it.
  private var rows: [Row] = []
  /// The edges that end within a slab.
  private var ending: [[Int32]] = []
  /// Edges nearer to a ray's start than this are looked at one by one, in points.
  let margin: CGFloat

  /// The most ends of edges within a slab.
  private static let mostEnds = 8

  init(_ arrangement: PathArrangement, along ray: Axis) {
    (self.arrangement, self.ray) = (arrangement, ray)
    margin = arrangement.tolerance * 64
    cutLevels()
    for index in arrangement.edges.indices { insert(index) }
    for slab in rows.indices where !rows[slab].edges.isEmpty { sort(slab) }
  }

  // MARK: Making

  private mutating func cutLevels() {
    var levels: [CGFloat] = []
    levels.reserveCapacity(2 * arrangement.edges.count)
    for edge in arrangement.edges {
      let ends = levelsOfEnds(edge)
      levels += [ends.from, ends.to]
    }
    levels.sort()
    for index in stride(from: 0, to: levels.count, by: Self.mostEnds)
    where starts.last != levels[index] { starts.append(levels[index]) }
    while width < starts.count { width *= 2 }
    rows = Array(repeating: Row(), count: 2 * width)
    ending = Array(repeating: [], count: starts.count)
  }

  private func levelsOfEnds(_ edge: PathArrangement.Edge) -> (from: CGFloat, to: CGFloat) {
    let (from, to) = (arrangement.points[edge.from], arrangement.points[edge.to])
    return ray == .horizontal ? (from.y, to.y) : (from.x, to.x)
  }

  /// The slab of a level; -1 below all.
  private func slab(at level: CGFloat) -> Int {
    starts.partitioningIndex { $0 > level } - 1
  }

  private mutating func insert(_ index: Int) {
    let ends = levelsOfEnds(arrangement.edges[index])
    guard ends.from != ends.to else { return }
    let (low, high) = (min(ends.from, ends.to), max(ends.from, ends.to))
    let (first, last) = (slab(at: low), slab(at: high))
    let startsWithin = starts[first] != low
    if startsWithin { ending[first].append(Int32(index)) }
    if starts[last] != high, !startsWithin || last != first { ending[last].append(Int32(index)) }
    var (left, right) = (width + first + (startsWithin ? 1 : 0), width + last)
    while left < right {
      if !left.isMultiple(of: 2) {
        rows[left].edges.append(Int32(index))
        left += 1
      }
      if !right.isMultiple(of: 2) {
        right -= 1
        rows[right].edges.append(Int32(index))
      }
      (left, right) = (left / 2, right / 2)
    }
  }

  /// Brings the edges of a slab in the order in which they stand on its middle level.
  private mutating func sort(_ slab: Int) {
    let level = middleLevel(of: slab)
    let places = rows[slab].edges.map { (place: place(of: Int($0), at: level), edge: $0) }
    rows[slab].edges = places.sorted { ($0.place, $0.edge) < ($1.place, $1.edge) }.map(\.edge)
    var sum = SIMD2<Int32>.zero
    rows[slab].sums = rows[slab].edges.reversed().map { edge in
      sum &+= SIMD2(truncatingIfNeeded: windings(of: Int(edge)))
      return sum
    }.reversed()
  }

  private func middleLevel(of slab: Int) -> CGFloat {
    var (first, end) = (slab, slab + 1)
    while first < width { (first, end) = (first * 2, end * 2) }
    let (low, high) = (first - width, min(end - width, starts.count - 1))
    return (starts[low] + starts[high]) / 2
  }

  // MARK: Asking

  /// The windings of what a ray to the right or down crosses, and how near to its start.
  func windings(
    from start: CGPoint, without index: Int
  ) -> (windings: SIMD2<Int>, clearance: CGFloat) {
    let (origin, level) = ray == .horizontal ? (start.x, start.y) : (start.y, start.x)
    var found = (windings: SIMD2<Int>.zero, clearance: CGFloat.infinity)
    let leaf = slab(at: level)
    guard leaf >= 0 else { return found }
    func meet(_ edge: Int, at place: CGFloat) {
      guard edge != index else { return }
      found.clearance = min(found.clearance, abs(place - origin))
      if place > origin { found.windings &+= windings(of: edge) }
    }
    for edge in ending[leaf] where crosses(Int(edge), level) {
      meet(Int(edge), at: place(of: Int(edge), at: level))
    }
    var slab = width + leaf
    while slab > 0 {
      let row = rows[slab]
      let first = row.edges.partitioningIndex { place(of: Int($0), at: level) > origin - margin }
      if first > 0 {
        let nearest = origin - place(of: Int(row.edges[first - 1]), at: level)
        found.clearance = min(found.clearance, nearest)
      }
      for next in first..<row.edges.count {
        let edge = Int(row.edges[next])
        let place = place(of: edge, at: level)
        guard place <= origin + margin else {
          found.clearance = min(found.clearance, place - origin)
          found.windings &+= SIMD2(truncatingIfNeeded: row.sums[next])
          break
        }
        meet(edge, at: place)
      }
      slab /= 2
    }
    return found
  }

  private func crosses(_ index: Int, _ level: CGFloat) -> Bool {
    let ends = levelsOfEnds(arrangement.edges[index])
    return (ends.from <= level) != (ends.to <= level)
  }

  /// What an edge adds to the windings of a place that it lies behind.
  ///
  /// Edges that go down (for a ray to the right) or to the left (for a ray down) have the ray's start on their
  /// right side.
  private func windings(of index: Int) -> SIMD2<Int> {
    let edge = arrangement.edges[index]
    let ends = levelsOfEnds(edge)
    let isPositive = ray == .horizontal ? ends.from < ends.to : ends.from > ends.to
    return isPositive ? edge.counts : 0 &- edge.counts
  }

  /// Where an edge crosses a level that it runs through.
  private func place(of index: Int, at level: CGFloat) -> CGFloat {
    let edge = arrangement.edges[index]
    let across: Axis = ray == .horizontal ? .vertical : .horizontal
    let curve = arrangement.curve(of: edge)
    let t = curve.parameter(where: across, is: level) ?? edge.range.upperBound
    return curve.value(ray, at: min(max(t, edge.range.lowerBound), edge.range.upperBound))
  }
}

extension Array {
  /// The first place from which on all elements are what is asked, in an array that is so parted.
  fileprivate func partitioningIndex(_ isBehind: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isBehind(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
