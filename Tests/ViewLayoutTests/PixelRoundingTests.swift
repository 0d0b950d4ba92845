import Foundation
import Testing
import ViewLayout

@Suite("PixelRounding")
struct PixelRoundingTests {
  @Test(
    "Coordinates snap to the nearest pixel, halves up",
    arguments: [
      (185.75, 2.0, 186.0), (23.75, 2, 24), (10.2, 1, 10), (10.5, 1, 11), (-0.5, 1, 0),
      (-1.5, 1, -1), (0.34, 3, 1.0 / 3),
    ])
  func snaps(_ coordinate: CGFloat, _ scale: CGFloat, _ expected: CGFloat) {
    #expect(abs(PixelRounding(scale: scale).round(coordinate) - expected) < 1e-12)
  }

  @Test("Neighbours that touch before touch afterwards")
  func touching() {
    let grid = PixelRounding(scale: 2)
    var x: CGFloat = -3.1
    var previous = grid.round(rect(x - 1, 0, 1, 1)).maxX
    for step in 1...200 {
      let width = CGFloat(step % 7) * 0.37
      let snapped = grid.round(rect(x, 0, width, 1))
      #expect(abs(snapped.minX - previous) < 1e-9)
      #expect(snapped.width >= 0)
      previous = snapped.maxX
      x += width
    }
  }

  @Test("A scale that is no positive number counts as 1, infinite coordinates stay")
  func invalid() {
    #expect(PixelRounding(scale: 0).scale == 1)
    #expect(PixelRounding(scale: .nan).round(1.4) == 1)
    #expect(PixelRounding(scale: 2).round(CGFloat.infinity) == .infinity)
  }
}
