import IntegerConversion
package import VectorGraphics

/// Reads the first frame of GIF files.
///
/// Source: CompuServe, GIF89a Specification.
package struct GIFDecoder: Sendable {
  /// The largest number of pixels that is decoded.
  package var maximumPixels: Int

  /// A decoder that refuses images of more than the given number of pixels.
  package init(maximumPixels: Int = 1 << 28) {
    self.maximumPixels = maximumPixels
  }

  /// The first frame on the screen of the file; pixels that it does not cover are clear.
  ///
  /// Throws `tooLarge`, or `corrupt` for files that end before the frame does.
  package func decode(_ image: EncodedImage) throws(ImageCodingError) -> Bitmap {
    let (columns, rows) = (image.columns, image.rows)
    guard columns * rows <= maximumPixels else {
      throw .tooLarge(width: columns, height: rows, maximumPixels: maximumPixels)
    }
    var scan = GIFScan(image.bytes)
    let frame = try scan.firstFrame()
    guard frame.width * frame.height <= maximumPixels else {
      throw .tooLarge(width: frame.width, height: frame.height, maximumPixels: maximumPixels)
    }
    let indices = try GIFDecompressor.indices(
      of: scan.blocks(), codeSize: frame.codeSize, count: frame.width * frame.height)
    var bitmap = Bitmap(width: columns, height: rows)
    for (line, y) in frame.lines.enumerated() where y + frame.y < rows {
      for x in 0..<max(min(frame.width, columns - frame.x), 0) {
        let index = Int(indices[line * frame.width + x])
        // An index beyond the table has no color: browsers leave the pixel clear.
        guard index != frame.clearIndex, index < frame.colors.count else { continue }
        bitmap[frame.x + x, frame.y + y] = frame.colors[index]
      }
    }
    return bitmap
  }
}

/// The position, the colors and the layout of a frame.
private struct GIFFrame {
  var (x, y, width, height) = (0, 0, 0, 0)
  var isInterlaced = false
  var clearIndex: Int?
  /// The opaque colors 0xAARRGGBB.
  var colors: [UInt32] = []
  var codeSize = 0

  /// The rows of the frame in the order of the file.
  ///
  /// Source: GIF89a Specification, appendix E.
  var lines: [Int] {
    guard isInterlaced else { return Array(0..<height) }
    return [(0, 8), (4, 8), (2, 4), (1, 2)].flatMap { start, step in
      Array(stride(from: start, to: height, by: step))
    }
  }
}

/// Reads the blocks of a GIF file in order.
private struct GIFScan {
  private let bytes: [UInt8]
  private var position = 6

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Moves to the compressed pixels of the first frame.
  mutating func firstFrame() throws(ImageCodingError) -> GIFFrame {
    position = 10
    let flags = try byte()
    position += 2
    let global = try table(flags)
    var clearIndex: Int?
    while true {
      switch try byte() {
      case 0x21:
        let label = try byte()
        let data = try blocks()
        guard label == 0xF9 else { continue }
        guard data.count >= 4 else { throw Self.broken("a graphic control is too short") }
        clearIndex = data[0] & 1 == 1 ? Int(data[3]) : nil
      case 0x2C: return try frame(global, clearIndex)
      case 0x3B: throw Self.broken("it has no frame")
      default: throw Self.broken("a block is unknown")
      }
    }
  }

  private mutating func frame(
    _ global: [UInt32], _ clearIndex: Int?
  ) throws(ImageCodingError) -> GIFFrame {
    var frame = GIFFrame()
    frame.x = try number()
    frame.y = try number()
    frame.width = try number()
    frame.height = try number()
    let flags = try byte()
    frame.isInterlaced = flags & 0x40 != 0
    let local = try table(flags)
    frame.colors = local.isEmpty ? global : local
    frame.clearIndex = clearIndex
    frame.codeSize = Int(try byte())
    return frame
  }

  /// The bytes of the data blocks up to the terminator.
  mutating func blocks() throws(ImageCodingError) -> [UInt8] {
    var data: [UInt8] = []
    while true {
      let count = Int(try byte())
      if count == 0 { return data }
      guard count <= bytes.count - position else { throw Self.truncated }
      data += bytes[position..<position + count]
      position += count
    }
  }

