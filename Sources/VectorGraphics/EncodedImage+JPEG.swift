import IntegerConversion

extension EncodedImage {
  /// A JPEG file; nil when the bytes do not start as one does.
  ///
  /// Only the head is read here, with its orientation: a file that is broken further on shows when it is decoded.
  public convenience init?(jpeg bytes: [UInt8]) {
    guard let head = JPEGHead(bytes) else { return nil }
    self.init(
      format: .jpeg, bytes: bytes, columns: head.columns, rows: head.rows, exif: head.exif,
      isCMYK: head.components == 4)
  }
}

/// The data of the segments before the pixels of a JPEG file.
///
/// Source: ITU-T T.81, B.1.1: segments have a marker and their length; B.2.2: a frame has its precision, its
/// sides and the number of its components. CIPA DC-008-2019 (Exif 2.32), 4.5.4: Exif data stands in APP1.
struct JPEGHead {
  private(set) var columns = 0
  private(set) var rows = 0
  private(set) var components = 0
  private(set) var exif: ExifData?
  /// The end of the frame header.
  private(set) var end = 0

  init?(_ bytes: [UInt8]) {
    guard bytes.starts(with: [0xFF, 0xD8, 0xFF]) else { return nil }
    var start = 2
    while start + 4 <= bytes.count {
      let marker = bytes[start + 1]
      // Readers look for the next marker over what is none; any number of 0xFF may stand before one.
      guard bytes[start] == 0xFF, marker != 0, marker != 0xFF else {
        start += 1
        continue
      }
      guard !Self.standsAlone(marker) else {
        start += 2
        continue
      }
      let end = start + 2 + Self.number(bytes, at: start + 2)
      // The picture's end, or its pixels, before its sides are known.
      guard marker != 0xD9, marker != 0xDA, end >= start + 4, end <= bytes.count else {
        return nil
      }
      if Self.isFrame(marker) {
        guard end >= start + 10 else { return nil }
        rows = Self.number(bytes, at: start + 5)
        columns = Self.number(bytes, at: start + 7)
        components = Int(bytes[start + 9])
        self.end = end
        guard rows > 0, columns > 0 else { return nil }
        return
      }
      if marker == 0xE1, exif == nil {
        exif = Self.exif(bytes[(start + 4)..<end], in: start..<end)
      }
      start = end
    }
    return nil
  }

  private static func exif(_ data: ArraySlice<UInt8>, in range: Range<Int>) -> ExifData? {
    let name = Array("Exif\0\0".utf8)
    guard data.starts(with: name) else { return nil }
    return ExifData(tiff: data.dropFirst(name.count), in: range)
  }

  private static func standsAlone(_ marker: UInt8) -> Bool {
    marker == 0x01 || 0xD0...0xD8 ~= marker
  }

  /// Whether a marker starts a frame: not DHT, JPG or DAC.
  private static func isFrame(_ marker: UInt8) -> Bool {
    0xC0...0xCF ~= marker && ![0xC4, 0xC8, 0xCC].contains(marker)
  }

  private static func number(_ bytes: [UInt8], at offset: Int) -> Int {
    Int(bytes[offset]) << 8 | Int(bytes[offset + 1])
  }
}
