import CairoBackend
import Foundation
import SVGReading
import Testing
import VectorGraphics

@Suite("Text of SVG files")
struct SVGTextTests {
  private func texts(_ body: String) throws -> [TextItem] {
    try sample(body).picture.items.flatMap(\.texts)
  }

  @Test("text stands on its baseline, blanks are joined")
  func places() throws {
    let texts = try texts("<text x='5' y='20'>  a \n b </text>")
    #expect(texts.map(\.run.text) == ["a b"])
    #expect(texts[0].position == CGPoint(x: 5, y: 20))
  }

  @Test func `Every blank of a long text is widened by word-spacing`() throws {
    let words = String(repeating: "a\u{e9} ", count: 4000) + "x"
    func end(_ attributes: String) throws -> Double {
      let last = try #require(try texts("<text \(attributes)>\(words)</text>").last)
      return Double(last.position.x + (last.run.glyphs.last?.position.x ?? 0))
    }
    #expect(abs(try end("word-spacing='2'") - end("") - 8000) < 1)
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

  @Test(
    "one line goes along letters that are set one by one, up to a distance",
    arguments: [
      ("letter-spacing='3'", 1), ("letter-spacing='-1'", 1), ("textLength='80'", 1),
      ("textLength='10'", 1), ("dx='0 5'", 2), ("rotate='10'", 3),
    ])
  func lines(attributes: String, count: Int) throws {
    let text = "<text x='5' y='20' text-decoration='underline' \(attributes)>abc</text>"
    let lines = try sample(text).dump.split(separator: "\n").count {
      $0.trimmingCharacters(in: .whitespaces).hasPrefix("fill")
    }
    #expect(lines == count)
  }

  @Test("letters are not set apart beyond a million, with or without colours of their own")
  func spacing() throws {
    let sample = try sample("<text x='5' y='20' letter-spacing='1e308'>a😀b</text>")
    #expect(sample.codes == [.invalidValue])
    _ = try sample.bitmap()
  }

  @Test("small capitals are capitals of four fifths, and what has no small letters is as it was")
  func smallCapitals() throws {
    let texts = try texts("<text x='5' y='20' font-variant='small-caps'>aB1ß</text>")
    #expect(texts.map(\.run.text) == ["A", "B1ß"])
    #expect(texts.map(\.run.size) == [8, 10])
  }

  @Test("tref draws all text of what it refers to, in its own style and at its own places")
  func references() throws {
    let texts = try texts(
      """
      <defs><text id='a'>one <tspan>two</tspan></text></defs>
      <text x='5' y='20'>0 <tref href='#a' font-size='20' dx='0 3'>not this</tref></text>
      """)
    #expect(texts.map(\.run.text).joined() == "0 one two")
    let large = texts.filter { $0.run.size == 20 }
    #expect(large.map(\.run.text).joined() == "one two")
  }

  @Test("a tref to nothing is reported")
  func brokenReference() throws {
    var reader = SVGReader()
    reader.shaper = PangoTextShaper()
    let sample = try SVGSample("<text>a<tref href='#b'/></text>", reader: reader)
    #expect(sample.codes == [.badReference])
  }

  @Test("letters are stretched to the length of a text, from where its anchor has it begin")
  func stretch() throws {
    let attributes = "textLength='60' lengthAdjust='spacingAndGlyphs' font-size='20'"
    let box = try box(of: "<text x='20' y='50' \(attributes)>HH</text>")
    #expect((20...24).contains(box.minX) && (76...80).contains(box.maxX))
    #expect(box.height >= 14 && box.height <= 16)
    let end = try self.box(of: "<text x='80' y='50' text-anchor='end' \(attributes)>HH</text>")
    #expect(end == box)
    let down = try self.box(of: "<text x='50' y='20' writing-mode='tb' \(attributes)>HH</text>")
    #expect((76...80).contains(down.maxY))
  }

  @Test(
    "what of a text has no effect is reported",
    arguments: [
      "<text x='5 50' textLength='9'>ab</text>",
      "<text>a<tspan textLength='9'>b</tspan></text>",
      "<path id='p' d='M0 50h90'/><text textLength='9' lengthAdjust='spacingAndGlyphs'>"
        + "<textPath href='#p'>ab</textPath></text>",
      "<path id='p' d='M0 50h90'/><text writing-mode='tb'><textPath href='#p'>ab</textPath></text>",
      "<text writing-mode='tb' text-orientation='upright'>ab</text>",
      "<text writing-mode='tb' glyph-orientation-vertical='90'>ab</text>",
    ])
  func unsupported(text: String) throws {
    #expect(try sample(text).codes == [.unsupported])
  }

  @Test("Texts that refer to a long text again and again are refused")
  func referenceBomb() throws {
    let blanks = String(repeating: " ", count: 300_000)
    let uses = String(repeating: "<tref href='#a'/>", count: 2000)
    let text = "<defs><text id='a'>\(blanks)</text></defs><text>\(uses)a</text>"
    #expect(throws: SVGReadingError.tooMuchDrawing(limit: 1_000_000)) {
      try sample(text)
    }
  }

