import ImageCoding
import Testing
import VectorGraphics

@Suite struct PNGStampTests {
  private let picture = Bitmap(width: 2, height: 1, pixels: [0xFFFF_0000, 0x8040_0000])

  private func stamped(_ picture: Bitmap, compression: PNGEncoder.Compression) throws -> [UInt8] {
    let file = try PNGEncoder(compression: compression).encode(picture)
    let texts = [PNGEncoder.Text(keyword: "Software", value: "test é")]
    return PNGStamp(texts).stamped(file, of: StraightBitmap(picture))
  }

  @Test(arguments: [
    // Source: xxHash, the sanity test's empty input, and the specification's algorithm by hand for one
    // word: seed 0.
    ([] as [UInt32], "ef46db3751d8e999")
  ])
  func `The hash of no pixels is that of XXH64`(words: [UInt32], digits: String) {
    #expect(PixelHash(words: words, seed: 0).description == digits)
  }

  @Test func `Size and every pixel change the hash`() {
    let base = StraightBitmap(width: 4, height: 3, pixels: Array(0..<12))
    var seen: Set<UInt64> = [PixelHash(base).value]
    for index in 0..<12 {
      var other = base
      other.pixels[index] ^= 1
      #expect(seen.insert(PixelHash(other).value).inserted)
    }
    let turned = StraightBitmap(width: 3, height: 4, pixels: base.pixels)
    #expect(seen.insert(PixelHash(turned).value).inserted)
  }

  @Test func `A stamp can be read, and the picture still be decoded`() throws {
    let file = try stamped(picture, compression: .fast)
    #expect(try PNGDecoder().decode(file) == picture)
    #expect(PNGStamp(in: file)["Software"] == "test é")
    let hash = try #require(PNGStamp.hash(in: file, chunks: PNGChunk.all(in: file)))
    #expect(hash.value == "xxh64 \(PixelHash(StraightBitmap(picture)))")
    #expect(!hash.isStale)
  }

  @Test func `The hash is about pixels, not about how they are compressed`() throws {
    func hash(_ file: [UInt8]) -> String? {
      PNGStamp.hash(in: file, chunks: PNGChunk.all(in: file))?.value
    }
    let (fast, small) = (
      try stamped(picture, compression: .fast), try stamped(picture, compression: .small)
    )
    #expect(hash(fast) == hash(small))
  }

  @Test(arguments: ["IHDR", "PLTE", "IDAT"])
  func `The hash of a file whose picture is damaged is not believed`(_ type: String) throws {
    let pixels = (0..<64).map { 0xFF00_0000 | UInt32($0 % 3) }
    var file = try stamped(Bitmap(width: 8, height: 8, pixels: pixels), compression: .fast)
    let chunks = PNGChunk.all(in: file)
    for chunk in chunks where chunk.type == type {
      for place in chunk.data { file[place] ^= 0xFF }
    }
    let hash = try #require(PNGStamp.hash(in: file, chunks: chunks))
    #expect(hash.isStale)
  }

  @Test func `A hash that was copied to another picture is stale`() throws {
    let file = try stamped(picture, compression: .fast)
    let other = try PNGEncoder().encode(Bitmap(width: 2, height: 1))
    let (chunks, others) = (PNGChunk.all(in: file), PNGChunk.all(in: other))
    var edited = Array(other[..<8])
    for chunk in others {
      if chunk.type == "IDAT" {
        for text in chunks where text.type.hasSuffix("EXt") || text.type.hasSuffix("TXt") {
          edited += file[text.range]
        }
      }
      edited += other[chunk.range]
    }
    #expect(PNGStamp.hash(in: edited, chunks: PNGChunk.all(in: edited))?.isStale == true)
    #expect(PNGStamp.hash(in: other, chunks: others) == nil)
  }

  @Test func `A file that ends too early has no hash to trust`() throws {
    let file = Array(try stamped(picture, compression: .fast).dropLast(12))
    #expect(PNGStamp.hash(in: file, chunks: PNGChunk.all(in: file))?.isStale == true)
  }
}
