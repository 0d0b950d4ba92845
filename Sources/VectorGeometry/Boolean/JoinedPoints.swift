import Foundation
import IntegerConversion

/// Points of which some are one: disjoint sets, each of which stands where its first point is.
struct JoinedPoints {
  /// All points as they were given.
  private(set) var points: [CGPoint] = []
  private var parents: [Int] = []
  private let radius: CGFloat

  /// Points none of which are joined.
  ///
  /// - Parameter radius: How far apart points are that are one all the same, in points.
  init(radius: CGFloat) { self.radius = radius }

  /// Adds a point, and returns its index.
  mutating func append(_ point: CGPoint) -> Int {
    points.append(point)
    parents.append(points.count - 1)
    return points.count - 1
  }

  /// The first of the points that are one with another.
  func root(of index: Int) -> Int {
    var index = index
    while parents[index] != index { index = parents[index] }
    return index
  }

  /// Makes two points one, and with them all that are one with either.
  mutating func join(_ first: Int, _ second: Int) {
    let (first, second) = (root(of: first), root(of: second))
    parents[max(first, second)] = min(first, second)
    compress(first)
    compress(second)
  }

  private mutating func compress(_ index: Int) {
    var index = index
    let root = root(of: index)
    while parents[index] != root { (parents[index], index) = (root, parents[index]) }
  }

  /// Makes points one that are within the radius of each other.
  mutating func joinNear() {
    var cells = LinkedLists<SIMD2<Int>>()
    for index in points.indices {
      let point = points[index]
      let cell = SIMD2(
        Int(clamping: (point.x / radius).rounded()), Int(clamping: (point.y / radius).rounded()))
      var isCovered = false
      for x in -1...1 {
        for y in -1...1 {
          for other in cells[cell &+ SIMD2(x, y)] {
            let distance = points[other].distance(to: point)
            guard distance <= radius else { continue }
            join(index, other)
            isCovered = isCovered || distance <= radius / 8
          }
        }
      }
      // Of points in one place one is enough to compare with.
      if !isCovered { cells.append(index, at: cell) }
    }
  }
}
