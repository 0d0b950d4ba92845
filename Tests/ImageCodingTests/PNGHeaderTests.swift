import ImageCoding
import Testing

@Suite struct PNGHeaderTests {
  @Test func readsTheSizeWithoutThePicture() throws {
    // Signature, length 13, "IHDR", 258 x 3; the rest is not needed.
    let bytes: [UInt8] =
      PNGHeader.signature + [0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 1, 2, 0, 0, 0, 3, 16, 2]
    let header = try PNGHeader(bytes)
    #expect(header.width == 258)
    #expect(header.height == 3)
    #expect(header.bitDepth == 16)
    #expect(header.kind == .rgb)
  }

  @Test func refusesOtherFiles() {
    #expect(throws: ImageCodingError.notAPicture(format: "PNG")) {
      try PNGHeader(Array("something".utf8))
    }
    let jpeg = ImageCodingError.otherFormat(expected: "PNG", found: "a JPEG file")
    #expect(throws: jpeg) { try PNGHeader([0xff, 0xd8, 0xff, 0xe0, 0]) }
    #expect(throws: ImageCodingError.otherFormat(expected: "PNG", found: "a GIF file")) {
      try PNGHeader(Array("GIF89a".utf8))
    }
    #expect(throws: ImageCodingError.otherFormat(expected: "PNG", found: "an SVG file")) {
      try PNGHeader(Array("<?xml version=\"1.0\"?><svg/>".utf8))
    }
    #expect(throws: ImageCodingError.corrupt(format: "PNG", message: "it is empty")) {
      try PNGHeader([])
    }
    #expect(throws: ImageCodingError.gitLFSPointer) {
      try PNGHeader(Array("version https://git-lfs.github.com/spec/v1\noid sha256:4d".utf8))
    }
  }

  @Test func refusesASizeOfZero() {
    let bytes: [UInt8] =
      PNGHeader.signature + [0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 0, 0, 0, 0, 3, 8, 6]
    #expect(throws: ImageCodingError.corrupt(format: "PNG", message: "its size is 0 x 3")) {
      try PNGHeader(bytes)
    }
  }
}
