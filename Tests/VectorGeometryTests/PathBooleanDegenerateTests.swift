import Foundation
import TestSupport
import Testing
import VectorGeometry

/// What breaks code of this kind: things that nearly or just touch.
@Suite struct PathBooleanDegenerateTests {
  private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> Path {
    Path(CGRect(x: x, y: y, width: width, height: height))
  }

  private func circle(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) -> Path {
    Path(ellipseIn: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius))
  }

  private func polygon(_ points: (CGFloat, CGFloat)...) -> Path {
    Path { path in
      path.addLines(points.map { CGPoint(x: $0.0, y: $0.1) })
      path.closeSubpath()
    }
  }

  /// Checks all four operations against areas known.
  private func check(
    _ a: Path, _ b: Path, union: CGFloat, intersection: CGFloat, within tolerance: CGFloat = 1e-6,
    _ location: SourceLocation = #_sourceLocation
  ) {
    let expected = [union, intersection, union - intersection]
    let found = [a.union(b), a.intersection(b), a.symmetricDifference(b)].map(\.signedArea)
    for (area, right) in zip(found, expected) {
      #expect(abs(area - right) < tolerance, sourceLocation: location)
    }
    let parts = a.subtracting(b).signedArea + b.subtracting(a).signedArea
    #expect(abs(parts - (union - intersection)) < tolerance, sourceLocation: location)
  }

  @Test(arguments: [1e-3, 1e-6, 1e-9, 1e-12, -1e-12, -1e-9, -1e-6, -1e-3] as [CGFloat])
  func `Slivers between squares that nearly cover each other`(_ shift: CGFloat) {
    check(
      rect(0, 0, 10, 10), rect(shift, 0, 10, 10), union: 100 + 10 * abs(shift),
      intersection: 100 - 10 * abs(shift))
  }

  @Test(arguments: [1e-2, 1e-5, 1e-8, 1e-11] as [CGFloat])
  func `Squares turned against each other by next to nothing`(_ angle: CGFloat) {
    let square = rect(-5, -5, 10, 10)
    let turned = square.applying(CGAffineTransform(rotationAngle: angle))
    let areas = (square.union(turned).signedArea, square.intersection(turned).signedArea)
    #expect(abs(areas.0 + areas.1 - 200) < 1e-6)
    // Half of each edge is cut by a triangle of 5 by 5 sin(angle): 50 angle in all, nearly.
    #expect(areas.1 <= 100 + 1e-6)
    #expect(areas.1 > 100 - 51 * angle - 1e-6)
  }

  @Test func `A corner on the middle of an edge`() {
    check(
      rect(0, 0, 10, 10), polygon((10, 5), (15, 0), (20, 5), (15, 10)), union: 150, intersection: 0)
    check(
      rect(0, 0, 10, 10), polygon((0, 5), (5, 0), (10, 5), (5, 10)), union: 100, intersection: 50)
  }

  @Test func `Edges on one line that run either way and overlap in part`() {
    check(rect(0, 0, 10, 10), rect(2, 10, 20, 5), union: 200, intersection: 0)
    check(
      rect(0, 0, 10, 10), polygon((4, 0), (4, 6), (12, 6), (12, 0)), union: 112, intersection: 36)
  }

  @Test func `A straight edge along a curve's tangent`() {
    let area = circle(0, 0, 10).signedArea
    check(circle(0, 0, 10), rect(-10, 10, 20, 5), union: area + 100, intersection: 0)
    check(circle(0, 0, 10), rect(-10, -10, 20, 20), union: 400, intersection: area)
  }

  @Test(arguments: [1e-9, 1e-6, 0, -1e-6, -1e-9] as [CGFloat])
  func `Circles that nearly touch`(_ gap: CGFloat) {
    let area = circle(0, 0, 10).signedArea
    // The lens of an overlap d is 4/3 sqrt(r d³) high at most: below 1e-7 here.
    check(circle(0, 0, 10), circle(20 + gap, 0, 10), union: 2 * area, intersection: 0)
  }

  @Test func `One curve divided in two ways`() {
    let circle = circle(0, 0, 10)
    let finer = Path { path in
      path.move(to: CGPoint(x: 10, y: 0))
      for segment in circle.contours[0].closedSegments where !segment.isLine {
        let (before, after) = segment.split(at: 0.37)
        for part in [before, after] {
          let (_, b, c, d) = part.cubicPoints
          path.addCurve(to: d, control1: b, control2: c)
        }
      }
      path.closeSubpath()
    }
    check(circle, finer, union: circle.signedArea, intersection: circle.signedArea)
  }

  @Test func `A spike without width, points that are there twice, an edge there and back`() {
    let spiked = polygon(
      (0, 0), (10, 0), (10, 0), (10, 5), (15, 5), (10, 5), (10, 10), (0, 10), (0, 10))
    #expect(abs(spiked.normalized(eoFill: false).signedArea - 100) < 1e-9)
    #expect(abs(spiked.normalized(eoFill: true).signedArea - 100) < 1e-9)
    check(spiked, rect(5, 0, 10, 10), union: 150, intersection: 50)
    #expect(polygon((0, 0), (10, 0), (0, 0)).normalized().signedArea == 0)
  }
}
