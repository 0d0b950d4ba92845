import CairoBackend
import Foundation
import Testing
import VectorGraphics

@Suite struct PangoTextShaperTests {
  @Test(arguments: ["", "a", "ab cd", "Hello, world"])
  func `Widths of monospaced text are the number of letters`(_ string: String) throws {
    let layout = try shaper.layout(typed(string), in: TextConstraints())
    // 65,536 units an em, rounded per letter.
    #expect(abs(layout.size.width - CGFloat(string.count) * 10) < 0.01)
  }

  @Test func `Twice the size is twice the width`() throws {
    let small = try shaper.layout(styled("Wavy AV fiancé 123", size: 10), in: TextConstraints())
    let large = try shaper.layout(styled("Wavy AV fiancé 123", size: 20), in: TextConstraints())
    #expect(abs(small.size.width * 2 - large.size.width) < 1 / 512)
    #expect(abs(small.size.height * 2 - large.size.height) < 1 / 512)
    for (one, two) in zip(small.runs[0].run.glyphs, large.runs[0].run.glyphs) {
      #expect(one.id == two.id)
      #expect(abs(one.position.x * 2 - two.position.x) < 1 / 512)
    }
  }

  @Test func `A pair is kerned`() throws {
    let pair = try shaper.layout(styled("AV"), in: TextConstraints()).size.width
    let apart = try ["A", "V"].map {
      try shaper.layout(styled($0), in: TextConstraints()).size.width
    }
    #expect(pair < apart[0] + apart[1] - 0.1)
  }

  /// Source: Inter-Regular.otf, OS/2: typographic ascender 2728, descender -680, line gap 0 of 2816 units.
  @Test func `A line is as high as the font says`() throws {
    let layout = try shaper.layout(styled("x", size: 2816), in: TextConstraints())
    #expect(layout.lines[0].ascent == 2728)
    #expect(layout.lines[0].descent == 680)
    #expect(layout.lines[0].origin == CGPoint(x: 0, y: 2728))
    #expect(layout.size.height == 3408)
  }

  @Test func `Empty text has no size and no lines`() throws {
    let empty = TextLayout(lines: [], size: .zero)
    #expect(try shaper.layout(StyledText(spans: []), in: TextConstraints()) == empty)
    #expect(try shaper.layout(styled(""), in: TextConstraints(width: 10)) == empty)
    #expect(try shaper.layout(styled("a", size: 0), in: TextConstraints()) == empty)
    #expect(try shaper.layout(styled("a", size: .nan), in: TextConstraints()) == empty)
  }

