import Foundation
import TestSupport
import Testing
import VectorGeometry

@Suite("Rounded rectangles")
struct PathRoundedRectTests {
  private let rect = CGRect(x: 0, y: 0, width: 200, height: 100)

  @Test("Continuous corners leave the side at 1.528665 radii")
  func continuousReach() {
    let path = Path(roundedRect: rect, cornerRadius: 20)
    #expect(
      path.primitive
        == .roundedRect(rect, cornerSize: CGSize(width: 20, height: 20), style: .continuous))
    expectNear(
      path.elements[1].end ?? .zero, CGPoint(x: 200, y: 100 - 20 * 1.528_665), tolerance: 1e-5)
    #expect(path.boundingRect == rect)
  }

  @Test("A continuous corner of half the side is not a circle")
  func capsule() {
    let continuous = Path(roundedRect: rect, cornerRadius: 50)
    let circular = Path(roundedRect: rect, cornerRadius: 50, style: .circular)
    #expect(continuous != circular)
    #expect(continuous.boundingRect == rect)
    // Of a capsule 60 high: the distances from the outline with half circles, positive outside.
    let outline = Path(
      roundedRect: CGRect(x: 0, y: 0, width: 200, height: 60), cornerRadius: 30)
    let distances = outline.polylines(tolerance: 0.0001)[0].points.map { point in
      let nearest = CGPoint(x: min(max(point.x, 30), 170), y: 30)
      return point.distance(to: nearest) - 30
    }
    expectNear(distances.min() ?? 0, -0.414, tolerance: 0.005)
    expectNear(distances.max() ?? 0, 0.0588, tolerance: 0.005)
  }

  @Test(
    "Handles shorten with the room of a side",
    arguments: [
      // Height, then the distances of the start and of the handles from the corner.
      (1000.0, 152.8665, 108.8491, 86.8408), (300, 150, 108.1523, 86.5783),
      (240, 120, 100.8610, 83.8313), (200, 100, 96, 82),
    ])
  func room(height: Double, start: Double, first: Double, second: Double) {
    let path = Path(
      roundedRect: CGRect(x: 0, y: 0, width: 2000, height: height), cornerRadius: 100)
    expectNear(path.elements[1].end ?? .zero, CGPoint(x: 2000, y: height - start), tolerance: 1e-3)
    guard case .curve(let end, let control1, let control2) = path.elements[2] else {
      Issue.record("expected a curve")
      return
    }
    expectNear(control1, CGPoint(x: 2000, y: height - first), tolerance: 1e-3)
    expectNear(control2, CGPoint(x: 2000, y: height - second), tolerance: 1e-3)
    expectNear(end, CGPoint(x: 1992.5089, y: height - 63.1494), tolerance: 1e-3)
  }

  @Test("Corners that want more than a side share it by their radii")
  func sharedSide() {
    let radii = RectangleCornerRadii(topLeading: 60, topTrailing: 20)
    let path = Path(roundedRect: CGRect(x: 0, y: 0, width: 100, height: 400), cornerRadii: radii)
    // 1.53 x 80 is more than 100: 75 and 25 of the top side, whose straight part has no length.
    let top = path.elements.compactMap { element -> CGFloat? in
      if case .line(let to) = element, to.y == 0 { return to.x }
      return nil
    }
    #expect(top == [75])
    #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 100, height: 400))
  }

  @Test("Outlines stay inside and run in one direction", arguments: [34.0, 40, 49, 50])
  func squeezed(radius: Double) {
    let path = Path(roundedRect: rect, cornerRadius: radius)
    #expect(path.boundingRect == rect)
    let points = path.polylines(tolerance: 0.01)[0].points
    for (a, b) in zip(points, points.dropFirst()) {
      #expect((a - rect.center).cross(b - rect.center) >= 0)
    }
  }

  @Test(
    "An uneven radius is at most half the side, or what the neighbor leaves",
    arguments: [
      (20.0, 90.0, 20.0, 80.0), (90, 20, 80, 20), (50, 70, 50, 50), (120, 0, 100, 0),
      (-5, 130, 0, 100),
    ])
  func unevenClamp(leading: Double, trailing: Double, first: Double, second: Double) {
    let radii = RectangleCornerRadii(topLeading: leading, topTrailing: trailing)
    let size = CGSize(width: 100, height: 500)
    #expect(
      radii.clamped(to: size) == RectangleCornerRadii(topLeading: first, topTrailing: second))
    #expect(
      RectangleCornerRadii(topLeading: 40).clamped(to: CGSize(width: 90, height: 60))
        == RectangleCornerRadii(topLeading: 40))
  }

  @Test("An uneven outline begins in the middle of the straight right side, with all corners")
  func unevenStart() {
    let path = Path(
      roundedRect: rect, cornerRadii: RectangleCornerRadii(bottomTrailing: 10, topTrailing: 30))
    #expect(path.elements.first == .move(to: CGPoint(x: 200, y: 60)))
    // A move, four lines, four corners of three curves, a close.
    #expect(path.elements.count == 18)
    #expect(
      path.elements[6...8].allSatisfy { $0.end == CGPoint(x: 0, y: 100) })
  }

  @Test("One large corner takes the whole side")
  func oneCorner() {
    let path = Path(
      roundedRect: rect, cornerRadii: RectangleCornerRadii(topLeading: 100), style: .circular)
    #expect(path.boundingRect == rect)
    #expect(!path.contains(CGPoint(x: 10, y: 10)))
    #expect(path.contains(CGPoint(x: 190, y: 10)))
    #expect(path.contains(CGPoint(x: 10, y: 99)))
    #expect(path.primitive == nil)
  }

  @Test("Equal radii are the rounded rectangle, no radii the rectangle")
  func equalRadii() {
    #expect(
      Path(roundedRect: rect, cornerRadii: RectangleCornerRadii(20)).primitive
        == .roundedRect(rect, cornerSize: CGSize(width: 20, height: 20), style: .continuous))
    #expect(Path(roundedRect: rect, cornerRadii: RectangleCornerRadii()).primitive == .rect(rect))
  }

  @Test("Insets shrink radii, not below zero, and leave null when nothing is left")
  func insets() {
    let shape = RoundedRect(rect, cornerRadius: 10, style: .circular)
    #expect(shape.inset(by: 20).cornerSize == .zero)
    #expect(Path(shape.inset(by: 20)).primitive == .rect(rect.inset(by: 20)))
    #expect(shape.inset(by: 60).rect.isNull)
    #expect(Path(shape.inset(by: 60)).isEmpty)
  }

  @Test("Radii that are no numbers are none")
  func notANumber() {
    #expect(
      Path(roundedRect: rect, cornerSize: CGSize(width: CGFloat.nan, height: 3)) == Path(rect))
    let path = Path(roundedRect: rect, cornerRadii: RectangleCornerRadii(topLeading: .infinity))
    #expect(path.isFinite)
  }
}
