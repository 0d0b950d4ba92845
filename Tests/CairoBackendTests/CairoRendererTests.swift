import CairoBackend
import Foundation
import Testing
import VectorGeometry
import VectorGraphics

@Suite struct CairoRendererTests {
  @Test func anAlignedRectangleFillsItsPixelsExactly() throws {
    let picture = try draw(4, 3, [.fill(.rect(1, 1, 2, 1), .red)])
    let expected: [UInt32] = [
      0, 0, 0, 0,
      0, 0xffff_0000, 0xffff_0000, 0,
      0, 0, 0, 0,
    ]
    #expect(picture.pixels == expected)
  }

  @Test func theScaleMultipliesTheNumberOfPixels() throws {
    let picture = try draw(2, 1, scale: 3, [.fill(.rect(1, 0, 1, 1), .green)])
    #expect(picture.width == 6)
    #expect(picture.height == 3)
    #expect(picture[2, 1] == 0)
    #expect(picture[3, 1] == 0xff00_ff00)
  }

  @Test(arguments: [(0, 0), (1, 0x0101_0101), (128, 0x8080_8080), (254, 0xfefe_fefe)])
  func everyByteOfAColourComesBack(byte: Int, expected: UInt32) throws {
    let picture = try draw(1, 1, [.fill(.rect(0, 0, 1, 1), .bytes(255, 255, 255, byte))])
    #expect(picture.pixels == [expected])
  }

  @Test func theBackgroundCoversEveryPixel() throws {
    let picture = try draw(2.5, 1, on: .bytes(1, 2, 3), [])
    #expect(picture.pixels == [0xff01_0203, 0xff01_0203, 0xff01_0203])
  }

  @Test(arguments: [
    (100.1, 10.0, 1001), (0.1, 1.0, 1), (2.5, 2.0, 5), (1.01, 1.0, 2), (33.333_333_333_3, 3.0, 100),
  ])
  func aPartOfAPixelCountsAsAWholeOne(width: Double, scale: Double, expected: Int) throws {
    let size = try renderer.pixelSize(of: CGSize(width: width, height: 1), scale: scale)
    #expect(size.width == expected)
  }

  @Test func aRegionMayReachBeyondThePicture() throws {
    let list = DisplayList(2, 2, [.fill(.rect(0, 0, 1, 1), .blue)])
    let picture = try renderer.bitmap(
      list, region: CGRect(x: -1, y: 0, width: 3, height: 1), scale: 1)
    #expect(picture.pixels == [0, 0xff00_00ff, 0])
  }

  @Test func sizesBeyondTheLimitsAreErrors() {
    #expect(throws: CairoError.empty(width: 0, height: 5)) { try draw(0, 5, []) }
    #expect(throws: CairoError.empty(width: 0, height: 5)) { try draw(-3, 5, []) }
    #expect(
      throws: CairoError.tooLarge(
        width: 32_768, height: 1, maximumSide: 32_767, maximumPixels: 1 << 28)
    ) {
      try draw(32_768, 1, [])
    }
    #expect(throws: CairoError.self) { try draw(.infinity, 5, []) }
    #expect(throws: CairoError.self) { try draw(1, 1, scale: .nan, []) }
    var modest = renderer
    modest.maximumPixels = 100
    #expect(
      throws: CairoError.tooLarge(width: 11, height: 10, maximumSide: 32_767, maximumPixels: 100)
    ) {
      try modest.bitmap(DisplayList(11, 10, []))
    }
  }

  @Test func anImageThatCannotBeDecodedIsAnError() {
    let image = EncodedImage(format: .png, bytes: [1, 2, 3], width: 1, height: 1)
    let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
    let item = ImageItem(image: image, source: unit, destination: unit, interpolation: .none)
    #expect(throws: CairoError.self) { try draw(1, 1, [DisplayItem(.image(item))]) }
  }

  @Test func eightThreadsDrawTheSameBytesAsOne() async throws {
    let scenes = try (0..<8).map { try makeScene(turn: CGFloat($0) / 8) }
    let alone = try scenes.map { try renderer.bitmap($0, scale: 0.25) }
    let agreements = try await withThrowingTaskGroup(of: Int.self) { group in
      for worker in 0..<8 {
        group.addTask {
          try (0..<30).count(where: { round in
            let index = (worker + round) % scenes.count
            return try renderer.bitmap(scenes[index], scale: 0.25) == alone[index]
          })
        }
      }
      return try await group.reduce(0, +)
    }
    #expect(agreements == 8 * 30)
  }
}
