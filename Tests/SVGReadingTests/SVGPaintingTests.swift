import Foundation
import SVGReading
import Testing
import VectorGraphics

@Suite("Painting of SVG files")
struct SVGPaintingTests {
  @Test(
    "shapes are kept as what they are",
    arguments: [
      ("<rect x='1' y='2' width='3' height='4'/>", "rect(1 2 3 4)"),
      ("<rect width='8' height='4' rx='1'/>", "roundedRect(0 0 8 4 1 1 circular)"),
      ("<circle cx='5' cy='5' r='2'/>", "ellipse(3 3 4 4)"),
      ("<ellipse cx='5' cy='5' rx='2'/>", "ellipse(3 3 4 4)"),
      ("<polygon points='0,0 4 0 4,4'/>", "path(M0 0 L4 0 L4 4 Z)"),
    ])
  func shapes(_ body: String, _ shape: String) throws {
    #expect(try SVGSample(body).dump == "fill \(shape) #000000FF")
  }

  @Test("path data is drawn up to its first error, which is said")
  func brokenPaths() throws {
    let sample = try SVGSample("<path d='M1 1 L5 1 L5 5 L x 9'/>")
    #expect(sample.dump == "fill path(M1 1 L5 1 L5 5) #000000FF")
    #expect(sample.codes == [.invalidValue])
  }

  @Test(
    "negative and empty sizes draw nothing",
    arguments: [
      "<rect width='-1' height='4'/>", "<rect width='0' height='4'/>", "<circle r='-1'/>",
      "<ellipse rx='0' ry='2'/>", "<polyline points='1 1'/>", "<path d='L 4 4'/>",
      "<rect width='4' height='4' transform='scale(0)'/>",
    ])
  func emptyShapes(_ body: String) throws { #expect(try SVGSample(body).dump == "") }

  @Test(
    "CSS colors are read",
    arguments: [
      ("#f80", 0xFFFF_8800), ("rgb(20%, 40%, 60%)", 0xFF33_6699),
      ("hsl(120, 50%, 40%)", 0xFF33_9933),
      ("PaleGreen", 0xFF98_FB98), ("rgb(300, -5, 0)", 0xFFFF_0000), ("#ff000080", 0x8080_0000),
      ("rgb(0 255 0 / 100%)", 0xFF00_FF00), ("red icc-color(a, 1)", 0xFFFF_0000),
    ] as [(String, UInt32)])
  func colors(_ text: String, _ color: UInt32) throws {
    let sample = try SVGSample("<rect width='9' height='9' fill='\(text)'/>")
    #expect(try sample.pixel(4, 4) == color)
  }

  @Test("strokes keep their pens; dashes that add up to nothing are none")
  func strokes() throws {
    let sample = try SVGSample(
      """
      <path d='M0 1h9' stroke='red' stroke-width='2' stroke-linecap='round' stroke-linejoin='bevel' \
      stroke-dasharray='2 1' stroke-dashoffset='1' fill='none'/>
      <path d='M0 5h9' stroke='red' stroke-dasharray='0 0' fill='none'/>
      <path d='M0 7h9' stroke='red' stroke-width='0' fill='none'/>
      """)
    #expect(
      sample.dump == """
        stroke path(M0 1 L9 1) #FF0000FF width(2) cap(round) join(bevel) dash(2 1 from 1)
        stroke path(M0 5 L9 5) #FF0000FF width(1) miterLimit(4)
        """)
  }

  @Test("the order of painting is that of paint-order")
  func paintOrder() throws {
    let sample = try SVGSample(
      "<rect width='4' height='4' stroke='red' paint-order='stroke'/>")
    #expect(sample.dump.hasPrefix("stroke"))
  }

