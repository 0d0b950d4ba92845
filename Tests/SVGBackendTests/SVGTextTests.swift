import Foundation
import SVGBackend
import Testing
import VectorGeometry
import VectorGraphics

@Suite struct SVGTextTests {
  private struct NumberedSubsetter: FontSubsetter {
    func subset(_ face: any FontFace, to use: FontUse) throws -> [UInt8] {
      [UInt8(use.glyphs.count), UInt8(use.characters.count), 0]
    }
  }

  @Test func `Outlines are one path with the text as its label`() throws {
    // Boxes of 5 by 5 points at x = 2 and x = 22, on the baseline at y = 20; a blank between.
    #expect(
      try svg([.text("a b", x: 2, y: 20, .pureRed)])
        == ##"<path aria-label="a b" d="M2 15h5v5H2zm20 0h5v5h-5z" fill="#f00"/>"##)
  }

  @Test func `Labels are escaped`() throws {
    #expect(try svg([.text("<\u{1}\">", x: 0, y: 0)]).contains(#"aria-label="&lt;&quot;&gt;""#))
  }

  @Test func `Characters keep the width of their run`() throws {
    #expect(
      try svg([.text(" Hi  & bye ", x: 2, y: 20)]) { $0.text = .text }
        == #"<text x="12" y="20" font-family="Box,sans-serif" font-size="10" textLength="90" "#
        + #"xml:space="preserve">Hi  &amp; bye</text>"#)
  }

  @Test func `Text to the left ends at its place`() throws {
    let face = BoxFace(familyName: "Noto 2 Serif", weight: 700)
    let glyphs = [
      TextRun.Glyph(id: 97, position: .zero, cluster: 2),
      TextRun.Glyph(id: 98, position: CGPoint(x: 5, y: 0), cluster: 0),
    ]
    let run = TextRun(
      face: face, size: 10, glyphs: glyphs, text: "אב", width: 10, isRightToLeft: true)
    let item = TextItem(run: run, position: CGPoint(x: 3, y: 4), paint: .color(.black))
    #expect(
      try svg([DisplayItem(.text(item))]) { $0.text = .text }
        == #"<text x="3" y="4" font-family="'Noto 2 Serif',serif" font-size="10" "#
        + #"font-weight="700" direction="rtl" text-anchor="end" textLength="10">אב</text>"#)
  }

  /// A run of ten points a glyph, but of blanks only three, in visual order.
  private func line(_ text: String, digits: Bool = false, toLeft: Bool = false) -> DisplayItem {
    var (x, cluster): (CGFloat, Int) = (0, 0)
    var glyphs: [TextRun.Glyph] = []
    var clusters = text.unicodeScalars.map { scalar in
      defer { cluster += scalar.utf8.count }
      return (cluster, scalar)
    }
    if toLeft { clusters.reverse() }
    for (cluster, scalar) in clusters {
      glyphs.append(
        TextRun.Glyph(id: scalar.value, position: CGPoint(x: x, y: 0), cluster: cluster))
      x += scalar == " " ? 3 : 10
    }
    let run = TextRun(
      face: BoxFace(), size: 10, glyphs: glyphs, text: text, width: x, isRightToLeft: toLeft,
      hasMonospacedDigits: digits)
    return DisplayItem(
      .text(TextItem(run: run, position: CGPoint(x: 1, y: 2), paint: .color(.black))))
  }

  @Test(arguments: [
    ("ab", false, #"<text x="1" y="2" W textLength="20">ab</text>"#),
    ("  ab ", false, #"<text x="7" y="2" W textLength="20">ab</text>"#),
    ("a b ", false, #"<text x="1" y="2" W textLength="23">a b</text>"#),
    (
      "אב ", true,
      #"<text x="4" y="2" W direction="rtl" text-anchor="end" textLength="20">אב</text>"#
    ),
    (
      " אב", true,
      #"<text x="1" y="2" W direction="rtl" text-anchor="end" textLength="20">אב</text>"#
    ),
    (" a ", false, #"<text x="4" y="2" W>a</text>"#), ("  ", false, ""),
    ("a\u{AD}", false, #"<text x="1" y="2" W textLength="20">a\#u{2010}</text>"#),
    ("a\u{AD}b", false, #"<text x="1" y="2" W textLength="30">a\#u{AD}b</text>"#),
  ])
  func `Blanks at the ends take no room, hyphens of broken words show`(
    _ text: String, toLeft: Bool, expected: String
  ) throws {
    let font = #"font-family="Box,sans-serif" font-size="10""#
    #expect(
      try svg([line(text, toLeft: toLeft)]) { $0.text = .text }
        == expected.replacing("W", with: font))
  }

  @Test func `Digits of one width are asked for`() throws {
    let text = try svg([line("12", digits: true)]) { $0.text = .text }
    #expect(text.contains(#" font-variant="tabular-nums""#))
    #expect(try !svg([line("12")]) { $0.text = .text }.contains("font-variant"))
  }

  @Test func `Characters are set as exactly as outlines`() throws {
    func root(_ mode: SVGRenderer.TextMode, _ items: [DisplayItem]) throws -> Substring? {
      var renderer = SVGRenderer()
      renderer.text = mode
      return try renderer.render(DisplayList(size: CGSize(width: 9, height: 9), items: items)).text
        .split(separator: "\n").first
    }
    let precise = #" text-rendering="geometricPrecision">"#
    #expect(try root(.text, [line("a")])?.hasSuffix(precise) == true)
    #expect(try root(.text, [])?.contains("text-rendering") == false)
    #expect(try root(.paths, [line("a")])?.contains("text-rendering") == false)
  }

  @Test(arguments: [("OTTO", "font/otf"), ("\0\u{1}\0\0", "font/ttf")])
  func `Fonts are of the type that their first bytes state`(
    _ head: String, _ type: String
  ) throws {
    struct HeadSubsetter: FontSubsetter {
      let head: String
      func subset(_ face: any FontFace, to use: FontUse) throws -> [UInt8] { Array(head.utf8) }
    }
    let text = try svg([line("a")]) {
      $0.text = .embed
      $0.subsetter = HeadSubsetter(head: head)
    }
    #expect(text.contains("src:url(data:\(type);base64,"))
  }

  @Test func `Embedded fonts hold the glyphs of all runs`() throws {
    let items = [DisplayItem.text("ab", x: 0, y: 0), .text("bc", x: 0, y: 10)]
    #expect(
      try svg(items) {
        $0.text = .embed
        $0.subsetter = NumberedSubsetter()
      } == """
        <style>
        @font-face{font-family:Box;src:url(data:font/ttf;base64,AwMA)}
        </style>
        <text font-family="Box" font-size="10" textLength="20">ab</text>
        <text y="10" font-family="Box" font-size="10" textLength="20">bc</text>
        """)
  }

  @Test func `Fonts can't be embedded without a subsetter`() {
    #expect(throws: SVGError.missingSubsetter(family: "Box")) {
      try svg([.text("a", x: 0, y: 0)]) { $0.text = .embed }
    }
  }

  @Test(arguments: SVGRenderer.TextMode.allCases)
  func `A glyph that is a picture is an image`(mode: SVGRenderer.TextMode) throws {
    let item = DisplayItem.text("\u{1}a", x: 0, y: 20)
    #expect(
      try svg([item]) { $0.text = mode } == """
        <g aria-label="a">
        <path aria-label="a" d="M10 15h5v5h-5z"/>
        <image y="10" width="10" height="10" href="data:image/png;base64,AQID"/>
        </g>
        """)
  }
}
