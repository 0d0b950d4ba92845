import CairoBackend
import Foundation
import Testing
import VectorGeometry
import VectorGraphics

/// Text that no font contains.
@Suite struct LastResortTests {
  private func runs(_ text: String) throws -> [TextRun] {
    try shaper.layout(styled(text, size: 100), in: TextConstraints()).runs.map(\.run)
  }

  @Test func `A box replaces a letter that no font contains`() throws {
    let runs = try runs("a𝖒b")
    #expect(runs.map(\.text) == ["a", "𝖒", "b"])
    #expect(runs.map(\.isLastResort) == [false, true, false])
    #expect(runs[1].glyphs.map(\.id) == [0x1d592])
    // Three columns of digits, 0.13 em each with gaps of 0.12, in a padding of 0.13 and a bearing of 0.05.
    #expect(abs(runs[1].width - 99) < 0.01)
    let bounds = runs[1].paintedBounds
    let box = CGRect(x: 5, y: -76, width: 89, height: 82)
    #expect(bounds.insetBy(dx: -0.01, dy: -0.01).contains(box))
    #expect(box.insetBy(dx: -0.01, dy: -0.01).contains(bounds))
  }

  @Test(arguments: [
    "வணக்கம்", "\u{e001}", "\u{378}", "𓂀", "𝖒\u{301}", "\u{13000}\u{fe0f}", "𞤀𞤁", "e\u{1e8d0}x",
    "\u{1f900}\u{1f9ff}\u{10ffff}",
  ])
  func `Boxes are as wide as their advances and keep the text`(_ text: String) throws {
    let runs = try runs(text)
    #expect(runs.contains { $0.isLastResort })
    #expect(runs.map(\.text).joined().unicodeScalars.count == text.unicodeScalars.count)
    for run in runs where run.isLastResort {
      let widths = run.glyphs.map { LastResortFace.width(of: $0.id) * 100 }
      // Marks lie over their letters.
      #expect(run.width <= widths.reduce(0, +) + 0.01)
      #expect(!run.paintedBounds.isNull)
    }
  }

  @Test func `Boxes of a right-to-left script are drawn from right to left`() throws {
    // Adlam, which no default font contains.
    let text = "\u{1e900}\u{1e901}\u{1e902}"
    let runs = try runs(text)
    #expect(runs.allSatisfy { $0.isLastResort && $0.isRightToLeft })
    #expect(runs.flatMap(\.glyphs).map(\.id) == [0x1e902, 0x1e901, 0x1e900])
  }

  @Test(arguments: ["\u{200b}", "\u{200d}", "\u{fe0f}", "\u{2060}", "\u{202a}", "\u{ad}"])
  func `Invisible characters have no box`(_ text: String) throws {
    let layout = try shaper.layout(styled("a" + text + "b"), in: TextConstraints())
    #expect(layout.missing.isEmpty)
    #expect(layout.runs.count { $0.run.isLastResort } == 0)
  }

  @Test(arguments: [0.5, 17, 4_000, 1_000_000])
  func `Boxes grow with the font`(_ size: CGFloat) throws {
    let layout = try shaper.layout(styled("\u{1e900}", size: size), in: TextConstraints())
    #expect(abs(layout.size.width - LastResortFace.width(of: 0x1e900) * size) < size / 1_000)
  }

  private func outline(of character: UInt32) throws -> Path {
    let content = LastResortFace.shared.glyph(character)
    let path: Path? = if case .outline(let path) = content { path } else { nil }
    return try #require(path)
  }

  @Test func `The digits of a box are those of its code point`() throws {
    // A frame and a hole; the segments of 1, D, 5, 9, 2 after a 0: 6 + 2 + 5 + 5 + 6 + 5.
    let path = try outline(of: 0x1d592)
    let subpaths = path.elements.count { if case .move = $0 { true } else { false } }
    #expect(subpaths == 2 + 29)
  }

  @Test func `The hole of a box is not filled`() throws {
    let path = try outline(of: 0xe000)
    #expect(!path.contains(CGPoint(x: 0.12, y: -0.35)))
    #expect(path.contains(CGPoint(x: 0.06, y: -0.35)))
  }

  // MARK: Scripts

  private func scripts(_ text: String, _ shaper: PangoTextShaper = shaper) -> [MissingScript] {
    shaper.scripts(ofMissing: text.unicodeScalars.map(String.init))
  }

