import ImageCoding
import SnapshotDiff
import Testing
import VectorGraphics

@Suite struct DifferencePictureTests {
  private let expected = plain(4, 3).with(0xFF00_0000, at: (0, 0))
  private let gap = DifferencePicture.gap

  private func draw(
    _ expected: Bitmap, _ actual: Bitmap, _ comparison: PictureComparison = PictureComparison(),
    style: DifferencePicture.Style = .side
  ) -> Bitmap {
    DifferencePicture(comparison.compare(expected, actual))
      .draw(StraightBitmap(expected), StraightBitmap(actual), style: style)
  }

  @Test func `Side by side stand expected, difference and actual`() {
    let actual = expected.with(0xFF00_FF00, at: (2, 1))
    let picture = draw(expected, actual)
    #expect(picture.width == 4 * 3 + 2 * gap)
    #expect(picture.height == 3)
    #expect(picture.cropped(to: PixelRect(x: 0, y: 0, width: 4, height: 3)) == expected)
    let right = PixelRect(x: 2 * (4 + gap), y: 0, width: 4, height: 3)
    #expect(picture.cropped(to: right) == actual)
    #expect(picture[4, 0] == 0)
  }

  @Test func `Heat is red for much, yellow for little, pale for nothing`() {
    let actual = expected.with(0xFF00_0000, at: (1, 1)).with(0xFFFC_FFFF, at: (2, 2))
      .with(0xFFFF_FFFE, at: (3, 2))
    let heat = draw(expected, actual, style: .heat)
    #expect(heat[1, 1] == 0xFFFF_0000)
    // 3/255: 0xE0 less 12 * 0xE0 / 255.
    #expect(heat[2, 2] == 0xFFFF_D600)
    #expect(heat[3, 2] == 0xFFFF_FFFF)
    // Black keeps a quarter of its strength: 255 * (255 - 63) / 255.
    #expect(heat[0, 0] == 0xFFC0_C0C0)
  }

  @Test func `Ignored pixels are blue, missing ones magenta`() {
    let comparison = PictureComparison(ignoring: [PixelRect(x: 3, y: 0, width: 1, height: 1)])
    let heat = draw(expected, plain(5, 2), comparison, style: .heat)
    #expect(heat.width == 5 && heat.height == 3)
    #expect(heat[3, 0] == 0xFFB0_C8FF)
    #expect(heat[4, 0] == 0xFFFF_00FF)
    #expect(heat[0, 2] == 0xFFFF_00FF)
    #expect(heat[1, 1] == 0xFFFF_FFFF)
  }

  @Test func `Clear pixels are shown on white`() {
    let heat = draw(plain(1, 1, 0), plain(1, 1, 0), style: .heat)
    #expect(heat[0, 0] == 0xFFFF_FFFF)
  }

  @Test func `The mask has what differs and nothing else`() {
    let mask = draw(expected, expected.with(0xFF00_FF00, at: (2, 1)), style: .mask)
    #expect(mask == plain(4, 3, 0).with(0xFFFF_0000, at: (2, 1)))
  }

  @Test func `The overlay marks what differs on the actual picture and frames it`() {
    let white = plain(9, 9)
    let picture = draw(white, white.with(0xFF00_FF00, at: (4, 4)), style: .overlay)
    #expect(picture[4, 4] == 0xFFFF_00FF)
    // The frame is two pixels away.
    #expect(picture[2, 2] == 0xFFFF_0000 && picture[6, 6] == 0xFFFF_0000)
    #expect(picture[3, 3] == 0xFFFF_FFFF && picture[1, 4] == 0xFFFF_FFFF)
  }
}