  @Test("gradients take over what they refer to, and are solid with one stop")
  func gradients() throws {
    let sample = try SVGSample(
      """
      <linearGradient id='a' x1='0' x2='1'><stop stop-color='red'/><stop offset='1'/></linearGradient>
      <linearGradient id='b' href='#a' spreadMethod='reflect' gradientUnits='userSpaceOnUse' x2='5'/>
      <linearGradient id='c'><stop stop-color='#0f0'/></linearGradient><linearGradient id='d'/>
      <rect width='4' height='4' fill='url(#b)'/><rect width='4' height='4' fill='url(#c)'/>
      <rect width='4' height='4' fill='url(#d)'/><rect width='4' height='4' fill='url(#e) blue'/>
      """)
    #expect(
      sample.dump == """
        fill rect(0 0 4 4) linear(0 0 to 5 0) stops(#FF0000FF 0, #000000FF 1) reflect straight
        fill rect(0 0 4 4) #00FF00FF
        fill rect(0 0 4 4) #0000FFFF
        """)
    #expect(sample.codes == [.badReference])
  }

  @Test("units of a box that has no area are no paint, but their fallback is")
  func emptyBoxes() throws {
    let sample = try SVGSample(
      """
      <linearGradient id='a'><stop stop-color='red'/><stop offset='1'/></linearGradient>
      <g fill='none'><path d='M0 2h9' stroke='url(#a)'/><path d='M0 5h9' stroke='url(#a) #0f0'/></g>
      """)
    #expect(sample.dump.hasPrefix("stroke path(M0 5 L9 5) #00FF00FF"))
  }

  @Test("a radial gradient keeps its focus")
  func focus() throws {
    let sample = try SVGSample(
      """
      <radialGradient id='a' gradientUnits='userSpaceOnUse' cx='5' cy='5' r='4' fx='3'>
      <stop/><stop offset='1' stop-color='#fff'/></radialGradient>
      <rect width='9' height='9' fill='url(#a)'/>
      """)
    #expect(sample.dump.contains("radial(5 5 from 0 to 4) focus(3 5)"))
  }

  @Test("patterns repeat their tile from its corner")
  func patterns() throws {
    let sample = try SVGSample(
      """
      <pattern id='a' x='1' width='4' height='4' patternUnits='userSpaceOnUse'>
      <rect width='2' height='2' fill='#0f0'/></pattern><rect width='10' height='10' fill='url(#a)'/>
      """)
    let bitmap = try sample.bitmap()
    #expect([0, 1, 2, 3, 4, 5, 6].map { bitmap[$0, 0] >> 24 } == [0, 255, 255, 0, 0, 255, 255])
  }

  @Test(arguments: ["1", "40001", "1000001", "900000001", "1e308"])
  func `A pattern whose tile is far away is drawn at its phase`(x: String) throws {
    let sample = try SVGSample(
      """
      <pattern id='a' x='\(x)' width='4' height='4' patternUnits='userSpaceOnUse'>
      <rect width='2' height='2' fill='#0f0'/></pattern><rect width='10' height='10' fill='url(#a)'/>
      """)
    let alphas = try [0, 1, 2, 3].map { try sample.pixel($0, 0) >> 24 }
    // Beyond the reach of drawing nothing defines the phase.
    #expect(x == "1e308" || alphas == [0, 255, 255, 0])
  }

  @Test("markers stand at the vertices and turn with the outline")
  func markers() throws {
    let sample = try SVGSample(
      """
      <marker id='m' orient='auto' markerUnits='userSpaceOnUse' markerWidth='2' markerHeight='1' \
      refY='.5'><rect width='2' height='1' fill='#0f0'/></marker>
      <path d='M5 1 V5' fill='none' stroke='none' stroke-width='1' marker-end='url(#m)'/>
      """)
    // At (5, 5) the path goes down: the marker lies from there to (5, 7), half a unit to either side.
    let bitmap = try sample.bitmap()
    #expect(bitmap[4, 6] >> 24 > 100 && bitmap[5, 6] >> 24 > 100 && bitmap[7, 5] == 0)
  }
}
