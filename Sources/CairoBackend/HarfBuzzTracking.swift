import CPango
import IntegerConversion

/// Fonts with tracking.
///
/// The tracking is part of the advances, so that HarfBuzz kerns and forms ligatures as without it. Pango's letter
/// spacing would disable ligatures.
enum HarfBuzzTracking {
  /// Returns a font with a distance added after each glyph that has a width; the caller owns it.
  ///
  /// - Parameter distance: The distance in units of the font's scale.
  static func makeFont(of font: OpaquePointer, by distance: Int32) -> OpaquePointer? {
    guard let tracked = hb_font_create_sub_font(font) else { return nil }
    // The pointer itself is the number: there is nothing to free with the font.
    hb_font_set_funcs(tracked, functions, UnsafeMutableRawPointer(bitPattern: Int(distance)), nil)
    hb_font_make_immutable(tracked)
    return tracked
  }

  /// The functions of a tracked font; those not set here are its parent's.
  private nonisolated(unsafe) static let functions: OpaquePointer? = {
    let functions = hb_font_funcs_create()
    hb_font_funcs_set_glyph_h_advances_func(
      functions,
      { font, distance, count, glyphs, glyphStride, advances, advanceStride, _ in
        hb_font_get_glyph_h_advances(
          hb_font_get_parent(font), count, glyphs, glyphStride, advances, advanceStride)
        guard let advances else { return }
        let added = Int32(truncatingIfNeeded: Int(bitPattern: distance))
        for index in 0..<Int(count) {
          let advance = (UnsafeMutableRawPointer(advances) + index * Int(advanceStride))
            .assumingMemoryBound(to: hb_position_t.self)
          // Marks have no width, and stay above their letters.
          if advance.pointee != 0 { advance.pointee &+= added }
        }
      }, nil, nil)
    hb_font_funcs_make_immutable(functions)
    return functions
  }()
}
