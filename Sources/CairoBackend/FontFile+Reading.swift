import CPango
package import Foundation
import IntegerConversion
package import VectorGraphics

extension FontFile {
  /// The faces that the file at `url` holds, from its own tables.
  ///
  /// - Throws: `FontError.missingFile`, `unreadableFile`, `notAFont` or `brokenFont`.
  package static func faces(at url: URL) throws(FontError) -> [FontFile] {
    let blob = try blob(at: url.path)
    defer { hb_blob_destroy(blob) }
    let files = (0..<hb_face_count(blob)).compactMap { face(at: url, in: blob, index: $0) }
    guard !files.isEmpty else {
      throw .brokenFont(url.path, reason: "it has no face with glyphs and a name")
    }
    return files
  }

  /// The bytes of a file that is a font as far as its tables tell; the caller owns them.
  ///
  /// - Throws: `FontError.missingFile`, `unreadableFile`, `notAFont` or `brokenFont`.
  static func blob(at path: String) throws(FontError) -> OpaquePointer {
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else {
      throw .missingFile(path)
    }
    guard !isDirectory.boolValue else { throw .unreadableFile(path) }
    guard let blob = hb_blob_create_from_file_or_fail(path) else { throw .unreadableFile(path) }
    var length: UInt32 = 0
    let data = hb_blob_get_data(blob, &length)
    do throws(FontError) {
      try FontFileCheck.check(UnsafeRawBufferPointer(start: data, count: Int(length)), path: path)
    } catch {
      hb_blob_destroy(blob)
      throw error
    }
    return blob
  }

  private static func face(at url: URL, in blob: OpaquePointer, index: UInt32) -> FontFile? {
    guard let face = hb_face_create(blob, index) else { return nil }
    defer { hb_face_destroy(face) }
    guard hb_face_get_glyph_count(face) > 0, let font = hb_font_create(face) else { return nil }
    defer { hb_font_destroy(font) }
    // Source: OpenType 1.9, "name": the IDs 16 (typographic family), 1 (family), 4 (full) and 6 (PostScript).
    guard let family = name(16, of: face) ?? name(1, of: face) else { return nil }
    var file = FontFile(
      url: url, index: Int(index), familyName: family,
      weights: weightRange(of: face, font),
      isItalic: hb_style_get_value(font, HB_STYLE_TAG_ITALIC) != 0
        || hb_style_get_value(font, HB_STYLE_TAG_SLANT_ANGLE) != 0)
    file.faceNames = [name(6, of: face), name(4, of: face)].compactMap(\.self)
    return file
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
    weight.isFinite ? Int(clamping: weight, to: 1...1000) : 400
  }
}
