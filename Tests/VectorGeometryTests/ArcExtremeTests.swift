import Foundation
import Testing
import VectorGeometry

@Suite struct ArcExtremeTests {
  @Test(arguments: [1e9, 1e18, 1e300, -1e300, .infinity, .nan])
  func `An arc of more turns than anybody sees ends where it should`(angle: Double) {
    var path = Path()
    path.addRelativeArc(
      center: .zero, radius: 10, startAngle: Angle(degrees: 0), delta: Angle(radians: angle))
    #expect(path.currentPoint?.x.isFinite ?? true)
  }
}
