/// Makes a small font file of what a document uses of a face.
package protocol FontSubsetter: Sendable {
  /// A TrueType or OpenType file that shows what `use` states as `face` does.
  ///
  /// It holds the glyphs, whatever numbers they get, the characters that map to them, and the rules that shape
  /// those characters. The same face and use give the same bytes.
  func subset(_ face: any FontFace, to use: FontUse) throws -> [UInt8]
}

/// What the runs of a document use of one face.
package struct FontUse: Sendable, Hashable {
  /// The glyphs that are drawn.
  package var glyphs: Set<UInt32>
  /// The characters that the glyphs show.
  package var characters: Set<Unicode.Scalar>
  /// Whether there are digits that all have one width.
  package var hasMonospacedDigits: Bool

  /// Nothing yet.
  package init() {
    glyphs = []
    characters = []
    hasMonospacedDigits = false
  }

  /// Adds what a run uses.
  package mutating func include(_ run: TextRun) {
    glyphs.formUnion(run.glyphs.lazy.map(\.id))
    characters.formUnion(run.text.unicodeScalars)
    if run.hasMonospacedDigits { hasMonospacedDigits = true }
  }
}
