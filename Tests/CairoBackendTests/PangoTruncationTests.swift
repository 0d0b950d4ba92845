import CairoBackend
import Foundation
import Testing
import VectorGraphics

@Suite struct PangoTruncationTests {
  @Test(arguments: [
    (1, ["a b…"]), (2, ["a b", "c d…"]), (0, ["a b…"]), (-3, ["a b…"]),
    (3, ["a b", "c d", "e"]), (9, ["a b", "c d", "e"]),
  ])
  func `A line limit leaves that many lines`(_ limit: Int, _ lines: [String]) throws {
    let layout = try shaper.layout(
      typed("a b c d e", lineLimit: limit), in: TextConstraints(width: 40.5))
    #expect(layout.texts == lines)
    #expect(layout.isTruncated == (lines.count < 3))
  }

  /// At size 1000 an Inter line is 3408 / 2816 * 1000 = 1210.2 points high.
  @Test(arguments: [(0.0, 1), (1210, 1), (2420, 1), (2421, 2), (3630, 2), (3631, 3), (9999, 3)])
  func `As many lines stay as fit, one at least`(_ height: CGFloat, _ count: Int) throws {
    let layout = try shaper.layout(
      styled("a\nb\nc", size: 1000), in: TextConstraints(height: height))
    #expect(layout.lines.count == count)
    #expect(layout.isTruncated == (count < 3))
    #expect(layout.texts.last == ["a…", "b…", "c"][count - 1])
  }

  @Test func `Line spacing counts where lines must fit`() throws {
    var text = styled("a\nb", size: 2816)
    text.lineSpacing = 100
    let fitting = TextConstraints(height: 2 * 3408 + 100)
    #expect(try shaper.layout(text, in: fitting).lines.count == 2)
    let tight = TextConstraints(height: 2 * 3408 + 99)
    #expect(try shaper.layout(text, in: tight).lines.count == 1)
  }

  @Test(arguments: [
    (StyledText.Truncation.tail, "one two…"), (.head, "…o three"), (.middle, "one …ree"),
  ])
  func `An ellipsis stands where text is left out`(
    _ truncation: StyledText.Truncation, _ expected: String
  ) throws {
    let text = typed("one two three", lineLimit: 1, truncation: truncation)
    let layout = try shaper.layout(text, in: TextConstraints(width: 80.5))
    #expect(layout.texts == [expected])
    #expect(layout.isTruncated)
    #expect(abs(layout.size.width - 80) < 0.01)
  }

  @Test(arguments: [
    (StyledText.Truncation.tail, "one…"), (.head, "…three"), (.middle, "one…three"),
  ])
  func `Lines that are left out show as an ellipsis`(
    _ truncation: StyledText.Truncation, _ expected: String
  ) throws {
    let text = typed("one\ntwo\nthree", lineLimit: 1, truncation: truncation)
    for width in [nil, 200] as [CGFloat?] {
      let layout = try shaper.layout(text, in: TextConstraints(width: width))
      #expect(layout.texts == [expected])
      #expect(layout.isTruncated)
    }
  }

  /// Ten points a character: the room is short of the next letter by less than that.
  @Test(arguments: [
    ("some words here", 115.5, ["some words", "…"]),
    ("some words here", 125.5, ["some words", "…"]),
    ("ab   cdef", 45.5, ["ab", "…"]), ("ab   cdef", 65.5, ["ab", "…"]), ("     abc", 40.5, ["…"]),
    ("ab \ncd", 200, ["ab", "…"]), ("a b c", 45.5, ["a b", "…"]),
  ])
  func `Spaces before the ellipsis go`(_ string: String, _ width: CGFloat, _ runs: [String]) throws
  {
    let layout = try shaper.layout(typed(string, lineLimit: 1), in: TextConstraints(width: width))
    #expect(layout.runs.map(\.run.text) == runs)
    let length = runs.joined().count
    #expect(abs(layout.size.width - CGFloat(length * 10)) < 0.01)
    #expect(layout.runs.map(\.run.glyphs.count).reduce(0, +) == length)
    #expect(
      abs(
        (layout.runs.last?.run.glyphs.last?.position.x ?? 0) + (layout.runs.last?.origin.x ?? 0)
          - CGFloat(length - 1) * 10) < 0.01)
  }

  @Test func `Spaces before the ellipsis go from right to left, and over spans`() throws {
    var text = typed("שלום עולם", lineLimit: 1)
    text.isRightToLeft = true
    var widths: [String: Set<CGFloat>] = [:]
    for room in stride(from: 30, to: 80, by: 0.5) as StrideTo<CGFloat> {
      let layout = try shaper.layout(text, in: TextConstraints(width: room))
      widths[layout.runs.map(\.run.text).joined(), default: []].insert(layout.size.width)
    }
    #expect(widths["…שלום"]?.count == 1)
    #expect(!widths.keys.contains { $0.hasSuffix(" ") })
    var spans = typed("ab ", lineLimit: 1)
    spans.spans += typed("  ").spans + typed("cdefgh").spans
    spans.spans[1].baselineOffset = 2
    let layout = try shaper.layout(spans, in: TextConstraints(width: 65.5))
    #expect(layout.runs.map(\.run.text) == ["ab", "…"])
  }

  @Test func `The last line that stays loses its end`() throws {
    let text = typed("aa bb cc dd ee", lineLimit: 2)
    let layout = try shaper.layout(text, in: TextConstraints(width: 50.5))
    #expect(layout.texts == ["aa bb", "cc d…"])
  }

  @Test func `The ellipsis takes no more than its own width`() throws {
    let text = styled("wwwwwwwwww", lineLimit: 1)
    let ellipsis = try shaper.layout(styled("…"), in: TextConstraints()).size.width
    let layout = try shaper.layout(text, in: TextConstraints(width: 60))
    let last = try #require(layout.runs.last)
    #expect(last.run.text == "…")
    #expect(abs(last.run.width - ellipsis) < 1e-3)
    #expect(layout.size.width < 60)
  }

  @Test(arguments: 1..<60)
  func `A truncated line is not wider than the room`(_ seed: Int) throws {
    var text = randomText(seed: UInt64(seed))
    text.lineLimit = 1
    text.truncation = [.head, .middle, .tail][seed % 3]
    let width = CGFloat(40 + seed * 3)
    let layout = try shaper.layout(text, in: TextConstraints(width: width))
    let lone = layout.runs.map(\.run.text).joined().count <= 1
    #expect(layout.size.width <= width + 1e-6 || lone)
    #expect(layout.lines.count == 1)
  }
}
