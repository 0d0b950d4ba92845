import VectorGraphics

/// A GIF file read back: a plain reader for tests.
///
/// Source: CompuServe, GIF89a Specification.
struct GIFFile {
  struct Broken: Error {}

  private(set) var pictures: [Bitmap] = []
  private(set) var delays: [Int] = []
  private(set) var repetitions: Int?

  init(_ bytes: [UInt8]) throws {
    guard bytes.starts(with: Array("GIF89a".utf8)) else { throw Broken() }
    func number(_ place: Int) -> Int { Int(bytes[place]) | Int(bytes[place + 1]) << 8 }
    let (width, height) = (number(6), number(8))
    var place = 13
    func table(_ flags: UInt8) -> [UInt32] {
      guard flags & 0x80 != 0 else { return [] }
      let count = 2 << Int(flags & 7)
      defer { place += 3 * count }
      return (0..<count).map { index in
        let start = place + 3 * index
        return 255 << 24 | UInt32(bytes[start]) << 16 | UInt32(bytes[start + 1]) << 8
          | UInt32(bytes[start + 2])
      }
    }
    let global = table(bytes[10])
    var canvas = Bitmap(width: width, height: height)
    var (clear, disposal): (Int?, UInt8) = (nil, 0)
    while bytes[place] != 0x3b {
      switch (bytes[place], bytes[place + 1]) {
      case (0x21, 0xf9):
        let flags = bytes[place + 3]
        disposal = flags >> 2 & 7
        clear = flags & 1 == 1 ? Int(bytes[place + 6]) : nil
        delays.append(number(place + 4))
        place += 8
      case (0x21, 0xff):
        repetitions = number(place + 16)
        place += 19
      case (0x2c, _):
        let rect = PixelRect(
          x: number(place + 1), y: number(place + 3), width: number(place + 5),
          height: number(place + 7))
        place += 10
        let local = table(bytes[place - 1])
        let (indices, length) = try Self.decompressed(bytes[place...])
        place += length
        guard indices.count == rect.area else { throw Broken() }
        let before = canvas
        for (offset, index) in indices.enumerated() where Int(index) != clear {
          let color = (local.isEmpty ? global : local)[Int(index)]
          canvas[rect.x + offset % rect.width, rect.y + offset / rect.width] = color
        }
        pictures.append(canvas)
        if disposal == 2 { canvas = Bitmap(width: width, height: height) }
        if disposal == 3 { canvas = before }
      default: throw Broken()
      }
    }
  }

  /// The indices in image data, and how many bytes it takes.
  static func decompressed(_ data: ArraySlice<UInt8>) throws -> (indices: [UInt8], length: Int) {
    guard let first = data.first else { throw Broken() }
    var (bits, place) = ([Bool](), data.startIndex + 1)
    while data[place] != 0 {
      for byte in data[place + 1...place + Int(data[place])] {
        for bit in 0..<8 { bits.append(byte >> UInt8(bit) & 1 == 1) }
      }
      place += Int(data[place]) + 1
    }
    let (clear, end) = (1 << Int(first), 1 << Int(first) + 1)
    var (table, width, position) = ([[UInt8]](), Int(first) + 1, 0)
    var (output, last): ([UInt8], [UInt8]?) = ([], nil)
    func reset() {
      table = (0..<clear).map { [UInt8($0)] } + [[], []]
      (width, last) = (Int(first) + 1, nil)
    }
    reset()
    while position + width <= bits.count {
      let code = (0..<width).reduce(0) { $0 | (bits[position + $1] ? 1 << $1 : 0) }
      position += width
      if code == end { return (output, place + 1 - data.startIndex) }
      if code == clear {
        reset()
        continue
      }
      var entry: [UInt8]
      if code < table.count {
        entry = table[code]
      } else if let last, code == table.count {
        entry = last + [last[0]]
      } else {
        throw Broken()
      }
      output += entry
      if let last, table.count < 4096 { table.append(last + [entry[0]]) }
      if table.count == 1 << width, width < 12 { width += 1 }
      last = entry
    }
    throw Broken()
  }
}
