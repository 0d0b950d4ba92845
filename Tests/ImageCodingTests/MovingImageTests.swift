import TestSupport
import Testing
import VectorGraphics

@testable import ImageCoding

@Suite struct MovingImageTests {
  /// A block that moves over a clear background.
  private static let frames: [Bitmap] = (0..<3).map { step in
    AnimatedFileTests.picture(
      20, 14, 0, block: PixelRect(x: 4 * step + 3, y: 5, width: 6, height: 4), 0xFF20_4060)
  }

  private static func decoded(_ bytes: [UInt8], maximumPixels: Int = 1 << 20) throws -> Bitmap {
    let image = try #require(EncodedImage(file: bytes))
    return try PictureDecoder(maximumPixels: maximumPixels).decode(image)
  }

  private static func gif(_ frames: [Bitmap]) throws -> [UInt8] {
    var histogram = ColorHistogram()
    for frame in frames { histogram.add(frame, matte: .zero) }
    return try AnimatedFileTests.file(
      GIFEncoder(
        AnimatedFileTests.format(frames), palette: .global(ColorPalette(histogram)), matte: .zero),
      frames)
  }

  @Test func `A GIF gives its first frame`() throws {
    let bytes = try Self.gif(Self.frames)
    let image = try #require(EncodedImage(file: bytes))
    #expect(image.format == .gif && image.width == 20 && image.height == 14)
    #expect(try Self.decoded(bytes) == Self.frames[0])
  }

  @Test func `An APNG gives its first frame`() throws {
    let bytes = try AnimatedFileTests.file(
      APNGEncoder(AnimatedFileTests.format(Self.frames)), Self.frames)
    #expect(try #require(EncodedImage(file: bytes)).isAnimated)
    #expect(try Self.decoded(bytes) == Self.frames[0])
    #expect(EncodedImage(file: try PNGEncoder().encode(Self.frames[0]))?.isAnimated == false)
  }

  @Test(.enabled(if: WebPEncoder.isBuilt))
  func `An animated WebP gives its first frame`() throws {
    let bytes = try AnimatedFileTests.file(
      try WebPEncoder(AnimatedFileTests.format(Self.frames)), Self.frames)
    #expect(try #require(EncodedImage(file: bytes)).isAnimated)
    #expect(try Self.decoded(bytes) == Self.frames[0])
    for end in stride(from: 0, to: bytes.count, by: 7) {
      guard let image = EncodedImage(file: Array(bytes.prefix(end))) else { continue }
      #expect(throws: ImageCodingError.self) { try PictureDecoder().decode(image) }
    }
  }

  @Test func `GIF files decode as they were encoded`() throws {
    for kind in SeededPicture.allCases {
      let picture = kind.make(width: 61, height: 33, isOpaque: true, seed: 8)
      let bytes = try Self.gif([picture])
      let expected = try #require(try GIFFile(bytes).pictures.first)
      #expect(try Self.decoded(bytes) == expected)
    }
  }

  @Test func `GIF codes decode up to full tables`() throws {
    var generator = SeededGenerator(seed: 3)
    let (width, height) = (400, 100)
    let pixels = (0..<width * height).map { _ in
      0xFF00_0000 | UInt32.random(in: 0..<200, using: &generator)
    }
    let picture = Bitmap(width: width, height: height, pixels: pixels)
    #expect(try Self.decoded(try Self.gif([picture])) == picture)
  }

  /// A GIF of four colors: black, red, green and white.
  ///
  /// - Parameters:
  ///   - rect: Position and size of the frame on a screen of 4 x 4 pixels.
  ///   - clear: The index of the clear color.
  private static func fourColors(
    _ indices: [UInt8], rect: [UInt8], flags: UInt8 = 0, clear: UInt8? = nil,
    version: String = "GIF89a"
  ) -> [UInt8] {
    var bytes = Array(version.utf8) + [4, 0, 4, 0, 0x81, 0, 0]
    bytes += [0, 0, 0, 255, 0, 0, 0, 255, 0, 255, 255, 255]
    if let clear { bytes += [0x21, 0xF9, 4, 1, 0, 0, clear, 0] }
    bytes += [0x21, 0xFE, 2, 0x68, 0x69, 0]
    bytes += [0x2C] + rect.flatMap { [$0, 0] } + [flags]
    return bytes + GIFCompressor.blocks(of: indices, bits: 2) + [0x3B]
  }

