import CPango
package import Foundation
package import VectorGraphics

/// One face of a font file, as far as choosing among faces needs it.
package struct FontFile: Sendable, Hashable {
  package var url: URL
  /// The number of the face in a collection; 0 in a file of one face.
  package var index: Int
  package var familyName: String
  /// The CSS weights that the face has: one, or the range of a variable face.
  package var weights: ClosedRange<Int>
  package var isItalic: Bool
  /// The file's name on every machine; files of one name but other content get a digest behind it.
  package var identity: String

  package init(
    url: URL, index: Int = 0, familyName: String, weights: ClosedRange<Int>, isItalic: Bool
  ) {
    self.url = url
    self.index = index
    self.familyName = familyName
    self.weights = weights
    self.isItalic = isItalic
    self.identity = url.lastPathComponent
  }

  /// The faces that the file at `url` holds, from its own tables.
  ///
  /// - Throws: `FontError.unreadableFile` when it isn't a font.
  package static func faces(at url: URL) throws(FontError) -> [FontFile] {
    guard let blob = hb_blob_create_from_file_or_fail(url.path) else {
      throw .unreadableFile(url.path)
    }
    defer { hb_blob_destroy(blob) }
    let files = (0..<hb_face_count(blob)).compactMap { face(at: url, in: blob, index: $0) }
    guard !files.isEmpty else { throw .unreadableFile(url.path) }
    return files
  }

  private static func face(at url: URL, in blob: OpaquePointer, index: UInt32) -> FontFile? {
    guard let face = hb_face_create(blob, index) else { return nil }
    defer { hb_face_destroy(face) }
    guard hb_face_get_glyph_count(face) > 0, let font = hb_font_create(face) else { return nil }
    defer { hb_font_destroy(font) }
    // Source: OpenType 1.9, "name", name IDs 16 (typographic family) and 1 (family).
    guard let family = name(16, of: face) ?? name(1, of: face) else { return nil }
    return FontFile(
      url: url, index: Int(index), familyName: family,
      weights: weightRange(of: face, font),
      isItalic: hb_style_get_value(font, HB_STYLE_TAG_ITALIC) != 0
        || hb_style_get_value(font, HB_STYLE_TAG_SLANT_ANGLE) != 0)
  }

  private static func name(_ id: UInt32, of face: OpaquePointer) -> String? {
    let english = hb_language_from_string("en", -1)
    var size: UInt32 = 256
    var buffer = [CChar](repeating: 0, count: Int(size))
    let length = hb_ot_name_get_utf8(face, id, english, &size, &buffer)
    guard length > 0 else { return nil }
    return String(decoding: buffer.prefix(Int(size)).map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  private static func weightRange(of face: OpaquePointer, _ font: OpaquePointer)
    -> ClosedRange<Int>
  {
    var axis = hb_ot_var_axis_info_t()
    guard hb_ot_var_find_axis_info(face, HB_STYLE_TAG_WEIGHT.rawValue, &axis) != 0,
      axis.min_value < axis.max_value
    else {
      let weight = clamped(hb_style_get_value(font, HB_STYLE_TAG_WEIGHT))
      return weight...weight
    }
    return clamped(axis.min_value)...clamped(axis.max_value)
  }

  private static func clamped(_ weight: Float) -> Int {
    weight.isFinite ? Int(min(max(weight, 1), 1000)) : 400
  }
}

/// A face as chosen for a text: the file and, in a variable face, the weight to set.
package struct FontChoice: Sendable, Hashable {
  package var file: FontFile
  /// The value of the axis `wght`; nil in a static face.
  package var variableWeight: Int?

  /// The face of `file` that is nearest to the CSS weight.
  package init(file: FontFile, weight: Int) {
    self.file = file
    let range = file.weights
    variableWeight =
      range.count > 1 ? min(max(weight, range.lowerBound), range.upperBound) : nil
  }

  /// The CSS weight that the face has.
  package var weight: Int { variableWeight ?? file.weights.lowerBound }

  /// What tells the face from every other, the same on every machine.
  package var id: String {
    let face = "\(file.identity)#\(file.index)"
    guard let variableWeight else { return face }
    return "\(face)@wght=\(variableWeight)"
  }
}
