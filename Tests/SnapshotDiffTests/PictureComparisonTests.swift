import ImageCoding
import SnapshotDiff
import TestSupport
import Testing
import VectorGraphics

@Suite struct PictureComparisonTests {
  private let white = plain(8, 6)

  @Test func `Equal pictures match under every metric`() {
    for metric in [PictureComparison.Metric.exact, .strict(), .strict(threshold: 0)] {
      let difference = PictureComparison(metric: metric).compare(white, white)
      #expect(difference.isMatch)
      #expect(difference.differentPixels == 0)
      #expect(difference.totalPixels == 48)
      #expect(difference.clusters.isEmpty)
      #expect(difference.description == "no difference")
    }
  }

  @Test(arguments: [
    (0xFFFF_FFFE as UInt32, 1, false, true), (0xFFFF_FDFF, 2, false, true),
    (0xFFFC_FFFF, 3, false, false), (0xFCFC_FCFC, 3, false, false),
    (0x0000_0000, 255, false, false),
  ])
  func `Exact finds every change, strict those above 2 of 255 in any channel`(
    pixel: UInt32, channel: Int, isExact: Bool, isStrict: Bool
  ) {
    let changed = white.with(pixel, at: (3, 2))
    #expect(PictureComparison(metric: .exact).compare(white, changed).isMatch == isExact)
    let difference = PictureComparison().compare(white, changed)
    #expect(difference.isMatch == isStrict)
    #expect(difference.maxChannelDifference == channel)
    #expect(difference.differentPixels == (isStrict ? 0 : 1))
  }

  @Test func `A number of pixels may be allowed to differ`() {
    let changed = white.with(0xFF00_0000, at: (0, 0), (4, 4), (7, 5))
    #expect(!PictureComparison(maximumDifferentPixels: 2).compare(white, changed).isMatch)
    #expect(PictureComparison(maximumDifferentPixels: 3).compare(white, changed).isMatch)
  }

  @Test func `Ignored rectangles and masked pixels are not looked at`() {
    let changed = white.with(0xFF00_0000, at: (1, 1), (6, 4))
    let first = PixelRect(x: 0, y: 0, width: 2, height: 2)
    let beyond = PixelRect(x: 7, y: 5, width: 100, height: 100)
    let half = PictureComparison(ignoring: [first, beyond]).compare(white, changed)
    #expect(half.differentPixels == 1)
    #expect(half.ignoredPixels == 5)
    #expect(half.totalPixels == 43)
    let mask = plain(8, 6, 0).with(0x0100_0000, at: (6, 4))
    #expect(PictureComparison(ignoring: [first]).compare(white, changed, mask: mask).isMatch)
    // A smaller mask ignores nothing beyond its edges.
    #expect(!PictureComparison().compare(white, changed, mask: plain(2, 2)).isMatch)
  }

  @Test func `Pictures of different sizes never match`() {
    let wide = plain(10, 5)
    let difference = PictureComparison(maximumDifferentPixels: 1000).compare(white, wide)
    #expect(!difference.isMatch)
    #expect(!difference.isSameSize)
    // 8 x 6 and 10 x 5 have 8 x 5 = 40 pixels in common; around both are 10 x 6.
    #expect(difference.totalPixels == 60)
    #expect(difference.differentPixels == 8 + 10 + 2)
    #expect(difference.maxChannelDifference == 0)
    #expect(difference.passingLimits == nil)
    #expect(difference.description == "the size is 10 x 5, expected 8 x 6")
  }

  @Test func `The mean counts all pixels, the limits say what would have passed`() {
    // Differences 10, 20 and 1 among 48 pixels: mean 31 / 48.
    let changed = white.with(0xFFF5_FFFF, at: (0, 0)).with(0xFFFF_FFEB, at: (5, 5))
      .with(0xFFFF_FEFF, at: (2, 2))
    let difference = PictureComparison().compare(white, changed)
    expectNear(difference.meanDifference, 31.0 / 48)
    #expect(difference.differentPixels == 2)
    #expect(difference.differentPixels(above: 0) == 3)
    #expect(difference.differentPixels(above: 10) == 1)
    #expect(difference.differentPixels(above: 20) == 0)
    #expect(difference.passingLimits?.threshold == 20)
    #expect(difference.passingLimits?.maximumDifferentPixels == 2)
    let tolerant = PictureComparison(maximumDifferentPixels: 1).compare(white, changed)
    #expect(!tolerant.isMatch)
    #expect(tolerant.passingLimits?.strict == 10)
    // Both touch the picture's edge and have more than two neighbours like them: no anti-aliasing.
    // Of white and 0xF5FFFF the distance is sqrt(0.5053 y² + 0.299 i² + 0.1957 q²) with 10 times
    // 0.2989, 0.596 and 0.2115: 3.98 of 187.66; of 0xFFFFEB with 20 times 0.1145, 0.3218 and 0.3111: 4.76.
    let yiq = 0.026
    #expect(
      difference.description
        == "2 of 48 pixels differ, by up to 20/255 and 0.646/255 on average, "
        + "most of them in 1 x 1 at (0, 0) (1 pixels), "
        + "would pass at threshold 20 or with 2 pixels or in yiq at \(yiq)")
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `Comparing is symmetric and counts as a plain count does`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var (first, second) = (plain(23, 17), plain(23, 17))
    for _ in 0..<60 {
      let place = (generator.integer(in: 0...22), generator.integer(in: 0...16))
      first[place.0, place.1] = UInt32.random(in: 0xFF00_0000...UInt32.max, using: &generator)
      if Bool.random(using: &generator) { second[place.0, place.1] = first[place.0, place.1] }
    }
    let forth = PictureComparison(metric: .exact).compare(first, second)
    let back = PictureComparison(metric: .exact).compare(second, first)
    #expect(forth == back)
    let count = zip(first.pixels, second.pixels).count { $0 != $1 }
    #expect(forth.differentPixels == count)
    #expect(forth.isMatch == (first == second))
  }

  @Test func `Equal files pass undecoded, others by their pixels`() throws {
    let changed = white.with(0xFF00_0000, at: (3, 3))
    let (small, fast) = (PNGEncoder(compression: .small), PNGEncoder(compression: .fast))
    let comparison = PictureComparison()
    let file = try fast.encode(white)
    let same = try comparison.compare(png: file, file)
    #expect(same.isMatch)
    #expect(same.totalPixels == 48)
    let texts = [PNGEncoder.Text(keyword: "Software", value: "test")]
    let remarked = try PNGEncoder(compression: .small, texts: texts).encode(white)
    let other = try comparison.compare(png: file, remarked)
    #expect(other.isMatch)
    let difference = try comparison.compare(png: file, small.encode(changed))
    #expect(difference.differentPixels == 1)
    #expect(throws: ImageCodingError.gitLFSPointer) {
      try comparison.compare(png: file, Array("version https://git-lfs".utf8))
    }
  }
}
