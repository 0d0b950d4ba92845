import IntegerConversion

/// GIF's variant of Lempel-Ziv-Welch: codes of growing length, packed from the lowest bit.
///
/// Source: CompuServe, GIF89a Specification, appendix F.
struct GIFCompressor {
  private var bytes: [UInt8] = []
  private var buffer: UInt32 = 0
  private var bufferedBits = 0
  private var codes: [UInt32: Int] = [:]

  /// The image data of indices of `bits` bits, with the leading code size, in blocks.
  static func blocks(of indices: [UInt8], bits: Int) -> [UInt8] {
    var compressor = GIFCompressor()
    let size = max(bits, 2)
    compressor.compress(indices, size)
    return [UInt8(size)] + inBlocks(compressor.bytes)
  }

  private static func inBlocks(_ bytes: [UInt8]) -> [UInt8] {
    var blocks: [UInt8] = []
    blocks.reserveCapacity(bytes.count + bytes.count / 255 + 2)
    for start in stride(from: 0, to: bytes.count, by: 255) {
      let part = bytes[start..<min(start + 255, bytes.count)]
      blocks.append(UInt8(part.count))
      blocks += part
    }
    return blocks + [0]
  }

  private mutating func compress(_ indices: [UInt8], _ size: Int) {
    let (clear, end) = (1 << size, 1 << size + 1)
    var (next, width) = (clear + 2, size + 1)
    write(clear, width)
    guard var prefix = indices.first.map(Int.init) else { return close(end, width) }
    for index in indices.dropFirst() {
      let key = UInt32(prefix) << 8 | UInt32(index)
      if let known = codes[key] {
        prefix = known
        continue
      }
      write(prefix, width)
      if next < 4096 {
        if next == 1 << width { width += 1 }
        codes[key] = next
        next += 1
      } else {
        write(clear, width)
        codes.removeAll(keepingCapacity: true)
        (next, width) = (clear + 2, size + 1)
      }
      prefix = Int(index)
    }
    write(prefix, width)
    if next == 1 << width, width < 12 { width += 1 }
    close(end, width)
  }

  private mutating func close(_ end: Int, _ width: Int) {
    write(end, width)
    if bufferedBits > 0 { bytes.append(UInt8(truncatingIfNeeded: buffer)) }
  }

  private mutating func write(_ code: Int, _ width: Int) {
    buffer |= UInt32(code) << UInt32(bufferedBits)
    bufferedBits += width
    while bufferedBits >= 8 {
      bytes.append(UInt8(truncatingIfNeeded: buffer))
      buffer >>= 8
      bufferedBits -= 8
    }
  }
}
