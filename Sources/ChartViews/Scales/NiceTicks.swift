import Foundation
import IntegerConversion

/// Round numbers along a scale.
///
/// Source: d3-array, `ticks`, `tickIncrement` and d3-scale's `nice`, https://d3js.org/d3-array/ticks: steps
/// are 1, 2 or 5 times a power of ten, changed over where the ratio passes the geometric means √2, √10 and √50.
enum NiceTicks {
  /// A step: a multiplier, or the inverse of one below 1, which keeps tenths exact.
  private struct Step {
    var factor: Double
    var isInverse: Bool

    var length: Double { isInverse ? 1 / factor : factor }
    func index(_ value: Double) -> Double { isInverse ? value * factor : value / factor }
    func value(_ index: Double) -> Double { isInverse ? index / factor : index * factor }
  }

  private static func step(over span: Double, count: Int) -> Step {
    let raw = span / Double(max(count, 1))
    let power = log10(raw).rounded(.down)
    let error = raw / pow(10, power)
    let factor: Double =
      error >= 50.0.squareRoot()
      ? 10
      : error >= 10.0.squareRoot() ? 5 : error >= 2.0.squareRoot() ? 2 : 1
    return power < 0
      ? Step(factor: pow(10, -power) / factor, isInverse: true)
      : Step(factor: pow(10, power) * factor, isInverse: false)
  }

  private static func isUsable(_ lower: Double, _ upper: Double) -> Bool {
    lower.isFinite && upper.isFinite && upper > lower && (upper - lower).isFinite
  }

  /// The distance of about `count` round numbers between two ends; 0 where there is nothing between them.
  static func step(_ lower: Double, _ upper: Double, count: Int) -> Double {
    isUsable(lower, upper) ? step(over: upper - lower, count: count).length : 0
  }

  /// About `count` round numbers between two ends, both of which may be among them.
  static func ticks(_ lower: Double, _ upper: Double, count: Int) -> [Double] {
    guard count > 0 else { return [] }
    guard isUsable(lower, upper) else { return lower == upper ? [lower] : [] }
    let step = step(over: upper - lower, count: count)
    var first = step.index(lower).rounded()
    var last = step.index(upper).rounded()
    if step.value(first) < lower { first += 1 }
    if step.value(last) > upper { last -= 1 }
    guard last >= first, last - first < 10_000 else { return [] }
    return (0...Int(clamping: last - first)).map { step.value(first + Double($0)) }
  }

  /// Both ends moved out to round numbers.
  static func nice(_ lower: Double, _ upper: Double, count: Int) -> (Double, Double) {
    guard isUsable(lower, upper) else { return (lower, upper) }
    var (low, high) = (lower, upper)
    var last = 0.0
    for _ in 0..<10 {
      let step = step(over: high - low, count: count)
      if step.length == last { break }
      low = step.value(step.index(low).rounded(.down))
      high = step.value(step.index(high).rounded(.up))
      last = step.length
    }
    return (low, high)
  }

  /// Multiples of a distance between two ends.
  static func multiples(of step: Double, _ lower: Double, _ upper: Double) -> [Double] {
    guard step > 0, step.isFinite, isUsable(lower, upper) else { return [] }
    let first = (lower / step - 1e-9).rounded(.up)
    let last = (upper / step + 1e-9).rounded(.down)
    guard last >= first, last - first < 10_000 else { return [] }
    return (0...Int(clamping: last - first)).map { (first + Double($0)) * step }
  }

  /// Powers of ten between two ends above 0; with what is 2 and 5 times those where there are few.
  ///
  /// Source: the habit of logarithmic paper; d3-scale's `log.ticks` shows all nine multiples instead.
  static func powers(_ lower: Double, _ upper: Double, count: Int) -> [Double] {
    guard lower > 0, isUsable(lower, upper) else { return [] }
    let lowest = Int(clamping: log10(lower).rounded(.down))
    let exponents = lowest...Int(clamping: log10(upper).rounded(.up))
    let decades = log10(upper) - log10(lower)
    let factors: [Double] = decades < Double(count) / 3 ? [1, 2, 5] : [1]
    let every = max(1, Int(clamping: (decades / Double(max(count, 1))).rounded(.up)))
    let powers = exponents.filter { $0.isMultiple(of: every) }
    let all = powers.flatMap { exponent in factors.map { $0 * pow(10, Double(exponent)) } }
    let inside = all.filter { $0 >= lower * (1 - 1e-9) && $0 <= upper * (1 + 1e-9) }
    return inside.count > 1 ? inside : ticks(lower, upper, count: count)
  }
}
