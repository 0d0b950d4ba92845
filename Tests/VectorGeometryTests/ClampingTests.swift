import Foundation
import Testing
import VectorGeometry

@Suite struct ClampingTests {
  @Test func `Numbers become the nearest integer towards 0 that there is`() {
    #expect(Int(clamping: 2.9) == 2)
    #expect(Int(clamping: -2.9) == -2)
    #expect(Int32(clamping: 1e300) == .max)
    #expect(Int32(clamping: -Double.infinity) == .min)
    #expect(UInt8(clamping: -0.5) == 0)
    #expect(UInt8(clamping: -7.0) == 0)
    #expect(UInt8(clamping: 255.9) == 255)
    #expect(Int(clamping: Double.nan) == 0)
    #expect(Int(clamping: 0x1p63) == .max)
    #expect(Int(clamping: CGFloat(12.5)) == 12)
  }

  @Test(arguments: [1e9, 1e18, 1e300, -1e300, .infinity, .nan])
  func `An arc of more turns than anybody sees ends where it should`(angle: Double) {
    let start = Angle(degrees: 0)
    var path = Path()
    path.addRelativeArc(
      center: .zero, radius: 10, startAngle: start, delta: Angle(radians: angle))
    #expect(path.currentPoint?.x.isFinite ?? true)
  }
}
