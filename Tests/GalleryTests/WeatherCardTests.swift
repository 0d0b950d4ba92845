import ShapeShiftTesting
import Testing

@testable import shapeshift_gallery

@MainActor
@Suite(.snapshots())
struct WeatherCardTests {
  @Test func lisbon() throws {
    try expectSnapshot(of: WeatherCard(city: "Lisbon", degrees: 21), scales: [1, 2])
  }
}