  private mutating func table(_ flags: UInt8) throws(ImageCodingError) -> [UInt32] {
    guard flags & 0x80 != 0 else { return [] }
    let count = 2 << Int(flags & 7)
    guard 3 * count <= bytes.count - position else { throw Self.truncated }
    defer { position += 3 * count }
    return (0..<count).map { index in
      let start = position + 3 * index
      return 0xFF << 24 | UInt32(bytes[start]) << 16 | UInt32(bytes[start + 1]) << 8
        | UInt32(bytes[start + 2])
    }
  }

  private mutating func byte() throws(ImageCodingError) -> UInt8 {
    guard position < bytes.count else { throw Self.truncated }
    defer { position += 1 }
    return bytes[position]
  }

  private mutating func number() throws(ImageCodingError) -> Int {
    let low = Int(try byte())
    return low | Int(try byte()) << 8
  }

  private static let truncated = broken("the file ends too early")

  private static func broken(_ message: String) -> ImageCodingError {
    .corrupt(format: "GIF", message: message)
  }
}

/// GIF's variant of Lempel-Ziv-Welch, read.
///
/// Source: CompuServe, GIF89a Specification, appendix F.
struct GIFDecompressor {
  /// The code of the prefix of each entry, and the last index of each.
  private var prefixes: [UInt16] = []
  private var suffixes: [UInt8] = []
  private var indices: [UInt8] = []

  /// The indices of a frame.
  ///
  /// Throws `corrupt` for data that has fewer indices or an unknown code. Later data is ignored, as browsers do.
  static func indices(
    of data: [UInt8], codeSize: Int, count: Int
  ) throws(ImageCodingError) -> [UInt8] {
    guard 1...8 ~= codeSize else {
      throw .corrupt(format: "GIF", message: "its code size is \(codeSize)")
    }
    var decompressor = GIFDecompressor()
    // A code stands for at most 4,096 indices, so the size in a header alone reserves little memory.
    decompressor.indices.reserveCapacity(min(count, data.count * 64))
    try decompressor.read(data, codeSize, count)
    guard decompressor.indices.count >= count else {
      throw .corrupt(format: "GIF", message: "its pixel data is incomplete")
    }
    return Array(decompressor.indices.prefix(count))
  }

  private mutating func read(
    _ data: [UInt8], _ codeSize: Int, _ count: Int
  ) throws(ImageCodingError) {
    let clear = 1 << codeSize
    prefixes = [UInt16](repeating: 0, count: clear + 2)
    suffixes = (0..<clear + 2).map { UInt8(truncatingIfNeeded: $0) }
    var (width, last): (Int, Int?) = (codeSize + 1, nil)
    var (buffer, bufferedBits, position) = (UInt32(0), 0, 0)
    while indices.count < count {
      while bufferedBits < width, position < data.count {
        buffer |= UInt32(data[position]) << UInt32(bufferedBits)
        bufferedBits += 8
        position += 1
      }
      guard bufferedBits >= width else { return }
      let code = Int(buffer & (1 << UInt32(width) - 1))
      buffer >>= UInt32(width)
      bufferedBits -= width
      if code == clear {
        prefixes.removeLast(prefixes.count - clear - 2)
        suffixes.removeLast(suffixes.count - clear - 2)
        (width, last) = (codeSize + 1, nil)
        continue
      }
      if code == clear + 1 { return }
      try append(code, after: last, isFirst: clear)
      if prefixes.count == 1 << width, width < 12 { width += 1 }
      last = code
    }
  }

  /// Appends the indices of a code, and adds an entry for the code before it with the first of them.
  private mutating func append(
    _ code: Int, after last: Int?, isFirst clear: Int
  ) throws(ImageCodingError) {
    guard let last else {
      guard code < clear else { throw Self.unknownCode }
      indices.append(UInt8(code))
      return
    }
    guard code < prefixes.count || code == prefixes.count && prefixes.count < 4096 else {
      throw Self.unknownCode
    }
    let isNew = code == prefixes.count
    let start = indices.count
    var entry = isNew ? last : code
    if isNew { indices.append(0) }
    while entry >= clear {
      indices.append(suffixes[entry])
      entry = Int(prefixes[entry])
    }
    indices.append(UInt8(entry))
    // The entries lead from the last index to the first.
    if isNew { indices[start] = UInt8(entry) }
    indices[start...].reverse()
    if prefixes.count < 4096 {
      prefixes.append(UInt16(last))
      suffixes.append(UInt8(entry))
    }
  }

  private static let unknownCode = ImageCodingError.corrupt(
    format: "GIF", message: "its pixel data has an unknown code")
}
