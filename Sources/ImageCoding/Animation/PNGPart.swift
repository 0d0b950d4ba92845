import IntegerConversion

/// A chunk of a PNG file with its data, to be put together with others.
///
/// Source: W3C, PNG Specification (Third Edition), 5.3 Chunk layout and annex D, the sample CRC code.
struct PNGPart {
  var type: String
  var data: [UInt8]

  /// The chunk with its length and its check.
  var bytes: [UInt8] {
    let checked = Array(type.utf8) + data
    return UInt32(data.count).bigEndianBytes + checked + Self.check(checked).bigEndianBytes
  }

  /// The chunks of a file, in order; what is no chunk ends them.
  static func all(in file: [UInt8]) -> [PNGPart] {
    var chunks: [PNGPart] = []
    var start = PNGHeader.signature.count
    while start + 12 <= file.count {
      let length = file[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
      guard start + 12 + length <= file.count else { break }
      let type = String(decoding: file[start + 4..<start + 8], as: UTF8.self)
      chunks.append(PNGPart(type: type, data: Array(file[start + 8..<start + 8 + length])))
      start += 12 + length
    }
    return chunks
  }

  private static func check(_ bytes: [UInt8]) -> UInt32 {
    var value: UInt32 = 0xffff_ffff
    for byte in bytes { value = table[Int((value ^ UInt32(byte)) & 255)] ^ value >> 8 }
    return value ^ 0xffff_ffff
  }

  private static let table: [UInt32] = (0..<256).map { number in
    (0..<8).reduce(UInt32(number)) { value, _ in
      value & 1 == 1 ? 0xedb8_8320 ^ value >> 1 : value >> 1
    }
  }
}

extension UInt32 {
  /// The bytes, the highest first.
  var bigEndianBytes: [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: self >> (24 - 8 * $0)) } }
}

extension UInt16 {
  /// The bytes, the highest first.
  var bigEndianBytes: [UInt8] { [UInt8(self >> 8), UInt8(truncatingIfNeeded: self)] }
  /// The bytes, the lowest first.
  var littleEndianBytes: [UInt8] { [UInt8(truncatingIfNeeded: self), UInt8(self >> 8)] }
}
