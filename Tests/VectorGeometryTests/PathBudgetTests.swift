import Foundation
import TestSupport
import Testing
import VectorGeometry

@Suite("What combining paths may take")
struct PathBudgetTests {
  /// A closed line through points of which no two are near.
  private func tangle(_ count: Int, seed: UInt64) -> Path {
    var generator = SeededGenerator(seed: seed)
    var path = Path()
    path.addLines(
      (0..<count).map { _ in
        CGPoint(
          x: Double(generator.integer(in: 0...1_000_000)),
          y: Double(generator.integer(in: 0...1_000_000)))
      })
    path.closeSubpath()
    return path
  }

  @Test("Thousands of lines that cross everywhere end with nothing")
  func tangles() {
    let (first, second) = (tangle(1_500, seed: 1), tangle(1_500, seed: 2))
    for combine in [first.union, first.lineIntersection] {
      let budget = PathBudget(limit: 200_000)
      PathBudget.$current.withValue(budget) { #expect(combine(second, false).isEmpty) }
      #expect(budget.isSpent)
    }
  }

  @Test("The same paths need the same steps, and what one leaves is not enough for the next")
  func steps() {
    let (first, second) = (tangle(20, seed: 1), tangle(20, seed: 2))
    let whole = first.union(second)
    func isEnough(_ limit: Int) -> Bool {
      let budget = PathBudget(limit: limit)
      let result = PathBudget.$current.withValue(budget) { first.union(second) }
      #expect(result == (budget.isSpent ? Path() : whole))
      return !budget.isSpent
    }
    let least = (1...100_000).partitioned { isEnough($0) }
    #expect(isEnough(least) && !isEnough(least - 1))
    let budget = PathBudget(limit: least)
    PathBudget.$current.withValue(budget) {
      #expect(first.union(second) == whole)
      #expect(first.union(second).isEmpty)
      budget.renew()
      #expect(first.union(second) == whole)
    }
  }

  @Test("Many copies of one curve are one")
  func copies() {
    let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 40, height: 40))
    var copies = Path()
    for _ in 0..<20 { copies.addPath(circle) }
    #expect(copies.union(circle) == circle.union(circle))
  }

  @Test("Windings agree with what a point is inside of")
  func windings() {
    let (first, second) = (tangle(60, seed: 3), tangle(60, seed: 4))
    let (union, odd) = (
      first.union(second), first.symmetricDifference(second, eoFill: true)
    )
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<2_000 {
      let point = CGPoint(
        x: Double(generator.integer(in: 0...1_000_000)) + 0.37,
        y: Double(generator.integer(in: 0...1_000_000)) + 0.61)
      #expect(union.contains(point) == (first.contains(point) || second.contains(point)))
      let isOdd = first.contains(point, eoFill: true) != second.contains(point, eoFill: true)
      #expect(odd.contains(point, eoFill: true) == isOdd)
    }
  }
}

extension ClosedRange<Int> {
  /// The first number from which on all are what is asked.
  fileprivate func partitioned(_ isBehind: (Int) -> Bool) -> Int {
    var (low, high) = (lowerBound, upperBound)
    while low < high {
      let middle = (low + high) / 2
      if isBehind(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
