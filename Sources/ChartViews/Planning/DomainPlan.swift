import Foundation

/// Finds what an axis reaches over.
struct DomainPlan {
  let settings: ChartSettings.Axis
  /// About how many values will be marked; 0 where the ends are not to be rounded.
  let tickCount: Int

  /// The kind of scale: the one in the settings, otherwise that of the first value, unless it marks a missing number.
  static func type(
    _ settings: ChartSettings.Axis, _ values: some Sequence<_PlottedValue>
  ) -> ScaleType {
    if let type = settings.type { return type }
    let first =
      values.first { !$0.isMissing && !$0.marksMissing } ?? values.first { !$0.isMissing }
    var value = first
    switch settings.domain?.values {
    case .range(let lower, _): value = lower
    case .list(let values): value = values.first ?? first
    case .automatic, nil: break
    }
    switch value {
    case .category: return .category
    case .date: return .date
    case .number, nil: return .linear
    }
  }

  /// The names of an axis: as said, else in the order in which they come.
  static func categories(
    _ settings: ChartSettings.Axis, _ values: some Sequence<_PlottedValue>
  ) -> [String] {
    if case .list(let list) = settings.domain?.values { return unique(list) }
    let found = unique(values)
    guard case .automatic(let change?) = settings.domain?.values else { return found }
    return unique(change(found.map { .category($0) }))
  }

  private static func unique(_ values: some Sequence<_PlottedValue>) -> [String] {
    var known: Set<String> = []
    var names: [String] = []
    for value in values where !value.isMissing && known.insert(value.categoryName).inserted {
      names.append(value.categoryName)
    }
    return names
  }

  /// The scale of names, the first of which stands at the start.
  func scale(of categories: [String], startsAtEnd: Bool) -> PositionScale {
    let count = Double(max(categories.count, 1))
    let isReversed = (settings.domain?.isReversed ?? false) != startsAtEnd
    return PositionScale(
      type: .category, lower: isReversed ? count : 0, upper: isReversed ? 0 : count,
      range: settings.range ?? .init(), categories: categories)
  }

  /// The scale of numbers or dates that the data reach over.
  func scale(_ type: ScaleType, over data: ClosedRange<Double>?) -> PositionScale {
    let (lower, upper, isGiven) = ends(type, data)
    let isReversed = settings.domain?.isReversed ?? false
    let rounded =
      isGiven || type == .date || tickCount == 0 ? (lower, upper) : rounded(type, lower, upper)
    return PositionScale(
      type: type, lower: isReversed ? rounded.1 : rounded.0,
      upper: isReversed ? rounded.0 : rounded.1, range: settings.range ?? .init())
  }

  /// Both ends, and whether they are to stay as they are.
  private func ends(
    _ type: ScaleType, _ data: ClosedRange<Double>?
  ) -> (Double, Double, isGiven: Bool) {
    switch settings.domain?.values {
    case .range(let lower, let upper):
      return (lower.number ?? 0, upper.number ?? 1, true)
    case .list(let values):
      let numbers = values.compactMap(\.number)
      guard let first = numbers.first, let last = numbers.last, first != last else { break }
      return (first, last, true)
    case .automatic(let change?):
      let found = automaticEnds(type, data)
      let values = [found.0, found.1].map { type == .date ? _PlottedValue.date($0) : .number($0) }
      let numbers = change(values).compactMap(\.number)
      guard let lower = numbers.min(), let upper = numbers.max(), lower < upper else { break }
      return (lower, upper, false)
    case .automatic(nil), nil: break
    }
    let (lower, upper) = automaticEnds(type, data)
    return (lower, upper, false)
  }

  private func automaticEnds(
    _ type: ScaleType, _ data: ClosedRange<Double>?
  ) -> (Double, Double) {
    var (lower, upper) = data.map { ($0.lowerBound, $0.upperBound) } ?? (0, 1)
    if type == .log {
      lower = lower > 0 ? lower : upper > 0 ? upper / 1000 : 1
      upper = max(upper, lower)
    } else if type != .date, settings.domain?.includesZero ?? true {
      (lower, upper) = (min(lower, 0), max(upper, 0))
    }
    guard lower == upper else { return (lower, upper) }
    if type == .log { return (lower / 10, upper * 10) }
    let margin = type == .date ? 43_200 : lower == 0 ? 1 : abs(lower) / 2
    return lower == 0 && type != .date ? (0, 1) : (lower - margin, upper + margin)
  }

  private func rounded(_ type: ScaleType, _ lower: Double, _ upper: Double) -> (Double, Double) {
    if type == .log {
      return (pow(10, log10(lower).rounded(.down)), pow(10, log10(upper).rounded(.up)))
    }
    let nice = NiceTicks.nice(lower, upper, count: tickCount)
    let (roundsLower, roundsUpper) = bounds
    return (roundsLower ? nice.0 : lower, roundsUpper ? nice.1 : upper)
  }

  /// Which ends may be moved to round numbers.
  private var bounds: (Bool, Bool) {
    for group in settings.groups ?? [] {
      if case .automatic(_, _, let lower, let upper) = group.values.kind {
        return (lower ?? true, upper ?? true)
      }
    }
    return (true, true)
  }
}
