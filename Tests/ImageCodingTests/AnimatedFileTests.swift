import Foundation
import TestSupport
import Testing
import VectorGraphics

@testable import ImageCoding

@Suite("Animated files")
struct AnimatedFileTests {
  /// A picture of one colour with a block of another.
  static func picture(
    _ width: Int, _ height: Int, _ ground: UInt32, block: PixelRect? = nil, _ color: UInt32 = 0
  ) -> Bitmap {
    var picture = Bitmap(
      width: width, height: height, pixels: Array(repeating: ground, count: width * height))
    if let block {
      for y in block.y..<block.y + block.height {
        for x in block.x..<block.x + block.width { picture[x, y] = color }
      }
    }
    return picture
  }

  /// A file of pictures by an encoder.
  static func file(_ encoder: some AnimationEncoder, _ pictures: [Bitmap]) throws -> [UInt8] {
    var encoder = encoder
    var bytes = try encoder.begin()
    for (index, picture) in pictures.enumerated() {
      let previous = index == 0 ? nil : pictures[index - 1]
      let piece = try encoder.packing(
        AnimationFrame(index: index, picture: picture, previous: previous))
      bytes += try encoder.append(piece)
    }
    return bytes + (try encoder.finish())
  }

  static let moving: [Bitmap] = (0..<4).map { step in
    picture(
      12, 8, 0xFFFF_FFFF, block: PixelRect(x: 2 * step, y: 3, width: 3, height: 2), 0xFF20_4060)
  }

  static func format(_ pictures: [Bitmap], rate: FrameRate = .standard) -> AnimationFormat {
    AnimationFormat(
      width: pictures[0].width, height: pictures[0].height, count: pictures.count, rate: rate)
  }

  // MARK: Common parts

  @Test("What changed is the smallest rectangle around it")
  func changes() {
    let old = Self.picture(6, 5, 1)
    var new = old
    #expect(new.changes(since: old).isEmpty)
    new[4, 1] = 2
    new[2, 3] = 2
    #expect(new.changes(since: old) == PixelRect(x: 2, y: 1, width: 3, height: 3))
  }

  @Test("Delays are rounded so that no error adds up")
  func delays() throws {
    let delays = (0..<6).map { FrameRate.standard.delay(ofFrame: $0, unitsPerSecond: 100) }
    #expect(delays == [3, 4, 3, 3, 4, 3])
    let film = try #require(FrameRate(24000, 1001))
    // 24000 frames take 1001 s.
    let sum = (0..<24000).reduce(0) { $0 + film.delay(ofFrame: $1, unitsPerSecond: 100) }
    #expect(sum == 100_100)
  }

  @Test("A pixel on a matte")
  func flattened() {
    // Half-transparent black: 255 x 127 / 255 = 127 is left of white.
    #expect(Bitmap.flattened(0x8000_0000, SIMD3(255, 255, 255)) == 0xFF7F_7F7F)
    #expect(Bitmap.flattened(0, SIMD3(1, 2, 3)) == 0xFF01_0203)
  }

  // MARK: APNG

