import Foundation
import ImageCoding
import VectorGraphics

/// One pass over two pictures: counts, histograms and the places of what differs.
struct PictureScan: Sendable {
  /// How many pixels have each largest difference of a premultiplied channel; none of the equal
  /// ones.
  private(set) var channels = [Int](repeating: 0, count: 256)
  /// How many different pixels have each distance, in the metric's steps.
  private(set) var distances: [Int] = []
  /// How many steps of the distances make 1.
  let steps: Double
  /// Pixels that only one of the pictures has.
  private(set) var unpairedPixels = 0
  /// What counts as different, row by row from the left.
  private(set) var runs: [PixelRun] = []

  /// The rows that one task looks at.
  private static let rowsOfTask = 64

  /// A scan that found nothing.
  init(steps: Double = 1) { self.steps = steps }

  /// Compares two pictures, on all cores.
  init(
    _ metric: PictureComparison.Metric, _ expected: StraightBitmap, _ actual: StraightBitmap,
    ignored: IgnoredPixels
  ) {
    let (width, height) = (min(expected.width, actual.width), min(expected.height, actual.height))
    let first = expected.cropped(width: width, height: height)
    let second = actual.cropped(width: width, height: height)
    func scan<Metric: PixelMetric>(_ metric: Metric) -> PictureScan {
      Self.scan(metric, first, second, ignored)
    }
    switch metric {
    case .exact, .fuzzy: self = scan(ExactMetric())
    case .strict(let threshold): self = scan(ChannelMetric(threshold: threshold))
    case .perceptual(let threshold):
      self = scan(PerceptualMetric(threshold: threshold, first, second))
    case .yiq(let settings): self = scan(YIQMetric(settings, first, second))
    case .oklab(let settings): self = scan(OKLabMetric(settings, first, second))
    }
    addUnpaired(expected, actual, ignored)
  }

  private static func scan<Metric: PixelMetric>(
    _ metric: Metric, _ expected: StraightBitmap, _ actual: StraightBitmap,
    _ ignored: IgnoredPixels
  ) -> PictureScan {
    let tasks = (expected.height + rowsOfTask - 1) / rowsOfTask
    let parts = ConcurrentResults<PictureScan>(count: tasks) { task in
      var part = PictureScan(steps: Metric.steps)
      var metric = metric
      let rows = task * rowsOfTask..<min((task + 1) * rowsOfTask, expected.height)
      for y in rows { part.scanRow(y, &metric, expected, actual, ignored) }
      return part
    }
    var whole = PictureScan(steps: Metric.steps)
    for part in parts.values { whole.append(part) }
    return whole
  }

  private mutating func append(_ part: PictureScan) {
    for index in channels.indices { channels[index] += part.channels[index] }
    if distances.count < part.distances.count {
      distances += Array(repeating: 0, count: part.distances.count - distances.count)
    }
    for index in part.distances.indices { distances[index] += part.distances[index] }
    runs += part.runs
  }

  private mutating func scanRow<Metric: PixelMetric>(
    _ y: Int, _ metric: inout Metric, _ expected: StraightBitmap, _ actual: StraightBitmap,
    _ ignored: IgnoredPixels
  ) {
    let width = expected.width
    let left = expected.pixels.span.extracting(y * width..<(y + 1) * width)
    let right = actual.pixels.span.extracting(y * width..<(y + 1) * width)
    var start: Int?
    var x = 0
    while x < width {
      if start == nil {
        x = Self.firstDifference(left, right, from: x)
        guard x < width else { break }
      }
      let isCompared = left[x] != right[x] && !ignored.contains(x: x, y: y)
      if isCompared, count(left[x], right[x], metric.distance(x: x, y: y, left[x], right[x])) {
        if start == nil { start = x }
      } else if let first = start {
        runs.append(PixelRun(first..<x, y: y))
        start = nil
      }
      x += 1
    }
    if let start { runs.append(PixelRun(start..<width, y: y)) }
  }

  /// Whether the pixel counts as different.
  private mutating func count(_ expected: UInt32, _ actual: UInt32, _ distance: Int) -> Bool {
    channels[channelDifference(expected, actual)] += 1
    guard distance > 0 else { return false }
    if distance >= distances.count {
      distances += Array(repeating: 0, count: distance + 1 - distances.count)
    }
    distances[distance] += 1
    return true
  }

  /// The first column from `start` on where two rows differ; most rows are skipped many at a time.
  private static func firstDifference(
    _ left: Span<UInt32>, _ right: Span<UInt32>, from start: Int
  ) -> Int {
    var x = start
    while x + 16 <= left.count {
      var difference: UInt32 = 0
      for offset in 0..<16 { difference |= left[x + offset] ^ right[x + offset] }
      guard difference == 0 else { break }
      x += 16
    }
    while x < left.count, left[x] == right[x] { x += 1 }
    return x
  }

  /// Counts what lies in one of the pictures only, and puts it in its place among the runs.
  private mutating func addUnpaired(
    _ expected: StraightBitmap, _ actual: StraightBitmap, _ ignored: IgnoredPixels
  ) {
    guard expected.width != actual.width || expected.height != actual.height else { return }
    let common = (min(expected.width, actual.width), min(expected.height, actual.height))
    let whole = (max(expected.width, actual.width), max(expected.height, actual.height))
    var merged: [PixelRun] = []
    var next = 0
    for y in 0..<whole.1 {
      while next < runs.count, runs[next].y == y {
        merged.append(runs[next])
        next += 1
      }
      for x in (y < common.1 ? common.0 : 0)..<whole.0 where !ignored.contains(x: x, y: y) {
        unpairedPixels += 1
        merged.append(PixelRun(x..<x + 1, y: y))
      }
    }
    runs = merged
  }
}
