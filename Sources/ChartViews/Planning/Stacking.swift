import Foundation

/// Puts bars and areas at one place on each other.
///
/// Source: d3-shape, `stackOffsetDiverging` (negative values go down from 0), `stackOffsetExpand` and
/// `stackOffsetSilhouette`, https://d3js.org/d3-shape/stack.
enum Stacking {
  /// What is stacked together.
  private struct Key: Hashable {
    var kind: Mark.Kind
    var isUpright: Bool
    var base: PlottedSpan?
    var position: _PlottedValue?
    var method: MarkStackingMethod
    /// The mask that they are part of.
    var owner: MarkPlace?
  }

  /// Gives bars and areas that have one value each the two that they reach over.
  ///
  /// - Parameter order: Of areas, those of which lie lower, by their series.
  static func stack(_ marks: inout [MeasuredMark], order: (MeasuredMark) -> Int) {
    var groups: [Key: [Int]] = [:]
    var keys: [Key] = []
    for index in marks.indices where isStacked(marks[index]) {
      let mark = marks[index]
      let method = mark.mark.details?.stacking ?? .standard
      let key = Key(
        kind: mark.kind, isUpright: mark.isUpright, base: mark.base,
        position: mark.style?.positionField?.value, method: method,
        owner: mark.mark.style?.values.owner)
      if groups[key] == nil { keys.append(key) }
      groups[key, default: []].append(index)
    }
    for key in keys {
      var members = groups[key] ?? []
      if key.kind == .area {
        let orders = members.map { (order(marks[$0]), $0) }.sorted { $0 < $1 }
        members = orders.map(\.1)
      }
      let spans = spans(of: members.map { marks[$0].value?.upper ?? 0 }, method: key.method)
      for (index, span) in zip(members, spans) { marks[index].value = span }
    }
  }

  private static func isStacked(_ mark: MeasuredMark) -> Bool {
    guard mark.kind == .bar || mark.kind == .area, let value = mark.value else { return false }
    return !value.isBand && value.lower.isFinite && mark.mark.details?.xEnd == nil
      && mark.mark.details?.yEnd == nil
  }

  /// From where to where each of some values reaches.
  static func spans(of values: [Double], method: MarkStackingMethod) -> [PlottedSpan] {
    guard method != .unstacked else {
      return values.map { PlottedSpan(lower: 0, upper: $0) }
    }
    let total = values.reduce(0) { $0 + abs($1) }
    let scale = method == .normalized && total > 0 ? 1 / total : 1
    var (above, below) = (method == .center ? -total / 2 : 0, 0.0)
    return values.map { value in
      let value = (method == .center ? abs(value) : value) * scale
      guard value < 0 else {
        above += value
        return PlottedSpan(lower: above - value, upper: above)
      }
      below += value
      return PlottedSpan(lower: below - value, upper: below)
    }
  }
}
