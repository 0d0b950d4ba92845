import ShapeShift
import Testing

/// Every sample document through every back end.
@Suite struct SampleTests {
  @Test func `There are samples`() throws {
    let count = try Sample.all().count
    #expect(count >= 2)
  }

  @Test(arguments: try Sample.all(), Agreement.Route.all)
  func `Every back end draws the sample alike`(
    _ sample: Sample, by route: Agreement.Route
  ) async throws {
    // Poppler computes some rules of composition in its own way: `ParityTests` leaves them out, too.
    guard !(route == .pdf && sample.description == "blend-modes") else { return }
    // Laid out on the main thread, compared on any.
    let lists = [
      1: try await sample.displayList(scale: 1), 2: try await sample.displayList(scale: 2),
    ]
    // It also enlarges pictures fourfold and more without interpolation (`isImageInterpolationRequired`, Splash.cc).
    let isEnlarged = route == .pdf && sample.description == "photos"
    let share = isEnlarged ? 0.02 : Agreement.share
    try Agreement.expect(named: sample.description, by: route, share: share) { scale in
      let list = try #require(lists[scale])
      #expect(list.violations().isEmpty)
      return list
    }
  }
}
