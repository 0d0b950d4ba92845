import IntegerConversion

extension EncodedImage {
  /// A picture file of a kind that is read here, whatever its name says; nil for other bytes.
  public convenience init?(file bytes: [UInt8]) {
    if bytes.starts(with: [0xFF, 0xD8]) {
      self.init(jpeg: bytes)
    } else if bytes.starts(with: Array("RIFF".utf8)) {
      self.init(webP: bytes)
    } else if bytes.starts(with: Array("GIF".utf8)) {
      self.init(gif: bytes)
    } else {
      self.init(png: bytes)
    }
  }

  /// A PNG file; nil when the bytes do not start as one does.
  ///
  /// Only the head is read here, and the orientation in a chunk `eXIf`: a file that is broken further on shows
  /// when it is decoded.
  /// Source: W3C, PNG Specification (Third Edition), 5.2 and 11.2.1: signature, then IHDR with the sides.
  public convenience init?(png bytes: [UInt8]) {
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    let header = Array("IHDR".utf8)
    guard bytes.count >= 33, bytes.starts(with: signature), Array(bytes[12..<16]) == header else {
      return nil
    }
    let (width, height) = (Self.number(bytes, at: 16), Self.number(bytes, at: 20))
    guard width > 0, height > 0, width < 1 << 31, height < 1 << 31 else { return nil }
    self.init(
      format: .png, bytes: bytes, columns: width, rows: height, exif: Self.exif(png: bytes),
      isAnimated: Self.range(of: "acTL", inPNG: bytes) != nil)
  }

  /// The orientation in the chunk `eXIf`.
  ///
  /// Source: PNG, 11.3.4.6: at most one, before or after the pixels.
  private static func exif(png bytes: [UInt8]) -> ExifData? {
    range(of: "eXIf", inPNG: bytes).flatMap { chunk in
      ExifData(tiff: bytes[chunk.lowerBound + 8..<chunk.upperBound - 4], in: chunk)
    }
  }

  /// The first chunk of a type, with its length and check value.
  private static func range(of type: String, inPNG bytes: [UInt8]) -> Range<Int>? {
    var start = 8
    while start + 12 <= bytes.count {
      let length = number(bytes, at: start)
      guard length <= bytes.count - start - 12 else { return nil }
      let end = start + 12 + length
      if bytes[start + 4..<start + 8].elementsEqual(type.utf8) { return start..<end }
      start = end
    }
    return nil
  }

  private static func number(_ bytes: [UInt8], at offset: Int) -> Int {
    bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
  }
}
