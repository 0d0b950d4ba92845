import CPango
import Foundation
import IntegerConversion
import VectorGeometry
import VectorGraphics

/// A face at one size in Pango's units, opened when Pango first asks for something in it.
///
/// It belongs to one engine and is used by one thread at a time.
final class PangoSizedFace {
  let choice: FontChoice
  /// Units an em.
  let size: Int32
  /// The distance added after each letter, in units.
  let tracking: Int32
  /// The map that the font came from; it lives longer than its fonts.
  let map: UnsafeMutablePointer<PangoFontMap>?
  private unowned let sets: PangoFontSets

  init(
    choice: FontChoice, size: Int32, tracking: Int32, map: UnsafeMutablePointer<PangoFontMap>?,
    sets: PangoFontSets
  ) {
    (self.choice, self.size, self.tracking) = (choice, size, tracking)
    (self.map, self.sets) = (map, sets)
  }

  /// The face; nil when its file can't be read, which `sets` keeps for the layout to throw.
  private(set) lazy var face: HarfBuzzFontFace? = sets.open(choice)

  func makeCoverageReference() -> OpaquePointer? { face?.makeCoverageReference() }

  func makeFont() -> OpaquePointer? {
    guard let font = face?.makeFont(scale: size) else { return nil }
    guard tracking != 0 else { return font }
    defer { hb_font_destroy(font) }
    return HarfBuzzTracking.makeFont(of: font, by: tracking)
  }

  /// A description from which Pango reads the size.
  func makeDescription() -> OpaquePointer? {
    let description = pango_font_description_new()
    pango_font_description_set_family(description, choice.file.familyName)
    pango_font_description_set_absolute_size(description, Double(size))
    return description
  }

  /// How far a glyph moves the pen, in units.
  func advance(of glyph: PangoGlyph) -> Int32 {
    if let lastAdvance, lastAdvance.glyph == glyph { return lastAdvance.advance }
    guard let font = makeFont() else { return 0 }
    defer { hb_font_destroy(font) }
    let advance = hb_font_get_glyph_h_advance(font, glyph)
    lastAdvance = (glyph, advance)
    return advance
  }

  /// The last glyph that was asked for: mostly the space, at the end of each line.
  private var lastAdvance: (glyph: PangoGlyph, advance: Int32)?

  /// The box of a glyph; Pango asks for that of unknown characters.
  func extents(of glyph: PangoGlyph) -> PangoRectangle {
    guard let face, glyph != PangoGlyph.empty else { return PangoRectangle() }
    let ascent = Int32(clamping: face.lineMetrics.ascent * Double(size))
    let descent = Int32(clamping: face.lineMetrics.descent * Double(size))
    let isUnknown = glyph & PangoGlyph.unknown != 0
    let boxWidth = LastResortFace.width(of: glyph & ~PangoGlyph.unknown) * Double(size)
    return PangoRectangle(
      x: 0, y: 0 &- ascent, width: isUnknown ? Int32(clamping: boxWidth) : advance(of: glyph),
      height: ascent &+ descent)
  }
}

/// Special glyphs.
///
/// Source: pango-glyph.h, `PANGO_GLYPH_EMPTY` and `PANGO_GLYPH_UNKNOWN_FLAG`, which Swift can't import.
extension PangoGlyph {
  /// A glyph that draws nothing.
  static let empty: PangoGlyph = 0x0fff_ffff
  /// Marks a character that no font has; the lower bits are the character.
  static let unknown: PangoGlyph = 0x1000_0000
}
