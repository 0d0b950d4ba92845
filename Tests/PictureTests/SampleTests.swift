import ShapeShift
import Testing

/// Every sample document through every back end.
@MainActor
@Suite struct SampleTests {
  @Test func `There are samples`() throws {
    let count = try Sample.all().count
    #expect(count >= 2)
  }

  @Test(arguments: try Sample.all(), Agreement.Route.all)
  func `Every back end draws the sample alike`(
    _ sample: Sample, by route: Agreement.Route
  ) throws {
    try Agreement.expect(named: sample.description, by: route) { scale in
      let list = try sample.displayList(scale: scale)
      #expect(list.violations().isEmpty)
      return list
    }
  }
}
