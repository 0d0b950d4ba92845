import Foundation
import Testing
import VectorGeometry

@Suite struct ReachTests {
  @Test(
    arguments: [
      (5, nil, 5), (-1e9, nil, -1e9), (1e10, "is too far from 0", 1e9),
      (-1e300, "is too far from 0", -1e9), (.nan, "is not a number", 7),
      (.infinity, "is infinite", 7), (-.infinity, "is infinite", 7),
    ] as [(CGFloat, String?, CGFloat)])
  func `Numbers out of reach are replaced`(_ given: CGFloat, _ flaw: String?, _ used: CGFloat) {
    #expect(given.flaw == flaw)
    #expect(given.withinReach(or: 7) == used)
    var check = NumberCheck()
    #expect(check.number(given, "a", or: 7) == used)
    #expect(check.sentences.isEmpty == (flaw == nil))
  }

  @Test func `Each replacement is told`() {
    var check = NumberCheck()
    #expect(check.number(.nan, "x", or: 0.5) == 0.5)
    #expect(check.length(-1, "width", or: 2) == 2)
    #expect(check.length(3, "height") == 3)
    #expect(check.sentences == ["x is not a number; 0.5 is used", "width is negative; 2 is used"])
  }

  @Test func `A path keeps the steps that lead somewhere`() {
    var path = Path(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(path.finitePart == path)
    path.move(to: CGPoint(x: CGFloat.nan, y: 0))
    path.closeSubpath()
    path.addCurve(
      to: CGPoint(x: 5, y: 6), control1: .zero, control2: CGPoint(x: 0, y: CGFloat.infinity))
    path.addQuadCurve(to: CGPoint(x: 7, y: 8), control: .zero)
    path.addLine(to: .zero)
    #expect(
      path.finitePart.elements.suffix(2) == [.move(to: CGPoint(x: 7, y: 8)), .line(to: .zero)])
    #expect(path.finitePart.elements.count == 7)
  }

  @Test func `A transform about a point leaves the point alone`() {
    let point = CGPoint(x: 3, y: 4)
    let transform = CGAffineTransform(scaleX: 2, y: 5).about(point)
    #expect(point.applying(transform) == point)
    #expect(CGPoint(x: 4, y: 5).applying(transform) == CGPoint(x: 5, y: 9))
  }
}
