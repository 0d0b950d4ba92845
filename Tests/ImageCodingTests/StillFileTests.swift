import ImageCoding
import Testing
import VectorGraphics

@Suite struct StillFileTests {
  private static func decoded(_ bytes: [UInt8]) throws -> Bitmap {
    guard let image = EncodedImage(file: bytes) else {
      throw ImageCodingError.notAPicture(format: "JPEG or WebP")
    }
    return try PictureDecoder().decode(image)
  }

  /// A red ground with a disc's quarter of clear and half clear pixels.
  private static let picture: Bitmap = {
    var picture = Bitmap(
      width: 40, height: 24, pixels: Array(repeating: 0xFFE0_2010, count: 40 * 24))
    for y in 0..<24 {
      for x in 0..<40 where x * x + y * y < 400 { picture[x, y] = x < 8 ? 0 : 0x8000_2080 }
    }
    return picture
  }()

  private static func largestDifference(_ first: Bitmap, _ second: Bitmap) -> Int {
    zip(first.pixels, second.pixels).reduce(0) { largest, pair in
      [24, 16, 8, 0].reduce(largest) { largest, shift in
        max(largest, abs(Int(pair.0 >> shift & 255) - Int(pair.1 >> shift & 255)))
      }
    }
  }

  @Test(.enabled(if: WebPEncoder.isBuilt), arguments: SeededPicture.allCases, [true, false])
  func `WebP keeps every pixel`(kind: SeededPicture, isOpaque: Bool) throws {
    let picture = kind.make(width: 37, height: 21, isOpaque: isOpaque, seed: 4)
    let bytes = try WebPPicture.encode(picture)
    let image = try #require(EncodedImage(file: bytes))
    #expect(image.format == .webp && image.width == 37 && image.height == 21)
    #expect(try Self.decoded(bytes) == picture)
    #expect(try WebPPicture.encode(picture) == bytes)
  }

  @Test(.enabled(if: WebPEncoder.isBuilt))
  func `WebP of a quality is near, and smaller the lower it is`() throws {
    let picture = SeededPicture.gradient.make(width: 200, height: 120, isOpaque: true, seed: 2)
    let files = try [100.0, 60, 10].map { try WebPPicture.encode(picture, quality: $0) }
    #expect(files[0].count > files[1].count && files[1].count > files[2].count)
    #expect(Self.largestDifference(try Self.decoded(files[0]), picture) < 24)
    #expect(try Self.decoded(files[1]) != picture)
  }

  @Test(.enabled(if: WebPEncoder.isBuilt))
  func `WebP files that are cut off are refused`() throws {
    let bytes = try WebPPicture.encode(Self.picture)
    #expect(
      throws: ImageCodingError.corrupt(format: "WebP", message: "its pixel data is incomplete")
    ) {
      try Self.decoded(Array(bytes.dropLast(20)))
    }
    var head = Array("RIFF\u{12}\0\0\0WEBPVP8X\u{0A}\0\0\0\u{02}\0\0\0".utf8)
    head += [39, 0, 0, 23, 0, 0]
    #expect(EncodedImage(file: head)?.width == 40)
    #expect(throws: ImageCodingError.self) { try Self.decoded(head) }
    #expect(EncodedImage(file: Array(head.dropLast())) == nil)
  }

  @Test(.enabled(if: JPEGDecoder.isBuilt))
  func `JPEG is near, and what is clear is white`() throws {
    let bytes = try JPEGEncoder(quality: 100).encode(Self.picture)
    let picture = try Self.decoded(bytes)
    #expect(picture.isOpaque)
    // Clear, half clear over white, and the ground; away from the edges.
    for (x, y, color) in [(3, 8, 0xFFFF_FFFF), (12, 8, 0xFF7F_9FFF), (36, 20, 0xFFE0_2010)] {
      let expected = Bitmap(width: 1, height: 1, pixels: [UInt32(color)])
      let found = Bitmap(width: 1, height: 1, pixels: [picture[x, y]])
      #expect(Self.largestDifference(found, expected) <= 6, "\(String(picture[x, y], radix: 16))")
    }
  }

  @Test(.enabled(if: JPEGDecoder.isBuilt))
  func `JPEG has the same bytes again, no remarks, and is smaller the lower its quality`() throws {
    let picture = SeededPicture.gradient.make(width: 200, height: 120, isOpaque: true, seed: 2)
    let files = try [100.0, 90, 60, 0].map { try JPEGEncoder(quality: $0).encode(picture) }
    #expect(try JPEGEncoder().encode(picture) == files[1])
    #expect(files.map(\.count) == files.map(\.count).sorted(by: >))
    for file in files {
      // After the start comes JFIF's segment, then tables: neither Exif nor comments.
      #expect(file.prefix(4) == [0xFF, 0xD8, 0xFF, 0xE0])
      #expect(!zip(file, file.dropFirst()).contains { $0 == 0xFF && [0xE1, 0xFE].contains($1) })
    }
  }

  @Test(.enabled(if: JPEGDecoder.isBuilt && WebPEncoder.isBuilt))
  func `Sides that a format can't have are refused`() {
    let long = Bitmap(width: 16_384, height: 1, pixels: Array(repeating: 0, count: 16_384))
    #expect(
      throws: ImageCodingError.sideTooLong(
        format: "WebP", width: 16_384, height: 1, longest: 16_383)
    ) { try WebPPicture.encode(long) }
    let longer = Bitmap(width: 65_501, height: 1, pixels: Array(repeating: 0, count: 65_501))
    #expect(
      throws: ImageCodingError.sideTooLong(
        format: "JPEG", width: 65_501, height: 1, longest: 65_500)
    ) { try JPEGEncoder().encode(longer) }
  }
}
