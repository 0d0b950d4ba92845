import SVGReading
import Testing
import VectorGraphics

@Suite("Effects of SVG files")
struct SVGEffectTests {
  @Test("one shape of a clip path is a clip, several are a mask")
  func clips() throws {
    let one = try SVGSample(
      "<clipPath id='c'><rect width='2' height='9'/></clipPath>"
        + "<rect width='9' height='9' clip-path='url(#c)'/>")
    #expect(one.dump.contains("clip rect(0 0 2 9)"))
    let two = try SVGSample(
      "<clipPath id='c'><rect width='2' height='9'/><rect x='5' width='2' height='9'/></clipPath>"
        + "<rect width='9' height='9' clip-path='url(#c)'/>")
    let bitmap = try two.bitmap()
    #expect([1, 3, 5, 8].map { bitmap[$0, 4] } == [0xFF00_0000, 0, 0xFF00_0000, 0])
  }

  @Test("an empty clip path leaves nothing, one that is missing all")
  func emptyClips() throws {
    let body = "<clipPath id='c'/><rect width='9' height='9' clip-path='url(#%)'/>"
    #expect(try SVGSample(body.replacing("%", with: "c")).dump == "")
    #expect(try SVGSample(body.replacing("%", with: "no")).pixel(4, 4) == 0xFF00_0000)
  }

  @Test func `Elements with one mask and one box share its items`() throws {
    let items = try SVGSample(
      """
      <mask id='m'><rect width='10' height='10' fill='#fff'/></mask>
      <rect width='9' height='9' mask='url(#m)'/><rect width='9' height='9' mask='url(#m)'/>
      """
    ).picture.items
    let masks = items.map { item -> DisplayGroup? in
      guard case .group(let group) = item.content,
        case .group(let mask)? = group.effects.mask?.first?.content
      else { return nil }
      return mask
    }
    let first = try #require(masks.first ?? nil)
    #expect(masks.count == 2 && masks[1] === first)
  }

  @Test func `Masks that double at each level are refused`() throws {
    func masks(_ levels: Int) throws -> SVGSample {
      let steps = (1...levels).map { level in
        let use = "<rect width='9' height='9' fill='#fff' mask='url(#m\(level - 1))'/>"
        return "<mask id='m\(level)'>\(use)\(use)</mask>"
      }
      return try SVGSample(
        """
        <mask id='m0'><rect width='9' height='9' fill='#fff'/></mask>\(steps.joined())
        <rect width='9' height='9' mask='url(#m\(levels))'/>
        """)
    }
    #expect(throws: SVGReadingError.tooMuchDrawing(limit: 1_000_000)) { try masks(30) }
    #expect(try masks(3).pixel(4, 4) == 0xFF00_0000)
  }

  @Test("masks take the luminance of their content, or its alpha")
  func masks() throws {
    let body = """
      <mask id='m' %><rect width='10' height='10' fill='#f00'/></mask>
      <rect width='9' height='9' mask='url(#m)'/>
      """
    // 0.2126 of 255 is 54.
    #expect(try SVGSample(body.replacing("%", with: "")).pixel(4, 4) == 54 << 24)
    #expect(
      try SVGSample(body.replacing("%", with: "mask-type='alpha'")).pixel(4, 4) == 0xFF00_0000)
  }

  @Test("a filter that is missing hides its element")
  func missingFilters() throws {
    let sample = try SVGSample("<rect width='9' height='9' filter='url(#no)'/>")
    #expect(sample.dump == "")
    #expect(sample.codes == [.badReference])
  }

  @Test("steps of filters are taken one after the other")
  func filters() throws {
    let sample = try SVGSample(
      """
      <filter id='f' x='0' y='0' width='1' height='1' color-interpolation-filters='sRGB'>
      <feOffset dx='2' result='a'/><feFlood flood-color='#00f' width='4' result='b'/>
      <feMerge><feMergeNode in='b'/><feMergeNode in='a'/></feMerge></filter>
      <g filter='url(#f)'><rect width='10' height='10' fill='none'/>
      <rect width='3' height='10' fill='#f00'/><rect x='9' width='1' height='10' fill='#0f0'/></g>
      """)
    let bitmap = try sample.bitmap()
    #expect(
      [0, 1, 2, 4, 5].map { bitmap[$0, 5] } == [
        0xFF00_00FF, 0xFF00_00FF, 0xFFFF_0000, 0xFFFF_0000, 0,
      ])
  }

  @Test("floods of linear light come out in the colour that they are given")
  func linearLight() throws {
    let sample = try SVGSample(
      """
      <filter id='f'><feFlood flood-color='#808080'/><feOffset/></filter>
      <rect width='9' height='9' filter='url(#f)'/>
      """)
    let gray = try sample.pixel(4, 4) & 255
    #expect((0x7F...0x81).contains(gray))
  }

  @Test("functions of filters are read", arguments: ["invert(1)", "brightness(2) invert()"])
  func functions(_ text: String) throws {
    let sample = try SVGSample("<rect width='9' height='9' filter='\(text)'/>")
    #expect(try sample.pixel(4, 4) == 0xFFFF_FFFF)
  }

  @Test("blend modes and isolation are kept")
  func blending() throws {
    let sample = try SVGSample(
      """
      <rect width='10' height='10' fill='#0ff'/>
      <rect width='5' height='10' fill='#f00' style='mix-blend-mode:screen'/>
      <g style='isolation:isolate'><rect x='5' width='5' height='10' fill='#f00' \
      style='mix-blend-mode:screen'/></g>
      """)
    #expect(try sample.pixel(2, 4) == 0xFFFF_FFFF)
    #expect(try sample.pixel(7, 4) == 0xFFFF_0000)
  }
}
