import CairoBackend
import Foundation
import SVGBackend
import TestSupport
import Testing
import VectorGeometry
import VectorGraphics

/// Text in every mode, as a browser shows it; with `SHAPESHIFT_TEST_LONG=1`.
@Suite(.enabled(if: Chromium.isExpected, "needs chromium, in long tests"), .serialized)
struct SVGTextModesTests {
  /// Chromium puts baselines of glyphs on whole pixels, those of outlines anywhere: at this scale that is an
  /// eighth of a point at most.
  private static let scale = 4

  private func document(_ mode: SVGRenderer.TextMode) throws -> String {
    var renderer = SVGRenderer()
    renderer.text = mode
    renderer.background = .white
    renderer.subsetter = HarfBuzzFontSubsetter()
    return try renderer.render(TextSpecimen.page().list).text
  }

  private func picture(_ document: String) throws -> Bitmap {
    try Chromium.picture(of: document, size: TextSpecimen.size, scale: Self.scale)
  }

  /// How much two pictures differ in each frame, in shares of the first one's ink.
  private func differences(_ first: Bitmap, _ second: Bitmap, in frames: [CGRect]) -> [Double] {
    func darkness(_ pixel: UInt32) -> Int { 255 - Int(pixel >> 8 & 255) }
    return frames.map { frame in
      let start = Int(frame.minY) * Self.scale * first.width
      let end = Int(frame.maxY) * Self.scale * first.width
      var (ink, difference) = (0, 0)
      for index in start..<end {
        let (one, other) = (darkness(first.pixels[index]), darkness(second.pixels[index]))
        ink += one
        difference += abs(one - other)
      }
      return Double(difference) / Double(max(ink, 1))
    }
  }

  /// Antialiasing makes up to 0.08, digits of the wrong width 0.39, another font more than 1.
  private let tolerance = 0.15

  @Test func `The specimen has a word broken at a hyphen`() throws {
    #expect(try document(.text).contains("\u{2010}</text>"))
  }

  @Test(.timeLimit(.minutes(TestLength.minutes(10))))
  func `Characters in an embedded font look like outlines`() throws {
    // Names that no installed font has.
    let document = try document(.embed).replacing("font-family=\"", with: "font-family=\"Embedded ")
      .replacing("font-family:", with: "font-family:Embedded ")
    try expectLikeOutlines(document)
  }

  @Test(.timeLimit(.minutes(TestLength.minutes(10))))
  func `Characters in an installed font look like outlines`() throws {
    try expectLikeOutlines(document(.text))
  }

  private func expectLikeOutlines(_ document: String) throws {
    let expected = try picture(self.document(.paths))
    let found = try picture(document)
    try #require(found.width == expected.width && found.height == expected.height)
    let frames = try TextSpecimen.page().frames
    for (index, difference) in differences(expected, found, in: frames).enumerated() {
      #expect(difference < tolerance, "paragraph \(index)")
    }
  }
}
