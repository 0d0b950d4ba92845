import IntegerConversion

extension EncodedImage {
  /// A GIF file, of which the first frame is shown; `nil` if the bytes do not start as one does.
  ///
  /// Only the size of the screen is read here: a file that is broken further on shows when it is decoded.
  /// Source: CompuServe, GIF89a Specification, sections 17 and 18.
  public convenience init?(gif bytes: [UInt8]) {
    guard bytes.count >= 13,
      bytes.starts(with: "GIF87a".utf8) || bytes.starts(with: "GIF89a".utf8)
    else { return nil }
    let width = Int(bytes[6]) | Int(bytes[7]) << 8
    let height = Int(bytes[8]) | Int(bytes[9]) << 8
    guard width > 0, height > 0 else { return nil }
    self.init(format: .gif, bytes: bytes, width: width, height: height)
  }
}
