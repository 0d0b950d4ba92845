/// What kind of picture a file is, by its first bytes.
package enum FileSignature {
  /// The name of the format; nil for one that isn't known.
  ///
  /// Sources: JPEG, ITU-T T.81 B.1.1; GIF89a, section 17; WebP, RFC 9649 section 2.4; PDF, ISO 32000-1
  /// 7.5.2; BMP and TIFF, their first two to four bytes.
  package static func format(of bytes: [UInt8]) -> String? {
    if bytes.starts(with: PNGHeader.signature) { return "PNG" }
    if bytes.starts(with: [0xff, 0xd8, 0xff]) { return "JPEG" }
    if bytes.starts(with: Array("RIFF".utf8)), bytes.dropFirst(8).starts(with: Array("WEBP".utf8)) {
      return "WebP"
    }
    for (start, name) in starts where bytes.starts(with: Array(start.utf8)) { return name }
    if bytes.starts(with: [0x49, 0x49, 0x2a, 0]) || bytes.starts(with: [0x4d, 0x4d, 0, 0x2a]) {
      return "TIFF"
    }
    return isSVG(bytes) ? "SVG" : nil
  }

  private static let starts = [("GIF8", "GIF"), ("%PDF-", "PDF"), ("BM", "BMP")]

  /// Whether the first element of an XML file is `svg`.
  private static func isSVG(_ bytes: [UInt8]) -> Bool {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let head = bytes.prefix(4096)
    let text = head.starts(with: mark) ? head.dropFirst(mark.count) : head
    // Source: XML 1.0, production [3], and the form feed.
    guard let first = text.first(where: { ![0x20, 0x09, 0x0A, 0x0C, 0x0D].contains($0) }),
      first == UInt8(ascii: "<")
    else { return false }
    let name = Array("svg".utf8)
    return text.indices.contains { index in
      (text[index] == UInt8(ascii: "<") || text[index] == UInt8(ascii: ":"))
        && text[(index + 1)...].starts(with: name)
    }
  }
}
