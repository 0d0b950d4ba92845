import Foundation
import TestSupport
import Testing
import VectorGeometry

/// What holds for all combined paths, over random ones.
@Suite struct PathBooleanLawTests {
  /// The rounds to check: all of the first, and those that have been wrong once.
  private func rounds(_ once: Set<Int>) -> Set<Int> {
    once.union(0..<(TestLength.isLong ? 2_000 : 60))
  }

  @Test func `Results agree with what points say`() {
    var numbers = SeededGenerator(seed: 4)
    let rounds = rounds([209, 526, 1277, 1289, 1616, 1855, 1928])
    for round in 0..<2_000 {
      let (a, b) = (numbers.outline(), numbers.outline())
      let eoFill = Bool.random(using: &numbers)
      let points = (0..<40).map { _ in numbers.point() }
      guard rounds.contains(round) else { continue }
      let results = [
        a.union(b, eoFill: eoFill), a.intersection(b, eoFill: eoFill),
        a.subtracting(b, eoFill: eoFill), a.symmetricDifference(b, eoFill: eoFill),
      ]
      for p in points {
        let (inA, inB) = (a.contains(p, eoFill: eoFill), b.contains(p, eoFill: eoFill))
        let expected = [inA || inB, inA && inB, inA && !inB, inA != inB]
        for (result, isInside) in zip(results, expected) {
          #expect(result.contains(p) == isInside, "round \(round) at \(p)")
          #expect(result.contains(p, eoFill: true) == isInside, "round \(round) at \(p)")
        }
      }
    }
  }

  @Test func `Areas add up`() {
    var numbers = SeededGenerator(seed: 5)
    let rounds = rounds([
      298, 352, 460, 480, 520, 895, 908, 982, 1020, 1058, 1067, 1108, 1311, 1374, 1551, 1801, 1979,
    ])
    for round in 0..<2_000 {
      let (a, b) = (numbers.outline(), numbers.outline())
      if rounds.contains(round) { checkAreas(a, b, within: 1e-3, "round \(round)") }
    }
  }

  @Test(arguments: PathPair.allCases)
  func `Areas add up where paths nearly or wholly share lines`(_ pair: PathPair) {
    for round in 0..<(TestLength.isLong ? 400 : 3) {
      var numbers = SeededGenerator(seed: UInt64(round))
      let (a, b) = pair.paths(&numbers)
      checkAreas(a, b, within: 1e-3, "round \(round)")
    }
  }

  @Test(arguments: [1e-6, 1e6] as [CGFloat]) func `Areas add up at any scale`(_ scale: CGFloat) {
    let transform = CGAffineTransform(scaleX: scale, y: scale)
    for round in 0..<(TestLength.isLong ? 400 : 10) {
      var numbers = SeededGenerator(seed: UInt64(round))
      let (a, b) = (numbers.outline().applying(transform), numbers.outline().applying(transform))
      checkAreas(a, b, within: 1e-3 * scale * scale, "round \(round)")
    }
  }

  /// Checks that what is in both, in one alone and in either of them have the areas of both.
  private func checkAreas(
    _ a: Path, _ b: Path, within tolerance: CGFloat, _ comment: Comment
  ) {
    let (whole, common) = (a.union(b).exactArea, a.intersection(b).exactArea)
    let sum = a.normalized(eoFill: false).exactArea + b.normalized(eoFill: false).exactArea
    #expect(abs(whole + common - sum) < tolerance, comment)
    let apart = a.subtracting(b).exactArea + b.subtracting(a).exactArea
    #expect(abs(apart + common - whole) < tolerance, comment)
  }
}

extension Path {
  /// The area of what a path whose contours neither cross nor overlap fills, in square points: Green's theorem,
  /// ½ ∮ x dy − y dx, of cubics.
  fileprivate var exactArea: CGFloat {
    contours.flatMap(\.closedSegments).reduce(0) { area, segment in
      let (a, b, c, d) = segment.cubicPoints
      let near = 6 * a.cross(b) + 6 * c.cross(d) + 3 * b.cross(c)
      return area + (near + 3 * a.cross(c) + 3 * b.cross(d) + a.cross(d)) / 20
    }
  }
}
