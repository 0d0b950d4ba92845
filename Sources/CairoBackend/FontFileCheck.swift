import IntegerConversion
import VectorGraphics

/// What is wrong with a font file, as far as its directory of tables tells: what drawing would pass over in
/// silence.
///
/// Source: OpenType 1.9, "Organization of an OpenType font" and "Font collections": a version, the number of
/// tables, and for each its tag, checksum, place and length.
struct FontFileCheck {
  /// A version and what it stands for; `nil` for a kind of file that is read here.
  private static let versions: [UInt32: String?] = [
    0x0001_0000: nil, tag("OTTO"): nil, tag("true"): nil,
    tag("wOFF"): "WOFF", tag("wOF2"): "WOFF2", tag("LWFN"): "Type 1",
  ]
  private static let required = ["cmap", "head", "hhea", "hmtx", "maxp"]
  /// Outlines or pictures.
  private static let glyphs: Set = ["glyf", "CFF ", "CFF2", "CBDT", "sbix"]

  private let bytes: UnsafeRawBufferPointer
  private let path: String

  /// Looks at the bytes of a font file.
  ///
  /// - Throws: `FontError.notAFont` or `brokenFont`.
  static func check(_ bytes: UnsafeRawBufferPointer, path: String) throws(FontError) {
    let check = FontFileCheck(bytes: bytes, path: path)
    guard check.number(0) == tag("ttcf") else { return try check.checkFace(at: 0) }
    guard let count = check.number(8), count > 0, bytes.count >= 12 + Int(count) * 4 else {
      throw .brokenFont(path, reason: "its list of faces is cut off")
    }
    for index in 0..<Int(count) {
      try check.checkFace(at: Int(check.number(12 + index * 4) ?? 0))
    }
  }

  private func checkFace(at start: Int) throws(FontError) {
    guard let version = number(start), let kind = Self.versions[version] else {
      throw .notAFont(path, found: nil)
    }
    if let kind { throw .notAFont(path, found: kind) }
    guard let count = shortNumber(start + 4), bytes.count >= start + 12 + count * 16 else {
      throw .brokenFont(path, reason: "its list of tables is cut off")
    }
    var tags: Set<String> = []
    for index in 0..<count {
      let record = start + 12 + index * 16
      let tag = String(decoding: bytes[record..<record + 4], as: Unicode.ASCII.self)
      guard let place = number(record + 8), let length = number(record + 12),
        Int(place) + Int(length) <= bytes.count
      else { throw .brokenFont(path, reason: "its table \"\(tag)\" is cut off") }
      if length > 0 { tags.insert(tag) }
    }
    if let absent = Self.required.first(where: { !tags.contains($0) }) {
      throw .brokenFont(path, reason: "it has no table \"\(absent)\"")
    }
    guard !tags.isDisjoint(with: Self.glyphs) else {
      throw .brokenFont(path, reason: "it has no glyphs")
    }
  }

  private func number(_ offset: Int) -> UInt32? {
    guard offset >= 0, offset + 4 <= bytes.count else { return nil }
    return bytes[offset..<offset + 4].reduce(0) { $0 << 8 | UInt32($1) }
  }

  private func shortNumber(_ offset: Int) -> Int? {
    guard offset >= 0, offset + 2 <= bytes.count else { return nil }
    return Int(bytes[offset]) << 8 | Int(bytes[offset + 1])
  }

  private static func tag(_ text: String) -> UInt32 {
    text.utf8.reduce(0) { $0 << 8 | UInt32($1) }
  }
}
