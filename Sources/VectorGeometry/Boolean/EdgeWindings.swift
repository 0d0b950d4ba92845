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
  private let ray: Axis
  private let slabs: EdgeSlabs

  private init(_ arrangement: PathArrangement, along ray: Axis) {
    (self.arrangement, self.ray) = (arrangement, ray)
    slabs = EdgeSlabs(arrangement, along: ray)
  }

  /// What an edge takes from here on, in steps of a budget.
  ///
  /// Source: measured.
  private static let stepsOfEdge = 10

  /// The windings on both sides of each edge: steep ones ask to the right, flat ones down.
  static func sides(
    in arrangement: PathArrangement, _ budget: PathBudget
  ) -> [EdgeSides] {
    budget.spend(stepsOfEdge * arrangement.edges.count)
    let unknown = EdgeSides(left: .zero, right: .zero)
    var sides = Array(repeating: unknown, count: arrangement.edges.count)
    for ray in [Axis.horizontal, .vertical] {
      let asking = sides.indices.filter { arrangement.ray(for: $0) == ray }
      guard !asking.isEmpty, !budget.isSpent else { continue }
      let windings = EdgeWindings(arrangement, along: ray)
      for index in asking { sides[index] = windings.sides(of: index) }
    }
    return sides
  }

  private func sides(of index: Int) -> EdgeSides {
    let edge = arrangement.edges[index]
    // Far from everything else, or at least as far as can be.
    var best: (windings: SIMD2<Int>, clearance: CGFloat) = (.zero, -1)
    for part in [0.5, 0.37, 0.63, 0.23, 0.79, 0.11, 0.93] as [CGFloat] {
      let found = slabs.windings(from: arrangement.point(of: edge, at: part), without: index)
      if found.clearance > best.clearance { best = found }
      if best.clearance > slabs.margin { break }
    }
    return sides(edge, beyond: best.windings)
  }

  /// The sides of an edge from the windings on the one that the ray leaves to.
  ///
  /// Right of an edge, on screen, the winding is higher by its count.
  private func sides(_ edge: PathArrangement.Edge, beyond: SIMD2<Int>) -> EdgeSides {
    let way = arrangement.points[edge.to] - arrangement.points[edge.from]
    let leavesLeft = ray == .horizontal ? way.y > 0 : way.x < 0
    return leavesLeft
      ? EdgeSides(left: beyond, right: beyond &+ edge.counts)
      : EdgeSides(left: beyond &- edge.counts, right: beyond)
  }
}

extension PathArrangement {
  /// The way of the ray that asks for an edge: across it.
  fileprivate func ray(for index: Int) -> Axis {
    let way = points[edges[index].to] - points[edges[index].from]
    return abs(way.y) >= abs(way.x) ? .horizontal : .vertical
  }
}
