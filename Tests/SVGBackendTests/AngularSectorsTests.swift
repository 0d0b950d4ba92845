import Foundation
import Testing
import VectorGeometry
import VectorGraphics

@testable import SVGBackend

@Suite struct AngularSectorsTests {
  private func fan(_ from: Double, _ to: Double) -> [AngularSectors.Sector] {
    let stops = [
      GradientPaint.Stop(color: .black, location: 0),
      GradientPaint.Stop(color: .white, location: 1),
    ]
    return AngularSectors(
      stops: stops, start: .degrees(from), end: .degrees(to), radius: 1000
    ).sectors
  }

  @Test func `Sectors cover a full turn without gaps`() throws {
    for (from, to) in [(0.0, 360.0), (-90, 180), (270, 0), (0, 720), (30, 30)] {
      let sectors = fan(from, to)
      let (first, last) = (try #require(sectors.first), try #require(sectors.last))
      #expect(abs(last.end - first.start - 2 * .pi) < 1e-9)
      for (a, b) in zip(sectors, sectors.dropFirst()) { #expect(abs(a.end - b.start) < 1e-9) }
    }
  }

  @Test func `The colour of a sector is within one level of every colour in it`() {
    for sector in fan(0, 360) {
      for angle in [sector.start, sector.end] {
        let exact = Float(angle / (2 * .pi))
        #expect(abs(sector.color.red - exact) <= 1.001 / 255)
      }
    }
  }

  @Test func `In the gap the last colour comes first`() {
    // From 0 to 180 degrees black to white; white to 270, black to 360.
    let sectors = fan(0, 180)
    let at = { (degrees: Double) in
      sectors.first { $0.start <= degrees * .pi / 180 && degrees * .pi / 180 < $0.end }?.color.red
    }
    #expect(at(181) == 1 && at(269) == 1)
    #expect(at(271) == 0 && at(359) == 0)
  }

  @Test func `A span that runs backwards is mirrored`() throws {
    let sectors = fan(360, 0)
    #expect(try #require(sectors.first).color.red > 0.99)
    #expect(try #require(sectors.last).color.red < 0.01)
  }
}
