import Testing
import VectorGraphics

/// The same display lists through every back end.
@Suite struct ParityTests {
  /// Rules of composition that poppler computes in its own way where a colour is black, white or grey: W3C's
  /// Compositing, 9.1, and PDF 1.7, 11.3.5 differ there.
  private static let decidedOtherwise: Set = [
    "blend-colorDodge", "blend-colorBurn", "blend-hue", "blend-saturation",
  ]

  private static let cases = ParityScene.all.flatMap { scene in
    Agreement.Route.all.map { (scene, $0) }
  }.filter { scene, route in !(route == .pdf && decidedOtherwise.contains(scene.name)) }

  @Test(arguments: cases)
  func `Every back end draws the same`(_ scene: ParityScene, by route: Agreement.Route) throws {
    let list = try scene.make()
    #expect(list.violations().isEmpty)
    try Agreement.expect(named: scene.name, by: route, share: scene.share) { _ in list }
  }
}
