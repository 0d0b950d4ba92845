import TestSupport
import Testing
import VectorGraphics

@Suite("Exposures")
struct ExposureTests {
  @Test("Black and white are averaged in linear light")
  func linear() {
    let pictures = [0xFF00_0000, 0xFFFF_FFFF].map { Bitmap(width: 1, height: 1, pixels: [$0]) }
    // Half the light is 188 of 255, encoded.
    #expect(Bitmap.exposure(of: pictures).pixels == [0xFFBC_BCBC])
  }

  @Test("What is clear has no colour: red for half of the time is half-clear red")
  func coverage() {
    let pictures = [0, 0xFFFF_0000].map { Bitmap(width: 1, height: 1, pixels: [$0]) }
    #expect(Bitmap.exposure(of: pictures).pixels == [0x8080_0000])
  }

  @Test("What rests is exact")
  func rest() {
    let picture = Bitmap(width: 2, height: 1, pixels: [0x4010_2030, 0xFF01_0203])
    #expect(Bitmap.exposure(of: [picture, picture, picture]) == picture)
  }

  @Test("Moments lie around that of the frame, inside the scene")
  func times() throws {
    let timeline = FrameTimeline(duration: 1)
    let shutter = try #require(Shutter(angle: 180, samples: 2))
    let times = shutter.times(ofFrame: 3, in: timeline)
    expectNear(times[0], 0.1 - 1.0 / 240, tolerance: 1e-12)
    expectNear(times[1], 0.1 + 1.0 / 240, tolerance: 1e-12)
    #expect(shutter.times(ofFrame: 0, in: timeline)[0] == 0)
    #expect(shutter.times(ofFrame: 30, in: timeline)[1] == 1)
    #expect(Shutter(angle: 361) == nil)
    #expect(Shutter(samples: 1) == nil)
  }
}