  @Test(
    "places and lengths beyond all bounds leave a picture that can be drawn",
    arguments: [
      "x='1e308' y='1e308' writing-mode='tb'", "x='-1e308' y='1e308' writing-mode='tb' rotate='45'",
      "textLength='1e308' lengthAdjust='spacingAndGlyphs'", "textLength='1e308'",
      "textLength='1e-300' lengthAdjust='spacingAndGlyphs' writing-mode='tb' fill='url(#g)'",
      "dx='1e308' dy='1e308' writing-mode='tb' text-decoration='underline'",
      "font-size='1e300' font-variant='small-caps' writing-mode='tb'",
    ])
  func extremes(attributes: String) throws {
    let sample = try sample(
      """
      <linearGradient id='g'><stop/><stop offset='1' stop-color='red'/></linearGradient>
      <text \(attributes)>a日b</text>
      """)
    #expect(sample.picture.displayList.violations() == [])
  }

  @Test(
    "a gradient over a text runs on over letters that are turned or stretched",
    arguments: [
      "rotate='20'", "textLength='80' lengthAdjust='spacingAndGlyphs'",
    ])
  func gradient(attributes: String) throws {
    let bitmap = try sample(
      """
      <linearGradient id='g'><stop stop-color='red'/><stop offset='1' stop-color='blue'/>
      </linearGradient><text x='10' y='50' font-size='20' fill='url(#g)' \(attributes)>HHHH</text>
      """
    ).bitmap()
    let box = try box(of: "<text x='10' y='50' font-size='20' \(attributes)>HHHH</text>")
    func mean(_ xs: Range<Int>, _ shift: UInt32) -> Double {
      let pixels = xs.flatMap { x in (0..<bitmap.height).map { bitmap[x, $0] } }
      return Double(pixels.reduce(0) { $0 + ($1 >> shift & 0xFF) }) / Double(pixels.count)
    }
    let (left, right) = (Int(box.minX), Int(box.maxX))
    #expect(mean(left..<left + 8, 16) > 3 * mean(left..<left + 8, 0))
    #expect(mean(right - 8..<right, 0) > 3 * mean(right - 8..<right, 16))
  }

  @Test("vertical text leads down, Latin letters lying, the middle of small ones on the line")
  func vertical() throws {
    let box = try box(of: "<text x='50' y='20' writing-mode='tb' font-size='20'>xxxx</text>")
    #expect((19...21).contains(box.minY) && (65...69).contains(box.maxY))
    #expect((44...45).contains(box.minX) && (55...57).contains(box.maxX))
    let end = try self.box(
      of: "<text x='50' y='80' writing-mode='vertical-rl' text-anchor='end'>xx</text>")
    #expect((78...80).contains(end.maxY))
  }

  @Test("distances of vertical text: dy goes on along the line, dx to its side")
  func verticalDistances() throws {
    let box = try box(of: "<text x='50' y='20' writing-mode='tb'>x</text>")
    let moved = try self.box(of: "<text x='50' y='20' dx='5' dy='7' writing-mode='tb'>x</text>")
    #expect(moved == box.offsetBy(dx: 5, dy: 7))
  }

  @Test("East Asian letters stand upright in vertical text, one below the other, about the line")
  func upright() throws {
    let sample = try sample("<text x='50' y='20' writing-mode='tb'>日本</text>")
    let texts = sample.picture.items.flatMap(\.texts)
    #expect(texts.map(\.run.text) == ["日", "本"])
    let box = try self.box(of: "<text x='50' y='20' writing-mode='tb'>日本</text>")
    #expect((44...47).contains(box.minX) && (53...56).contains(box.maxX))
    #expect((19...23).contains(box.minY) && (36...42).contains(box.maxY))
  }

  private func sample(_ body: String) throws -> SVGSample {
    var reader = SVGReader()
    reader.shaper = PangoTextShaper()
    return try SVGSample(
      "<g font-family='DejaVu Sans' font-size='10'>\(body)</g>", root: "width='99' height='99'",
      reader: reader)
  }

  /// The pixels of a text of which more than a quarter is painted.
  private func box(of text: String) throws -> CGRect {
    let bitmap = try sample(text).bitmap()
    var box = CGRect.null
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width where bitmap[x, y] >> 24 > 0x40 {
        box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
      }
    }
    return box
  }

  @Test("without a shaper text is left out, and said to be")
  func noFonts() throws {
    let sample = try SVGSample("<text>a</text>")
    #expect(sample.dump == "")
    #expect(sample.codes == [.unshapedText])
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
