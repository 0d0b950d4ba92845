import CPango
package import Foundation
import IntegerConversion
import Synchronization
import VectorGeometry
package import VectorGraphics

/// A face of a font file, read by HarfBuzz: outlines of TrueType and CFF, pictures of CBDT and sbix.
///
/// Color layers (COLR) and SVG glyphs are drawn as their plain outlines.
package final class HarfBuzzFontFace: FontFace {
  package let id: String
  package let familyName: String
  package let weight: Int
  package let isItalic: Bool
  package let fileURL: URL?

  /// The height of the face above and below the baseline and the gap between lines, in ems.
  package struct LineMetrics: Sendable, Hashable {
    package var ascent: CGFloat
    /// Positive below the baseline.
    package var descent: CGFloat
    package var gap: CGFloat
  }

  package let lineMetrics: LineMetrics
  package let lines: FontLines

  // HarfBuzz's faces and fonts may be used by many threads once they are immutable.
  nonisolated(unsafe) let face: OpaquePointer
  private nonisolated(unsafe) let font: OpaquePointer
  private nonisolated(unsafe) let pen: OpaquePointer

  private let unitsPerEm: CGFloat
  let glyphCount: UInt32
  private let hasPictures: Bool
  /// The value of the axis `wght`; nil in a static face.
  let variableWeight: Int?
  private let glyphs = Mutex<[UInt32: GlyphContent]>([:])
  private let coverage = Mutex<UInt?>(nil)

  /// Opens the file of the chosen face.
  ///
  /// - Throws: `FontError.missingFile`, `unreadableFile`, `notAFont` or `brokenFont`.
  package init(_ choice: FontChoice) throws(FontError) {
    let path = choice.file.url.path
    let blob = try FontFile.blob(at: path)
    defer { hb_blob_destroy(blob) }
    guard let face = hb_face_create(blob, UInt32(choice.file.index)) else {
      throw .unreadableFile(path)
    }
    let unitsPerEm = hb_face_get_upem(face)
    glyphCount = hb_face_get_glyph_count(face)
    guard glyphCount > 0, unitsPerEm > 0,
      let font = Self.font(of: face, scale: Int32(unitsPerEm), weight: choice.variableWeight),
      let pen = HarfBuzzPen.makeFunctions()
    else {
      hb_face_destroy(face)
      throw .unreadableFile(path)
    }
    hb_face_make_immutable(face)
    (self.face, self.font, self.pen) = (face, font, pen)
    self.unitsPerEm = CGFloat(unitsPerEm)
    lineMetrics = Self.lineMetrics(of: font, unitsPerEm: CGFloat(unitsPerEm))
    lines = Self.lines(of: font, unitsPerEm: CGFloat(unitsPerEm))
    hasPictures = hb_ot_color_has_png(face) != 0
    id = choice.id
    familyName = choice.file.familyName
    weight = choice.weight
    isItalic = choice.file.isItalic
    fileURL = choice.file.url
    variableWeight = choice.variableWeight
  }

  deinit {
    hb_draw_funcs_destroy(pen)
    hb_font_destroy(font)
    hb_face_destroy(face)
    let coverage = coverage.withLock { $0 }
    if let coverage, let pointer = UnsafeMutableRawPointer(bitPattern: coverage) {
      g_object_unref(pointer)
    }
  }

  package func glyph(_ id: UInt32) -> GlyphContent {
    guard id > 0, id < glyphCount else { return .missing }
    if let known = glyphs.withLock({ $0[id] }) { return known }
    let content = picture(of: id) ?? .outline(outline(of: id))
    return glyphs.withLock { glyphs in
      if let known = glyphs[id] { return known }
      glyphs[id] = content
      return content
    }
  }

  /// A HarfBuzz font of this face, `scale` units an em; the caller owns it.
  func makeFont(scale: Int32) -> OpaquePointer? {
    Self.font(of: face, scale: scale, weight: variableWeight)
  }

  /// The glyph of a character; nil if the face has none.
  package func nominalGlyph(of character: Unicode.Scalar) -> UInt32? {
    var glyph: hb_codepoint_t = 0
    return hb_font_get_nominal_glyph(font, character.value, &glyph) != 0 ? glyph : nil
  }

  private static func font(of face: OpaquePointer, scale: Int32, weight: Int?) -> OpaquePointer? {
    guard let font = hb_font_create(face) else { return nil }
    hb_font_set_scale(font, scale, scale)
    if let weight {
      var axis = hb_variation_t(tag: HB_STYLE_TAG_WEIGHT.rawValue, value: Float(weight))
      hb_font_set_variations(font, &axis, 1)
    }
    hb_font_make_immutable(font)
    return font
  }

  /// The metrics by which text is set; HarfBuzz takes them from OS/2 or hhea as the file's flags say.
  private static func lineMetrics(of font: OpaquePointer, unitsPerEm: CGFloat) -> LineMetrics {
    var extents = hb_font_extents_t()
    guard hb_font_get_h_extents(font, &extents) != 0 else {
      return LineMetrics(ascent: 0.8, descent: 0.2, gap: 0)
    }
    return LineMetrics(
      ascent: CGFloat(extents.ascender) / unitsPerEm,
      descent: 0 - CGFloat(extents.descender) / unitsPerEm,
      gap: max(0, CGFloat(extents.line_gap) / unitsPerEm))
  }
}

