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
    expectNear(path.elements[1].end ?? .zero, CGPoint(x: 200, y: 100 - 20 * 1.528_665))
    #expect(path.boundingRect == rect)
  }

  @Test("At half of the shorter side corners are circular, whatever the style")
  func capsule() {
    let continuous = Path(roundedRect: rect, cornerRadius: 50)
    let circular = Path(roundedRect: rect, cornerRadius: 50, style: .circular)
    #expect(continuous == circular)
    let square = CGRect(x: 0, y: 0, width: 100, height: 100)
    for point in Path(roundedRect: square, cornerRadius: 80).polylines(tolerance: 0.001)[0].points {
      expectNear(point.distance(to: square.center), 50, tolerance: 0.015)
    }
  }

  @Test(
    "Between, the corner changes without a jump and stays inside", arguments: [34.0, 40, 49, 49.99])
  func squeezed(radius: Double) {
    let path = Path(roundedRect: rect, cornerRadius: radius)
    let next = Path(roundedRect: rect, cornerRadius: radius + 0.001)
    #expect(path.elements.count == next.elements.count)
    for (a, b) in zip(path.elements, next.elements) {
      expectNear(a.end ?? .zero, b.end ?? .zero, tolerance: 0.01)
    }
    #expect(path.boundingRect == rect)
    // No overlap: the points run round the centre in one direction.
    let points = path.polylines(tolerance: 0.01)[0].points
    for (a, b) in zip(points, points.dropFirst()) {
      #expect((a - rect.center).cross(b - rect.center) >= 0)
    }
  }

  @Test("Uneven radii are scaled together to fit")
  func unevenClamp() {
    let radii = RectangleCornerRadii(
      topLeading: 150, bottomLeading: 50, bottomTrailing: 0, topTrailing: 250)
    // Top: 400 into 200, factor 1/2; left: 200 into 100, 1/2; right: 250 into 100, 0.4.
    #expect(
      radii.clamped(to: rect.size)
        == RectangleCornerRadii(
          topLeading: 60, bottomLeading: 20, bottomTrailing: 0, topTrailing: 100))
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
