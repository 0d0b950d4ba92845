import CairoBackend
import Foundation
import Testing
import VectorGraphics

@Suite struct PangoWrappingTests {
  @Test(
    arguments: [
      (nil, ["one two three"]), (130.5, ["one two three"]), (129, ["one two", "three"]),
      (70.5, ["one two", "three"]), (69, ["one", "two", "three"]),
      (0, Array("onetwothree").map(String.init)),
      (30.5, ["one", "two", "thr", "ee"]), (10.5, Array("onetwothree").map(String.init)),
    ] as [(CGFloat?, [String])])
  func `Words wrap, and words that are too long break`(_ width: CGFloat?, _ lines: [String]) throws
  {
    let layout = try shaper.layout(typed("one two three"), in: TextConstraints(width: width))
    #expect(layout.texts == lines)
    #expect(!layout.isTruncated)
    let widest = lines.map(\.count).max() ?? 0
    #expect(abs(layout.size.width - CGFloat(widest) * 10) < 0.01)
  }

  @Test func `A broken word has no hyphen but at a soft one`() throws {
    let hard = try shaper.layout(typed("abcdef"), in: TextConstraints(width: 40.5))
    #expect(hard.lines.map { $0.runs[0].run.glyphs.count } == [4, 2])
    let soft = try shaper.layout(typed("abc\u{ad}def"), in: TextConstraints(width: 40.5))
    #expect(abs(soft.lines[0].width - 40) < 0.01)
    #expect(abs(soft.lines[1].width - 30) < 0.01)
  }

  @Test(arguments: [("abc  ", "abc"), ("שלום  ", "שלום")])
  func `Spaces at the end hang where there is no room for them`(
    _ padded: String, _ bare: String
  ) throws {
    let free = try shaper.layout(styled(padded), in: TextConstraints())
    let word = try shaper.layout(styled(bare), in: TextConstraints())
    #expect(free.size.width > word.size.width + 2)
    let room = word.size.width + 1
    let layout = try shaper.layout(styled(padded), in: TextConstraints(width: room))
    #expect(layout.lines.count == 1)
    #expect(layout.size.width >= word.size.width && layout.size.width < room + 1e-6)
    let letter = try #require(layout.runs.flatMap(\.run.glyphs).map(\.position.x).min())
    #expect(letter >= 0)
  }

  @Test func `Line separators break lines, twice an empty one`() throws {
    let text = typed("a\u{2028}\u{2028}bb cc")
    let layout = try shaper.layout(text, in: TextConstraints(width: 20.5))
    #expect(layout.lines.map { $0.width.rounded() } == [10, 0, 20, 20])
  }

  @Test(arguments: 0..<60)
  func `No line is wider than the room, but for a single cluster`(_ seed: Int) throws {
    let text = randomText(seed: UInt64(seed))
    let width = CGFloat(seed * 5)
    let layout = try shaper.layout(text, in: TextConstraints(width: width))
    for line in layout.lines where line.width > width + 1e-6 {
      // Spaces at a line's end have no width.
      let clusters = line.text.filter { !$0.isWhitespace }
      #expect(clusters.count <= 1, "\(line.text) is \(line.width) wide in \(width)")
    }
    #expect(layout.size.width == layout.lines.map(\.width).max())
  }

  @Test(arguments: 0..<60)
  func `A text fits into the size that it reports`(_ seed: Int) throws {
    let text = randomText(seed: UInt64(seed))
    let free = try shaper.layout(text, in: TextConstraints(width: CGFloat(60 + seed * 7)))
    let fitted = try shaper.layout(
      text, in: TextConstraints(width: free.size.width, height: free.size.height))
    #expect(fitted.size == free.size)
    #expect(!fitted.isTruncated)
  }

  @Test(arguments: 0..<60)
  func `Clusters are where characters begin`(_ seed: Int) throws {
    let text = randomText(seed: UInt64(seed))
    let layout = try shaper.layout(text, in: TextConstraints(width: 120))
    for run in layout.runs {
      let starts = Set(
        run.run.text.utf8.indices.enumerated().compactMap { offset, index in
          index.samePosition(in: run.run.text.unicodeScalars) == nil ? nil : offset
        })
      #expect(run.run.glyphs.allSatisfy { starts.contains($0.cluster) })
      #expect(text.spans[run.span].text.contains(run.run.text))
    }
    let shown = layout.runs.map(\.run.text).joined()
    let all = text.spans.map(\.text).joined()
    #expect(shown.unicodeScalars.sorted() == all.unicodeScalars.sorted())
  }
}
