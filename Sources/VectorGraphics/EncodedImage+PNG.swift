extension EncodedImage {
  /// A picture file of a kind that is read here; nil for other bytes.
  public convenience init?(file bytes: [UInt8]) { self.init(png: bytes) }

  /// A PNG file; nil when the bytes do not start as one does.
  ///
  /// Only the head is read here: a file that is broken further on shows when it is decoded.
  /// Source: W3C, PNG Specification (Third Edition), 5.2 and 11.2.1: signature, then IHDR with the sides.
  public convenience init?(png bytes: [UInt8]) {
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    let header = Array("IHDR".utf8)
    guard bytes.count >= 33, bytes.starts(with: signature), Array(bytes[12..<16]) == header else {
      return nil
    }
    func side(at offset: Int) -> Int {
      bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
    }
    let (width, height) = (side(at: 16), side(at: 20))
    guard width > 0, height > 0, width < 1 << 31, height < 1 << 31 else { return nil }
    self.init(format: .png, bytes: bytes, width: width, height: height)
  }
}
