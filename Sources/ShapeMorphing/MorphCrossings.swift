import Foundation
import VectorGeometry

/// Counts where straight outlines cross themselves or each other.
enum MorphCrossings {
  private struct Edge {
    let a: CGPoint
    let b: CGPoint
    let low: CGFloat
    let high: CGFloat
  }

  /// So many pairs are compared in the time of one step of the budget.
  ///
  /// Source: measured.
  private static let comparedInStep = 256
  private static let comparedAtOnce = 65_536

  /// The number of proper crossings: touching does not count.
  static func count(_ outlines: [(points: [CGPoint], isClosed: Bool)]) -> Int {
    var edges: [Edge] = []
    for (points, isClosed) in outlines where points.count > 1 {
      for index in points.indices where isClosed || index + 1 < points.count {
        let (a, b) = (points[index], points[index + 1 < points.count ? index + 1 : 0])
        guard abs(a.x - b.x) + abs(a.y - b.y) > 1e-7 else { continue }
        edges.append(Edge(a: a, b: b, low: min(a.x, b.x), high: max(a.x, b.x)))
      }
    }
    edges.sort { $0.low < $1.low }
    let budget = PathBudget.current
    budget?.spend(1 + edges.count / 16)
    var (count, compared) = (0, 0)
    for (index, edge) in edges.enumerated() {
      if compared >= Self.comparedAtOnce {
        budget?.spend(compared / Self.comparedInStep)
        compared = 0
      }
      guard budget?.isSpent != true else { return 0 }
      let (low, high) = (min(edge.a.y, edge.b.y), max(edge.a.y, edge.b.y))
      var next = index + 1
      while next < edges.count, edges[next].low < edge.high {
        let other = edges[next]
        next += 1
        compared += 1
        guard max(other.a.y, other.b.y) > low, min(other.a.y, other.b.y) < high else { continue }
        if cross(edge, other) { count += 1 }
      }
    }
    budget?.spend(compared / Self.comparedInStep)
    return count
  }

  /// The number of proper crossings of one outline with another.
  static func count(
    between a: (points: [CGPoint], isClosed: Bool), and b: (points: [CGPoint], isClosed: Bool)
  ) -> Int {
    let (box, other) = (MorphBox(a.points), MorphBox(b.points))
    guard box.meets(other) else { return 0 }
    let (edges, others) = (edges(of: a, in: other), edges(of: b, in: box))
    let budget = PathBudget.current
    budget?.spend(1 + edges.count * others.count / Self.comparedInStep)
    guard budget?.isSpent != true else { return 0 }
    return edges.reduce(0) { sum, edge in
      let (low, high) = (min(edge.a.y, edge.b.y), max(edge.a.y, edge.b.y))
      return sum
        + others.count { other in
          other.low < edge.high && other.high > edge.low && max(other.a.y, other.b.y) > low
            && min(other.a.y, other.b.y) < high && cross(edge, other)
        }
    }
  }

  /// The edges that reach into a box.
  private static func edges(
    of outline: (points: [CGPoint], isClosed: Bool), in box: MorphBox
  ) -> [Edge] {
    let points = outline.points
    guard points.count > 1 else { return [] }
    return points.indices.compactMap { index in
      guard outline.isClosed || index + 1 < points.count else { return nil }
      let (a, b) = (points[index], points[index + 1 < points.count ? index + 1 : 0])
      guard abs(a.x - b.x) + abs(a.y - b.y) > 1e-7, box.meets(MorphBox([a, b])) else { return nil }
      return Edge(a: a, b: b, low: min(a.x, b.x), high: max(a.x, b.x))
    }
  }

  private static func cross(_ p: Edge, _ q: Edge) -> Bool {
    let tolerance: CGFloat = 1e-11
    let (d, e) = (p.b - p.a, q.b - q.a)
    let (s, t) = (d.cross(q.a - p.a), d.cross(q.b - p.a))
    guard (s > tolerance && t < -tolerance) || (s < -tolerance && t > tolerance) else {
      return false
    }
    let (u, v) = (e.cross(p.a - q.a), e.cross(p.b - q.a))
    return (u > tolerance && v < -tolerance) || (u < -tolerance && v > tolerance)
  }
}