  @Test(arguments: [
    ("வ", "Tamil", "fonts-noto-core (Noto Sans Tamil)"),
    ("𝖒", "mathematical", "fonts-noto-core (Noto Sans Math)"),
    ("𓂀", "Egyptian Hieroglyphs", "fonts-noto-core"), ("ༀ", "Tibetan", "Noto Serif Tibetan"),
    ("\u{20000}", "Han", "fonts-noto-cjk"), ("\u{e000}", "private-use", "\"fonts\""),
    ("\u{378}", "unassigned", "correct the text"), ("𝄞", "music", "Noto Music"),
  ])
  func `The script of a missing character has a package`(
    _ text: String, _ name: String, _ help: String
  ) throws {
    let script = try #require(scripts(text).first)
    #expect(script.name == name)
    #expect(script.help.contains(help))
  }

  @Test func `A missing default font is named by its package`() throws {
    let none = PangoTextShaper(library: FontLibrary(onlyIn: []))
    let hangul = try #require(scripts("한", none).first)
    #expect(hangul.help.contains("the Debian package fonts-wqy-microhei,"))
    let emoji = try #require(scripts("😀", none).first)
    #expect(emoji.help.contains("the Debian package fonts-noto-color-emoji,"))
  }

  @Test func `Missing characters are grouped by script, each once`() throws {
    let found = scripts("வ𝖒ணவ")
    try #require(found.map(\.name) == ["Tamil", "mathematical"])
    #expect(found[0].characters == ["வ", "ண"])
    #expect(
      found[0].message.hasPrefix(
        "no font contains the Tamil characters வ (U+0BB5), ண (U+0BA3), so boxes are drawn; install")
    )
  }

  @Test func `Registered fonts are tried after the default ones`() throws {
    let file = try #require(FontLibrary().defaultFiles()["wqy-microhei.ttc"])
    let inter = try #require(FontLibrary().defaultFiles()["Inter-Regular.otf"])
    var library = FontLibrary(onlyIn: [inter.deletingLastPathComponent()])
    #expect(
      try PangoTextShaper(library: library).layout(styled("a汉"), in: TextConstraints()).missing
        == ["汉"])
    try library.register(file, as: "Brand")
    let layout = try PangoTextShaper(library: library).layout(styled("a汉"), in: TextConstraints())
    #expect(layout.missing.isEmpty)
    #expect(layout.runs.map(\.run.face.familyName) == ["Inter", "Brand"])
  }
}

/// Hangul: jamo and line breaks.
@Suite struct HangulTests {
  @Test func `Decomposed Hangul is drawn as its syllables`() throws {
    let text = "안녕하세요 세계"
    let composed = try shaper.layout(styled(text), in: TextConstraints())
    let decomposed = text.decomposedStringWithCanonicalMapping
    #expect(decomposed.unicodeScalars.count > text.unicodeScalars.count)
    #expect(try shaper.layout(styled(decomposed), in: TextConstraints()) == composed)
  }

  @Test func `Positions in decomposed Hangul count its own units`() throws {
    let text = "한글".decomposedStringWithCanonicalMapping
    let places = try shaper.places(styled(text), in: TextConstraints())
    #expect(places.lines[0].cells.map(\.range) == [0..<3, 3..<6])
  }

  @Test func `Korean breaks at spaces`() throws {
    let layout = try shaper.layout(
      styled("안녕하세요 세계 여러분", size: 20), in: TextConstraints(width: 130))
    #expect(layout.texts == ["안녕하세요", "세계 여러분"])
  }

  @Test func `Hangul, letters, digits and punctuation form one word`() throws {
    let text = "가나다 2024년12월(서울)에서 라"
    let word = try shaper.layout(styled("2024년12월(서울)에서"), in: TextConstraints())
    let layout = try shaper.layout(styled(text), in: TextConstraints(width: word.size.width + 1))
    #expect(layout.texts == ["가나다", "2024년12월(서울)에서", "라"])
  }

  @Test func `A Korean word wider than a line is broken between syllables`() throws {
    let syllable = try shaper.layout(styled("가"), in: TextConstraints()).size.width
    let layout = try shaper.layout(
      styled("가가가가가"), in: TextConstraints(width: syllable * 2 + 1))
    #expect(layout.texts == ["가가", "가가", "가"])
  }

  @Test func `Chinese and Japanese break between characters`() throws {
    for text in ["汉字汉字汉字", "ひらがなかな"] {
      let layout = try shaper.layout(styled(text, size: 20), in: TextConstraints(width: 81))
      #expect(layout.texts.map(\.count) == [4, 2])
    }
  }
}
