import CairoBackend
import Foundation
import TestSupport
import Testing
import VectorGraphics

/// Texts whose numbers are far from what anybody reads.
@Suite struct PangoExtremeTests {
  private static let numbers: [CGFloat] = [
    1e9, -1e9, 0x1p53, -0x1p53, 1e300, -1e300, .infinity, .nan, 1e-300,
  ]

  @Test(arguments: numbers)
  func `Letters may stand any distance apart`(kerning: CGFloat) throws {
    var text = styled("Hamburg und Bremen", lineLimit: 1)
    text.spans[0].kerning = kerning
    for width in [nil, 0, 300, 1e9] as [CGFloat?] {
      let layout = try shaper.layout(text, in: TextConstraints(width: width))
      #expect(layout.size.width.isFinite)
    }
  }

  @Test(arguments: numbers)
  func `A font, a room, a line may have any size`(size: CGFloat) throws {
    var text = styled("Hamburg und Bremen", size: size)
    text.lineSpacing = size
    text.spans[0].baselineOffset = size
    text.spans.append(contentsOf: Array(repeating: text.spans[0], count: 9))
    for index in 1..<10 {
      text.spans[index].text = "\u{fffc}"
      text.spans[index].room = StyledText.Room(width: size, ascent: size, descent: size)
    }
    for width in [nil, 0, 300, 1e9] as [CGFloat?] {
      let layout = try shaper.layout(text, in: TextConstraints(width: width))
      #expect(!layout.size.width.isNaN)
    }
  }

  @Test(.timeLimit(.minutes(TestLength.minutes(20))))
  func `A long word of which a line holds a letter is broken as a short one`() throws {
    // In one piece Pango shapes half of the word for each letter: two hundred million of them here.
    let layout = try shaper.layout(
      typed(String(repeating: "x", count: 16_000)), in: TextConstraints(width: 0))
    #expect(layout.lines.count == 16_000)
    let short = try shaper.layout(
      typed(String(repeating: "x", count: 500)), in: TextConstraints(width: 0))
    #expect(layout.lines.prefix(500) == short.lines.prefix(500))
  }
}
