package import Foundation

extension CGFloat {
  /// The farthest from 0 that anything is laid out or drawn, in points.
  ///
  /// Sums and products of numbers within it are finite, and still exact to a millionth of a point.
  package static let farthest: CGFloat = 1e9

  /// What keeps the number from being a length or a coordinate; nil if nothing does.
  package var flaw: String? {
    if magnitude <= Self.farthest { return nil }
    if isNaN { return "is not a number" }
    return isFinite ? "is too far from 0" : "is infinite"
  }

  /// The nearest number within reach; `fallback` for what is infinite or no number.
  package func withinReach(or fallback: CGFloat = 0) -> CGFloat {
    if magnitude <= Self.farthest { return self }
    return isFinite ? (self < 0 ? -Self.farthest : Self.farthest) : fallback
  }
}

/// Replaces numbers that can't be drawn, and says of each what it was and what is used.
package struct NumberCheck {
  /// One sentence for each number that was replaced.
  package private(set) var sentences: [String] = []

  package init() {}

  /// The number, or the nearest within reach; `fallback` for what is infinite or no number.
  package mutating func number(
    _ value: CGFloat, _ name: @autoclosure () -> String, or fallback: CGFloat = 0
  ) -> CGFloat {
    guard let flaw = value.flaw else { return value }
    let used = value.withinReach(or: fallback)
    sentences.append("\(name()) \(flaw); \(ShortNumber.string(used)) is used")
    return used
  }

  /// The length as a number that is not negative.
  package mutating func length(
    _ value: CGFloat, _ name: @autoclosure () -> String, or fallback: CGFloat = 0
  ) -> CGFloat {
    let number = number(value, name(), or: fallback)
    guard number < 0 else { return number }
    sentences.append("\(name()) is negative; \(ShortNumber.string(fallback)) is used")
    return fallback
  }

  /// Takes down another sentence.
  package mutating func note(_ sentence: String) { sentences.append(sentence) }
}
