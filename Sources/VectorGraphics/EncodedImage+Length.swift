import IntegerConversion

extension EncodedImage {
  /// Whether the file ends within its pixels, as a download that was interrupted does.
  ///
  /// Only lengths and markers are read: a file that is broken in another way shows when it is decoded.
  /// Sources: PNG (Third Edition), 5.3; ITU-T T.81, B.1.1.3 (EOI); RFC 9649, 2.4.
  package var isCutOff: Bool {
    switch format {
    case .png: isPNGCutOff
    case .jpeg: !hasEndOfJPEG
    case .webp: Self.size(bytes[4..<8].reversed()) > bytes.count - 8
    case .gif, .svg: false
    }
  }

  private var isPNGCutOff: Bool {
    var start = 8
    while start + 8 <= bytes.count {
      let end = start + 12 + Self.size(bytes[start..<start + 4])
      if end > bytes.count { return true }
      if bytes[start + 4..<start + 8].elementsEqual("IEND".utf8) { return false }
      start = end
    }
    return true
  }

  /// Whether the end marker follows the frame header; segments before it may contain complete thumbnails.
  private var hasEndOfJPEG: Bool {
    let start = JPEGHead(bytes)?.end ?? 2
    // Most files end with the marker.
    return stride(from: bytes.count - 2, through: start, by: -1).contains { index in
      bytes[index] == 0xFF && bytes[index + 1] == 0xD9
    }
  }

  private static func size(_ bytes: some Sequence<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
  }
}
