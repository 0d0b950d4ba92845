import Foundation
import TestSupport
import Testing
import VectorGeometry

@Suite struct PathBooleanTests {
  private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> Path {
    Path(CGRect(x: x, y: y, width: width, height: height))
  }

  private func circle(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) -> Path {
    Path(ellipseIn: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius))
  }

  // MARK: By hand

  @Test func `Two overlapping squares`() {
    let (a, b) = (rect(0, 0, 10, 10), rect(5, 5, 10, 10))
    #expect(a.union(b).signedArea == 175)
    #expect(a.intersection(b).description == " 10 5 m 10 10 l 5 10 l 5 5 l h")
    #expect(a.subtracting(b).signedArea == 75)
    #expect(a.symmetricDifference(b).signedArea == 150)
  }

  @Test func `Squares that share an edge become one`() {
    let union = rect(0, 0, 10, 10).union(rect(10, 0, 10, 10))
    #expect(union.signedArea == 200)
    #expect(union.contours.count == 1)
    #expect(rect(0, 0, 10, 10).intersection(rect(10, 0, 10, 10)).isEmpty)
  }

  @Test func `Squares that share a part of an edge`() {
    let union = rect(0, 0, 10, 10).union(rect(10, 3, 10, 4))
    #expect(union.signedArea == 140)
    #expect(union.contours.count == 1)
  }

  @Test func `Squares that touch at a corner stay apart`() {
    let union = rect(0, 0, 10, 10).union(rect(10, 10, 10, 10))
    #expect(union.signedArea == 200)
    #expect(union.contours.count == 2)
  }

  @Test func `A path with itself`() {
    for path in [
      rect(1, 2, 3, 4), circle(5, 5, 4),
      Path(roundedRect: CGRect(x: 0, y: 0, width: 50, height: 30), cornerRadius: 9),
    ] {
      let area = path.normalized().signedArea
      #expect(path.subtracting(path).isEmpty)
      #expect(path.symmetricDifference(path).isEmpty)
      #expect(abs(path.union(path).signedArea - area) < area * 1e-9)
      #expect(abs(path.intersection(path).signedArea - area) < area * 1e-9)
    }
  }

  @Test func `With an empty path`() {
    let path = circle(5, 5, 4)
    #expect(path.intersection(Path()).isEmpty)
    #expect(path.union(Path()).signedArea == path.normalized().signedArea)
    #expect(Path().union(path).signedArea == path.normalized().signedArea)
    #expect(Path().subtracting(path).isEmpty)
    #expect(Path().union(Path()).isEmpty)
  }

  @Test func `A hole runs the other way`() {
    let ring = circle(0, 0, 10).subtracting(circle(0, 0, 5))
    #expect(ring.contours.count == 2)
    #expect(!ring.contains(.zero))
    #expect(!ring.contains(.zero, eoFill: true))
    #expect(ring.contains(CGPoint(x: 7, y: 0)))
  }

  @Test func `Curves stay curves`() {
    let circle = circle(0, 0, 10)
    let half = circle.intersection(rect(-20, -20, 40, 20))
    // Two quarters as they were, and the line between.
    let curves = half.elements.filter { if case .curve = $0 { true } else { false } }
    #expect(curves.count == 2)
    #expect(half.elements.count == 4 || half.elements.count == 5)
    #expect(abs(half.signedArea - circle.signedArea / 2) < 1e-6)
  }

  @Test func `A segment that nothing cuts comes back as it is`() {
    let curve = Path { path in
      path.move(to: CGPoint(x: 0, y: 0))
      path.addCurve(
        to: CGPoint(x: 10, y: 0), control1: CGPoint(x: 1.5, y: -9), control2: CGPoint(x: 8.5, y: -9)
      )
      path.closeSubpath()
    }
    #expect(curve.normalized() == curve)
  }

  @Test func `A star by both rules`() {
    let star = Path { path in
      path.addLines(
        (0..<5).map { index in
          let angle = CGFloat(index) * 4 * .pi / 5
          return CGPoint(x: sin(angle) * 10, y: -cos(angle) * 10)
        })
      path.closeSubpath()
    }
    let whole = star.normalized(eoFill: false)
    let points = star.normalized(eoFill: true)
    #expect(whole.contours.count == 1)
    #expect(whole.contours[0].closedSegments.count == 10)
    #expect(points.contours.count == 5)
    #expect(!points.contains(.zero))
    #expect(whole.contains(.zero))
  }

  @Test func `A figure of eight has two loops`() {
    let eight = Path { path in
      path.move(to: CGPoint(x: 0, y: 0))
      path.addCurve(
        to: CGPoint(x: 0, y: 0), control1: CGPoint(x: 30, y: -20), control2: CGPoint(x: 30, y: 20))
      path.addCurve(
        to: CGPoint(x: 0, y: 0), control1: CGPoint(x: -30, y: -20), control2: CGPoint(x: -30, y: 20)
      )
    }
    let result = eight.normalized(eoFill: true)
    #expect(result.contours.count == 2)
    #expect(result.contains(CGPoint(x: 10, y: 0)))
    #expect(result.contains(CGPoint(x: -10, y: 0)))
  }

  @Test func `Tangent circles`() {
    let union = circle(0, 0, 10).union(circle(20, 0, 10))
    #expect(abs(union.signedArea - 2 * circle(0, 0, 10).signedArea) < 1e-6)
    let inner = circle(0, 0, 10).subtracting(circle(5, 0, 5))
    #expect(abs(inner.signedArea - circle(0, 0, 10).signedArea + circle(0, 0, 5).signedArea) < 1e-6)
  }

  @Test func `Infinite and undefined segments are left out`() {
    let broken = Path { path in
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: CGFloat.nan, y: 1))
      path.addLine(to: CGPoint(x: CGFloat.infinity, y: 1))
    }
    #expect(broken.union(rect(0, 0, 2, 2)).signedArea == 4)
  }

  // MARK: Lines

  @Test func `Lines inside and outside`() {
    let line = Path { path in
      path.move(to: CGPoint(x: -5, y: 5))
      path.addLine(to: CGPoint(x: 15, y: 5))
    }
    let square = rect(0, 0, 10, 10)
    #expect(line.lineIntersection(square).description == " 0 5 m 10 5 l")
    #expect(line.lineSubtraction(square).description == " -5 5 m 0 5 l 10 5 m 15 5 l")
    #expect(line.lineIntersection(rect(20, 20, 5, 5)).isEmpty)
  }

  @Test func `A closed line that is cut is joined over its start`() {
    let square = rect(0, 0, 10, 10)
    let cut = square.lineSubtraction(rect(8, 4, 4, 2))
    #expect(cut.contours.count == 1)
    #expect(cut.contours[0].start == CGPoint(x: 10, y: 6))
    #expect(cut.contours[0].end == CGPoint(x: 10, y: 4))
    #expect(square.lineIntersection(rect(-1, -1, 20, 20)) == square)
  }
}

extension Path {
  /// The area of what a path whose contours neither cross nor overlap fills, in square points, by Green's theorem on
  /// a fine polygon.
  var signedArea: CGFloat {
    var area = CGFloat(0)
    for line in flattened(tolerance: 1e-5).contours {
      for segment in line.closedSegments { area += segment.start.cross(segment.end) / 2 }
    }
    return area
  }
}
