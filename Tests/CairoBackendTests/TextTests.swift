import CairoBackend
import Foundation
import ImageCoding
import Testing
import VectorGeometry
import VectorGraphics

@Suite struct TextTests {
  /// A face whose glyph 1 is a square of half an em on the baseline, glyph 2 a picture, glyph 3
  /// missing.
  private final class Squares: FontFace {
    let id = "squares"
    let familyName = "Squares"
    let weight = 400
    let isItalic = false
    let fileURL: URL? = nil
    let picture: EncodedImage

    init() throws {
      picture = try PNGEncoder().encodedImage(Bitmap(width: 1, height: 1, pixels: [0xff00_ff00]))
    }

    func glyph(_ id: UInt32) -> GlyphContent {
      switch id {
      case 1: .outline(.rect(0, -0.5, 0.5, 0.5))
      case 2: .image(picture, CGRect(x: 0, y: -0.5, width: 0.5, height: 0.5))
      default: .missing
      }
    }
  }

  private func text(_ glyphs: [(UInt32, CGFloat)], _ color: Color.Resolved) throws -> DisplayItem {
    let run = TextRun(
      face: try Squares(), size: 4,
      glyphs: glyphs.map { .init(id: $0.0, position: CGPoint(x: $0.1, y: 0), cluster: 0) },
      text: "x", width: 8)
    return DisplayItem(
      .text(TextItem(run: run, position: CGPoint(x: 1, y: 3), paint: .color(color))))
  }

  @Test func outlinesAreFilledAtTheirPlaces() throws {
    let picture = try draw(10, 4, [text([(1, 0), (1, 4)], .red)])
    let on = (0..<10).map { picture[$0, 2] == 0xffff_0000 }
    let expected = [false, true, true, false, false, true, true, false, false, false]
    #expect(on == expected)
    #expect(picture.coverage == 8)
  }

  @Test func overlappingGlyphsOfOneRunAreOnePath() throws {
    let picture = try draw(10, 4, [text([(1, 0), (1, 1)], .bytes(0, 0, 0, 128))])
    #expect(Set(picture.pixels) == [0, 0x8000_0000])
  }

  @Test func glyphPicturesKeepTheirColoursAndTakeTheOpacity() throws {
    let picture = try draw(10, 4, [text([(2, 0), (3, 4)], .bytes(255, 0, 0, 128))])
    #expect(picture[1, 2] == 0x8000_8000)
    #expect(abs(picture.coverage - 4 * 128 / 255) < 0.01)
  }

  @Test(
    "Text under a transform whose inverse is not finite is not drawn", arguments: [1e308, -1e308])
  func hugeShear(_ shear: CGFloat) throws {
    let sheared = DisplayItem.group([try text([(1, 0)], .red)]) {
      $0.transform = CGAffineTransform(a: 1, b: shear, c: 0, d: 1, tx: 20, ty: 20)
    }
    let turned = DisplayItem.group([try text([(1, 0)], .red)]) {
      $0.transform = CGAffineTransform(a: 1, b: 0, c: shear, d: 1, tx: 20, ty: 20)
    }
    #expect(try draw(40, 40, [sheared, turned]).coverage == 0)
  }
}
