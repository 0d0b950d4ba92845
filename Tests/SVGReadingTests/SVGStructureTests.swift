import Foundation
import ImageCoding
import SVGReading
import Testing
import VectorGraphics

@Suite("Structure of SVG files")
struct SVGStructureTests {
  @Test(
    "the size of a picture follows from width, height and view box",
    arguments: [
      ("width='2in' height='50mm'", CGSize(width: 192, height: 50 * 96 / 25.4)),
      ("viewBox='0 0 30 20'", CGSize(width: 30, height: 20)),
      ("viewBox='0 0 30 20' width='60'", CGSize(width: 60, height: 40)),
      ("viewBox='0 0 30 20' height='10'", CGSize(width: 15, height: 10)),
      ("viewBox='0 0 30 20' width='50%' height='100%'", CGSize(width: 15, height: 20)),
    ])
  func sizes(_ root: String, _ size: CGSize) throws {
    #expect(try SVGSample("", root: root).picture.size == size)
  }

  @Test("a size of 0 is refused")
  func refusesNoSize() {
    #expect(throws: SVGReadingError.noSize) { try SVGSample("", root: "width='0' height='5'") }
  }

  @Test("used elements stand at the place of the use and take its paint")
  func uses() throws {
    let sample = try SVGSample(
      "<defs><rect id='a' width='2' height='2'/></defs><use href='#a' x='3' y='4' fill='#f00'/>")
    #expect(try sample.pixel(3, 4) == 0xFFFF_0000)
    #expect(try sample.pixel(2, 4) == 0)
    #expect(try sample.pixel(5, 5) == 0)
  }

  @Test("elements that use themselves are refused with their place")
  func refusesRecursion() throws {
    let sample = try SVGSample(
      "<g id='a'><rect width='1' height='1'/><use href='#a'/></g>")
    #expect(sample.codes == [.recursion])
    #expect(sample.picture.items.count == 1)
    let loop = try SVGSample(
      "<g id='b'><use href='#c'/></g><g id='c'><use href='#b'/></g>")
    #expect(loop.codes.allSatisfy { $0 == .recursion } && !loop.codes.isEmpty)
  }

  @Test("symbols are fitted into the size of their use and clipped by it")
  func symbols() throws {
    let sample = try SVGSample(
      """
      <symbol id='s' viewBox='0 0 1 1'><rect width='2' height='1'/></symbol>
      <use href='#s' x='2' y='2' width='4' height='4'/>
      """)
    #expect(try sample.pixel(2, 2) == 0xFF00_0000)
    #expect(try sample.pixel(5, 5) == 0xFF00_0000)
    #expect(try sample.pixel(6, 3) == 0)
  }

  @Test("a switch draws the first element whose conditions are met")
  func switches() throws {
    let sample = try SVGSample(
      """
      <switch><rect systemLanguage='fr' width='9' height='9' fill='red'/>
      <rect systemLanguage='en-GB' width='9' height='9' fill='#0f0'/>
      <rect width='9' height='9'/></switch>
      """)
    #expect(try sample.pixel(4, 4) == 0xFF00_FF00)
  }

  @Test(
    "rules of style sheets count by their specificity, then by their order",
    arguments: [
      ("rect{fill:#0f0}", 0xFF00_FF00), (".b{fill:#00f} rect{fill:#0f0}", 0xFF00_00FF),
      (".b{fill:#00f} #a{fill:#0f0}", 0xFF00_FF00),
      ("rect{fill:#0f0!important} #a{fill:#00f}", 0xFF00_FF00),
      ("g > rect{fill:#0f0} svg rect{fill:#0ff} rect{fill:red}", 0xFF00_FFFF),
      ("[width='9']:first-child{fill:#0f0}", 0xFF00_FF00),
      ("circle + rect{fill:#0f0}", 0xFFFF_0000), ("/* a */ * { fill : #0f0 }", 0xFF00_FF00),
      ("@media print{rect{fill:#00f}} rect{fill:#0f0}", 0xFF00_FF00),
    ] as [(String, UInt32)])
  func styleSheets(_ css: String, _ color: UInt32) throws {
    let sample = try SVGSample(
      "<style>\(css)</style><g><rect id='a' class='b c' fill='red' width='9' height='9'/></g>")
    #expect(try sample.pixel(4, 4) == color)
  }

  @Test("properties are inherited, those that are not only where it is said")
  func inherits() throws {
    let sample = try SVGSample(
      "<g color='#0f0' opacity='.5'><g><rect width='9' height='9' fill='currentColor'/></g></g>")
    #expect(sample.dump.contains("opacity(0.5)"))
    #expect(try sample.pixel(4, 4) >> 24 == 0x80)
    let twice = try SVGSample(
      "<g opacity='.5'><g opacity='inherit'><rect width='9' height='9'/></g></g>")
    #expect(try twice.pixel(4, 4) >> 24 == 0x40)
  }

  @Test("transforms without separators between numbers are read")
  func transforms() throws {
    let sample = try SVGSample(
      "<rect width='2' height='2' transform='translate(6-0)matrix(1 0 0-1 0 4)'/>")
    #expect(sample.codes.isEmpty)
    #expect(try sample.pixel(6, 3) == 0xFF00_0000)
  }

  @Test("what is not supported is said with line and column")
  func reports() throws {
    let sample = try SVGSample("\n <foreignObject/>\n<script>x</script>")
    #expect(
      sample.picture.diagnostics.map { "\($0.line):\($0.column) \($0.code.rawValue)" } == [
        "2:2 S0101", "3:1 S0105",
      ])
  }

  @Test("files are read beneath the folder only, and only where one is known")
  func refusesFiles() throws {
    for link in ["/etc/passwd", "http://example.org/a.png", "file:///a.png", "a.png"] {
      let sample = try SVGSample("<image href='\(link)' width='1' height='1'/>")
      #expect(sample.codes == [.refusedFile])
    }
  }

  @Test("An image whose file ends too early is reported and not drawn")
  func cutImage() throws {
    let file = try PNGEncoder().encode(Bitmap(width: 3, height: 3))
    for (bytes, codes) in [(file, []), (file.dropLast(12), [SVGDiagnostic.Code.refusedFile])] {
      let url = "data:image/png;base64," + Data(bytes).base64EncodedString()
      let sample = try SVGSample("<image href='\(url)' width='1' height='1'/>")
      #expect(sample.codes == codes)
      #expect(sample.picture.items.isEmpty == !codes.isEmpty)
    }
  }

  @Test("A file in UTF-16 is read", arguments: [true, false])
  func utf16(isLittleEndian: Bool) throws {
    let text =
      "<?xml version='1.0' encoding='UTF-16'?>\n<svg xmlns='http://www.w3.org/2000/svg' "
      + "viewBox='0 0 9 9'><rect width='9' height='9' fill='#0f0'/><title>Grün</title></svg>"
    let bytes = "\u{FEFF}\(text)".utf16.flatMap { unit in
      let pair = [UInt8(unit >> 8), UInt8(unit & 255)]
      return isLittleEndian ? pair.reversed() : pair
    }
    #expect(FileSignature(bytes)?.format == "SVG")
    let picture = try SVGReader().read(bytes)
    #expect(picture.diagnostics.isEmpty && picture.items.count == 1)
  }

  @Test("overrides count more than what the file says")
  func overrides() throws {
    var reader = SVGReader()
    reader.overrides = [("a", "fill", "#0f0")]
    let sample = try SVGSample(
      "<rect id='a' style='fill:red' width='9' height='9'/>", reader: reader)
    #expect(try sample.pixel(4, 4) == 0xFF00_FF00)
  }
}
