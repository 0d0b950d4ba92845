import CairoBackend
import Foundation
import Testing
import VectorGraphics

/// Spans that are shaped alike are one text, wherever it is cut.
@Suite("Text in spans that are shaped alike")
struct PangoJoiningTests {
  static let texts = [
    "AVAVA To. Wavy", "office fluffy fiancé", "e\u{301}a\u{308}o", "क्षत्रिय हिन्दी", "مرحبا بالعالم",
    "שלום abc עולם", "👩‍👩‍👧 and 🇩🇪🇫🇷", "ที่นี่", "漢字かな", "42 × 17 = 714",
  ]

  /// The text in two spans, for each place between its scalars.
  private func cuts(of string: String) -> [StyledText] {
    let scalars = Array(string.unicodeScalars)
    return (1..<scalars.count).map { place in
      var text = styled("")
      text.spans = [scalars[..<place], scalars[place...]].map { part in
        var span = styled("").spans[0]
        span.text = String(String.UnicodeScalarView(part))
        return span
      }
      return text
    }
  }

  /// Each glyph with its place, and where lines begin.
  private func glyphs(_ layout: TextLayout) -> [String] {
    layout.lines.flatMap { line in
      ["line \(Self.rounded(line.origin.x))"]
        + line.runs.flatMap { run in
          run.run.glyphs.map {
            "\($0.id) \(Self.rounded(run.origin.x + $0.position.x)) \(Self.rounded($0.position.y))"
          }
        }
    }
  }

  private static func rounded(_ length: CGFloat) -> CGFloat { (length * 1000).rounded() / 1000 }

  @Test("glyphs, lines and ellipses do not depend on where a text is cut", arguments: texts)
  func cut(string: String) throws {
    let whole = styled(string)
    let width = try shaper.layout(whole, in: TextConstraints()).size.width
    for limit in [nil, 1] {
      for part in [nil, 0.7, 0.4] as [CGFloat?] {
        let constraints = TextConstraints(width: part.map { $0 * width })
        var given = whole
        given.lineLimit = limit
        let expected = try shaper.layout(given, in: constraints)
        for var text in cuts(of: string) {
          text.lineLimit = limit
          let layout = try shaper.layout(text, in: constraints)
          #expect(glyphs(layout) == glyphs(expected))
          #expect(abs(layout.size.width - expected.size.width) < 1e-6)
          #expect(layout.isTruncated == expected.isTruncated)
        }
      }
    }
  }

  @Test("a run for each span, and what one glyph shows of both belongs to the first")
  func spans() throws {
    var text = styled("of")
    text.spans.append(styled("fice").spans[0])
    let layout = try shaper.layout(text, in: TextConstraints())
    #expect(layout.runs.map(\.run.text).joined() == "office")
    #expect(layout.runs.map(\.span) == [0, 1])
  }

  @Test("spans that are shaped otherwise stay apart")
  func apart() throws {
    func width(_ change: (inout StyledText.Span) -> Void) throws -> CGFloat {
      var text = styled("A")
      var second = styled("V").spans[0]
      change(&second)
      text.spans.append(second)
      return try shaper.layout(text, in: TextConstraints()).size.width
    }
    let kerned = try width { _ in }
    #expect(try shaper.layout(styled("AV"), in: TextConstraints()).size.width == kerned)
    #expect(try width { $0.font.weight = 700 } > kerned)
  }
}
