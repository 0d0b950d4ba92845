package import Foundation
package import VectorGeometry

/// One face of one font file, as far as drawing needs it.
package protocol FontFace: AnyObject, Sendable {
  /// What tells this face from every other, the same on every machine: file name, index,
  /// variations.
  var id: String { get }
  /// The family's name, for `<text>`.
  var familyName: String { get }
  /// The CSS weight, 1...1000.
  var weight: Int { get }
  /// Whether the face slants.
  var isItalic: Bool { get }
  /// Where the font file is, to embed it.
  var fileURL: URL? { get }
  /// Where lines under and through text stand.
  var lines: FontLines { get }
  /// The glyph's picture.
  func glyph(_ id: UInt32) -> GlyphContent
}

extension FontFace {
  /// The lines of a face that says nothing of them.
  package var lines: FontLines { FontLines() }
}

/// Lines under and through text, in ems (1 = the font's size), y down from the baseline.
package struct FontLines: Sendable, Hashable {
  /// One line.
  package struct Line: Sendable, Hashable {
    /// The middle of the line.
    package var position: CGFloat
    /// From edge to edge.
    package var thickness: CGFloat

    package init(position: CGFloat, thickness: CGFloat) {
      self.position = position
      self.thickness = thickness
    }
  }

  package var underline: Line
  package var strikethrough: Line

  package init(
    underline: Line = Line(position: 0.125, thickness: 0.07),
    strikethrough: Line = Line(position: -0.27, thickness: 0.07)
  ) {
    self.underline = underline
    self.strikethrough = strikethrough
  }
}

/// What one glyph draws, in ems (1 = the font's size), y down, origin on the baseline.
package enum GlyphContent: Sendable {
  /// A path to fill by the nonzero rule; empty for a blank.
  case outline(Path)
  /// A picture (color fonts) and the rectangle that it fills.
  case image(EncodedImage, CGRect)
  /// The font has no such glyph.
  case missing
}
