import CairoBackend
import Foundation
import TestSupport
import Testing
import VectorGeometry
import VectorGraphics

@Suite struct HarfBuzzFontSubsetterTests {
  private let subsetter = HarfBuzzFontSubsetter()
  private static let inter = FontDescriptor(size: 16)
  private static let serif = FontDescriptor(design: .serif, size: 16)

  /// What a text in one face uses of it, and that face.
  private func use(_ string: String, _ font: FontDescriptor) throws -> (HarfBuzzFontFace, FontUse) {
    var use = FontUse()
    let layout = try shaper.layout(text(string, font), in: TextConstraints())
    let face = try shaper.face(for: font)
    for run in layout.runs {
      try #require(run.run.face === face)
      use.include(run.run)
    }
    return (face, use)
  }

  private func text(_ string: String, _ font: FontDescriptor) -> StyledText {
    StyledText(spans: [StyledText.Span(text: string, font: font)])
  }

  private func subset(_ string: String, _ font: FontDescriptor) throws -> [UInt8] {
    let (face, use) = try use(string, font)
    return try subsetter.subset(face, to: use)
  }

  /// Hands a font as a file to `body`.
  private func withFile<Result>(
    _ bytes: [UInt8], _ body: (URL) throws -> Result
  ) throws -> Result {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("subset-\(UUID().uuidString).otf")
    try Data(bytes).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    return try body(url)
  }

  private func outline(_ id: UInt32, of face: any FontFace) -> Path? {
    guard case .outline(let path) = face.glyph(id) else { return nil }
    return path
  }

  @Test(arguments: [inter, serif]) func `A word's font is small`(_ font: FontDescriptor) throws {
    let bytes = try subset("Hello", font)
    #expect(bytes.count < 10_000)
    let whole = try #require(try shaper.face(for: font).fileURL)
    #expect(try Data(contentsOf: whole).count > 200_000)
  }

  @Test(arguments: [inter, serif])
  func `It has the outlines of the characters, and no others`(_ font: FontDescriptor) throws {
    let whole = try shaper.face(for: font)
    try withFile(subset("Hello", font)) { url in
      let file = try #require(try FontFile.faces(at: url).first)
      let part = try HarfBuzzFontFace(FontChoice(file: file, weight: 400))
      for character in "Helo".unicodeScalars {
        let expected = try #require(whole.nominalGlyph(of: character))
        let found = try #require(part.nominalGlyph(of: character))
        #expect(outline(found, of: part) == outline(expected, of: whole))
        #expect(outline(found, of: part)?.isEmpty == false)
      }
      for character in "hLé1".unicodeScalars { #expect(part.nominalGlyph(of: character) == nil) }
      #expect(part.lineMetrics == whole.lineMetrics)
    }
  }

  /// Kerning, ligatures, combining marks and tabular digits are the same by the subset's own tables.
  @Test(arguments: [
    ("AVATAR To. office", serif), ("AVATAR 10x20 -> To.", inter), ("e\u{301}a\u{308}", inter),
    ("11:45 1⁄2", FontDescriptor(size: 16, hasMonospacedDigits: true)),
  ])
  func `It shapes text as the whole font does`(_ string: String, _ font: FontDescriptor) throws {
    let expected = try shaper.layout(text(string, font), in: TextConstraints()).runs
    try withFile(subset(string, font)) { url in
      var library = FontLibrary()
      try library.register(url, as: "Part")
      var partFont = font
      partFont.family = "Part"
      let found = try PangoTextShaper(library: library)
        .layout(text(string, partFont), in: TextConstraints()).runs
      #expect(found.map(\.run.text) == expected.map(\.run.text))
      for (found, expected) in zip(found.map(\.run), expected.map(\.run)) {
        #expect(found.width == expected.width)
        #expect(found.glyphs.map(\.position) == expected.glyphs.map(\.position))
        #expect(
          found.glyphs.map { outline($0.id, of: found.face) }
            == expected.glyphs.map { outline($0.id, of: expected.face) })
      }
    }
  }

  @Test func `Fractions come only with their slash`() throws {
    let (plain, fraction) = (try subset("1234", Self.inter), try subset("1234⁄", Self.inter))
    #expect(fraction.count > plain.count + 500)
  }

  @Test(arguments: [inter, serif])
  func `The same use gives the same bytes`(_ font: FontDescriptor) throws {
    #expect(try subset("Hello, office", font) == subset("Hello, office", font))
    #expect(try subset("Hello office,", font) == subset("office, Hello", font))
  }

  @Test func `A glyph that the face lacks is refused`() throws {
    var (face, use) = try use("Hello", Self.inter)
    use.glyphs.formUnion([70_000, 65_535])
    let error = try #require(throws: HarfBuzzFontSubsetter.Failure.self) {
      try subsetter.subset(face, to: use)
    }
    guard case .unknownGlyph(65_535, "Inter-Regular.otf#0", let count) = error else {
      Issue.record("wrong error: \(error)")
      return
    }
    #expect("\(error)".hasSuffix("has no glyph 65535; expected one of 0 to \(count - 1)"))
  }

  @Test func `A face that is no file's is refused`() throws {
    let layout = try FixedWidthTextShaper().layout(styled("a"), in: TextConstraints())
    let face = try #require(layout.runs.first?.run.face)
    #expect(throws: HarfBuzzFontSubsetter.Failure.foreignFace(face.id)) {
      try subsetter.subset(face, to: FontUse())
    }
  }
}
