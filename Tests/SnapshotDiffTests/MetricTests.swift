import ImageCoding
import SnapshotDiff
import TestSupport
import Testing
import VectorGraphics

@Suite struct MetricTests {
  private typealias Metric = PictureComparison.Metric

  /// A picture of one straight pixel.
  private func pixel(_ red: UInt32, _ green: UInt32, _ blue: UInt32, _ alpha: UInt32 = 255)
    -> StraightBitmap
  {
    StraightBitmap(width: 1, height: 1, pixels: [red | green << 8 | blue << 16 | alpha << 24])
  }

  private func count(
    _ metric: PictureComparison.Metric, _ first: StraightBitmap, _ second: StraightBitmap
  ) -> Int {
    PictureComparison(metric: metric).compare(first, second).differentPixels
  }

  // MARK: Exact

  @Test func `Exact sees straight channels that premultiplied ones hide, but none of clear pixels`()
  {
    // At alpha 1 all channels round to 0 or 1.
    #expect(count(.exact, pixel(10, 20, 30, 1), pixel(11, 20, 30, 1)) == 1)
    #expect(count(.strict(threshold: 0), pixel(10, 20, 30, 1), pixel(11, 20, 30, 1)) == 0)
    #expect(count(.exact, pixel(10, 20, 30, 0), pixel(200, 0, 0, 0)) == 0)
  }

  // MARK: pixelmatch

  @Test func `A checkerboard tells apart what only looks the same on white`() {
    // Source: pixelmatch, test/test.js, "checkerboard: false blends semi-transparent pixels".
    let (black, grey) = (pixel(0, 0, 0, 128), pixel(127, 127, 127))
    #expect(count(.yiq(.init(usesCheckerboard: false)), black, grey) == 0)
    #expect(count(.yiq(), black, grey) == 1)
  }

  @Test(arguments: [
    // 0.1 * 255 = 25.5 steps of grey: YIQ of greys has Y alone, and 35215 = 0.5053 * 255² + a little.
    (25 as UInt32, 0), (27, 1),
  ])
  func `The threshold of YIQ is a share of black to white`(grey: UInt32, expected: Int) {
    #expect(count(.yiq(), pixel(0, 0, 0), pixel(grey, grey, grey)) == expected)
  }

  @Test(arguments: [
    // Source: pixelmatch main of July 2026, test/test.js, "OKLab metric …".
    ([0 as UInt32, 0, 0], [13 as UInt32, 13, 13], 0), ([0, 0, 0], [23, 23, 23], 1),
    ([41, 56, 157], [41, 56, 0], 1), ([39, 44, 92], [39, 44, 14], 1),
    ([0, 254, 252], [94, 254, 252], 0), ([0, 254, 252], [47, 254, 252], 0),
  ])
  func `OKLab ranks colours as people do`(first: [UInt32], second: [UInt32], expected: Int) {
    let (a, b) = (pixel(first[0], first[1], first[2]), pixel(second[0], second[1], second[2]))
    #expect(count(.oklab(), a, b) == expected)
  }

  @Test func `An edge that is drawn softer is anti-aliasing, unless that is included`() {
    // Black and white halves; the column between is grey in one picture and lighter in the other.
    func halves(_ grey: UInt32) -> Bitmap {
      var picture = plain(9, 9)
      for y in 0..<9 {
        for x in 0..<4 { picture[x, y] = 0xFF00_0000 }
        picture[4, y] = 0xFF00_0000 | grey * 0x01_0101
      }
      return picture
    }
    // Rows 1...7 have two equal neighbours above and below, the first and last one and the edge.
    #expect(PictureComparison(metric: .yiq()).compare(halves(60), halves(150)).isMatch)
    let all = PictureComparison(metric: .yiq(.init(includesAntialiasing: true)))
    #expect(all.compare(halves(60), halves(150)).differentPixels == 9)
    // A flat place is none.
    let dot = plain(9, 9).with(0xFF00_0000, in: PixelRect(x: 2, y: 2, width: 4, height: 4))
    #expect(PictureComparison(metric: .yiq()).compare(plain(9, 9), dot).differentPixels == 16)
  }

  // MARK: Perceptual

