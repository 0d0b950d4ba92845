import Testing
import VectorGraphics

/// The same display lists through every back end.
@Suite struct ParityTests {
  @Test(arguments: ParityScene.all, Agreement.Route.all)
  func `Every back end draws the same`(_ scene: ParityScene, by route: Agreement.Route) throws {
    let list = try scene.make()
    #expect(list.violations().isEmpty)
    try Agreement.expect(named: scene.name, by: route, share: scene.share) { _ in list }
  }
}
