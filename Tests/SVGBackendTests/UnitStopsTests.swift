import Foundation
import Testing
import VectorGraphics

@testable import SVGBackend

@Suite struct UnitStopsTests {
  private typealias Stop = GradientPaint.Stop

  private func unitStops(_ stops: [Stop]) -> [Stop] {
    GradientPaint(geometry: .linear(start: .zero, end: CGPoint(x: 1, y: 0)), stops: stops)
      .unitStops()
  }

  @Test func `Stops outside of the gradient are cut where it ends`() {
    let grey = Color.Resolved(red: 0.5, green: 0.5, blue: 0.5)
    #expect(
      unitStops([Stop(color: .black, location: -1), Stop(color: .white, location: 1)])
        == [Stop(color: grey, location: 0), Stop(color: .white, location: 1)])
    #expect(
      unitStops([Stop(color: .black, location: 0), Stop(color: .white, location: 2)])
        == [Stop(color: .black, location: 0), Stop(color: grey, location: 1)])
  }

  @Test func `A gradient that lies outside is one colour`() {
    let before = [Stop(color: .black, location: -2), Stop(color: .white, location: -1)]
    #expect(unitStops(before) == [Stop(color: .white, location: 0)])
    let after = [Stop(color: .black, location: 2), Stop(color: .white, location: 3)]
    #expect(unitStops(after) == [Stop(color: .black, location: 1)])
    #expect(unitStops([]).isEmpty)
  }
}
