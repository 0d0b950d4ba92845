import Foundation

/// Finds what the values of marks measure, and what the axes reach over.
struct Measuring {
  let settings: ChartSettings
  private(set) var marks: [MeasuredMark] = []
  /// The axes along which marks at plain values got a width: their ends are those of the marks.
  private var widened: (x: Bool, y: Bool) = (false, false)
  private var x: AxisUnits
  private var y: AxisUnits

  init(_ marks: [Mark], _ surroundings: ChartPlan.Surroundings) {
    settings = surroundings.settings
    func units(
      _ settings: ChartSettings.Axis, _ first: KeyPath<Mark, PlottedField?>,
      _ second: @escaping (MarkDetails) -> PlottedField?
    ) -> AxisUnits {
      let found = marks.lazy.filter { $0.kind != .sector }
      let type = DomainPlan.type(settings, found.compactMap { $0[keyPath: first]?.value })
      guard type == .category else {
        return AxisUnits(type: type, categories: [], calendar: surroundings.calendar)
      }
      let values = found.flatMap { mark in
        [mark[keyPath: first]?.value, mark.details.flatMap(second)?.value].compactMap { $0 }
      }
      return AxisUnits(
        type: type, categories: DomainPlan.categories(settings, values),
        calendar: surroundings.calendar)
    }
    x = units(settings.x, \.x) { $0.xEnd }
    y = units(settings.y, \.y) { $0.yEnd }
  }

  // MARK: Marks

  /// Measures all marks that have places, and stacks those that are stacked.
  mutating func measure(_ all: [Mark]) {
    marks.reserveCapacity(all.count)
    for mark in all where mark.kind != .function {
      guard mark.kind != .sector else {
        guard let share = mark.x?.value.number, share.isFinite else { continue }
        let value = PlottedSpan.at(share)
        marks.append(MeasuredMark(mark: mark, x: value))
        continue
      }
      var measured = MeasuredMark(mark: mark)
      if let field = mark.x {
        guard let span = Self.span(field, mark.details?.xEnd, &x) else { continue }
        measured.x = span
      }
      if let field = mark.y {
        guard let span = Self.span(field, mark.details?.yEnd, &y) else { continue }
        measured.y = span
      }
      measured.isUpright = isUpright(measured)
      marks.append(measured)
    }
    let names = all.compactMap { $0.style?.values.foregroundField?.value.categoryName }
    let order = Dictionary(
      zip(names, 0...), uniquingKeysWith: { first, _ in first })
    Stacking.stack(&marks) { mark in
      mark.style?.foregroundField.flatMap { order[$0.value.categoryName] } ?? 0
    }
    widenBars()
  }

  private static func span(
    _ field: PlottedField, _ end: PlottedField?, _ units: inout AxisUnits
  ) -> PlottedSpan? {
    guard let span = units.span(field) else { return nil }
    guard let end else { return span }
    guard let last = units.span(end) else { return nil }
    guard !span.lower.isNaN, !last.lower.isNaN else { return .at(.nan) }
    // From the one to the other, also downwards: where the lines of an area cross, so does the area.
    let isBackward = last.lower < span.lower
    return PlottedSpan(
      lower: isBackward ? span.upper : span.lower,
      upper: isBackward || !last.isBand ? last.lower : last.upper, isBand: span.isUnit)
  }

  /// Whether a mark's value goes along y: as its ends say, else as the kinds of the axes do.
  private func isUpright(_ mark: MeasuredMark) -> Bool {
    let details = mark.mark.details
    if details?.yEnd != nil { return true }
    if details?.xEnd != nil { return mark.kind == .rectangle }
    if mark.x == nil { return true }
    if mark.y == nil { return mark.kind == .point || mark.kind == .rule }
    if x.type == .category { return true }
    if y.type == .category { return false }
    if y.type == .date, x.type != .date { return false }
    return !(mark.y?.isBand ?? false) || mark.x?.isBand ?? false
  }

  /// Makes bars at plain values as wide as the smallest distance between two of them.
  private mutating func widenBars() {
    for isUpright in [true, false] {
      let bars = marks.indices.filter { index in
        let mark = marks[index]
        return (mark.kind == .bar || mark.kind == .rectangle) && mark.isUpright == isUpright
          && mark.base.map { !$0.isBand && $0.lower == $0.upper && $0.lower.isFinite } ?? false
      }
      let type = isUpright ? x.type : y.type
      let width = Self.distance(bars.compactMap { marks[$0].base?.lower }, type)
      if !bars.isEmpty { if isUpright { widened.x = true } else { widened.y = true } }
      for index in bars {
        guard let middle = marks[index].base?.lower else { continue }
        marks[index].base = PlottedSpan(
          lower: middle - width / 2, upper: middle + width / 2, isBand: true, isUnit: true)
      }
      let cells = marks.indices.filter { index in
        marks[index].kind == .rectangle && marks[index].isUpright == isUpright
          && marks[index].value.map { !$0.isBand && $0.lower == $0.upper && $0.lower.isFinite }
            ?? false
      }
      let height = Self.distance(
        cells.compactMap { marks[$0].value?.lower }, isUpright ? y.type : x.type)
      if !cells.isEmpty { if isUpright { widened.y = true } else { widened.x = true } }
      for index in cells {
        guard let middle = marks[index].value?.lower else { continue }
        marks[index].value = PlottedSpan(
          lower: middle - height / 2, upper: middle + height / 2, isBand: true, isUnit: true)
      }
    }
  }

  /// The smallest distance between two values; 1, or a day, where there are no two.
  private static func distance(_ values: [Double], _ type: ScaleType) -> Double {
    let sorted = Set(values).sorted()
    return zip(sorted, sorted.dropFirst()).map { $1 - $0 }.min() ?? (type == .date ? 86_400 : 1)
  }

