import Foundation
import IntegerConversion

/// Where values stand along an axis: numbers, seconds, or the middles of names, which are 1 apart.
struct PositionScale {
  var type: ScaleType
  /// What stands at the start.
  var lower: Double
  /// What stands at the end; less than `lower` on a reversed scale.
  var upper: Double
  var range = _PositionScaleRange()
  /// The names of a scale of categories.
  var categories: [String] = []
  /// How many parts of a whole the numbers are shown as: those of stacks that fill it.
  var isShare = false

  private let indices: [String: Int]
  private let bentLower: Double
  private let bentLength: Double

  init(
    type: ScaleType, lower: Double, upper: Double, range: _PositionScaleRange = .init(),
    categories: [String] = []
  ) {
    (self.type, self.lower, self.upper) = (type, lower, upper)
    (self.range, self.categories) = (range, categories)
    indices = Dictionary(zip(categories, 0...), uniquingKeysWith: { first, _ in first })
    bentLower = type.bent(lower)
    bentLength = type.bent(upper) - bentLower
  }

  /// The scale for part of what it reaches over.
  func window(from lower: Double, to upper: Double) -> PositionScale {
    var copy = PositionScale(
      type: type, lower: lower, upper: upper, range: range, categories: categories)
    copy.isShare = isShare
    return copy
  }

  var isCategory: Bool { type == .category }
  var isDate: Bool { type == .date }
  var extent: ClosedRange<Double> { min(lower, upper)...max(lower, upper) }

  /// The place of a value, 0 at the start to 1 at the end; not a number for what has none.
  func share(_ unit: Double) -> Double {
    guard bentLength != 0 else { return 0.5 }
    let share = (type.bent(unit) - bentLower) / bentLength
    return share.isFinite ? share : .nan
  }

  /// The places of many values.
  func shares(_ units: [Double]) -> [Double] {
    guard type == .linear || type == .date, bentLength != 0 else { return units.map(share) }
    return units.map { unit in
      let share = (unit - bentLower) / bentLength
      return share.isFinite ? share : .nan
    }
  }

  /// What stands at a place.
  func unit(at share: Double) -> Double { type.straightened(bentLower + share * bentLength) }

  /// A value as what `share` takes; nil for a name that the scale has not.
  func unit(_ value: _PlottedValue) -> Double? {
    guard isCategory else { return value.number }
    return indices[value.categoryName].map { Double($0) + 0.5 }
  }

  /// A value for what stands at a place.
  func value(at share: Double) -> _PlottedValue? {
    let unit = unit(at: share)
    guard unit.isFinite else { return nil }
    if isDate { return .date(unit) }
    guard isCategory else { return .number(unit) }
    guard let index = Int(exactly: unit.rounded(.down)), categories.indices.contains(index) else {
      return nil
    }
    return .category(categories[index])
  }

  /// The value that a unit stands for, as `unit(_:)` has it.
  func value(ofUnit unit: Double) -> _PlottedValue {
    if isDate { return .date(unit) }
    guard isCategory else { return .number(unit) }
    let index = Int(clamping: unit.rounded(.down), to: 0...max(categories.count - 1, 0))
    return .category(categories.isEmpty ? "" : categories[index])
  }

  /// The place of a share along a plot of a length, in points from the start.
  func place(_ share: Double, over length: CGFloat) -> CGFloat { range.place(share, over: length) }

  /// The share of a place.
  func share(atPlace place: CGFloat, over length: CGFloat) -> Double {
    if let bounds = range.bounds {
      return Double((place - bounds.lowerBound) / (bounds.upperBound - bounds.lowerBound))
    }
    let inner = length - range.startPadding - range.endPadding
    return Double((place - range.startPadding) / inner)
  }
}

extension _PositionScaleRange {
  /// The place of a share along a plot of a length, in points from the start.
  func place(_ share: Double, over length: CGFloat) -> CGFloat {
    let share = CGFloat(share)
    if let bounds { return bounds.lowerBound + share * (bounds.upperBound - bounds.lowerBound) }
    return startPadding + share * (length - startPadding - endPadding)
  }
}

extension _PlottedValue {
  /// The name that the value has on a scale of names.
  var categoryName: String {
    if case .category(let name) = self { return name }
    return name
  }
}
