import Foundation
import ShapeShift

/// What is drawn between two SVG files: their elements become each other, by their ids, else by place and
/// shape; what has no partner fades.
struct IconMorph {
  private let going: [DisplayItem]
  private let parts: [ItemMorph]
  /// How much later the last element starts than the first one, as a share of the way of each.
  private let stagger: Double

  init(
    from: [DisplayItem], to: [DisplayItem], options: MorphPlan.Options, stagger: Double = 0
  ) {
    var ends = (IconElement.all(in: from), IconElement.all(in: to))
    if ends.0.count != ends.1.count { ends = (ends.0.flatMap(\.lines), ends.1.flatMap(\.lines)) }
    let partners = IconMatching(ends.0, ends.1).partners
    let matched = Set(partners.compactMap(\.self))
    going = ends.0.indices.filter { !matched.contains($0) }.flatMap { ends.0[$0].items }
    parts = ends.1.enumerated().map { index, element in
      ItemMorph(
        from: partners[index].map { ends.0[$0].items } ?? [], to: element.items, options: options)
    }
    self.stagger = stagger
  }

  /// What is drawn at a progress of 0...1.
  func items(at progress: Double) -> [DisplayItem] {
    let fading = ItemMorph(from: going, to: []).items(at: min(progress * (1 + stagger), 1))
    let step = parts.count > 1 ? stagger / Double(parts.count - 1) : 0
    return fading
      + parts.enumerated().flatMap { index, part in
        let way = progress * (1 + stagger) - step * Double(index)
        return part.items(at: min(max(way, 0), 1))
      }
  }
}

/// Finds out which element becomes which.
struct IconMatching {
  /// For each element of the second picture that of the first; nil for none.
  private(set) var partners: [Int?]

  /// More than so many are matched one after the other, not by the best of all ways.
  private static let mostExact = 6

  init(_ first: [IconElement], _ second: [IconElement]) {
    partners = [Int?](repeating: nil, count: second.count)
    var (left, open) = (Array(first.indices), Array(second.indices))
    for index in second.indices {
      guard let id = second[index].id, let match = left.first(where: { first[$0].id == id }) else {
        continue
      }
      partners[index] = match
      left.removeAll { $0 == match }
      open.removeAll { $0 == index }
    }
    let costs = open.map { index in left.map { Self.cost(first[$0], second[index]) } }
    let isExact = left.count <= Self.mostExact && open.count <= Self.mostExact
    let centers = (left.map { first[$0].box.middle }, open.map { second[$0].box.middle })
    let pairs = isExact ? Self.best(costs, centers) : Self.nearest(costs)
    for (index, match) in pairs { partners[open[index]] = left[match] }
  }

  /// How unlike two elements are, in the picture's units.
  private static func cost(_ a: IconElement, _ b: IconElement) -> Double {
    if let one = a.ends, let other = b.ends {
      let straight = one.0.gap(to: other.0) + one.1.gap(to: other.1)
      let crossed = one.0.gap(to: other.1) + one.1.gap(to: other.0)
      return min(straight, crossed)
    }
    let (first, second) = (a.box, b.box)
    let size = abs(first.width - second.width) + abs(first.height - second.height)
    let isOther = (a.ends == nil) != (b.ends == nil)
    let foreign = isOther ? max(first.width, first.height, second.width, second.height) : 0
    return 2 * first.middle.gap(to: second.middle) + size + foreign
  }

  /// The pairs of all ways to pair as many as can be that cost least.
  ///
  /// Where one side has more, those are taken whose middle is nearest to the other side's: of three bars
  /// the outer two become a cross.
  private static func best(
    _ costs: [[Double]], _ centers: ([CGPoint], [CGPoint])
  ) -> [(Int, Int)] {
    let (rows, columns) = (costs.count, costs.first?.count ?? 0)
    guard rows > 0, columns > 0 else { return [] }
    var best: (cost: Double, pairs: [(Int, Int)]) = (.infinity, [])
    func mean(_ points: [CGPoint]) -> CGPoint {
      let sum = points.reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.x, y: $0.y + $1.y) }
      return CGPoint(x: sum.x / CGFloat(points.count), y: sum.y / CGFloat(points.count))
    }
    func search(_ row: Int, _ pairs: [(Int, Int)], _ cost: Double) {
      guard row < rows else {
        guard pairs.count == min(rows, columns) else { return }
        let (one, other) = (
          mean(pairs.map { centers.0[$0.1] }), mean(pairs.map { centers.1[$0.0] })
        )
        let total = cost + 2 * Double(pairs.count) * one.gap(to: other)
        if total < best.cost { best = (total, pairs) }
        return
      }
      for column in 0..<columns where !pairs.contains(where: { $0.1 == column }) {
        search(row + 1, pairs + [(row, column)], cost + costs[row][column])
      }
      if rows - row > columns - pairs.count { search(row + 1, pairs, cost) }
    }
    search(0, [], 0)
    return best.pairs
  }

  /// The pairs that are nearest to each other, one after the other.
  private static func nearest(_ costs: [[Double]]) -> [(Int, Int)] {
    let all = costs.indices.flatMap { row in costs[row].indices.map { (row, $0) } }
      .sorted { (costs[$0.0][$0.1], $0.0, $0.1) < (costs[$1.0][$1.1], $1.0, $1.1) }
    var (rows, columns): (Set<Int>, Set<Int>) = ([], [])
    return all.filter { pair in
      guard !rows.contains(pair.0), !columns.contains(pair.1) else { return false }
      rows.insert(pair.0)
      columns.insert(pair.1)
      return true
    }
  }
}

extension CGRect {
  fileprivate var middle: CGPoint { CGPoint(x: midX, y: midY) }
}

extension CGPoint {
  fileprivate func gap(to other: CGPoint) -> Double {
    Double(hypot(x - other.x, y - other.y))
  }
}
