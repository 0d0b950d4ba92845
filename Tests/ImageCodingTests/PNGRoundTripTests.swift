import ImageCoding
import TestSupport
import Testing
import VectorGraphics

@Suite struct PNGRoundTripTests {
  private static let sizes = [
    (1, 1), (1, 7), (3, 1), (2, 2), (17, 13), (64, 64), (257, 3), (8_191, 2), (8_192, 3),
    (10_923, 2), (1, 32_767), (32_767, 1),
  ]

  @Test(arguments: SeededPicture.allCases, [true, false])
  func `Pixels come back exactly`(_ kind: SeededPicture, isOpaque: Bool) throws {
    for (width, height) in Self.sizes {
      let bitmap = kind.make(width: width, height: height, isOpaque: isOpaque, seed: 7)
      let file = try PNGEncoder().encode(bitmap)
      #expect(try PNGDecoder().decode(file) == bitmap, "\(kind), \(width) x \(height)")
    }
  }

  @Test(arguments: SeededPicture.allCases, [true, false])
  func `Pixels of small files come back exactly`(_ kind: SeededPicture, isOpaque: Bool) throws {
    for (width, height) in [(1, 1), (3, 5), (61, 47), (1_025, 2)] {
      let bitmap = kind.make(width: width, height: height, isOpaque: isOpaque, seed: 8)
      let file = try PNGEncoder(compression: .small).encode(bitmap)
      #expect(try PNGDecoder().decode(file) == bitmap, "\(kind), \(width) x \(height)")
    }
  }

  @Test(arguments: [65_535, 65_536, 69_632], [1, 4])
  func `Pixels of rows of more than 65,535 columns come back exactly`(width: Int, height: Int)
    throws
  {
    var numbers = SeededGenerator(seed: 5)
    for alpha in [UInt32(0xFF00_0000), 0xC800_0000] {
      let pixels = (0..<width * height).map { _ in
        alpha | UInt32.random(in: 0..<200, using: &numbers) * 0x0001_0001
      }
      let bitmap = Bitmap(width: width, height: height, pixels: pixels)
      for keepsAlpha in [false, true] {
        var encoder = PNGEncoder()
        encoder.keepsAlpha = keepsAlpha
        #expect(try PNGDecoder().decode(encoder.encode(bitmap)) == bitmap)
      }
    }
  }

  @Test func `Random pictures come back exactly`() throws {
    var numbers = SeededGenerator(seed: 2)
    for seed in 0..<(TestLength.isLong ? 5_000 : 150) {
      let width = Int.random(in: 1...90, using: &numbers)
      let height = Int.random(in: 1...60, using: &numbers)
      let kind = SeededPicture.allCases[seed % SeededPicture.allCases.count]
      let bitmap = kind.make(
        width: width, height: height, isOpaque: Bool.random(using: &numbers), seed: UInt64(seed))
      let file = try PNGEncoder().encode(bitmap)
      #expect(try PNGDecoder().decode(file) == bitmap, "picture \(seed)")
    }
  }

  @Test(arguments: [1, 2, 3, 4, 5, 16, 17, 255, 256, 257])
  func `Any number of colours comes back exactly`(count: Int) throws {
    let pixels = (0..<4096).map { 0xFF00_0000 | UInt32($0 % count) * 0x0001_0305 }
    let bitmap = Bitmap(width: 64, height: 64, pixels: pixels)
    for compression in PNGEncoder.Compression.allCases {
      let file = try PNGEncoder(compression: compression).encode(bitmap)
      #expect(try PNGDecoder().decode(file) == bitmap)
    }
    // Source: PNG, 11.2.1: the colour type is byte 25; 2 is RGB, 3 a palette.
    #expect(try PNGEncoder().encode(bitmap)[25] == (count <= 256 ? 3 : 2))
  }

  @Test func `Opaque pictures are written without alpha`() throws {
    // Source: PNG, 11.2.1: the colour type is byte 25; 2 is RGB, 6 RGBA.
    let opaque = Bitmap(width: 2, height: 1, pixels: [0xff00_0000, 0xff12_3456])
    let clear = Bitmap(width: 2, height: 1, pixels: [0xff00_0000, 0x0000_0000])
    #expect(try PNGEncoder().encode(opaque)[25] == 2)
    #expect(try PNGEncoder().encode(clear)[25] == 6)
  }

  @Test(arguments: SeededPicture.allCases)
  func `A small file is never larger`(_ kind: SeededPicture) throws {
    let bitmap = kind.make(width: 200, height: 100, isOpaque: true, seed: 3)
    let fast = try PNGEncoder(compression: .fast).encode(bitmap)
    let small = try PNGEncoder(compression: .small).encode(bitmap)
    #expect(small.count <= fast.count)
    if kind == .gradient { #expect(small.count < fast.count / 2) }
  }

  @Test func `Several cores write the same bytes`() throws {
    let bitmap = SeededPicture.flat.make(width: 700, height: 900, isOpaque: true, seed: 5)
    let alone = try PNGEncoder().encode(bitmap)
    #expect(try PNGEncoder(isConcurrent: true).encode(bitmap) == alone)
    #expect(try PNGDecoder().decode(alone) == bitmap)
    // More than one strip, or nothing is shown.
    #expect(alone.indices.dropLast(4).count { Array(alone[$0..<$0 + 4]) == Array("IDAT".utf8) } > 1)
  }

  @Test func `The same bytes every time`() throws {
    let bitmap = SeededPicture.noise.make(width: 40, height: 40, isOpaque: false, seed: 99)
    #expect(try PNGEncoder().encode(bitmap) == PNGEncoder().encode(bitmap))
  }

  @Test func `An encoded image knows its size`() throws {
    let image = try PNGEncoder().encodedImage(Bitmap(width: 5, height: 9))
    #expect(image.width == 5)
    #expect(image.height == 9)
    #expect(image.format == .png)
    #expect(
      try PNGHeader(image.bytes) == PNGHeader(PNGEncoder().encode(Bitmap(width: 5, height: 9))))
  }
}
