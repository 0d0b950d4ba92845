import Foundation
import TestSupport
import Testing
import VectorGeometry

@Suite("Arcs")
struct PathArcTests {
  @Test(
    "The angle drawn follows the direction and is one turn at most",
    arguments: [
      (0.0, 90.0, false, 90.0), (0, 90, true, 270), (90, 0, false, 270), (90, 0, true, 90),
      (0, 360, false, 360), (0, 360, true, 360), (0, 720, false, 360), (30, 30, false, 0),
      (-90, 270, false, 360), (0, -450, true, 360), (0, -450, false, 270),
    ])
  func sweep(start: Double, end: Double, clockwise: Bool, expected: Double) {
    var path = Path()
    path.addArc(
      center: .zero, radius: 10, startAngle: .degrees(start), endAngle: .degrees(end),
      clockwise: clockwise)
    // The cubics are up to 0.027 % outside of the circle.
    expectNear(path.length, 10 * expected * .pi / 180, tolerance: 0.02)
  }

  @Test("Arcs are quarter turns and a rest")
  func quarters() throws {
    var path = Path()
    path.addArc(
      center: .zero, radius: 10, startAngle: .degrees(30), endAngle: .degrees(250),
      clockwise: false)
    let angles = path.elements.compactMap(\.end).map { atan2($0.y, $0.x) * 180 / .pi }
    try #require(angles.count == 4)
    for (angle, expected) in zip(angles, [30, 120, -150, -110]) {
      expectNear(angle, CGFloat(expected))
    }
  }

  @Test(
    "Only a sweep of exactly one turn closes the subpath",
    arguments: [
      (0.0, 360.0, false, true), (0, 360, true, true), (90, 450, false, true),
      (0, -360, false, false), (0, -360, true, false), (0, 720, false, false),
      (0, 359.9, false, false), (30, 30, false, false),
    ])
  func closing(start: Double, end: Double, clockwise: Bool, isClosed: Bool) {
    var path = Path()
    path.addArc(
      center: .zero, radius: 10, startAngle: .degrees(start), endAngle: .degrees(end),
      clockwise: clockwise)
    #expect((path.elements.last == .closeSubpath) == isClosed)
  }

  @Test("An empty sweep adds its point alone")
  func emptySweep() {
    var path = Path()
    for center in [CGPoint.zero, CGPoint(x: 5, y: 5)] {
      path.addArc(
        center: center, radius: 10, startAngle: .zero, endAngle: .zero, clockwise: false)
    }
    #expect(path.description == " 10 0 m 15 5 l")
  }

  @Test("Cubics stay within 0.028 % of the circle")
  func accuracy() {
    var path = Path()
    path.addRelativeArc(
      center: CGPoint(x: 3, y: 4), radius: 1000, startAngle: .degrees(17), delta: .degrees(341))
    path.forEachSegment { segment in
      for t in stride(from: 0.0, through: 1, by: 0.01) {
        expectNear(
          segment.point(at: t).distance(to: CGPoint(x: 3, y: 4)), 1000, tolerance: 0.28)
      }
    }
  }

  @Test("An arc is joined to the current point by a line")
  func joined() {
    var path = Path()
    path.move(to: .zero)
    path.addArc(
      center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
    #expect(path.elements[1] == .line(to: CGPoint(x: 10, y: 0)))
  }

  @Test("A tangent arc rounds a right angle")
  func tangent() {
    var path = Path()
    path.move(to: .zero)
    path.addArc(
      tangent1End: CGPoint(x: 100, y: 0), tangent2End: CGPoint(x: 100, y: 100), radius: 10)
    #expect(path.elements.count == 3)
    expectNear(path.elements[1].end ?? .zero, CGPoint(x: 90, y: 0))
    expectNear(path.currentPoint ?? .zero, CGPoint(x: 100, y: 10))
    let middle = PathSegment.cubicMiddle(path)
    expectNear(middle.distance(to: CGPoint(x: 90, y: 10)), 10, tolerance: 0.003)
    expectNear(
      middle, CGPoint(x: 90 + 50.0.squareRoot(), y: 10 - 50.0.squareRoot()), tolerance: 0.003)
  }

  @Test("A tangent arc to the other side turns the other way")
  func tangentLeft() {
    var path = Path()
    path.move(to: .zero)
    path.addArc(
      tangent1End: CGPoint(x: 100, y: 0), tangent2End: CGPoint(x: 100, y: -100), radius: 10)
    expectNear(path.currentPoint ?? .zero, CGPoint(x: 100, y: -10))
    expectNear(
      PathSegment.cubicMiddle(path),
      CGPoint(x: 90 + 50.0.squareRoot(), y: -10 + 50.0.squareRoot()), tolerance: 0.003)
  }

  @Test("A tangent arc without a corner is a line")
  func tangentCollinear() {
    var path = Path()
    path.move(to: .zero)
    path.addArc(tangent1End: CGPoint(x: 5, y: 0), tangent2End: CGPoint(x: 9, y: 0), radius: 3)
    #expect(path.description == " 0 0 m 5 0 l")
  }
}

extension PathSegment {
  /// The middle of a path's last cubic.
  static func cubicMiddle(_ path: Path) -> CGPoint {
    path.contours.last?.segments.last?.point(at: 0.5) ?? .zero
  }
}
