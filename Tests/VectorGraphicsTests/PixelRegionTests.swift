import Foundation
import Testing
import VectorGraphics

@Suite struct PixelRegionTests {
  @Test(arguments: [
    (CGRect(x: 1, y: 2, width: 3, height: 4), PixelRect(x: 1, y: 2, width: 3, height: 4)),
    (CGRect(x: 0.5, y: 0.5, width: 1, height: 1), PixelRect(x: 0, y: 0, width: 2, height: 2)),
    (
      CGRect(x: 0.999_999_9, y: 1, width: 1.000_000_2, height: 1),
      PixelRect(x: 1, y: 1, width: 1, height: 1)
    ),
    (CGRect(x: -5, y: 8, width: 100, height: 100), PixelRect(x: 0, y: 8, width: 10, height: 2)),
    (
      CGRect(x: -1e300, y: -1e300, width: 2e300, height: 2e300),
      PixelRect(x: 0, y: 0, width: 10, height: 10)
    ),
    (CGRect(x: 20, y: 0, width: 1, height: 1), PixelRect(x: 0, y: 0, width: 0, height: 0)),
    (CGRect(x: 2, y: 0, width: 0, height: 1), PixelRect(x: 0, y: 0, width: 0, height: 0)),
    (CGRect.null, PixelRect(x: 0, y: 0, width: 0, height: 0)),
  ])
  func `The pixels that a rectangle touches`(rect: CGRect, expected: PixelRect) {
    #expect(PixelRect(touching: rect, width: 10, height: 10) == expected)
  }

  @Test func `Rectangles that cost nothing together are merged`() {
    var region = PixelRegion()
    region.insert(PixelRect(x: 0, y: 0, width: 4, height: 4))
    region.insert(PixelRect(x: 1, y: 1, width: 2, height: 2))
    region.insert(PixelRect(x: 4, y: 0, width: 4, height: 4))
    region.insert(PixelRect(x: 0, y: 0, width: 0, height: 9))
    #expect(region.rects == [PixelRect(x: 0, y: 0, width: 8, height: 4)])
    region.insert(PixelRect(x: 50, y: 50, width: 1, height: 1))
    #expect(region.rects.count == 2)
  }

  @Test func `Above the limit the nearest are merged`() {
    var region = PixelRegion(limit: 2)
    region.insert(PixelRect(x: 0, y: 0, width: 1, height: 1))
    region.insert(PixelRect(x: 90, y: 90, width: 1, height: 1))
    region.insert(PixelRect(x: 2, y: 0, width: 1, height: 1))
    #expect(
      region.rects == [
        PixelRect(x: 0, y: 0, width: 3, height: 1), PixelRect(x: 90, y: 90, width: 1, height: 1),
      ])
  }

  @Test func `A region holds all that was inserted in at most 16 rectangles`() {
    var generator = SeededGenerator(seed: 9)
    for _ in 0..<20 {
      var region = PixelRegion()
      let rects = (0..<60).map { _ in
        PixelRect(
          x: .random(in: 0..<200, using: &generator), y: .random(in: 0..<200, using: &generator),
          width: .random(in: 1..<20, using: &generator),
          height: .random(in: 1..<20, using: &generator))
      }
      for rect in rects { region.insert(rect) }
      #expect(region.rects.count <= 16)
      for rect in rects {
        #expect(region.rects.contains { $0.intersection(rect) == rect })
      }
    }
  }
}
