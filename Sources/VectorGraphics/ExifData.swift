import IntegerConversion

/// What a part of a picture file says of the picture's orientation.
///
/// Source: CIPA DC-008-2019 (Exif 2.32), 4.5 and 4.6; TIFF 6.0, section 2: the order of bytes, the number 42,
/// where the first list of fields lies, and fields of 12 bytes.
package struct ExifData: Sendable {
  /// How rows and columns lie.
  package let orientation: EncodedImage.Orientation
  /// The whole part of the file, which may be left out of it.
  package let range: Range<Int>

  /// Reads `tiff`, which lies in `range`; nil if it states no orientation, or the usual one.
  init?(tiff: ArraySlice<UInt8>, in range: Range<Int>) {
    let reader = TIFFReader(bytes: tiff)
    guard let orientation = reader?.orientation, orientation != .up else { return nil }
    self.orientation = orientation
    self.range = range
  }
}

/// Numbers in the order of bytes that the data states.
private struct TIFFReader {
  private static let orientationTag = 0x0112
  private static let shortNumber = 3

  private let bytes: ArraySlice<UInt8>
  private let isLittleEndian: Bool

  init?(bytes: ArraySlice<UInt8>) {
    let isLittleEndian = bytes.starts(with: [0x49, 0x49, 42, 0])
    guard isLittleEndian || bytes.starts(with: [0x4D, 0x4D, 0, 42]) else { return nil }
    self.bytes = bytes
    self.isLittleEndian = isLittleEndian
  }

  /// The orientation in the first list of fields; nil if there is none.
  var orientation: EncodedImage.Orientation? {
    guard let start = number(at: 4, 4), let count = number(at: start, 2) else { return nil }
    for index in 0..<count {
      let field = start + 2 + index * 12
      guard let tag = number(at: field, 2), let kind = number(at: field + 2, 2) else { return nil }
      guard tag == Self.orientationTag, kind == Self.shortNumber else { continue }
      return number(at: field + 8, 2).flatMap(EncodedImage.Orientation.init(rawValue:))
    }
    return nil
  }

  private func number(at offset: Int, _ length: Int) -> Int? {
    guard offset >= 0, offset <= bytes.count - length else { return nil }
    let start = bytes.startIndex + offset
    let digits = bytes[start..<start + length]
    return isLittleEndian
      ? digits.reversed().reduce(0) { $0 << 8 | Int($1) } : digits.reduce(0) { $0 << 8 | Int($1) }
  }
}
