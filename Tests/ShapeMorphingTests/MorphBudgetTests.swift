import Foundation
import ShapeMorphing
import TestSupport
import Testing
import VectorGeometry

@Suite("What planning a morph may take")
struct MorphBudgetTests {
  /// Closed outlines of few corners.
  private static func rings(
    _ count: Int, corners: Int, _ place: (Int) -> (CGPoint, CGFloat)
  ) -> Path {
    var path = Path()
    for index in 0..<count {
      let (middle, radius) = place(index)
      path.addLines(
        (0..<corners).map { corner in
          let angle = CGFloat(corner) / CGFloat(corners) * 2 * .pi
          return CGPoint(x: middle.x + radius * cos(angle), y: middle.y + radius * sin(angle))
        })
      path.closeSubpath()
    }
    return path
  }

  private static func beside(_ count: Int, corners: Int) -> Path {
    rings(count, corners: corners) { (CGPoint(x: $0 % 50 * 10, y: $0 / 50 * 10), 4) }
  }

  private static func around(_ count: Int, corners: Int) -> Path {
    rings(count, corners: corners) { (.zero, CGFloat($0 + 1)) }
  }

  private static func walk(_ count: Int, seed: UInt64) -> Path {
    var generator = SeededGenerator(seed: seed)
    var path = Path()
    path.addLines(
      (0..<count).map { _ in
        CGPoint(
          x: .random(in: 0...1_000_000, using: &generator),
          y: .random(in: 0...1_000_000, using: &generator))
      })
    path.closeSubpath()
    return path
  }

  static let dear: [(String, Path, Path)] = [
    ("outlines beside each other", beside(3_000, corners: 3), beside(3_000, corners: 4)),
    ("outlines around each other", around(1_500, corners: 3), around(1_500, corners: 4)),
    ("few outlines and many", beside(900, corners: 3), beside(4_000, corners: 4)),
    ("lines that cross everywhere", walk(5_000, seed: 1), around(1, corners: 5)),
  ]

  @Test("Plans end when the budget does", arguments: dear)
  func ends(name: String, from: Path, to: Path) {
    let budget = PathBudget(limit: 50_000)
    PathBudget.$current.withValue(budget) { _ = MorphPlan(from: from, to: to) }
    #expect(budget.isSpent)
  }

  @Test("A plan within its budget is the same as without one, and needs the same steps")
  func same() {
    let (from, to) = (Self.beside(2, corners: 3), Self.beside(2, corners: 5))
    func steps(_ limit: Int) -> Path? {
      let budget = PathBudget(limit: limit)
      let half = PathBudget.$current.withValue(budget) {
        MorphPlan(from: from, to: to).path(at: 0.5)
      }
      return budget.isSpent ? nil : half
    }
    let whole = MorphPlan(from: from, to: to).path(at: 0.5)
    var (low, high) = (0, 100_000)
    while low < high {
      let middle = (low + high) / 2
      if let half = steps(middle) {
        #expect(half == whole)
        high = middle
      } else {
        low = middle + 1
      }
    }
    #expect(steps(low) == whole && steps(low - 1) == nil)
  }

  @Test("A plan that the budget cut short is not kept")
  func memory() {
    let (from, to) = (Self.beside(12, corners: 3), Self.around(12, corners: 5))
    let (memory, budget) = (MorphMemory(), PathBudget(limit: 10))
    PathBudget.$current.withValue(budget) {
      _ = memory.plan(from: from, to: to, options: .init())
    }
    #expect(
      memory.plan(from: from, to: to, options: .init()).path(at: 0.5)
        == MorphPlan(from: from, to: to).path(at: 0.5))
  }

  /// A square of ink with small holes in rows.
  private static func sieve(corners: Int) -> Path {
    var path = Path(CGRect(x: -10, y: -10, width: 100, height: 100))
    path.addPath(
      rings(64, corners: corners) { (CGPoint(x: $0 % 8 * 10, y: $0 / 8 * 10), 3) })
    return path
  }

  @Test("Many holes go with their outline")
  func holes() {
    var options = MorphPlan.Options()
    options.fillStyle = FillStyle(eoFill: true)
    let plan = MorphPlan(from: Self.sieve(corners: 4), to: Self.sieve(corners: 5), options: options)
    let half = plan.path(at: 0.5)
    #expect(half.contains(CGPoint(x: 5, y: 5), eoFill: true))
    for index in 0..<64 {
      #expect(!half.contains(CGPoint(x: index % 8 * 10, y: index / 8 * 10), eoFill: true))
    }
  }
}
