import IntegerConversion

/// The check value of PNG chunks.
///
/// Source: PNG Specification (Third Edition), Annex D, Sample CRC implementation.
enum CRC32 {
  private static let table: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { value, _ in
      value & 1 == 1 ? 0xEDB8_8320 ^ value >> 1 : value >> 1
    }
  }

  /// The check value of bytes.
  static func value(of bytes: [UInt8]) -> UInt32 {
    let (bytes, table) = (bytes.span, table.span)
    var value = ~0 as UInt32
    for index in bytes.indices {
      value = table[Int((value ^ UInt32(bytes[index])) & 255)] ^ value >> 8
    }
    return ~value
  }
}
