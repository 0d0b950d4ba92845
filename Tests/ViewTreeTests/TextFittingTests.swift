import Foundation
import TestSupport
import Testing
import VectorGraphics
import ViewLayout

@testable import ViewTree

/// The letters of a text of size 10 are 6 wide, and its lines are 10 high.
@Suite @MainActor struct TextFittingTests {
  private func lines<V: View>(
    width: CGFloat?, height: CGFloat? = 100, direction: LayoutDirection = .leftToRight,
    @ViewBuilder _ view: @escaping () -> V
  ) throws -> [(text: String, size: CGFloat, x: CGFloat)] {
    var environment = EnvironmentValues()
    environment.layoutDirection = direction
    environment.font = .system(size: 10)
    return try scene(width: width, height: height, environment: environment) { view() }
      .displayList().texts.map {
        ($0.run.text.trimmingCharacters(in: .whitespaces), $0.run.size, $0.position.x)
      }
  }

  @Test func `Fitted text is scaled down until its longest word has a line`() throws {
    let scaled = try lines(width: 30) { Text("aaaaaaaaaa bb").minimumScaleFactor(0.1) }
    #expect(scaled.map(\.text) == ["aaaaa", "aaaaa", "bb"])
    let fitted = try lines(width: 30) { Text("aaaaaaaaaa bb").fittedText() }
    #expect(fitted.map(\.text) == ["aaaaaaaaaa", "bb"])
    // 10 letters are 30 wide at a scale of 0.5; the next of 64 steps from 0.1 to 1 is 0.1 + 0.9 * 28 / 64.
    #expect(abs(fitted[0].size - 4.9375) < 1e-9)
  }

  @Test func `Fitted text keeps its size where it fits`() throws {
    let fitted = try lines(width: 60) { Text("aaaaaaaaaa bb").fittedText() }
    #expect(fitted.map(\.text) == ["aaaaaaaaaa", "bb"])
    #expect(fitted.map(\.size) == [10, 10])
  }

  @Test func `Fitted text fits the height with all its lines`() throws {
    let fitted = try lines(width: 12, height: 20) { Text("aa bb cc").fittedText() }
    #expect(fitted.map(\.text) == ["aa", "bb", "cc"])
    // Three lines of 10 are 20 high at 2/3; the next step is 0.1 + 0.9 * 40 / 64.
    #expect(abs(fitted[0].size - 6.625) < 1e-9)
    let low = try lines(width: 100, height: 5) { Text("aa").fittedText() }
    // One line of 10 is 5 high at 0.5.
    #expect(abs(low[0].size - 4.9375) < 1e-9)
  }

  @Test func `Fitted text has at most the requested number of lines`() throws {
    let fitted = try lines(width: 30) { Text("aaaa bbbb").fittedText(lines: 1) }
    #expect(fitted.map(\.text) == ["aaaa bbbb"])
    let unlimited = try lines(width: 30) { Text("aaaa bbbb").fittedText() }
    #expect(unlimited.map(\.text) == ["aaaa", "bbbb"])
  }

  @Test func `Text that does not fit at the minimum scale is truncated`() throws {
    let fitted = try lines(width: 30) { Text("aaaaaaaaaa").fittedText(minimumScale: 0.8, lines: 1) }
    #expect(fitted.map(\.size) == [8])
    #expect(fitted[0].text.hasSuffix("…"))
  }

  @Test func `Balanced lines have nearly equal widths`() throws {
    let greedy = try lines(width: 60) { Text("aa bb cc dd") }
    #expect(greedy.map(\.text) == ["aa bb cc", "dd"])
    let balanced = try lines(width: 60) { Text("aa bb cc dd").balancedTextLines() }
    #expect(balanced.map(\.text) == ["aa bb", "cc dd"])
    // The text is as wide as its lines, and in the middle of 60.
    #expect(balanced.map(\.x) == [15, 15])
    let off = try lines(width: 60) { Text("aa bb cc dd").balancedTextLines(false) }
    #expect(off.map(\.text) == greedy.map(\.text))
  }

  @Test func `Balanced lines keep the alignment`() throws {
    let trailing = try lines(width: 60) {
      Text("aaa bb cc dd").multilineTextAlignment(.trailing).balancedTextLines()
    }
    #expect(trailing.map(\.text) == ["aaa bb", "cc dd"])
    // 36 and 30 wide: the text begins at 12, the second line 6 later.
    #expect(trailing.map(\.x) == [12, 18])
    let mirrored = try lines(width: 60, direction: .rightToLeft) {
      Text("aaa bb cc dd").balancedTextLines()
    }
    #expect(mirrored.map(\.x) == [12, 18])
  }

  @Test func `Balancing breaks no word`() throws {
    let balanced = try lines(width: 60) { Text("aa bbbbbbbbb").balancedTextLines() }
    #expect(balanced.map(\.text) == ["aa", "bbbbbbbbb"])
    let broken = try lines(width: 30) { Text("aaaaaaaa").balancedTextLines() }
    #expect(broken.map(\.text) == ["aaaaa", "aaa"])
  }

  @Test func `Truncated text is not balanced`() throws {
    let limited = try lines(width: 60) { Text("aa bb cc dd ee ff").lineLimit(1) }
    let balanced = try lines(width: 60) {
      Text("aa bb cc dd ee ff").lineLimit(1).balancedTextLines()
    }
    #expect(limited.map(\.text) == balanced.map(\.text))
    #expect(limited.map(\.x) == balanced.map(\.x))
  }

  @Test func `Paragraphs of a balanced text keep their lines`() throws {
    let balanced = try lines(width: 60) { Text("aa bb cc dd\nee").balancedTextLines() }
    #expect(balanced.map(\.text) == ["aa bb", "cc dd", "ee"])
  }

  @Test func `Fitted text is balanced at its scale`() throws {
    let both = try lines(width: 30, height: 20) {
      Text("aa bb cc dd ee ff").fittedText().balancedTextLines()
    }
    let widths = both.map(\.text.count)
    #expect(Set(both.map(\.size)).count == 1)
    #expect((widths.max() ?? 0) - (widths.min() ?? 0) <= 3)
  }
}
