import ImageCoding
import Testing
import VectorGraphics

@Suite struct PNGDecoderTests {
  /// A PNG file in hexadecimal digits, its size and its pixels.
  struct Sample: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var file: String
    var width: Int
    var pixels: [UInt32]

    var bytes: [UInt8] {
      stride(from: 0, to: file.utf8.count, by: 2).compactMap { offset in
        let start = file.index(file.startIndex, offsetBy: offset)
        return UInt8(file[start..<file.index(start, offsetBy: 2)], radix: 16)
      }
    }
  }

  /// Files put together by hand after the PNG specification, one for each kind of pixel.
  static let samples: [Sample] = [
    Sample(
      testDescription: "gray of one bit",
      file: "89504e470d0a1a0a0000000d4948445200000002000000010100000000dc5942"
        + "270000000a4944415478da637000000042004184bf8e620000000049454e44ae"
        + "426082",
      width: 2, pixels: [0xff00_0000, 0xffff_ffff]),
    Sample(
      testDescription: "gray with alpha",
      file: "89504e470d0a1a0a0000000d4948445200000001000000010804000000b51c0c"
        + "020000000b4944415478da63f8df000002810180ca4d581b0000000049454e44"
        + "ae426082",
      width: 1, pixels: [0x8080_8080]),
    Sample(
      testDescription: "palette with transparency",
      file: "89504e470d0a1a0a0000000d4948445200000002000000010803000000c3fc8f"
        + "b800000006504c5445ff000000ff00d287ef710000000274524e53ff00e5b730"
        + "4a0000000b4944415478da6360600400000400022cde48ad0000000049454e44"
        + "ae426082",
      width: 2, pixels: [0xffff_0000, 0x0000_0000]),
    Sample(
      testDescription: "sixteen bits",
      file: "89504e470d0a1a0a0000000d4948445200000001000000011002000000c0e78f"
        + "9d0000000f4944415478da63f8ffbfa1818101000e7c02ff3e79fa0300000000"
        + "49454e44ae426082",
      width: 1, pixels: [0xffff_8000]),
    Sample(
      testDescription: "transparent colour",
      file: "89504e470d0a1a0a0000000d49484452000000020000000108020000007b40e8"
        + "dd0000000674524e53000100020003c94babf50000000f4944415478da636064"
        + "626661650300003f001698c168130000000049454e44ae426082",
      width: 2, pixels: [0x0000_0000, 0xff04_0506]),
    Sample(
      testDescription: "straight alpha",
      file: "89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c4"
        + "890000000d4944415478da63f8dfc0d0000006010200d2629d39000000004945"
        + "4e44ae426082",
      width: 1, pixels: [0x8080_4000]),
    Sample(
      testDescription: "interlaced",
      file: "89504e470d0a1a0a0000000d494844520000000200000002080000000120da62"
        + "6e0000000f4944415478da631060506030700000018700a11f446d9700000000"
        + "49454e44ae426082",
      width: 2, pixels: [0xff10_1010, 0xff20_2020, 0xff30_3030, 0xff40_4040]),
  ]

  @Test(arguments: samples)
  func everyKindBecomesPremultipliedPixels(sample: Sample) throws {
    let bitmap = try PNGDecoder().decode(sample.bytes)
    #expect(bitmap.width == sample.width)
    #expect(bitmap.pixels == sample.pixels)
  }

  @Test func everyTruncationIsAnError() throws {
    let file = try PNGEncoder().encode(Bitmap(width: 20, height: 20))
    for count in 0..<file.count {
      #expect(throws: ImageCodingError.self, "\(count) bytes") {
        try PNGDecoder().decode(Array(file.prefix(count)))
      }
    }
  }

  @Test func everyFlippedByteIsAnErrorOrAPictureOfTheStatedSize() throws {
    let pixels = (0..<400).map { 0xff00_0000 | UInt32($0 &* 40_503) & 0xff_ffff }
    let file = try PNGEncoder().encode(Bitmap(width: 20, height: 20, pixels: pixels))
    var refusals = 0
    for index in file.indices {
      var broken = file
      broken[index] ^= 0x5a
      do {
        let bitmap = try PNGDecoder(maximumPixels: 1 << 20).decode(broken)
        #expect(bitmap.width == 20 && bitmap.height == 20)
      } catch {
        refusals += 1
      }
    }
    // Only ancillary chunks may be ignored when they are broken.
    #expect(refusals > file.count - 40)
  }

  @Test func refusesTooManyPixels() throws {
    let file = try PNGEncoder().encode(Bitmap(width: 11, height: 10))
    #expect(throws: ImageCodingError.tooLarge(width: 11, height: 10, maximumPixels: 109)) {
      try PNGDecoder(maximumPixels: 109).decode(file)
    }
    #expect(try PNGDecoder(maximumPixels: 110).decode(file).width == 11)
  }

  @Test func aHeadAloneTakesNoMemory() {
    // 2^28 pixels, the most that is allowed: a gigabyte, for which nothing stands in the file.
    let head: [UInt8] = [
      0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52,
      0, 0, 0x40, 0, 0, 0, 0x40, 0, 8, 6, 0, 0, 0, 0, 0, 0, 0,
    ]
    // A decoder that took the memory and asked libpng would be told of the head's check value.
    #expect(throws: ImageCodingError.corrupt(format: "PNG", message: "the file ends too early")) {
      try PNGDecoder().decode(head)
    }
  }

  @Test func saysWhatIsBroken() throws {
    var file = try PNGEncoder().encode(Bitmap(width: 3, height: 3))
    file.removeLast(6)
    #expect(
      throws: ImageCodingError.corrupt(format: "PNG", message: "the file ends too early")
    ) {
      try PNGDecoder().decode(file)
    }
  }
}