  @Test("APNG: every frame is there, cropped to what changed, with the exact delay")
  func apng() throws {
    let rate = try #require(FrameRate(24000, 1001))
    let pictures = Self.moving + [Self.moving[3]]
    let bytes = try Self.file(APNGEncoder(Self.format(pictures, rate: rate)), pictures)
    let chunks = PNGPart.all(in: bytes)
    #expect(
      chunks.map(\.type).filter { $0 != "IDAT" && $0 != "fdAT" } == [
        "IHDR", "sRGB", "acTL", "fcTL", "fcTL", "fcTL", "fcTL", "fcTL", "IEND",
      ])
    #expect(chunks[2].data == [0, 0, 0, 5, 0, 0, 0, 0])
    let controls = chunks.filter { $0.type == "fcTL" }.map { $0.data }
    // Delay 1001/24000.
    #expect(controls.allSatisfy { $0[20...] == [0x03, 0xe9, 0x5d, 0xc0, 0, 0] })
    // The second frame: columns 2 to 6, rows 3 and 4; width 3 + 2 at x 0.
    #expect(controls[1][4..<20] == [0, 0, 0, 5, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 3])
    // Nothing changed: one pixel.
    #expect(controls[4][4..<12] == [0, 0, 0, 1, 0, 0, 0, 1])
    let numbers = chunks.filter { $0.type == "fcTL" || $0.type == "fdAT" }.map { $0.data[3] }
    #expect(numbers == Array(0..<UInt8(numbers.count)))
    #expect(try Self.frames(ofAPNG: chunks) == pictures)
  }

  /// Source: the APNG specification, `fcTL` and `acTL`.
  @Test(
    "APNG: a frame's delay is one frame of the rate, and it plays for ever",
    arguments: [("24", 1, 24), ("30", 1, 30), ("24000/1001", 1001, 24000)])
  func apngDelays(rate: String, numerator: Int, denominator: Int) throws {
    let rate = try #require(FrameRate(rate))
    let bytes = try Self.file(APNGEncoder(Self.format(Self.moving, rate: rate)), Self.moving)
    let chunks = PNGPart.all(in: bytes)
    let plays = try #require(chunks.first { $0.type == "acTL" }).data[4..<8]
    #expect(plays == [0, 0, 0, 0])
    for control in chunks.filter({ $0.type == "fcTL" }).map(\.data) {
      #expect(Int(control[20]) << 8 | Int(control[21]) == numerator)
      #expect(Int(control[22]) << 8 | Int(control[23]) == denominator)
    }
  }

  /// The pictures of an animated PNG, each put together from the one before.
  static func frames(ofAPNG chunks: [PNGPart]) throws -> [Bitmap] {
    var frames: [Bitmap] = []
    let head = try #require(chunks.first { $0.type == "IHDR" }).data
    var (control, data): ([UInt8], [UInt8]) = ([], [])
    func finish() throws {
      guard !control.isEmpty else { return }
      let numbers = (1..<5).map { place in
        control[4 * place..<4 * place + 4].reduce(0) { $0 << 8 | Int($1) }
      }
      let part =
        PNGHeader.signature
        + PNGPart(type: "IHDR", data: Array(control[4..<12]) + head[8...]).bytes
        + PNGPart(type: "IDAT", data: data).bytes + PNGPart(type: "IEND", data: []).bytes
      let picture = try PNGDecoder().decode(part)
      var whole = frames.last ?? picture
      for y in 0..<picture.height {
        for x in 0..<picture.width { whole[numbers[2] + x, numbers[3] + y] = picture[x, y] }
      }
      frames.append(whole)
      data = []
    }
    for chunk in chunks {
      switch chunk.type {
      case "fcTL":
        try finish()
        control = chunk.data
      case "IDAT": data += chunk.data
      case "fdAT": data += chunk.data.dropFirst(4)
      default: continue
      }
    }
    try finish()
    return frames
  }

  // MARK: GIF

  @Test("GIF: few colours are exact; frames are cropped; clear pixels stay clear")
  func gif() throws {
    for ground: UInt32 in [0xFFFF_FFFF, 0] {
      let pictures = (0..<3).map { step in
        Self.picture(
          12, 8, ground, block: PixelRect(x: step, y: 1, width: 2, height: 2), 0xFF20_4060)
      }
      var histogram = ColorHistogram()
      for picture in pictures { histogram.add(picture, matte: SIMD3(255, 255, 255)) }
      let palette = ColorPalette(histogram)
      #expect(palette.colors == (ground == 0 ? [0x20_4060] : [0x20_4060, 0xFF_FFFF]))
      #expect((palette.clearIndex != nil) == (ground == 0))
      let encoder = try GIFEncoder(
        Self.format(pictures), palette: .global(palette), matte: SIMD3(255, 255, 255))
      let file = try GIFFile(try Self.file(encoder, pictures))
      #expect(file.pictures == pictures)
      #expect(file.delays == [3, 4, 3])
      #expect(file.repetitions == 0)
    }
  }

  // Half-transparent red on white: 127 + 128 = 255 red, 128 of the others. One part of 255 leaves 254.
  @Test(
    "GIF: translucent pixels are blended with the matte; pixels with an opacity of zero stay clear")
  func translucentGIF() throws {
    let picture = Bitmap(
      width: 4, height: 1, pixels: [0, 0x7F7F_0000, 0xFFFF_0000, 0x0101_0000])
    var histogram = ColorHistogram()
    histogram.add(picture, matte: SIMD3(255, 255, 255))
    for palette in [
      GIFEncoder.Palette.global(ColorPalette(histogram)), .perFrame(hasClear: histogram.hasClear),
    ] {
      let encoder = try GIFEncoder(
        Self.format([picture]), palette: palette, matte: SIMD3(255, 255, 255))
      let file = try GIFFile(try Self.file(encoder, [picture]))
      #expect(file.pictures.first?.pixels == [0, 0xFFFF_8080, 0xFFFF_0000, 0xFFFF_FEFE])
    }
  }

  @Test("Clear and translucent pixels are counted separately, antialiased edges are not")
  func transparency() {
    // A translucent area of 4 x 3, then an edge: translucent pixels beside opaque and clear ones.
    let row: [UInt32] = [
      0x7F7F_0000, 0x7F7F_0000, 0x7F7F_0000, 0x0101_0000, 0xFFFF_0000, 0x4040_0000, 0,
    ]
    var count = TransparencyCount(Bitmap(width: 7, height: 3, pixels: row + row + row))
    #expect((count.pixels, count.clear, count.translucent) == (21, 3, 9))
    count.add(TransparencyCount(Bitmap(width: 3, height: 1)))
    #expect((count.pixels, count.clear, count.translucent) == (24, 6, 9))
    #expect(count.translucentShare == 0.375)
    #expect(TransparencyCount().translucentShare == 0)
  }

  @Test("GIF's codes come back as they were, up to full tables", arguments: [1, 3, 8])
  func codes(bits: Int) throws {
    var generator = SeededGenerator(seed: UInt64(bits))
    for length in [0, 1, 2, 300, 20_000] {
      let indices = (0..<length).map { place in
        UInt8.random(in: 0..<UInt8(clamping: 1 << bits), using: &generator)
          & (place % 7 < 4 ? 1 : 255)
      }
      let blocks = GIFCompressor.blocks(of: indices, bits: bits)
      #expect(try GIFFile.decompressed(blocks[...]).indices == indices)
    }
  }

  @Test("More than 50 frames a second are refused, as they would be played slowly")
  func tooFast() throws {
    let rate = try #require(FrameRate(60))
    #expect(
      throws: ImageCodingError.tooManyFramesPerSecond(format: "GIF", rate: "60", maximum: 50)
    ) {
      try GIFEncoder(
        Self.format(Self.moving, rate: rate), palette: .perFrame(hasClear: false),
        matte: .zero)
    }
  }

  @Test("A gradient of 4,096 colours becomes 256 that are near")
  func palette() {
    let pixels = (0..<4096).map { UInt32($0 >> 6) << 18 | UInt32($0 & 63) << 10 | 0xFF00_0080 }
    let picture = Bitmap(width: 64, height: 64, pixels: pixels)
    var histogram = ColorHistogram()
    histogram.add(picture, matte: .zero)
    let palette = ColorPalette(histogram)
    #expect(palette.colors.count == 256)
    #expect(palette == ColorPalette(histogram))
    // 256 colours over a square of 64 x 64: cells of about 4 x 4, so no colour is 8 cells away.
    for pixel in pixels {
      let nearest =
        palette.colors.map { color in
          abs(Int(color >> 16 & 255) - Int(pixel >> 16 & 255))
            + abs(Int(color >> 8 & 255) - Int(pixel >> 8 & 255))
        }.min() ?? 0
      #expect(nearest <= 64)
    }
  }

  @Test("The dither pattern is Bayer's")
  func pattern() {
    #expect(OrderedDither.pattern[..<8] == [0, 32, 8, 40, 2, 34, 10, 42])
    #expect(OrderedDither.pattern[8..<16] == [48, 16, 56, 24, 50, 18, 58, 26])
    #expect(OrderedDither.pattern.sorted() == Array(0..<64))
  }

  @Test("A grey between black and white is a mix of both; they themselves are not")
  func dither() {
    var histogram = ColorHistogram()
    histogram.add(Bitmap(width: 2, height: 1, pixels: [0xFF00_0000, 0xFFFF_FFFF]), matte: .zero)
    var dither = OrderedDither(ColorPalette(histogram))
    func whites(_ color: UInt32) -> Int {
      (0..<64).count { dither.index(of: color, x: $0 % 8, y: $0 / 8) == 1 }
    }
    #expect(whites(0) == 0)
    #expect(whites(0xFF_FFFF) == 64)
    // OKLab's middle grey, lightness 0.5, is #636363: linear light 0.125.
    #expect(abs(whites(0x63_6363) - 32) <= 1)
  }

  // MARK: Others

  @Test("Y4M: white, black and red in BT.709's limited range")
  func y4m() throws {
    #expect(Y4MEncoder.converted(0xFFFF_FFFF) == SIMD3(235, 128, 128))
    #expect(Y4MEncoder.converted(0xFF00_0000) == SIMD3(16, 128, 128))
    // 16 + 219 x 0.2126 = 62.6; 128 - 224 x 0.2126 / 1.8556 = 102.3; 128 + 112.
    #expect(Y4MEncoder.converted(0xFFFF_0000) == SIMD3(63, 102, 240))
    let bytes = try Self.file(
      Y4MEncoder(Self.format(Self.moving), matte: .zero), Self.moving)
    let head = "YUV4MPEG2 W12 H8 F30:1 Ip A1:1 C444 XCOLORRANGE=LIMITED\n"
    #expect(bytes.starts(with: Array(head.utf8)))
    #expect(bytes.count == head.utf8.count + 4 * (6 + 3 * 96))
  }

  @Test("Sprites stand in a grid with their edges repeated around them")
  func sprites() throws {
    let sheet = SpriteSheet(count: 4, width: 12, height: 8)
    // Cells of 14 x 10: 2 columns are 28 wide, 2 rows 20 high.
    #expect(sheet.columns == 2)
    #expect(sheet.rect(ofFrame: 3) == PixelRect(x: 15, y: 11, width: 12, height: 8))
    let picture = try PNGDecoder().decode(
      try Self.file(SpriteSheetEncoder(sheet), Self.moving))
    #expect((picture.width, picture.height) == (28, 20))
    for frame in 0..<4 {
      #expect(picture.cropped(to: sheet.rect(ofFrame: frame)) == Self.moving[frame])
    }
    #expect(picture[0, 0] == 0xFFFF_FFFF)
  }

  @Test("WebP: the library takes all frames", .enabled(if: WebPEncoder.isBuilt))
  func webp() throws {
    let bytes = try Self.file(try WebPEncoder(Self.format(Self.moving)), Self.moving)
    #expect(bytes.starts(with: Array("RIFF".utf8)))
    #expect(Array(bytes[8..<16]) == Array("WEBPVP8X".utf8))
    let frames = bytes.indices.count { bytes[$0...].starts(with: Array("ANMF".utf8)) }
    #expect(frames == 4)
  }
}
