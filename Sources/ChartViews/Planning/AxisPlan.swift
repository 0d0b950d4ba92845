import Foundation
import IntegerConversion
import VectorGeometry
import ViewTree

extension ChartPlan {
  /// Finds which values of both axes are marked, and by what.
  mutating func addAxes(_ surroundings: Surroundings, _ counts: (x: Int, y: Int)) {
    guard !hasSectors else { return }
    let settings = surroundings.settings
    if marks.isEmpty || uses.x || settings.x.domain != nil {
      xGroups =
        AxisPlan(
          scale: x, settings: settings.x, count: counts.x, isHorizontal: true,
          calendar: surroundings.calendar, locale: surroundings.locale
        ).groups
    }
    guard marks.isEmpty || uses.y || settings.y.domain != nil else { return }
    yGroups =
      AxisPlan(
        scale: y, settings: settings.y, count: counts.y, isHorizontal: false,
        calendar: surroundings.calendar, locale: surroundings.locale
      ).groups
  }
}

/// Finds which values of an axis are marked, and by what.
@MainActor
struct AxisPlan {
  let scale: PositionScale
  let settings: ChartSettings.Axis
  let count: Int
  let isHorizontal: Bool
  let calendar: Calendar
  let locale: Locale

  /// The groups of marks; none where the axis is hidden.
  var groups: [PlannedGroup] {
    guard settings.visibility != .hidden else { return [] }
    return (settings.groups ?? [_AxisGroup()]).map(planned)
  }

  private func planned(_ group: _AxisGroup) -> PlannedGroup {
    let (units, stride) = units(of: group)
    let shares = units.map(scale.share)
    let ticks = units.indices.map { index in
      let value = AxisValue(
        plotted: scale.value(ofUnit: units[index]), index: index, count: units.count)
      return PlannedTick(
        value: value, share: shares[index], middle: middle(units, index, stride),
        parts: group.content?(value) ?? usual(group))
    }
    let dates = dateFormat(stride, units)
    let numbers = numberFormat(units)
    return PlannedGroup(
      ticks: ticks.filter { $0.share > -1e-6 && $0.share < 1 + 1e-6 }, position: group.position,
      preset: group.preset,
      write: { [locale, calendar] value in
        if let text = group.format?(value, locale, calendar) { return text }
        switch value {
        case .category(let name): return name
        case .number(let number): return numbers(number)
        case .date(let seconds): return dates(seconds)
        }
      },
      problem: group.problem)
  }

  // MARK: Values

  private func units(of group: _AxisGroup) -> ([Double], DateTicks.Stride?) {
    let ends = scale.extent
    switch group.values.kind {
    case .values(let values):
      return (values.compactMap(scale.unit), nil)
    case .stride(let step):
      return (NiceTicks.multiples(of: step, ends.lowerBound, ends.upperBound), nil)
    case .calendar(let unit, let count, let calendar):
      let ticks = DateTicks.ticks(
        ends.lowerBound, ends.upperBound, unit: unit, count: count,
        calendar: calendar ?? self.calendar)
      return (ticks, DateTicks.Stride(unit, count, 0))
    case .automatic(let count, let minimum, _, _):
      return automaticUnits(count ?? self.count, minimum ?? 0)
    }
  }

  private func automaticUnits(_ count: Int, _ minimum: Double) -> ([Double], DateTicks.Stride?) {
    let ends = scale.extent
    if scale.isCategory {
      // Those whose middles are in sight.
      let first = Int(clamping: max(ends.lowerBound - 0.5, 0).rounded(.up))
      let last = min(
        Int(clamping: (ends.upperBound + 0.5).rounded(.down)), scale.categories.count)
      return ((first..<max(last, first)).map { Double($0) + 0.5 }, nil)
    }
    if scale.isDate {
      let stride = DateTicks.stride(ends.lowerBound, ends.upperBound, count: count)
      let ticks = DateTicks.ticks(
        ends.lowerBound, ends.upperBound, unit: stride.unit, count: stride.count,
        calendar: calendar)
      return (ticks, stride)
    }
    if scale.type == .log {
      return (NiceTicks.powers(ends.lowerBound, ends.upperBound, count: count), nil)
    }
    let step = NiceTicks.step(ends.lowerBound, ends.upperBound, count: count)
    guard step >= minimum else {
      return (NiceTicks.multiples(of: minimum, ends.lowerBound, ends.upperBound), nil)
    }
    return (NiceTicks.ticks(ends.lowerBound, ends.upperBound, count: count), nil)
  }