  // MARK: Scales

  /// The scale along x.
  func xScale(count: Int) -> PositionScale {
    scale(
      x, settings.x, widened.x ? 0 : count, extent(\.x), startsAtEnd: false,
      isShare: isShare(upright: false))
  }

  /// The scale along y; names begin at the top.
  func yScale(count: Int, including functions: [SampledFunction]) -> PositionScale {
    var extent = extent(\.y)
    for function in functions {
      for span in function.points.map(\.value) where span.lower.isFinite && span.upper.isFinite {
        let (lower, upper) = (min(span.lower, span.upper), max(span.lower, span.upper))
        extent = min(lower, extent?.lowerBound ?? lower)...max(upper, extent?.upperBound ?? upper)
      }
    }
    return scale(
      y, settings.y, widened.y ? 0 : count, extent, startsAtEnd: true,
      isShare: isShare(upright: true))
  }

  private func scale(
    _ units: AxisUnits, _ settings: ChartSettings.Axis, _ count: Int,
    _ extent: ClosedRange<Double>?, startsAtEnd: Bool, isShare: Bool
  ) -> PositionScale {
    let plan = DomainPlan(settings: settings, tickCount: count)
    guard units.type != .category else {
      return plan.scale(of: units.categories, startsAtEnd: startsAtEnd)
    }
    var scale = plan.scale(units.type, over: extent)
    scale.isShare = isShare
    return scale
  }

  private func isShare(upright: Bool) -> Bool {
    marks.contains { mark in
      mark.isUpright == upright && mark.mark.details?.stacking == .normalized
        && (mark.kind == .bar || mark.kind == .area)
    }
  }

  /// What the marks reach over along an axis; nil for nothing.
  private func extent(_ axis: KeyPath<MeasuredMark, PlottedSpan?>) -> ClosedRange<Double>? {
    var (lower, upper) = (Double.infinity, -Double.infinity)
    for mark in marks where mark.kind != .sector {
      if let run = mark.mark.run {
        for value in axis == \.x ? run.xs : run.ys where value.isFinite {
          (lower, upper) = (min(lower, value), max(upper, value))
        }
        continue
      }
      guard let span = mark[keyPath: axis] else { continue }
      for end in [span.lower, span.upper] where end.isFinite {
        (lower, upper) = (min(lower, end), max(upper, end))
      }
    }
    let functions = axis == \MeasuredMark.x ? functionEnds : []
    for end in functions { (lower, upper) = (min(lower, end), max(upper, end)) }
    return lower <= upper ? lower...upper : nil
  }

  // MARK: Functions

  private var functions: [Mark] = []

  private var functionEnds: [Double] {
    functions.compactMap(\.details?.function).flatMap { function in
      if case .curve(let curve, let domain) = function.rule {
        return SampledFunction.parameters(domain, count: 200).map { curve($0).0 }
          .filter(\.isFinite)
      }
      return function.domain.map { [$0.lowerBound, $0.upperBound] } ?? []
    }
  }

  /// The points of all functions over the scale of x.
  func sampleFunctions(over scale: PositionScale, count: Int) -> [SampledFunction] {
    functions.compactMap { SampledFunction($0, over: scale, count: min(max(count, 50), 2000)) }
  }
}

extension Measuring {
  /// Takes note of the functions among the marks.
  mutating func noteFunctions(_ all: [Mark]) { functions = all.filter { $0.kind == .function } }
}

/// The points of a function.
struct SampledFunction {
  let mark: Mark
  let isBand: Bool
  var points: [(base: Double, value: PlottedSpan)]

  /// Whether there is something of it to draw.
  var hasValues: Bool {
    points.contains { point in
      point.base.isFinite && point.value.lower.isFinite && point.value.upper.isFinite
    }
  }

  init?(_ mark: Mark, over scale: PositionScale, count: Int) {
    guard let function = mark.details?.function else { return nil }
    self.mark = mark
    let domain = function.domain ?? scale.extent
    switch function.rule {
    case .line(let rule):
      isBand = false
      points = Self.parameters(domain, count: count).map { ($0, .at(rule($0))) }
    case .band(let rule):
      isBand = true
      points = Self.parameters(domain, count: count).map { x in
        let ends = rule(x)
        return (x, PlottedSpan(lower: ends.0, upper: ends.1))
      }
    case .curve(let rule, let domain):
      isBand = false
      points = Self.parameters(domain, count: count).map { t in
        let point = rule(t)
        return (point.0, .at(point.1))
      }
    }
  }

  /// The points, with gaps where the curve goes from beyond one end of what is seen to beyond the other.
  func pieces(in domain: ClosedRange<Double>) -> [(base: Double, value: PlottedSpan)] {
    guard !isBand else { return points }
    var pieces: [(base: Double, value: PlottedSpan)] = []
    for point in points {
      if let last = pieces.last?.value.lower, Self.jumps(last, point.value.lower, over: domain) {
        pieces.append((.nan, .at(.nan)))
      }
      pieces.append(point)
    }
    return pieces
  }

  private static func jumps(
    _ from: Double, _ to: Double, over domain: ClosedRange<Double>
  ) -> Bool {
    min(from, to) < domain.lowerBound && max(from, to) > domain.upperBound
  }

  /// Numbers at equal distances, both ends among them.
  static func parameters(_ domain: ClosedRange<Double>, count: Int) -> [Double] {
    let length = domain.upperBound - domain.lowerBound
    return (0...count).map { domain.lowerBound + length * Double($0) / Double(count) }
  }
}
