/// Makes a small font file of the glyphs that a document uses.
package protocol FontSubsetter: Sendable {
  /// A TrueType or OpenType file with the given glyphs of `face`, the characters that map to them, and the
  /// tables that shape them.
  func subset(_ face: any FontFace, glyphs: Set<UInt32>) throws -> [UInt8]
}
