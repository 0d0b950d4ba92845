import ImageCoding
import Testing
import VectorGraphics

@Suite struct PNGEncoderTests {
  /// A chunk of a PNG file.
  private struct Chunk {
    var kind: String
    var data: [UInt8]
  }

  /// The chunks of a file, read by the layout of PNG, 5.3: length, type, data, CRC.
  private func chunks(of file: [UInt8]) -> [Chunk] {
    var chunks: [Chunk] = []
    var position = 8
    while position + 12 <= file.count {
      let length = file[position..<position + 4].reduce(0) { $0 << 8 | Int($1) }
      let kind = String(decoding: file[position + 4..<position + 8], as: UTF8.self)
      chunks.append(Chunk(kind: kind, data: Array(file[position + 8..<position + 8 + length])))
      position += 12 + length
    }
    return chunks
  }

  private let dot = Bitmap(width: 1, height: 1, pixels: [0xff00_00ff])

  @Test func marksThePictureAsPerceptualSRGBAndNothingElse() throws {
    let chunks = chunks(of: try PNGEncoder().encode(dot))
    #expect(chunks.map(\.kind) == ["IHDR", "sRGB", "IDAT", "IEND"])
    #expect(chunks[1].data == [0])
  }

  @Test func notesTheResolutionOfAScale() throws {
    // 144 dots an inch / 0.0254 m = 5669.29 dots a metre = 0x1625; unit 1 is the metre.
    let chunks = chunks(of: try PNGEncoder(scale: 2).encode(dot))
    let resolution = try #require(chunks.first { $0.kind == "pHYs" })
    #expect(resolution.data == [0, 0, 0x16, 0x25, 0, 0, 0x16, 0x25, 1])
  }

  @Test func writesTextsInOrderAndUnicodeAsInternationalText() throws {
    let encoder = PNGEncoder(texts: [
      .init(keyword: "Software", value: "plain"), .init(keyword: "Title", value: "Größe"),
    ])
    let chunks = chunks(of: try encoder.encode(dot))
    let texts = chunks.filter { ["tEXt", "iTXt"].contains($0.kind) }
    #expect(texts.map(\.kind) == ["tEXt", "iTXt"])
    #expect(texts[0].data == Array("Software\0plain".utf8))
    // Source: PNG, 11.3.3.4: keyword, NUL, compression flag and method, language NUL, keyword NUL.
    #expect(texts[1].data == Array("Title\0\0\0\0\0Größe".utf8))
  }

  @Test(arguments: [
    "", " outer", "outer ", "double  blank", "größe", String(repeating: "a", count: 80),
  ])
  func refusesKeywordsThatPNGForbids(keyword: String) {
    let encoder = PNGEncoder(texts: [.init(keyword: keyword, value: "x")])
    #expect {
      try encoder.encode(dot)
    } throws: { error in
      guard case .invalidText(keyword, _) = error as? ImageCodingError else { return false }
      return true
    }
  }

  @Test func refusesAValueWithANul() {
    let encoder = PNGEncoder(texts: [.init(keyword: "Title", value: "a\0b")])
    #expect(throws: ImageCodingError.self) { try encoder.encode(dot) }
  }

  @Test func refusesAPictureWithoutPixels() {
    #expect(throws: ImageCodingError.empty(width: 0, height: 3)) {
      try PNGEncoder().encode(Bitmap(width: 0, height: 3))
    }
  }
}
