import IntegerConversion

/// The checksum of a journal's line.
///
/// Source: ISO 3309 and ITU-T V.42, the CRC-32 that zlib and PNG use (reflected polynomial 0xEDB88320).
enum CRC32 {
  private static let table: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { value, _ in
      value & 1 == 1 ? 0xEDB8_8320 ^ (value >> 1) : value >> 1
    }
  }

  /// The checksum as eight hexadecimal digits.
  static func digits(of bytes: some Sequence<UInt8>) -> [UInt8] {
    var crc: UInt32 = 0xFFFF_FFFF
    for byte in bytes { crc = table[Int((crc ^ UInt32(byte)) & 0xFF)] ^ (crc >> 8) }
    let text = String(~crc, radix: 16)
    return Array((String(repeating: "0", count: 8 - text.utf8.count) + text).utf8)
  }
}
