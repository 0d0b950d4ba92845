import CairoBackend
import Foundation
import ShapeShift
import VectorGeometry
import VectorGraphics

/// The pixels at the edges of glyphs, which are not compared.
///
/// Every program that draws has its own rule for the coverage of thin stems, and ours is judged by
/// other tests. What is left out is as little as can be: pixels within 1 pixel of one that glyphs
/// cover in part. The inside of large letters and everything around text counts. Glyphs that are
/// pictures are left out as a whole: they are scaled, and every program interpolates otherwise.
enum TextEdges {
  /// A mask, opaque at the edges, for a picture of the list; nil for one without text.
  static func mask(for list: DisplayList, scale: Double) throws -> Bitmap? {
    let items = list.roots.compactMap(\.textOnly)
    guard !items.isEmpty else { return nil }
    let text = DisplayList(size: list.size, items: items)
    let drawn = try text.bitmap(options: RenderOptions(scale: scale))
    var mask = Bitmap(width: drawn.width, height: drawn.height)
    for y in 0..<drawn.height {
      for x in 0..<drawn.width where isEdge(drawn, x, y) {
        for other in max(y - 1, 0)...min(y + 1, drawn.height - 1) {
          for column in max(x - 1, 0)...min(x + 1, drawn.width - 1) {
            mask[column, other] = 0xFF00_0000
          }
        }
      }
    }
    return mask
  }

  /// Whether a pixel is covered in part, or borders on one that is covered otherwise.
  private static func isEdge(_ picture: Bitmap, _ x: Int, _ y: Int) -> Bool {
    let alpha = picture[x, y] >> 24
    if (1..<255).contains(alpha) { return true }
    return x > 0 && picture[x - 1, y] >> 24 != alpha || y > 0 && picture[x, y - 1] >> 24 != alpha
  }
}

extension DisplayItem {
  /// The item's glyphs in black without any effects but transforms; nil if there are none.
  fileprivate var textOnly: DisplayItem? {
    switch content {
    case .fill, .stroke, .image: return nil
    case .text(var text):
      // Half clear, a rectangle is all edge.
      let isPicture = text.run.glyphs.contains { glyph in
        if case .image = text.run.face.glyph(glyph.id) { true } else { false }
      }
      guard !isPicture else {
        let path = Path(paintedBounds.insetBy(dx: -1, dy: -1))
        return DisplayItem(.fill(FillItem(path: path, paint: .color(.black.opacity(0.5)))))
      }
      text.paint = .color(.black)
      return DisplayItem(.text(text))
    case .perspective(let item):
      let items = item.items.compactMap(\.textOnly)
      guard !items.isEmpty else { return nil }
      return DisplayItem(
        .perspective(PerspectiveItem(items: items, projection: item.projection)))
    case .group(let group):
      let items = (group.items + (group.effects.mask ?? [])).compactMap(\.textOnly)
      guard !items.isEmpty else { return nil }
      var effects = DisplayGroup.Effects()
      effects.transform = group.effects.transform
      return DisplayItem(.group(DisplayGroup(effects: effects, items: items)))
    }
  }
}
