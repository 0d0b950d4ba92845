/// The fewest moments between which values go straight and stay within a tolerance of all samples.
package enum FewestKeys {
  /// The indices of samples to keep, the first and the last among them.
  ///
  /// Each stretch is taken as long as it holds, as doubled steps and then halved ones find it.
  ///
  /// - Parameters:
  ///   - times: When the samples are, in ascending order.
  ///   - samples: The values, all of one length.
  ///   - tolerance: The largest error of each number.
  package static func keys(
    _ times: [Double], _ samples: [[Double]], tolerance: Double
  ) -> [Int] {
    guard samples.count > 1 else { return Array(samples.indices) }
    var keys = [0]
    while let first = keys.last, first < samples.count - 1 {
      var (good, step) = (first + 1, 2)
      while first + step < samples.count, holds(first, first + step, times, samples, tolerance) {
        good = first + step
        step *= 2
      }
      var bad = min(first + step, samples.count)
      while bad - good > 1 {
        let middle = (good + bad) / 2
        if holds(first, middle, times, samples, tolerance) { good = middle } else { bad = middle }
      }
      keys.append(good)
    }
    return keys
  }

  private static func holds(
    _ first: Int, _ last: Int, _ times: [Double], _ samples: [[Double]], _ tolerance: Double
  ) -> Bool {
    for index in first + 1..<last {
      let part = (times[index] - times[first]) / (times[last] - times[first])
      for place in samples[index].indices {
        let (a, b) = (samples[first][place], samples[last][place])
        if abs(a + (b - a) * part - samples[index][place]) > tolerance { return false }
      }
    }
    return true
  }
}
