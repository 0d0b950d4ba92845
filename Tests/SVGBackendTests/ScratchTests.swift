import CairoBackend
import Foundation
import ImageCoding
import SVGBackend
import Testing
import VectorGeometry
import VectorGraphics

@Suite struct ScratchTests {
  @Test func `scratch`() throws {
    for mode in SVGRenderer.TextMode.allCases {
      var renderer = SVGRenderer()
      renderer.text = mode
      renderer.background = .white
      renderer.subsetter = HarfBuzzFontSubsetter()
      let document = try renderer.render(TextSpecimen.page())
      try Data(document.bytes).write(to: URL(fileURLWithPath: "/tmp/subset-\(mode.rawValue).svg"))
    }
    let cairo = CairoRenderer { try PNGDecoder(maximumPixels: 1 << 26).decode($0.bytes) }
    try Data(cairo.pdf(TextSpecimen.page(), background: .white)).write(
      to: URL(fileURLWithPath: "/tmp/subset.pdf"))
  }
}
