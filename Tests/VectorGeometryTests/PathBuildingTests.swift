import Foundation
import TestSupport
import Testing
import VectorGeometry

@Suite("Building paths")
struct PathBuildingTests {
  @Test("Steps without a current point add nothing")
  func noCurrentPoint() {
    var path = Path()
    path.addLine(to: CGPoint(x: 1, y: 1))
    path.addQuadCurve(to: .zero, control: .zero)
    path.addCurve(to: .zero, control1: .zero, control2: .zero)
    path.addArc(tangent1End: .zero, tangent2End: CGPoint(x: 1, y: 0), radius: 1)
    path.closeSubpath()
    #expect(path.isEmpty)
    #expect(path.currentPoint == nil)
  }

  @Test("Closing twice closes once, and the current point is the start")
  func closing() {
    var path = Path()
    path.addLines([CGPoint(x: 1, y: 2), CGPoint(x: 3, y: 4)])
    path.closeSubpath()
    path.closeSubpath()
    #expect(path.description == " 1 2 m 3 4 l h")
    #expect(path.currentPoint == CGPoint(x: 1, y: 2))
  }

  @Test("A rectangle of negative size is standardised")
  func negativeRect() {
    let path = Path(CGRect(x: 10, y: 20, width: -10, height: -20))
    #expect(path.description == " 0 0 m 10 0 l 10 20 l 0 20 l h")
  }

  @Test("A null rectangle gives no path")
  func nullRect() {
    #expect(Path(.null).isEmpty)
    #expect(Path(ellipseIn: .null).isEmpty)
    #expect(Path(roundedRect: .null, cornerRadius: 4).isEmpty)
    #expect(Path(roundedRect: .null, cornerRadii: RectangleCornerRadii(topLeading: 4)).isEmpty)
  }

  @Test("Ellipses start on the right and run clockwise on screen")
  func ellipse() {
    let path = Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 10))
    let ends = path.contours.flatMap { [$0.start] + $0.segments.map(\.end) }
    #expect(
      ends == [
        CGPoint(x: 20, y: 5), CGPoint(x: 10, y: 10), CGPoint(x: 0, y: 5), CGPoint(x: 10, y: 0),
        CGPoint(x: 20, y: 5),
      ])
  }

  @Test("A shape added to an empty path keeps its primitive, changes drop it")
  func primitive() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    var path = Path()
    path.addRect(rect)
    #expect(path.primitive == .rect(rect))
    path.addEllipse(in: rect)
    #expect(path.primitive == nil)
    var ellipse = Path()
    ellipse.addEllipse(in: rect)
    #expect(ellipse.primitive == .ellipse(rect))
    ellipse.closeSubpath()
    #expect(ellipse.primitive == .ellipse(rect))
    ellipse.addLine(to: .zero)
    #expect(ellipse.primitive == nil)
  }

  @Test("Translation and positive scaling keep the primitive, other transforms drop it")
  func transformedPrimitive() {
    let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(circle.primitive?.circle?.radius == 5)
    let moved = circle.offsetBy(dx: 5, dy: 6)
    #expect(moved.primitive == .ellipse(CGRect(x: 5, y: 6, width: 10, height: 10)))
    let wide = circle.applying(CGAffineTransform(scaleX: 2, y: 1))
    #expect(wide.primitive == .ellipse(CGRect(x: 0, y: 0, width: 20, height: 10)))
    #expect(wide.primitive?.circle == nil)
    #expect(circle.applying(CGAffineTransform(scaleX: -1, y: 1)).primitive == nil)
    #expect(circle.applying(CGAffineTransform(rotationAngle: 0.1)).primitive == nil)
  }

  @Test("A rounded rectangle stays one while its corners fit the shorter side")
  func scaledRoundedRect() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 50)
    let path = Path(roundedRect: rect, cornerRadius: 10, style: .circular)
    #expect(
      path.applying(CGAffineTransform(scaleX: 2, y: 1)).primitive
        == .roundedRect(
          CGRect(x: 0, y: 0, width: 200, height: 50), cornerSize: CGSize(width: 20, height: 10),
          style: .circular))
    #expect(path.applying(CGAffineTransform(scaleX: 4, y: 1)).primitive == nil)
  }

  @Test("Running a path backwards twice gives the path")
  func reversed() {
    for seed in seeds {
      var generator = SeededGenerator(seed: seed)
      let path = generator.path()
      #expect(path.reversed().reversed() == path, "seed \(seed)")
    }
  }

  @Test("A step after closing starts at the closed subpath's start")
  func afterClosing() {
    var path = Path(CGRect(x: 5, y: 5, width: 1, height: 1))
    path.addLine(to: CGPoint(x: 0, y: 0))
    #expect(path.contours.count == 2)
    #expect(path.contours.last?.start == CGPoint(x: 5, y: 5))
  }
}
