import Foundation
import IntegerConversion
import VectorGeometry

/// The cheapest way along two rows of stations at once, both from first to last.
///
/// Dynamic programming over pairs of stations: a pair costs its distance and the difference of its
/// directions, a step the change of pace, a corner what it turns more or less than its partner.
/// Source: Sederberg and Greenwood, "A physically based approach to 2-D shape blending", 1992, with
/// distances and directions in place of bending and stretching.
struct MorphAlignment: Sendable {
  /// Indices of matched stations, rising in both.
  private(set) var pairs: [(Int, Int)] = []
  /// The mean cost along the way.
  private(set) var cost: CGFloat = .infinity

  private static let steps: [(Int, Int)] = [
    (1, 1), (1, 2), (2, 1), (2, 3), (3, 2), (1, 3), (3, 1), (1, 4), (4, 1), (1, 6), (6, 1),
  ]
  /// Costs that differ by less count as equal, so that rounding decides nothing: steady steps come first.
  private static let equal: CGFloat = 1e-6
  static let directionWeight: CGFloat = 0.35
  private static let paceWeight: CGFloat = 0.06
  private static let cornerWeight: CGFloat = 0.012

  init(_ a: [MorphStation], _ b: [MorphStation]) {
    let (n, m) = (a.count, b.count)
    PathBudget.current?.spend(1 + n * m / 16)
    let local = Self.localCosts(a, b)
    let (lostA, lostB) = (Self.lostCorners(a), Self.lostCorners(b))
    var best = [CGFloat](repeating: .infinity, count: n * m)
    var from = [Int8](repeating: -1, count: n * m)
    best[0] = 0
    for i in 1..<n {
      for j in 1..<m {
        var (least, choice) = (CGFloat.infinity, Int8(-1))
        for (index, (di, dj)) in Self.steps.enumerated() where di <= i && dj <= j {
          let before = (i - di) * m + j - dj
          guard best[before] < least else { continue }
          let (du, dv) = (a[i].fraction - a[i - di].fraction, b[j].fraction - b[j - dj].fraction)
          let way = du + dv
          let pace = way > 0 ? (du - dv) * (du - dv) / way : 0
          var cost =
            best[before] + (local[before] + local[i * m + j]) * way / 4 + pace * Self.paceWeight
          if di > 1 { cost += lostA[i] - lostA[i - di + 1] }
          if dj > 1 { cost += lostB[j] - lostB[j - dj + 1] }
          if cost < least - Self.equal { (least, choice) = (cost, Int8(index)) }
        }
        best[i * m + j] = least + Self.cornerCost(a[i].turn, b[j].turn)
        from[i * m + j] = choice
      }
    }
    cost = best[n * m - 1]
    trace(from, n, m)
  }

  /// What a pair of corners costs: never more than leaving both out, so that corners which bend against
  /// each other may still be partners.
  private static func cornerCost(_ a: CGFloat, _ b: CGFloat) -> CGFloat {
    let turn = a - b
    return cornerWeight * min(turn * turn, 0.75 * (a * a + b * b), 4)
  }

  private mutating func trace(_ from: [Int8], _ n: Int, _ m: Int) {
    var (i, j) = (n - 1, m - 1)
    guard cost.isFinite else {
      pairs = [(0, 0), (i, j)]
      return
    }
    while i > 0 || j > 0 {
      pairs.append((i, j))
      let (di, dj) = Self.steps[Int(from[i * m + j])]
      (i, j) = (i - di, j - dj)
    }
    pairs.append((0, 0))
    pairs.reverse()
  }

  private static func localCosts(_ a: [MorphStation], _ b: [MorphStation]) -> [CGFloat] {
    var costs = [CGFloat](repeating: 0, count: a.count * b.count)
    for (i, p) in a.enumerated() {
      for (j, q) in b.enumerated() {
        let way = p.point - q.point
        let direction = (p.reaching.dot(q.reaching) + p.leaving.dot(q.leaving)) / 2
        costs[i * b.count + j] = way.dot(way) + directionWeight * (1 - direction)
      }
    }
    return costs
  }

  /// The costs of leaving out all corners before each station.
  private static func lostCorners(_ stations: [MorphStation]) -> [CGFloat] {
    var sum: CGFloat = 0
    return stations.map { station in
      defer { sum += cornerWeight * min(station.turn * station.turn, 4) }
      return sum
    }
  }
}
