import IntegerConversion

/// Where different pixels are dense.
enum PixelDensity {
  /// The largest number of pixels in any square of `size` by `size`, all of it within the picture.
  ///
  /// Scattered noise never fills one window; a change does. As `windowSize` of pixelmatch.
  static func maximum(of runs: [PixelRun], size: Int, width: Int, height: Int) -> Int {
    let (columns, rows) = (min(size, width), min(size, height))
    guard columns > 0, rows > 0, !runs.isEmpty else { return 0 }
    // How many pixels each column has in the rows of the window.
    var counts = [Int](repeating: 0, count: width)
    var largest = 0
    var (entering, leaving) = (0, 0)
    for y in 0..<height {
      var isChanged = false
      while entering < runs.count, runs[entering].y == y {
        for x in runs[entering].columns { counts[x] += 1 }
        entering += 1
        isChanged = true
      }
      while leaving < runs.count, Int(runs[leaving].y) <= y - rows {
        for x in runs[leaving].columns { counts[x] -= 1 }
        leaving += 1
      }
      // A row that adds nothing can't make a window fuller.
      if isChanged { largest = max(largest, maximumSum(counts, columns)) }
    }
    return largest
  }

  private static func maximumSum(_ counts: [Int], _ columns: Int) -> Int {
    var sum = counts[..<columns].reduce(0, +)
    var largest = sum
    for x in columns..<counts.count {
      sum += counts[x] - counts[x - columns]
      largest = max(largest, sum)
    }
    return largest
  }
}
