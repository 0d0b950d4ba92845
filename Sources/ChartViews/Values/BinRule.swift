import Foundation
import IntegerConversion

/// Where the ranges are that values are counted in.
enum BinRule {
  /// More ranges than any chart shows.
  static let most = 100_000

  /// The index of the range that a value is in; the first or last one beyond them.
  static func index<Value: Comparable>(of value: Value, in thresholds: [Value]) -> Int {
    let after = thresholds.firstIndex { value < $0 } ?? thresholds.count
    return min(max(after - 1, 0), max(thresholds.count - 2, 0))
  }

  /// The multiples of a step from the one before a range to the one after.
  static func multiples(of step: Double, over range: ClosedRange<Double>) -> [Double] {
    guard step > 0, step.isFinite else { return [range.lowerBound, range.upperBound] }
    let first = (range.lowerBound / step).rounded(.down)
    let last = max((range.upperBound / step).rounded(.up), first + 1)
    guard last - first < Double(most) else { return [range.lowerBound, range.upperBound] }
    return (0...Int(clamping: last - first)).map { (first + Double($0)) * step }
  }

  /// Where equal parts of a range meet, and both ends.
  static func parts(_ count: Int, of range: ClosedRange<Double>) -> [Double] {
    let count = min(max(count, 1), most)
    let length = range.upperBound - range.lowerBound
    return (0..<count).map { range.lowerBound + length * Double($0) / Double(count) }
      + [range.upperBound]
  }

  /// In how many ranges some values are counted, at most 200.
  ///
  /// Source: D. W. Scott, "On optimal and data-based histograms", Biometrika 66 (1979): ranges are as wide as 3.49 times
  /// the standard deviation, by the cube root of the number of values.
  static func count(of values: [Double]) -> Int {
    let number = Double(values.count)
    guard number > 1, let least = values.min(), let most = values.max(), most > least else {
      return 1
    }
    let mean = values.reduce(0, +) / number
    let variance = values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / (number - 1)
    let width = 3.49 * variance.squareRoot() / cbrt(number)
    let count = (most - least) / width
    return count.isFinite ? Int(clamping: count.rounded(.up), to: 1...200) : 1
  }

  /// From the least to the greatest of some values, or another range if there are none.
  static func range<Value: Comparable>(
    of values: [Value], orElse usual: ClosedRange<Value>
  ) -> ClosedRange<Value> {
    guard let least = values.min(), let most = values.max() else { return usual }
    return least...most
  }

  /// Where dates are counted from: the range of no dates.
  static var firstDate: ClosedRange<Date> {
    let date = Date(timeIntervalSinceReferenceDate: 0)
    return date...date
  }
}
