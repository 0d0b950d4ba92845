import Foundation
import TestSupport
import Testing
import VectorGraphics

@Suite struct FixedWidthTextShaperTests {
  private let fixed = FixedWidthTextShaper()

  @Test func `A letter is 0.6 em wide and a line one em high`() throws {
    let layout = try fixed.layout(styled("abcd", size: 10), in: TextConstraints())
    #expect(abs(layout.size.width - 24) < 1e-9)
    #expect(layout.size.height == 10)
    #expect(layout.lines[0].origin == CGPoint(x: 0, y: 8))
  }

  @Test(
    arguments: [
      (nil, ["one two three"]), (48, ["one two", "three"]), (42, ["one two", "three"]),
      (41, ["one", "two", "three"]), (18, ["one", "two", "thr", "ee"]),
    ] as [(CGFloat?, [String])])
  func `Words wrap and long ones break`(_ width: CGFloat?, _ lines: [String]) throws {
    let layout = try fixed.layout(
      styled("one two three", size: 10), in: TextConstraints(width: width))
    #expect(layout.texts == lines)
  }

  @Test(arguments: [
    (StyledText.Truncation.tail, "one two…"), (.head, "…o three"), (.middle, "one …ree"),
  ])
  func `What does not fit becomes an ellipsis`(
    _ truncation: StyledText.Truncation, _ expected: String
  ) throws {
    let text = styled("one two three", size: 10, lineLimit: 1, truncation: truncation)
    let layout = try fixed.layout(text, in: TextConstraints(width: 48))
    #expect(layout.texts == [expected])
    #expect(layout.isTruncated)
  }

  @Test func `Empty text has no size`() throws {
    #expect(try fixed.layout(styled(""), in: TextConstraints()).size == .zero)
  }
}
