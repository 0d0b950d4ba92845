import Foundation

/// How often both paths run around the places on either side of an edge.
struct EdgeSides {
  /// On the left and on the right of who follows the edge, on screen.
  var left: SIMD2<Int>
  var right: SIMD2<Int>
}

/// Finds the windings beside edges by counting what a ray crosses.
///
/// Every edge asks for itself, so that one wrong answer stays alone. Rays are decided by the points that edges
/// share: no edge is crossed twice or left out at its ends.
struct EdgeWindings {
  private let arrangement: PathArrangement
  private let rows: EdgeBins
  private let columns: EdgeBins

  init(_ arrangement: PathArrangement) {
    self.arrangement = arrangement
    rows = EdgeBins(arrangement, along: .vertical)
    columns = EdgeBins(arrangement, along: .horizontal)
  }

  /// The windings on both sides of an edge.
  func sides(of index: Int) -> EdgeSides {
    let edge = arrangement.edges[index]
    let way = arrangement.points[edge.to] - arrangement.points[edge.from]
    let ray: Axis = abs(way.y) >= abs(way.x) ? .horizontal : .vertical
    // Far from everything else, or at least as far as can be.
    var best: (windings: SIMD2<Int>, clearance: CGFloat) = (.zero, -1)
    for part in [0.5, 0.37, 0.63, 0.23, 0.79, 0.11, 0.93] as [CGFloat] {
      let found = windings(from: edge.point(at: part), along: ray, without: index)
      if found.clearance > best.clearance { best = found }
      if best.clearance > arrangement.tolerance * 64 { break }
    }
    return sides(edge, beyond: best.windings, ray: ray, way: way)
  }

  /// The sides of an edge from the windings on the one that the ray leaves to.
  ///
  /// Right of an edge, on screen, the winding is higher by its count.
  private func sides(
    _ edge: PathArrangement.Edge, beyond: SIMD2<Int>, ray: Axis, way: CGPoint
  ) -> EdgeSides {
    let leavesLeft = ray == .horizontal ? way.y > 0 : way.x < 0
    return leavesLeft
      ? EdgeSides(left: beyond, right: beyond &+ edge.counts)
      : EdgeSides(left: beyond &- edge.counts, right: beyond)
  }

  /// The windings of what a ray to the right or down crosses, and how near to its start.
  private func windings(
    from start: CGPoint, along ray: Axis, without index: Int
  ) -> (windings: SIMD2<Int>, clearance: CGFloat) {
    var (windings, clearance) = (SIMD2<Int>.zero, CGFloat.infinity)
    let bins = ray == .horizontal ? rows : columns
    let level = ray == .horizontal ? start.y : start.x
    let origin = ray == .horizontal ? start.x : start.y
    for other in bins[level] where other != index {
      guard let crossing = crossing(of: arrangement.edges[other], ray, level) else { continue }
      clearance = min(clearance, abs(crossing.place - origin))
      if crossing.place > origin {
        windings &+=
          crossing.isPositive
          ? arrangement.edges[other].counts
          : 0 &- arrangement.edges[other].counts
      }
    }
    return (windings, clearance)
  }

  /// Where an edge crosses the line of a ray, and whether what it bounds lies behind it.
  ///
  /// Edges that go down (for a ray to the right) or to the left (for a ray down) have the ray's start on their
  /// right side.
  private func crossing(
    of edge: PathArrangement.Edge, _ ray: Axis, _ level: CGFloat
  ) -> (place: CGFloat, isPositive: Bool)? {
    let (from, to) = (arrangement.points[edge.from], arrangement.points[edge.to])
    let across: Axis = ray == .horizontal ? .vertical : .horizontal
    let (first, last) = ray == .horizontal ? (from.y, to.y) : (from.x, to.x)
    guard (first <= level) != (last <= level) else { return nil }
    let t = edge.curve.parameter(where: across, is: level) ?? edge.range.upperBound
    let inside = min(max(t, edge.range.lowerBound), edge.range.upperBound)
    return (edge.curve.value(ray, at: inside), ray == .horizontal ? first < last : first > last)
  }
}

/// Edges by where they are along an axis.
private struct EdgeBins {
  private var bins: [[Int]]
  private let start: CGFloat
  private let size: CGFloat

  init(_ arrangement: PathArrangement, along axis: Axis) {
    func place(_ point: Int) -> CGFloat {
      axis == .horizontal ? arrangement.points[point].x : arrangement.points[point].y
    }
    let places = arrangement.edges.map { edge in
      let (from, to) = (place(edge.from), place(edge.to))
      return min(from, to)...max(from, to)
    }
    let low = places.map(\.lowerBound).min() ?? 0
    let high = places.map(\.upperBound).max() ?? 1
    let count = max(1, 4 * Int(CGFloat(places.count).squareRoot()))
    start = low
    size = high > low ? (high - low) / CGFloat(count) : 1
    bins = Array(repeating: [], count: count)
    for (index, range) in places.enumerated() {
      for bin in bin(of: range.lowerBound)...bin(of: range.upperBound) { bins[bin].append(index) }
    }
  }

  private func bin(of place: CGFloat) -> Int {
    min(max(Int(clamping: (place - start) / size), 0), bins.count - 1)
  }

  /// The edges that may reach a place.
  subscript(place: CGFloat) -> [Int] { bins[bin(of: place)] }
}
