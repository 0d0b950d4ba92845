import IntegerConversion

extension EncodedImage {
  /// A WebP file; nil when the bytes do not start as one does.
  ///
  /// Only the head is read here, and the orientation in a chunk `EXIF`: a file that is broken further on shows
  /// when it is decoded.
  /// Source: RFC 9649, 2.4 to 2.7: a chunk `VP8 `, `VP8L` or `VP8X` comes first, and holds the sides.
  public convenience init?(webP bytes: [UInt8]) {
    guard bytes.count >= 30, bytes.starts(with: Array("RIFF".utf8)),
      bytes[8..<12].elementsEqual(Array("WEBP".utf8)),
      let (width, height) = Self.sides(of: bytes), width > 0, height > 0
    else { return nil }
    self.init(
      format: .webp, bytes: bytes, columns: width, rows: height, exif: Self.exif(webP: bytes),
      isAnimated: bytes[12..<16].elementsEqual("VP8X".utf8) && bytes[20] & 0x02 != 0)
  }

  /// The orientation in the chunk `EXIF` of an extended file.
  ///
  /// Source: RFC 9649, 2.3 and 2.7.1.5: chunks have four letters, a size and an even number of bytes.
  private static func exif(webP bytes: [UInt8]) -> ExifData? {
    guard bytes[12..<16].elementsEqual("VP8X".utf8) else { return nil }
    var start = 12
    while start + 8 <= bytes.count {
      let size = number(bytes, at: start + 4, 4)
      guard size <= bytes.count - start - 8 else { return nil }
      let end = start + 8 + size
      if bytes[start..<start + 4].elementsEqual("EXIF".utf8) {
        let data = bytes[start + 8..<end]
        // Some programs write the prefix that belongs into JPEG files.
        let prefix = Array("Exif\0\0".utf8)
        return ExifData(
          tiff: data.starts(with: prefix) ? data.dropFirst(prefix.count) : data, in: start..<end)
      }
      start = end + size % 2
    }
    return nil
  }

  private static func sides(of bytes: [UInt8]) -> (width: Int, height: Int)? {
    switch String(decoding: bytes[12..<16], as: UTF8.self) {
    // RFC 6386, 9.1: three bytes of a frame's tag, its start code, then 14 bits for each side.
    case "VP8 " where bytes[23..<26].elementsEqual([0x9D, 0x01, 0x2A]):
      return (number(bytes, at: 26, 2) & 0x3FFF, number(bytes, at: 28, 2) & 0x3FFF)
    // RFC 9649, 3.4: a signature, then 14 bits for each side less one.
    case "VP8L" where bytes[20] == 0x2F:
      let bits = number(bytes, at: 21, 4)
      return (bits & 0x3FFF + 1, bits >> 14 & 0x3FFF + 1)
    // 2.7: flags in four bytes, then three bytes for each side less one.
    case "VP8X":
      return (number(bytes, at: 24, 3) + 1, number(bytes, at: 27, 3) + 1)
    default: return nil
    }
  }

  private static func number(_ bytes: [UInt8], at offset: Int, _ count: Int) -> Int {
    bytes[offset..<offset + count].reversed().reduce(0) { $0 << 8 | Int($1) }
  }
}
