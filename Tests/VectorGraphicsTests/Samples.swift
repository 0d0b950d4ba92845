import Foundation
import VectorGeometry
import VectorGraphics

/// A face of four glyphs: 1 a square of one em on the baseline, 2 a picture, 3 a blank, others
/// missing.
final class SampleFace: FontFace {
  let id = "Sample-400"
  let familyName = "Sample"
  let weight = 400
  let isItalic = false
  let fileURL: URL? = nil

  func glyph(_ id: UInt32) -> GlyphContent {
    switch id {
    case 1: .outline(rectangle(0, -1, 1, 1))
    case 2: .image(sampleImage, CGRect(x: 0, y: -0.5, width: 2, height: 1))
    case 3: .outline(Path())
    default: .missing
    }
  }
}

/// Four bytes that stand for a file; FNV-1a of 1, 2, 3, 4 is be7a5e775165785d.
let sampleImage = EncodedImage(format: .png, bytes: [1, 2, 3, 4], width: 8, height: 4)

func run(_ text: String, _ glyphs: [(id: UInt32, x: CGFloat)], size: CGFloat = 10) -> TextRun {
  TextRun(
    face: SampleFace(), size: size,
    glyphs: glyphs.enumerated().map { index, glyph in
      TextRun.Glyph(id: glyph.id, position: CGPoint(x: glyph.x, y: 0), cluster: index)
    }, text: text, width: 20)
}

/// A rectangle as lines.
func rectangle(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> Path {
  Path(elements: [
    .move(to: CGPoint(x: x, y: y)), .line(to: CGPoint(x: x + width, y: y)),
    .line(to: CGPoint(x: x + width, y: y + height)), .line(to: CGPoint(x: x, y: y + height)),
    .closeSubpath,
  ])
}

func fill(
  _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat,
  _ color: Color.Resolved = .black, origin: String? = nil
) -> DisplayItem {
  DisplayItem(
    .fill(FillItem(path: rectangle(x, y, width, height), paint: .color(color))), origin: origin)
}

func group(
  _ items: [DisplayItem], _ change: (inout DisplayGroup.Effects) -> Void = { _ in }
) -> DisplayItem {
  var effects = DisplayGroup.Effects()
  change(&effects)
  return DisplayItem(.group(DisplayGroup(effects: effects, items: items)))
}

func list(_ items: [DisplayItem], size: CGFloat = 100) -> DisplayList {
  DisplayList(size: CGSize(width: size, height: size), items: items)
}