  @Test func `A difference that nobody sees is none, a flat change is one`() {
    // 2/255 of a dark blue are below ΔE94 1; a step of 9 of grey is about 3.5 of L*.
    let first = plain(40, 40, 0xFF10_2040)
    #expect(
      PictureComparison(metric: .perceptual()).compare(first, plain(40, 40, 0xFF10_2041)).isMatch)
    let grey = PictureComparison(metric: .perceptual())
      .compare(plain(40, 40, 0xFF80_8080), plain(40, 40, 0xFF89_8989))
    #expect(!grey.isMatch)
    // Flat places are different without a look around; edges have the frame in their neighbourhood,
    // and there the rest of the window decides.
    #expect(grey.differentPixels >= 38 * 38)
    #expect(grey.maxChannelDifference == 9)
  }

  @Test func `A dot in noise is a difference, fine noise on noise is none`() {
    var generator = SeededGenerator(seed: 7)
    var noise = plain(64, 64)
    for index in noise.pixels.indices {
      noise.pixels[index] = 0xFF00_0000 | UInt32(generator.integer(in: 0...250)) * 0x01_0101
    }
    var grain = noise
    for index in grain.pixels.indices where index % 7 == 0 { grain.pixels[index] += 0x04_0404 }
    let perceptual = PictureComparison(metric: .perceptual())
    #expect(perceptual.compare(noise, grain).isMatch)
    let dot = noise.with(0xFFFF_0000, in: PixelRect(x: 30, y: 30, width: 6, height: 6))
    #expect(!perceptual.compare(noise, dot).isMatch)
  }

  @Test func `White on clear that moves is a difference`() {
    let clear = plain(60, 60, 0)
    let first = clear.with(0xFFFF_FFFF, in: PixelRect(x: 10, y: 10, width: 12, height: 12))
    let moved = clear.with(0xFFFF_FFFF, in: PixelRect(x: 30, y: 30, width: 12, height: 12))
    let perceptual = PictureComparison(metric: .perceptual())
    #expect(!perceptual.compare(first, moved).isMatch)
    #expect(!perceptual.compare(plain(60, 60), clear).isMatch)
    #expect(perceptual.compare(first, first).isMatch)
  }

  // MARK: Fuzzy

  @Test(arguments: [
    (0...5, 0...3, true), (0...4, 0...3, false), (0...5, 0...2, false), (5...9, 3...9, true),
    (6...9, 0...9, false), (0...9, 4...9, false),
  ])
  func `Fuzzy wants the difference and the number in their ranges`(
    difference: ClosedRange<Int>, pixels: ClosedRange<Int>, isMatch: Bool
  ) {
    let changed = plain(8, 6).with(0xFFFA_FFFF, at: (0, 0), (2, 2), (5, 5))
    let fuzzy = Metric.fuzzy(.init(maximumDifference: difference, totalPixels: pixels))
    #expect(PictureComparison(metric: fuzzy).compare(plain(8, 6), changed).isMatch == isMatch)
  }

  @Test func `Equal pictures are fuzzy where a range starts at 0`() {
    func isMatch(_ difference: ClosedRange<Int>, _ pixels: ClosedRange<Int>) -> Bool {
      let fuzzy = Metric.fuzzy(.init(maximumDifference: difference, totalPixels: pixels))
      return PictureComparison(metric: fuzzy).compare(plain(2, 2), plain(2, 2)).isMatch
    }
    #expect(isMatch(0...5, 1...5))
    #expect(isMatch(1...5, 0...5))
    #expect(!isMatch(1...5, 1...5))
  }

  // MARK: Allowances

  @Test func `The smaller of pixels and share is the limit`() {
    // 3 of 48 pixels are 6.25 %.
    let changed = plain(8, 6).with(0xFF00_0000, at: (0, 0), (2, 2), (5, 5))
    func isMatch(_ pixels: Int?, _ share: Double?) -> Bool {
      PictureComparison(maximumDifferentPixels: pixels, maximumDifferentShare: share)
        .compare(plain(8, 6), changed).isMatch
    }
    #expect(isMatch(3, nil) && isMatch(nil, 0.0625) && isMatch(5, 0.07))
    #expect(!isMatch(nil, 0.06) && !isMatch(5, 0.06) && !isMatch(2, 0.07) && !isMatch(nil, nil))
  }

  @Test(arguments: [(3, 9), (2, 4), (100, 9), (1, 1)])
  func `The densest window counts as pixelmatch counts`(size: Int, expected: Int) {
    // Source: pixelmatch main, test/test.js, "windowSize returns the max diff-pixel count".
    let block = plain(10, 10).with(0xFF00_0000, in: PixelRect(x: 2, y: 2, width: 3, height: 3))
    let comparison = PictureComparison(density: .init(size: size, maximum: 0))
    #expect(comparison.compare(plain(10, 10), block).densestWindow == expected)
  }

  @Test func `Scattered pixels pass where a dense place does not`() {
    let scattered = plain(20, 20).with(0xFF00_0000, at: (1, 1), (10, 3), (4, 15), (18, 18))
    let dense = plain(20, 20).with(0xFF00_0000, at: (5, 5), (6, 5), (5, 6), (6, 6))
    let comparison = PictureComparison(density: .init(size: 4, maximum: 1))
    #expect(comparison.compare(plain(20, 20), scattered).isMatch)
    #expect(!comparison.compare(plain(20, 20), dense).isMatch)
  }
}