extension HarfBuzzFontFace {
  /// The lines that the tables post and OS/2 give; HarfBuzz makes up what they lack.
  ///
  /// Source: OpenType, `post.underlinePosition` and `OS/2.yStrikeoutPosition` are the tops of the lines, up from
  /// the baseline.
  fileprivate static func lines(of font: OpaquePointer, unitsPerEm: CGFloat) -> FontLines {
    func metric(_ tag: hb_ot_metrics_tag_t) -> CGFloat {
      var value: hb_position_t = 0
      hb_ot_metrics_get_position_with_fallback(font, tag, &value)
      return CGFloat(value) / unitsPerEm
    }
    let thickness = max(metric(HB_OT_METRICS_TAG_UNDERLINE_SIZE), 0.02)
    let strike = max(metric(HB_OT_METRICS_TAG_STRIKEOUT_SIZE), 0.02)
    return FontLines(
      underline: .init(
        position: thickness / 2 - metric(HB_OT_METRICS_TAG_UNDERLINE_OFFSET),
        thickness: thickness),
      strikethrough: .init(
        position: strike / 2 - metric(HB_OT_METRICS_TAG_STRIKEOUT_OFFSET), thickness: strike))
  }

  private func outline(of id: UInt32) -> Path {
    var drawing = HarfBuzzPen(unitsPerEm: unitsPerEm)
    withUnsafeMutablePointer(to: &drawing) { hb_font_get_glyph_shape(font, id, pen, $0) }
    return Path(elements: drawing.elements)
  }

  private func picture(of id: UInt32) -> GlyphContent? {
    guard hasPictures, let blob = hb_ot_color_glyph_reference_png(font, id) else { return nil }
    defer { hb_blob_destroy(blob) }
    var length: UInt32 = 0
    var extents = hb_glyph_extents_t()
    guard let data = hb_blob_get_data(blob, &length), length > 0,
      hb_font_get_glyph_extents(font, id, &extents) != 0,
      let image = EncodedImage(
        pngGlyph: UnsafeRawBufferPointer(start: data, count: Int(length)))
    else { return nil }
    let rectangle = CGRect(
      x: CGFloat(extents.x_bearing) / unitsPerEm, y: 0 - CGFloat(extents.y_bearing) / unitsPerEm,
      width: CGFloat(extents.width) / unitsPerEm,
      height: 0 - CGFloat(extents.height) / unitsPerEm)
    return .image(image, rectangle)
  }

  /// The characters that the face has, for Pango, made once; the caller gets a reference of its own.
  func makeCoverageReference() -> OpaquePointer? {
    coverage.withLock { stored -> UInt? in
      if stored == nil { stored = makeCoverage().map { UInt(bitPattern: $0) } }
      if let stored, let object = UnsafeMutableRawPointer(bitPattern: stored) {
        g_object_ref(object)
      }
      return stored
    }.flatMap(OpaquePointer.init(bitPattern:))
  }

  private func makeCoverage() -> OpaquePointer? {
    guard let coverage = pango_coverage_new(), let set = hb_set_create() else { return nil }
    defer { hb_set_destroy(set) }
    hb_face_collect_unicodes(face, set)
    var character = hb_codepoint_t.max  // HB_SET_VALUE_INVALID, which starts the walk
    while hb_set_next(set, &character) != 0 {
      pango_coverage_set(coverage, Int32(character), PANGO_COVERAGE_EXACT)
    }
    return coverage
  }
}

extension EncodedImage {
  /// The PNG of a glyph, if its head is one.
  ///
  /// Source: W3C, PNG (Third Edition), sections 5.2 and 11.2.1: eight bytes of signature, then the chunk
  /// IHDR, whose data starts with width and height.
  fileprivate convenience init?(pngGlyph bytes: UnsafeRawBufferPointer) {
    let signature: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
    guard bytes.count >= 24, bytes.prefix(8).elementsEqual(signature) else { return nil }
    func number(at offset: Int) -> Int {
      bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
    }
    self.init(format: .png, bytes: Array(bytes), width: number(at: 16), height: number(at: 20))
  }
}
