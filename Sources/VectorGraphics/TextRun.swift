package import Foundation

/// Glyphs of one face at one size in a row, with the text they stand for.
package struct TextRun: Sendable {
  /// A glyph and where its origin is, in points from the run's origin, y down.
  package struct Glyph: Sendable, Hashable {
    /// The number of the glyph in its face.
    package var id: UInt32
    /// The origin, in points.
    package var position: CGPoint
    /// The offset in UTF-8 bytes into the run's text of the cluster that the glyph belongs to.
    package var cluster: Int

    package init(id: UInt32, position: CGPoint, cluster: Int) {
      self.id = id
      self.position = position
      self.cluster = cluster
    }
  }

  /// The face of all glyphs.
  package var face: any FontFace
  /// The font size, in points.
  package var size: CGFloat
  /// The glyphs in drawing order.
  package var glyphs: [Glyph]
  /// The text that the glyphs show.
  package var text: String
  /// The sum of the advances, in points.
  package var width: CGFloat
  /// Whether the text runs from right to left.
  package var isRightToLeft: Bool
  /// Whether all digits have one width.
  package var hasMonospacedDigits: Bool

  package init(
    face: any FontFace, size: CGFloat, glyphs: [Glyph], text: String, width: CGFloat,
    isRightToLeft: Bool = false, hasMonospacedDigits: Bool = false
  ) {
    self.face = face
    self.size = size
    self.glyphs = glyphs
    self.text = text
    self.width = width
    self.isRightToLeft = isRightToLeft
    self.hasMonospacedDigits = hasMonospacedDigits
  }
}

extension TextRun: Hashable {
  package static func == (lhs: TextRun, rhs: TextRun) -> Bool {
    lhs.face.id == rhs.face.id && lhs.size == rhs.size && lhs.glyphs == rhs.glyphs
      && lhs.text == rhs.text && lhs.width == rhs.width && lhs.isRightToLeft == rhs.isRightToLeft
      && lhs.hasMonospacedDigits == rhs.hasMonospacedDigits
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(face.id)
    hasher.combine(size)
    hasher.combine(text)
  }
}
