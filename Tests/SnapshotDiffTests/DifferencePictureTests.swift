import SnapshotDiff
import Testing
import VectorGraphics

@Suite struct DifferencePictureTests {
  private let expected = plain(4, 3).with(0xFF00_0000, at: (0, 0))
  private let gap = DifferencePicture.gap

  @Test func `Side by side stand expected, difference and actual`() {
    let actual = expected.with(0xFF00_FF00, at: (2, 1))
    let picture = DifferencePicture().draw(expected, actual)
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
    let heat = DifferencePicture().draw(expected, actual, style: .heat)
    #expect(heat[1, 1] == 0xFFFF_0000)
    // 3/255: 0xE0 less 12 * 0xE0 / 255.
    #expect(heat[2, 2] == 0xFFFF_D600)
    #expect(heat[3, 2] == 0xFFFF_FFFF)
    // Black keeps a quarter of its strength: 255 * (255 - 63) / 255.
    #expect(heat[0, 0] == 0xFFC0_C0C0)
  }

  @Test func `Ignored pixels are blue, missing ones magenta`() {
    let comparison = PictureComparison(ignoring: [PixelRect(x: 3, y: 0, width: 1, height: 1)])
    let heat = DifferencePicture(comparison: comparison)
      .draw(expected, plain(5, 2), style: .heat)
    #expect(heat.width == 5 && heat.height == 3)
    #expect(heat[3, 0] == 0xFFB0_C8FF)
    #expect(heat[4, 0] == 0xFFFF_00FF)
    #expect(heat[0, 2] == 0xFFFF_00FF)
    #expect(heat[1, 1] == 0xFFFF_FFFF)
  }

  @Test func `Clear pixels are shown on white`() {
    let heat = DifferencePicture().draw(plain(1, 1, 0), plain(1, 1, 0), style: .heat)
    #expect(heat[0, 0] == 0xFFFF_FFFF)
  }
}
