import CPNG
import IntegerConversion

/// A chunk of a PNG file, by where it lies; nothing is copied or decompressed.
///
/// Source: PNG Specification (Third Edition), 5.3 Chunk layout.
package struct PNGChunk: Sendable, Equatable {
  /// The four letters, such as `IDAT`.
  package let type: String
  /// Where the whole chunk lies, from its length to its check value.
  package let range: Range<Int>
  /// The check value that is written at its end.
  package let crc: UInt32

  /// Where its data lies.
  package var data: Range<Int> { range.lowerBound + 8..<range.upperBound - 4 }

  /// The chunks of a file up to the last whole one; none of what is no PNG.
  package static func all(in bytes: [UInt8]) -> [PNGChunk] {
    guard bytes.starts(with: PNGHeader.signature) else { return [] }
    var chunks: [PNGChunk] = []
    var start = PNGHeader.signature.count
    while start + 12 <= bytes.count {
      let length = Int(number(bytes, start))
      guard length <= bytes.count - start - 12 else { break }
      let end = start + 12 + length
      let type = String(decoding: bytes[start + 4..<start + 8], as: UTF8.self)
      chunks.append(PNGChunk(type: type, range: start..<end, crc: number(bytes, end - 4)))
      start = end
      if type == "IEND" { break }
    }
    return chunks
  }

  /// Whether the chunks of a file are all there, and none is damaged.
  package static func areWhole(_ chunks: [PNGChunk], in bytes: [UInt8]) -> Bool {
    guard chunks.last?.type == "IEND" else { return false }
    return unsafe bytes.withUnsafeBufferPointer { bytes in
      chunks.allSatisfy { chunk in
        // The type is part of what is checked.
        let checked = unsafe bytes[chunk.range.lowerBound + 4..<chunk.data.upperBound]
        let start = unsafe UnsafeBufferPointer(rebasing: checked).baseAddress
        return unsafe cpng_checksum(start, checked.count) == chunk.crc
      }
    }
  }

  private static func number(_ bytes: [UInt8], _ start: Int) -> UInt32 {
    bytes[start..<start + 4].reduce(0) { $0 << 8 | UInt32($1) }
  }
}
