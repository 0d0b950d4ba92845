import DocumentModel
import TestSupport
import Testing
import VectorGraphics

@testable import ShapeShiftCLI

@Suite("The studio's pixels")
struct StudioPixelsTests {
  private static let (red, clear): (UInt32, UInt32) = (0xFFFF_0000, 0)

  private func frame(_ bitmap: Bitmap, _ rect: PixelRect) -> (StudioPixels, StudioCanvas) {
    let pixels = StudioPixels(bitmap, in: rect)
    var canvas = StudioCanvas()
    let numbers = [
      "x": 0, "y": 0, "w": rect.width, "h": rect.height, "width": rect.width,
      "height": rect.height,
    ]
    var json: JSONObject = ["encoding": .string(pixels.encoding.rawValue)]
    for (key, value) in numbers { json[key] = .studio(value) }
    canvas.take(StudioAnswer(json: .object(json), bytes: pixels.bytes))
    return (pixels, canvas)
  }

  @Test("One colour is one run, over all rows")
  func flat() {
    let bitmap = Bitmap(width: 3, height: 5, pixels: Array(repeating: Self.red, count: 15))
    let pixels = StudioPixels(bitmap, in: PixelRect(x: 0, y: 0, width: 3, height: 5))
    #expect(pixels.encoding == .runs)
    #expect(pixels.bytes == [15, 0, 0, 0x80, 255, 0, 0, 255])
  }

  @Test("Noise is sent as it is")
  func noise() {
    let colors = (0..<64).map { UInt32(0xFF00_0000) | UInt32($0) }
    let bitmap = Bitmap(width: 8, height: 8, pixels: colors)
    let pixels = StudioPixels(bitmap, in: PixelRect(x: 0, y: 0, width: 8, height: 8))
    #expect(pixels.encoding == .rgba)
    #expect(pixels.bytes == bitmap.straightRGBA())
  }

  @Test("Whatever is sent, the same pixels arrive", arguments: 0..<40)
  func roundTrip(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    func next(_ count: Int) -> Int { Int.random(in: 0..<count, using: &generator) }
    let (width, height) = (20, 15)
    var colors: [UInt32] = []
    while colors.count < width * height {
      let color: UInt32 = [Self.red, Self.clear, 0x8040_4000, 0xFF00_FF00][next(4)]
      colors += Array(repeating: color, count: 1 + next(next(2) == 0 ? 3 : 40))
    }
    let bitmap = Bitmap(
      width: width, height: height, pixels: Array(colors.prefix(width * height)))
    let (x, y) = (next(width), next(height))
    let rect = PixelRect(
      x: x, y: y, width: 1 + next(width - x), height: 1 + next(height - y))
    let (_, canvas) = frame(bitmap, rect)
    #expect(canvas.bytes == bitmap.cropped(to: rect).straightRGBA())
  }
}
