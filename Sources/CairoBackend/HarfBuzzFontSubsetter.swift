import CPango
import IntegerConversion
package import VectorGraphics

/// Cuts fonts down with HarfBuzz: CFF and TrueType, without hints, with the rules of shaping that viewers apply
/// unasked.
///
/// A variable face becomes the static one that is drawn. Color glyphs lose their colors.
package struct HarfBuzzFontSubsetter: FontSubsetter {
  /// Why a font can't be cut down.
  package enum Failure: Error, Sendable, Hashable {
    /// The face is none of HarfBuzz's; its id.
    case foreignFace(String)
    /// The face has no such glyph; its id and how many glyphs it has.
    case unknownGlyph(UInt32, face: String, count: UInt32)
    /// HarfBuzz gave up on the font's tables; the face's id.
    case malformed(String)
    /// There is no memory for the face's subset.
    case noMemory(String)
  }

  package init() {}

  package func subset(_ face: any FontFace, to use: FontUse) throws(Failure) -> [UInt8] {
    guard let face = face as? HarfBuzzFontFace else { throw .foreignFace(face.id) }
    if let unknown = use.glyphs.filter({ $0 >= face.glyphCount }).min() {
      throw .unknownGlyph(unknown, face: face.id, count: face.glyphCount)
    }
    guard let input = hb_subset_input_create_or_fail() else { throw .noMemory(face.id) }
    defer { hb_subset_input_destroy(input) }
    hb_subset_input_set_flags(input, HB_SUBSET_FLAGS_NO_HINTING.rawValue)
    for glyph in use.glyphs { hb_set_add(hb_subset_input_glyph_set(input), glyph) }
    for character in use.characters {
      hb_set_add(hb_subset_input_unicode_set(input), character.value)
    }
    Self.chooseFeatures(input, for: use)
    Self.pinAxes(input, of: face)
    guard let subset = hb_subset_or_fail(face.face, input) else { throw .malformed(face.id) }
    defer { hb_face_destroy(subset) }
    return try Self.bytes(of: subset, id: face.id)
  }

  /// Keeps tabular digits where there are any, and those of fractions only for the character that asks for
  /// them: else each digit would bring four glyphs.
  ///
  /// Source: hb-ot-shape.cc, `setup_masks_fraction`: `frac`, `numr` and `dnom` apply around U+2044.
  private static func chooseFeatures(_ input: OpaquePointer, for use: FontUse) {
    let features = hb_subset_input_set(input, HB_SUBSET_SETS_LAYOUT_FEATURE_TAG)
    if use.hasMonospacedDigits { hb_set_add(features, tag("tnum")) }
    guard !use.characters.contains("\u{2044}") else { return }
    for name in ["frac", "numr", "dnom"] as [StaticString] { hb_set_del(features, tag(name)) }
  }

  /// Sets every axis to where the face is drawn: its weight, and the font's own default of all others.
  private static func pinAxes(_ input: OpaquePointer, of face: HarfBuzzFontFace) {
    var count = hb_ot_var_get_axis_count(face.face)
    guard count > 0 else { return }
    var axes = [hb_ot_var_axis_info_t](repeating: hb_ot_var_axis_info_t(), count: Int(count))
    hb_ot_var_get_axis_infos(face.face, 0, &count, &axes)
    for axis in axes.prefix(Int(count)) {
      if axis.tag == HB_STYLE_TAG_WEIGHT.rawValue, let weight = face.variableWeight {
        hb_subset_input_pin_axis_location(input, face.face, axis.tag, Float(weight))
      } else {
        hb_subset_input_pin_axis_to_default(input, face.face, axis.tag)
      }
    }
  }

  private static func bytes(of subset: OpaquePointer, id: String) throws(Failure) -> [UInt8] {
    guard let blob = hb_face_reference_blob(subset) else { throw .noMemory(id) }
    defer { hb_blob_destroy(blob) }
    var length: UInt32 = 0
    guard let data = hb_blob_get_data(blob, &length), length > 0 else { throw .malformed(id) }
    return Array(UnsafeRawBufferPointer(start: data, count: Int(length)))
  }

  /// Source: hb-common.h, `HB_TAG`, which Swift can't import.
  private static func tag(_ name: StaticString) -> hb_tag_t {
    name.withUTF8Buffer { $0.reduce(0) { $0 << 8 | hb_tag_t($1) } }
  }
}

extension HarfBuzzFontSubsetter.Failure: CustomStringConvertible {
  /// One sentence: what is wrong, where, what is allowed.
  package var description: String {
    switch self {
    case .foreignFace(let face): "\(face) is not a face of a font file that HarfBuzz can read"
    case .unknownGlyph(let glyph, let face, let count):
      "\(face) has no glyph \(glyph); expected one of 0 to \(count - 1)"
    case .malformed(let face): "the tables of \(face) can't be subset"
    case .noMemory(let face): "out of memory for a subset of \(face)"
    }
  }
}
