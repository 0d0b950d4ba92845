import Foundation
import TestSupport
import Testing
import VectorGeometry

@Suite("Containment")
struct PathContainmentTests {
  @Test("Overlaps count for the nonzero rule and cancel for the even-odd rule")
  func rules() {
    var path = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    path.addRect(CGRect(x: 5, y: 0, width: 10, height: 10))
    #expect(path.contains(CGPoint(x: 7, y: 5)))
    #expect(!path.contains(CGPoint(x: 7, y: 5), eoFill: true))
    #expect(path.contains(CGPoint(x: 2, y: 5), eoFill: true))
    #expect(!path.contains(CGPoint(x: 16, y: 5)))
  }

  @Test("A hole that runs the other way is outside")
  func hole() {
    var path = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    path.addPath(Path(CGRect(x: 3, y: 3, width: 4, height: 4)).reversed())
    #expect(!path.contains(CGPoint(x: 5, y: 5)))
    #expect(path.winding(around: CGPoint(x: 1, y: 1)) == 1)
  }

  @Test("Open subpaths count as closed")
  func open() {
    var path = Path()
    path.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 0, y: 10)])
    #expect(path.contains(CGPoint(x: 2, y: 2)))
    #expect(!path.contains(CGPoint(x: 8, y: 8)))
  }

  @Test("Winding agrees with that of a dense polyline", arguments: seeds)
  func dense(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let path = generator.path()
    let lines = path.polylines(tolerance: 1e-4)
    for _ in 0..<100 {
      let point = generator.point()
      guard lines.allSatisfy({ $0.distance(to: point) > 1e-3 }) else { continue }
      let expected = lines.reduce(0) { $0 + $1.winding(around: point) }
      #expect(path.winding(around: point) == expected, "seed \(seed), \(point)")
    }
  }
}

extension Polyline {
  /// The points with the first one again at the end.
  private var ring: [CGPoint] { points + points.prefix(1) }

  /// The distance to the nearest point on the ring.
  func distance(to point: CGPoint) -> CGFloat {
    zip(ring, ring.dropFirst()).map { VectorGeometryTests.distance(of: point, toLine: $0) }.min()
      ?? .infinity
  }

  /// The turns around the point as the sum of the angles at which it sees the lines.
  func winding(around point: CGPoint) -> Int {
    let angle = zip(ring, ring.dropFirst()).reduce(0.0) { sum, line in
      let (a, b) = (line.0 - point, line.1 - point)
      return sum + atan2(a.cross(b), a.dot(b))
    }
    return Int((angle / (2 * .pi)).rounded())
  }
}
