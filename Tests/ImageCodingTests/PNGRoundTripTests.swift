import ImageCoding
import Testing
import VectorGraphics

@Suite struct PNGRoundTripTests {
  /// A generator of Marsaglia's xorshift kind, so that pictures are the same in every run.
  private struct Noise: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return state
    }
  }

  /// Random valid premultiplied pixels.
  private func noise(width: Int, height: Int, isOpaque: Bool, seed: UInt64) -> Bitmap {
    var noise = Noise(state: seed)
    let pixels = (0..<width * height).map { _ -> UInt32 in
      let alpha = isOpaque ? 255 : UInt32.random(in: 0...255, using: &noise)
      let components = (0..<3).map { _ in UInt32.random(in: 0...alpha, using: &noise) }
      return alpha << 24 | components[0] << 16 | components[1] << 8 | components[2]
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  @Test(arguments: PNGEncoder.Compression.allCases)
  func premultipliedPixelsComeBackExactly(compression: PNGEncoder.Compression) throws {
    for (width, height) in [(1, 1), (1, 7), (3, 1), (17, 13), (64, 64), (257, 3)] {
      for isOpaque in [true, false] {
        let bitmap = noise(width: width, height: height, isOpaque: isOpaque, seed: 7)
        let file = try PNGEncoder(compression: compression).encode(bitmap)
        #expect(try PNGDecoder().decode(file) == bitmap, "\(width) x \(height), \(isOpaque)")
      }
    }
  }

  @Test func opaquePicturesAreWrittenWithoutAlpha() throws {
    // Source: PNG, 11.2.1: the colour type is byte 25; 2 is RGB, 6 RGBA.
    let opaque = Bitmap(width: 2, height: 1, pixels: [0xff00_0000, 0xff12_3456])
    let clear = Bitmap(width: 2, height: 1, pixels: [0xff00_0000, 0x0000_0000])
    #expect(try PNGEncoder().encode(opaque)[25] == 2)
    #expect(try PNGEncoder().encode(clear)[25] == 6)
  }

  @Test func smallIsNeverLargerThanFast() throws {
    let gradient = Bitmap(
      width: 256, height: 64,
      pixels: (0..<256 * 64).map { 0xff00_0000 | UInt32($0 % 256) << 8 | UInt32($0 / 256) })
    let fast = try PNGEncoder(compression: .fast).encode(gradient)
    let small = try PNGEncoder(compression: .small).encode(gradient)
    #expect(small.count < fast.count)
  }

  @Test func theSameBytesEveryTime() throws {
    let bitmap = noise(width: 40, height: 40, isOpaque: false, seed: 99)
    #expect(try PNGEncoder().encode(bitmap) == PNGEncoder().encode(bitmap))
  }

  @Test func encodedImageKnowsItsSize() throws {
    let image = try PNGEncoder().encodedImage(Bitmap(width: 5, height: 9))
    #expect(image.width == 5)
    #expect(image.height == 9)
    #expect(image.format == .png)
    #expect(
      try PNGHeader(image.bytes) == PNGHeader(PNGEncoder().encode(Bitmap(width: 5, height: 9))))
  }
}