  /// The share halfway to the next value; of a name the middle of its place.
  private func middle(_ units: [Double], _ index: Int, _ stride: DateTicks.Stride?) -> Double {
    let unit = units[index]
    guard !scale.isCategory else { return scale.share(unit) }
    if let stride {
      let date = Date(timeIntervalSinceReferenceDate: unit)
      let next = calendar.date(byAdding: stride.unit, value: stride.count, to: date) ?? date
      return (scale.share(unit) + scale.share(next.timeIntervalSinceReferenceDate)) / 2
    }
    if index + 1 < units.count {
      return (scale.share(unit) + scale.share(units[index + 1])) / 2
    }
    guard index > 0 else { return scale.share(unit) }
    return scale.share(unit) + (scale.share(unit) - scale.share(units[index - 1])) / 2
  }

  // MARK: What is usual

  private func usual(_ group: _AxisGroup) -> _AxisParts {
    let label = _AxisParts.Part(kind: .label(AxisLabelForm()))
    if scale.isCategory { return _AxisParts(parts: [label]) }
    let isDate = scale.isDate && isHorizontal
    let stroke = group.stroke ?? (isDate ? StrokeStyle(lineWidth: 0.5, dash: [2, 2]) : nil)
    let line = _AxisParts.Part(kind: .gridLine, stroke: stroke)
    guard isHorizontal else { return _AxisParts(parts: [line, label]) }
    let isExtended = isDate && group.preset != .aligned || group.preset == .extended
    let tick = _AxisParts.Part(kind: .tick(isExtended ? .label : .automatic), stroke: stroke)
    return _AxisParts(parts: [line, tick, label])
  }

  // MARK: Formats

  /// Numbers with as many digits as tell them apart; those of whole stacks in per cent.
  private func numberFormat(_ units: [Double]) -> (Double) -> String {
    let locale = locale
    if scale.isShare {
      return { $0.formatted(.percent.precision(.fractionLength(0...1)).locale(locale)) }
    }
    let distances = zip(units, units.dropFirst()).map { abs($1 - $0) }
    let step = min(distances.min() ?? 0, units.map(abs).filter { $0 > 0 }.min() ?? .infinity)
    guard step > 0, step.isFinite else {
      return { $0.formatted(.number.precision(.fractionLength(0...3)).locale(locale)) }
    }
    let digits = Int(clamping: (-log10(step) - 1e-9).rounded(.up), to: 0...12)
    // A quarter has a digit more than a half.
    let needed = units.contains {
      abs(($0 * pow(10, Double(digits))).rounded() - $0 * pow(10, Double(digits))) > 1e-6
    }
    let length =
      scale.type == .log ? 0...12 : (needed ? digits + 1 : digits)...(needed ? digits + 1 : digits)
    return { $0.formatted(.number.precision(.fractionLength(length)).locale(locale)) }
  }

  /// Dates by the unit that the values are apart.
  private func dateFormat(_ stride: DateTicks.Stride?, _ units: [Double]) -> (Double) -> String {
    let unit = stride?.unit ?? guessedUnit(units)
    let spansYears = (scale.extent.upperBound - scale.extent.lowerBound) > 400 * 86_400
    return { [locale, calendar] seconds in
      let date = Date(timeIntervalSinceReferenceDate: seconds)
      let style: Date.FormatStyle
      switch unit {
      case .second, .nanosecond: style = .dateTime.hour().minute().second()
      case .minute: style = .dateTime.hour().minute()
      case .hour: style = .dateTime.hour()
      case .month, .quarter:
        let isYear = spansYears && calendar.component(.month, from: date) == 1
        style = isYear ? .dateTime.year() : .dateTime.month(.abbreviated)
      case .year, .era, .yearForWeekOfYear: style = .dateTime.year()
      default: style = .dateTime.month(.abbreviated).day()
      }
      return style.written(date, locale, calendar)
    }
  }

  private func guessedUnit(_ units: [Double]) -> Calendar.Component {
    let ends = scale.extent
    return DateTicks.stride(ends.lowerBound, ends.upperBound, count: max(units.count, 2)).unit
  }
}