  @Test func `A newline starts a line, the last one too`() throws {
    #expect(try shaper.layout(typed("a\nb"), in: TextConstraints()).texts == ["a", "b"])
    #expect(
      try shaper.layout(typed("a\r\n\nb\n"), in: TextConstraints()).texts == ["a", "", "b", ""])
  }

  @Test func `Zero characters are no end of the text`() throws {
    #expect(try shaper.layout(typed("a\0b"), in: TextConstraints()).texts == ["a\u{fffd}b"])
  }

  @Test func `Digits get one width on request`() throws {
    func width(_ string: String, _ hasMonospacedDigits: Bool) throws -> CGFloat {
      var text = styled(string)
      text.spans[0].font.hasMonospacedDigits = hasMonospacedDigits
      return try shaper.layout(text, in: TextConstraints()).size.width
    }
    #expect(try width("111", true) == width("000", true))
    #expect(try width("111", false) < width("000", false))
  }

  @Test func `Kerning is added between letters`() throws {
    var text = typed("abcd")
    text.spans[0].kerning = 5
    let layout = try shaper.layout(text, in: TextConstraints())
    #expect(abs(layout.size.width - 55) < 0.01)
    for (index, glyph) in layout.runs[0].run.glyphs.enumerated() {
      #expect(abs(glyph.position.x - CGFloat(index) * 15) < 0.01)
    }
  }

  @Test(arguments: [5, 0.5, -2]) func `A kerned text fits into the width that it has`(
    kerning: CGFloat
  ) throws {
    var text = typed("two words")
    text.spans[0].kerning = kerning
    let wide = try shaper.layout(text, in: TextConstraints())
    let fitted = try shaper.layout(text, in: TextConstraints(width: wide.size.width))
    #expect(fitted == wide)
    let narrow = try shaper.layout(text, in: TextConstraints(width: wide.size.width - 0.5))
    #expect(narrow.lines.count == 2)
    // Spans of several distances fit, and no line is longer than the room.
    text.spans[0].text = "two "
    text.spans.append(StyledText.Span(text: "words", font: text.spans[0].font, kerning: 12))
    text.spans.append(StyledText.Span(text: " more", font: text.spans[0].font))
    let mixed = try shaper.layout(text, in: TextConstraints())
    #expect(try shaper.layout(text, in: TextConstraints(width: mixed.size.width)) == mixed)
    for width in stride(from: 60, through: mixed.size.width, by: 7) {
      let layout = try shaper.layout(text, in: TextConstraints(width: width))
      #expect(layout.lines.allSatisfy { $0.width <= width || $0.runs.count == 1 })
    }
  }

  @Test func `Spans of several sizes stand on one baseline`() throws {
    var text = styled("big", size: 2816)
    text.spans.append(
      StyledText.Span(text: "small", font: FontDescriptor(size: 1408), baselineOffset: 100))
    let layout = try shaper.layout(text, in: TextConstraints())
    #expect(layout.lines.count == 1)
    #expect(layout.lines[0].ascent == 2728)
    #expect(layout.runs.map(\.span) == [0, 1])
    #expect(layout.runs.map(\.origin.y) == [2728, 2628])
    #expect(layout.runs[1].origin.x == layout.runs[0].run.width)
  }

  @Test func `A raised span makes the line higher`() throws {
    var text = styled("a", size: 2816)
    text.spans[0].baselineOffset = 1000
    let line = try shaper.layout(text, in: TextConstraints()).lines[0]
    #expect(line.ascent == 3728)
    #expect(line.descent == 0)
  }

  @Test func `Spans that look alike stay apart`() throws {
    var text = typed("ab")
    text.spans.append(text.spans[0])
    let layout = try shaper.layout(text, in: TextConstraints())
    #expect(layout.runs.map(\.span) == [0, 1])
    #expect(layout.runs.map(\.run.text) == ["ab", "ab"])
    #expect(layout.runs[1].run.glyphs.map(\.cluster) == [0, 1])
  }

  @Test func `Line spacing stands between lines only`() throws {
    var text = styled("a\nb\nc", size: 2816)
    text.lineSpacing = 100
    let layout = try shaper.layout(text, in: TextConstraints())
    #expect(abs(layout.size.height - (3 * 3408 + 200)) < 1e-9)
    for (line, y) in zip(layout.lines, [2728, 2728 + 3508, 2728 + 7016]) {
      #expect(abs(line.origin.y - CGFloat(y)) < 1e-9)
    }
  }

  @Test(arguments: [
    (StyledText.Alignment.leading, false, 0.0), (.center, false, 10), (.trailing, false, 20),
    (.leading, true, 20), (.trailing, true, 0),
  ])
  func `Lines are aligned to the widest`(
    _ alignment: StyledText.Alignment, _ isRightToLeft: Bool, _ x: CGFloat
  ) throws {
    var text = typed("ab\nabcd")
    text.alignment = alignment
    text.isRightToLeft = isRightToLeft
    let layout = try shaper.layout(text, in: TextConstraints(width: 100))
    #expect(abs(layout.size.width - 40) < 0.01)
    #expect(abs(layout.lines[0].origin.x - x) < 0.01)
    #expect(layout.lines[0].runs[0].origin.x == layout.lines[0].origin.x)
    #expect(layout.lines[1].origin.x == 0)
  }

  @Test func `A very long word is shaped`() throws {
    let text = typed(String(repeating: "x", count: 100_000))
    let layout = try shaper.layout(text, in: TextConstraints())
    #expect(layout.lines.count == 1)
    #expect(abs(layout.size.width / 1_000_000 - 1) < 0.001)
  }

  @Test(arguments: [CGFloat(1e-3), 1, 1e6])
  func `Any size is shaped alike`(_ size: CGFloat) throws {
    let layout = try shaper.layout(styled("Hello", size: size), in: TextConstraints())
    let one = try shaper.layout(styled("Hello", size: 1), in: TextConstraints())
    #expect(abs(layout.size.width / size / one.size.width - 1) < 1e-9)
  }
}
