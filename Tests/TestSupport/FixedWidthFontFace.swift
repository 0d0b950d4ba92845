package import Foundation
import VectorGeometry
package import VectorGraphics

/// A face without a file: each letter is a box, 0.5 em wide and 0.7 em high, in a cell of 0.6 em.
///
/// Glyph ids are the characters' Unicode scalars.
package final class FixedWidthFontFace: FontFace {
  package let weight: Int
  package let isItalic: Bool
  package let familyName = "Fixed Width"
  package var fileURL: URL? { nil }

  package init(weight: Int = 400, isItalic: Bool = false) {
    self.weight = weight
    self.isItalic = isItalic
  }

  package var id: String { "FixedWidth#0@wght=\(weight)\(isItalic ? ",ital=1" : "")" }

  /// A box for whatever is seen, nothing for blanks.
  package func glyph(_ id: UInt32) -> GlyphContent {
    guard id != 0, let character = Unicode.Scalar(id) else { return .missing }
    guard !character.properties.isWhitespace else { return .outline(Path()) }
    let box = CGRect(x: 0.05, y: -0.7, width: 0.5, height: 0.7)
    return .outline(
      Path { path in
        path.append(.move(to: CGPoint(x: box.minX, y: box.minY)))
        path.append(.line(to: CGPoint(x: box.maxX, y: box.minY)))
        path.append(.line(to: CGPoint(x: box.maxX, y: box.maxY)))
        path.append(.line(to: CGPoint(x: box.minX, y: box.maxY)))
        path.append(.closeSubpath)
      })
  }
}
