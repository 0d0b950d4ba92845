import ImageCoding
import Testing

@Suite struct PNGHeaderTests {
  @Test func readsTheSizeWithoutThePicture() throws {
    // Signature, length 13, "IHDR", 258 x 3; the rest is not needed.
    let bytes: [UInt8] =
      PNGHeader.signature + [0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 1, 2, 0, 0, 0, 3]
    let header = try PNGHeader(bytes)
    #expect(header.width == 258)
    #expect(header.height == 3)
  }

  @Test func refusesOtherFiles() {
    #expect(throws: ImageCodingError.notAPicture(format: "PNG")) {
      try PNGHeader(Array("GIF89a".utf8))
    }
  }

  @Test func refusesASizeOfZero() {
    let bytes: [UInt8] =
      PNGHeader.signature + [0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 0, 0, 0, 0, 3]
    #expect(throws: ImageCodingError.corrupt(format: "PNG", message: "its size is 0 x 3")) {
      try PNGHeader(bytes)
    }
  }
}