  private static let colors: [UInt32] = [0xFF00_0000, 0xFFFF_0000, 0xFF00_FF00, 0xFFFF_FFFF]

  @Test(arguments: ["GIF87a", "GIF89a"])
  func `A frame covers its part of the screen`(version: String) throws {
    let picture = try Self.decoded(
      Self.fourColors([1, 2, 3, 0], rect: [1, 2, 2, 2], clear: 3, version: version))
    var expected = Bitmap(width: 4, height: 4)
    (expected[1, 2], expected[2, 2], expected[2, 3]) = (
      Self.colors[1], Self.colors[2], Self.colors[0]
    )
    #expect(picture == expected)
  }

  @Test func `A frame that reaches beyond the screen is cut`() throws {
    let picture = try Self.decoded(Self.fourColors([1, 2, 3, 1], rect: [3, 3, 2, 2]))
    #expect(picture[3, 3] == Self.colors[1])
    #expect(picture.pixels.count { $0 != 0 } == 1)
    #expect(
      try Self.decoded(Self.fourColors([1], rect: [9, 0, 1, 1])).pixels.allSatisfy { $0 == 0 })
  }

  /// Rows 0 to 3 of an interlaced frame are stored as 0, 2, 1, 3: every eighth, every eighth from 4, every fourth from 2,
  /// every second from 1.
  @Test func `Interlaced rows are put in order`() throws {
    let stored: [UInt8] = [0, 0, 0, 0, 2, 2, 2, 2, 1, 1, 1, 1, 3, 3, 3, 3]
    let picture = try Self.decoded(Self.fourColors(stored, rect: [0, 0, 4, 4], flags: 0x40))
    #expect((0..<4).map { picture[0, $0] } == Self.colors)
  }

  @Test func `A GIF that ends too early is refused`() throws {
    let bytes = Self.fourColors([1, 2, 3, 0, 1, 2, 3, 0], rect: [0, 0, 4, 2])
    #expect(try Self.decoded(Array(bytes.dropLast())) == Self.decoded(bytes))
    for end in 13..<bytes.count - 1 {
      #expect(throws: ImageCodingError.self) { try Self.decoded(Array(bytes.prefix(end))) }
    }
    for end in 0..<13 { #expect(EncodedImage(file: Array(bytes.prefix(end))) == nil) }
  }

  @Test func `A hostile GIF is refused`() throws {
    let bytes = Self.fourColors([1, 2, 3, 0], rect: [0, 0, 2, 2])
    let codeSize = try #require(bytes.indices.last { bytes[$0] == 2 && bytes[$0 - 1] == 0 })
    for size: UInt8 in [0, 9, 255] {
      var copy = bytes
      copy[codeSize] = size
      #expect(throws: ImageCodingError.self) { try Self.decoded(copy) }
    }
    // A frame of 65,535 x 65,535 pixels, with data for four.
    var large = bytes
    let frame = try #require(bytes.firstIndex(of: 0x2C))
    large.replaceSubrange(frame + 5..<frame + 9, with: [255, 255, 255, 255])
    #expect(
      throws: ImageCodingError.tooLarge(width: 65_535, height: 65_535, maximumPixels: 1 << 20)
    ) { try Self.decoded(large) }
    #expect(
      throws: ImageCodingError.corrupt(format: "GIF", message: "its pixel data is incomplete")
    ) { try Self.decoded(Self.fourColors([1, 2], rect: [0, 0, 2, 2])) }
    // The first code after a clear code has no entry before it.
    var codes = bytes
    codes.replaceSubrange(codeSize..<bytes.count, with: [2, 1, 0b00_110_100, 0, 0x3B])
    #expect(
      throws: ImageCodingError.corrupt(
        format: "GIF", message: "its pixel data has an unknown code")
    ) { try Self.decoded(codes) }
    #expect(
      throws: ImageCodingError.corrupt(format: "GIF", message: "it has no frame")
    ) { try Self.decoded(Array(bytes.prefix(frame)) + [0x3B]) }
  }
}
