import Testing
import VectorGraphics

@Suite struct BitmapTests {
  // (c * 255 + a / 2) / a by hand: 64 of 128 is (16320 + 64) / 128 = 128, 1 of 3 is 256 / 3 = 85.
  @Test(arguments: [
    (0xFF12_3456 as UInt32, SIMD4<UInt8>(0x12, 0x34, 0x56, 255)), (0, .zero),
    (0x8080_4000, SIMD4(255, 128, 0, 128)), (0x0301_0203, SIMD4(85, 170, 255, 3)),
    (0x0012_3456, .zero), (0x0105_0000, SIMD4(255, 0, 0, 1)),
  ])
  func `A pixel becomes straight by exact rounding`(pixel: UInt32, straight: SIMD4<UInt8>) {
    #expect(Bitmap.straight(pixel) == straight)
  }

  @Test func `Every premultiplied channel survives the way to straight and back`() {
    for alpha in 0...255 as ClosedRange<UInt32> {
      for channel in 0...alpha {
        let pixel = alpha << 24 | channel << 16 | channel << 8 | (alpha - channel)
        #expect(Bitmap.premultiplied(Bitmap.straight(pixel)) == pixel)
      }
    }
  }

  @Test func `Bytes out and in are the same picture`() {
    let bitmap = Bitmap(
      width: 2, height: 2, pixels: [0xFF01_0203, 0x8040_2010, 0, 0xFFFF_FFFF])
    let bytes = bitmap.straightRGBA()
    #expect(bytes == [1, 2, 3, 255, 128, 64, 32, 128, 0, 0, 0, 0, 255, 255, 255, 255])
    #expect(Bitmap(width: 2, height: 2, straightRGBA: bytes) == bitmap)
  }

  @Test func `A pixel's colour is straight`() {
    let bitmap = Bitmap(width: 2, height: 1, pixels: [0, 0x8080_4000])
    #expect(bitmap.color(x: 1, y: 0).bytes == SIMD4(255, 128, 0, 128))
    #expect(bitmap.color(x: 0, y: 0) == .clear)
  }

  @Test func `A crop stays inside the picture`() {
    let bitmap = Bitmap(width: 3, height: 2, pixels: [1, 2, 3, 4, 5, 6])
    let corner = bitmap.cropped(to: PixelRect(x: 1, y: 1, width: 9, height: 9))
    #expect(corner == Bitmap(width: 2, height: 1, pixels: [5, 6]))
    let all = bitmap.cropped(to: PixelRect(x: -1, y: -1, width: 9, height: 9))
    #expect(all == bitmap)
    #expect(bitmap.cropped(to: PixelRect(x: 5, y: 0, width: 1, height: 1)).pixels.isEmpty)
  }
}
