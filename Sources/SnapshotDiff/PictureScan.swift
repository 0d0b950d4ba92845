import VectorGraphics

/// One pass over two pictures: counts, a histogram and the places of what differs.
struct PictureScan {
  /// The largest difference of a channel between pixels that count as the same.
  let threshold: Int
  let ignored: IgnoredPixels
  /// How many pixels have each largest difference of a channel; none of the equal ones.
  private(set) var histogram = [Int](repeating: 0, count: 256)
  /// Pixels that only one of the pictures has.
  private(set) var unpairedPixels = 0
  private(set) var clusters = PixelClusters()

  init(threshold: Int, ignored: IgnoredPixels) {
    self.threshold = threshold
    self.ignored = ignored
  }

  /// Looks at all pixels, row by row.
  mutating func compare(_ expected: Bitmap, _ actual: Bitmap) {
    let common = PictureSize(
      width: min(expected.width, actual.width), height: min(expected.height, actual.height))
    let whole = PictureSize(
      width: max(expected.width, actual.width), height: max(expected.height, actual.height))
    let (left, right) = (expected.pixels.span, actual.pixels.span)
    for y in 0..<whole.height {
      if y < common.height {
        compareRow(
          left.extracting(y * expected.width..<y * expected.width + common.width),
          right.extracting(y * actual.width..<y * actual.width + common.width), y)
      }
      noteUnpaired(in: (y < common.height ? common.width : 0)..<whole.width, y)
      clusters.endRow()
    }
  }

  private mutating func compareRow(_ left: Span<UInt32>, _ right: Span<UInt32>, _ y: Int) {
    // The counts are taken out for the row: changed in place, they need no check for copies.
    var counts = histogram
    histogram = []
    var start: Int?
    for x in left.indices {
      let isDifferent = left[x] != right[x] && !ignored.contains(x: x, y: y)
      let difference = isDifferent ? largestDifference(left[x], right[x]) : 0
      if isDifferent { counts[difference] += 1 }
      if difference > threshold {
        if start == nil { start = x }
      } else if let first = start {
        clusters.add(first..<x, y: y)
        start = nil
      }
    }
    if let start { clusters.add(start..<left.count, y: y) }
    histogram = counts
  }

  private mutating func noteUnpaired(in columns: Range<Int>, _ y: Int) {
    for x in columns where !ignored.contains(x: x, y: y) {
      unpairedPixels += 1
      clusters.add(x..<x + 1, y: y)
    }
  }
}

/// The largest difference of a channel of two pixels 0xAARRGGBB.
func largestDifference(_ first: UInt32, _ second: UInt32) -> Int {
  func difference(_ shift: UInt32) -> Int {
    abs(Int(first >> shift & 255) - Int(second >> shift & 255))
  }
  return max(max(difference(24), difference(16)), max(difference(8), difference(0)))
}
