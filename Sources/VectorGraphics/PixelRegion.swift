/// A set of pixels as a few rectangles, which may overlap.
package struct PixelRegion: Sendable, Hashable {
  /// The largest number of rectangles.
  package let limit: Int
  /// The rectangles in the order of their insertion.
  private var members: [PixelRect] = []

  /// An empty region of at most `limit` rectangles.
  package init(limit: Int = 16) {
    precondition(limit > 0, "a region needs room for a rectangle")
    self.limit = limit
  }

  /// The rectangles by rows, then columns; none is empty.
  package var rects: [PixelRect] {
    members.sorted { ($0.y, $0.x, $0.height, $0.width) < ($1.y, $1.x, $1.height, $1.width) }
  }

  /// Adds a rectangle; above the limit the two are merged that gain the fewest pixels by it.
  package mutating func insert(_ rect: PixelRect) {
    guard !rect.isEmpty else { return }
    var grown = rect
    while let index = members.firstIndex(where: { isWorthMerging($0, grown) }) {
      grown = grown.union(members.remove(at: index))
    }
    members.append(grown)
    guard members.count > limit, let (first, second) = cheapestPair() else { return }
    let merged = members[first].union(members[second])
    members.remove(at: second)
    members.remove(at: first)
    insert(merged)
  }

  /// Whether one rectangle is no more pixels to draw than two.
  private func isWorthMerging(_ first: PixelRect, _ second: PixelRect) -> Bool {
    first.union(second).area <= first.area + second.area
  }

  private func cheapestPair() -> (Int, Int)? {
    var best: (first: Int, second: Int, added: Int)?
    for second in members.indices {
      for first in 0..<second {
        let (a, b) = (members[first], members[second])
        let added = a.union(b).area - a.area - b.area + a.intersection(b).area
        if best.map({ added < $0.added }) ?? true { best = (first, second, added) }
      }
    }
    return best.map { ($0.first, $0.second) }
  }
}
