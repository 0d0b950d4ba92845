import Foundation
import Testing
import VectorGeometry

@testable import ShapeMorphing

@Suite("Outlines that give way")
struct MorphGivingWayTests {
  private static func squares(_ big: CGFloat, _ small: CGFloat) -> Path {
    var path = Path(CGRect(x: big, y: 0, width: 40, height: 40))
    path.addRect(CGRect(x: small, y: 15, width: 10, height: 10))
    return path
  }

  /// The large one goes from 0 to 60, the small one from 80 to 10: straight, they would cross at 8, 9, 15 and 16
  /// of 24 times, where the edges at 60 t and 40 + 60 t lie between 80 - 70 t and 90 - 70 t.
  private let plan = MorphPlan(
    from: squares(0, 80), to: squares(60, 10), options: MorphPlan.Options(pairing: .inOrder))

  @Test("The smaller one shrinks, so that nothing crosses", arguments: 1..<24)
  func passing(_ step: Int) {
    let outlines = plan.path(at: CGFloat(step) / 24).contours.map { contour in
      (points: contour.closedSegments.map(\.start), isClosed: true)
    }
    #expect(outlines.count == 2)
    #expect(MorphCrossings.count(outlines) == 0)
  }

  @Test("The larger one does not change, and at the ends both are as they were")
  func sizes() {
    let boxes = plan.path(at: 0.5).contours.map { contour in
      contour.closedSegments.map(\.start).reduce(CGRect.null) {
        $0.union(CGRect(origin: $1, size: .zero))
      }
    }
    #expect(abs(boxes[0].width - 40) < 1e-9)
    #expect(boxes[1].width < 10)
    #expect(plan.compatibleEnds.from.boundingRect == plan.from.boundingRect)
    #expect(plan.compatibleEnds.to.boundingRect == plan.to.boundingRect)
  }
}
