import CairoBackend
import Foundation
import Testing
import VectorGraphics

@Suite struct TextPlacesTests {
  private func places(_ string: String, width: CGFloat? = nil) throws -> TextPlaces {
    try shaper.places(typed(string), in: TextConstraints(width: width))
  }

  // Letters of `typed` are 10 points wide.
  @Test(arguments: [0, 1, 2, 5])
  func `The caret stands between letters`(_ offset: Int) throws {
    let caret = try #require(try places("abcde").caret(at: offset))
    #expect(abs(caret.minX - CGFloat(offset) * 10) < 0.01)
    #expect(caret.width == 0)
    #expect(caret.height > 10)
  }

  @Test(arguments: [(-5, 0), (4, 0), (6, 1), (14, 1), (16, 2), (44, 4), (46, 5), (500, 5)])
  func `A point is nearest to a border of a letter`(_ x: Int, _ offset: Int) throws {
    #expect(try places("abcde").offset(at: CGPoint(x: x, y: 5)) == offset)
  }

  @Test func `Offsets count UTF-16 units and stand at borders of Characters`() throws {
    let places = try places("a👩‍👩‍👧b")
    #expect(places.lines[0].cells.map(\.range) == [0..<1, 1..<9, 9..<10])
    #expect(places.offset(at: CGPoint(x: 1000, y: 5)) == 10)
    #expect(places.neighbor(of: 1, toTheRight: true) == 9)
    #expect(places.neighbor(of: 9, toTheRight: false) == 1)
  }

  @Test func `Lines have their ranges, with the empty one behind a last break`() throws {
    let places = try places("ab\n\ncd ef\n", width: 25)
    #expect(places.ranges == [0..<2, 3..<3, 4..<7, 7..<9, 10..<10])
    let caret = try #require(places.caret(at: 10))
    #expect(caret.minX == 0)
    #expect(abs(caret.minY - places.lines[3].bottom) < 0.01)
    #expect(places.offset(lines: -1, from: 10, x: 100) == 9)
    #expect(places.offset(lines: 1, from: 10, x: 0) == nil)
    #expect(places.neighbor(of: 2, toTheRight: true) == 3)
    #expect(places.neighbor(of: 3, toTheRight: false) == 2)
  }

  @Test func `Lines stand where the layout has them`() throws {
    let text = typed("one two three four five")
    let layout = try shaper.layout(text, in: TextConstraints(width: 90))
    let places = try shaper.places(text, in: TextConstraints(width: 90))
    #expect(places.size == layout.size)
    #expect(places.lines.count == layout.lines.count)
    for (line, place) in zip(layout.lines, places.lines) {
      #expect(abs(line.origin.y - line.ascent - place.top) < 0.001)
      #expect(abs((place.cells.last?.maxX ?? 0) - line.width) < 0.01)
    }
  }

  @Test func `What is read from the right has its start there`() throws {
    let places = try shaper.places(
      StyledText(
        spans: [StyledText.Span(text: "שלום", font: FontDescriptor(size: 20))],
        isRightToLeft: true), in: TextConstraints())
    let (start, end) = (
      try #require(places.caret(at: 0)), try #require(places.caret(at: 4))
    )
    #expect(abs(start.minX - places.size.width) < 0.01)
    #expect(abs(end.minX) < 0.01)
    #expect(places.neighbor(of: 0, toTheRight: false) == 1)
    #expect(places.neighbor(of: 0, toTheRight: true) == nil)
    #expect(places.offset(at: CGPoint(x: -1, y: 5)) == 4)
  }

  @Test func `A selection is a rectangle for each stretch of a line`() throws {
    let places = try places("abc def", width: 35)
    let rects = places.rectangles(of: 1..<6)
    #expect(rects.count == 2)
    #expect(abs(rects[0].minX - 10) < 0.01)
    #expect(abs(rects[1].minX) < 0.01)
    #expect(abs(rects[1].maxX - 20) < 0.01)
    #expect(places.rectangles(of: 2..<2) == [])
  }

  @Test func `A ligature is divided among its letters`() throws {
    let places = try shaper.places(styled("ffi", size: 20), in: TextConstraints())
    let xs = places.lines[0].cells.map(\.minX)
    #expect(xs.count == 3)
    #expect(xs == xs.sorted())
    #expect(Set(xs).count == 3)
  }
}
