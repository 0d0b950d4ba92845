import CairoBackend
import Foundation
import SVGReading
import Testing
import VectorGraphics

@Suite("Text of SVG files")
struct SVGTextTests {
  private func texts(_ body: String) throws -> [TextItem] {
    var reader = SVGReader()
    reader.shaper = PangoTextShaper()
    let sample = try SVGSample(
      "<g font-family='DejaVu Sans' font-size='10'>\(body)</g>", root: "width='99' height='99'",
      reader: reader)
    return sample.picture.items.flatMap(\.texts)
  }

  @Test("text stands on its baseline, blanks are joined")
  func places() throws {
    let texts = try texts("<text x='5' y='20'>  a \n b </text>")
    #expect(texts.map(\.run.text) == ["a b"])
    #expect(texts[0].position == CGPoint(x: 5, y: 20))
  }

  @Test("anchors move a chunk by its width, each chunk for itself")
  func anchors() throws {
    let texts = try texts("<text text-anchor='end' x='50 90' y='20'>ab</text>")
    #expect(texts.map { ($0.position.x + $0.run.width).rounded() } == [50, 90])
  }

  @Test("distances move a letter and those after it")
  func distances() throws {
    let texts = try texts("<text x='5' y='20' dx='0 3' dy='0 0 4'>abc</text>")
    let plain = try #require(try self.texts("<text x='5' y='20'>abc</text>").first)
    let places = texts.map { $0.position.x + ($0.run.glyphs.first?.position.x ?? 0) }
    let expected = plain.run.glyphs.map { plain.position.x + $0.position.x }
    #expect(zip(places, expected).map { ($0 - $1).rounded() } == [0, 3, 3])
    #expect(texts.map(\.position.y) == [20, 20, 24])
  }

  @Test("without a shaper text is left out, and said to be")
  func noFonts() throws {
    let sample = try SVGSample("<text>a</text>")
    #expect(sample.dump == "")
    #expect(sample.codes == [.unsupported])
  }
}

extension DisplayItem {
  /// The texts in the item, in order.
  fileprivate var texts: [TextItem] {
    switch content {
    case .text(let text): [text]
    case .group(let group): group.items.flatMap(\.texts)
    case .fill, .stroke, .image, .perspective: []
    }
  }
}
