import Foundation
import VectorGeometry
import ViewTree

/// All that is drawn of a chart, before its labels are measured.
@MainActor
struct ChartPlan {
  var x: PositionScale
  var y: PositionScale
  var space: PlotSpace
  var marks: [PlannedMark] = []
  var views: [PlannedView] = []
  var xGroups: [PlannedGroup] = []
  var yGroups: [PlannedGroup] = []
  var styles: StylePlan
  /// The turns that sectors take, by their values.
  var sectors: [(value: _PlottedValue, start: Double, end: Double)] = []
  var isClipped = false
  /// Whether marks have values along x and along y.
  var uses = (x: false, y: false)
  let locale: Locale
  let calendar: Calendar
  var hasSectors = false
  var legend: [LegendSection] = []
  /// What the values along x and along y are called.
  var labels: (x: Text?, y: Text?)

  /// What a chart is planned for.
  struct Surroundings {
    var settings: ChartSettings
    var size: CGSize
    var calendar: Calendar
    var locale: Locale
  }

  init(_ marks: [Mark], _ surroundings: Surroundings) {
    let settings = surroundings.settings
    (locale, calendar) = (surroundings.locale, surroundings.calendar)
    styles = StylePlan(marks, settings)
    hasSectors = marks.contains { $0.kind == .sector }
    let counts = Self.tickCounts(surroundings)
    var measuring = Measuring(marks, surroundings)
    measuring.noteFunctions(marks)
    measuring.measure(marks)
    x = measuring.xScale(count: counts.x)
    let functions = measuring.sampleFunctions(over: x, count: Int(max(surroundings.size.width, 2)))
    y = measuring.yScale(count: counts.y, including: functions)
    x = Self.window(x, settings.x)
    y = Self.window(y, settings.y)
    isClipped = settings.x.isScrollable || settings.y.isScrollable
    space = PlotSpace(x: x.range, y: y.range)
    uses = (marks.contains { $0.x != nil }, marks.contains { $0.y != nil })
    labels = (
      marks.first { $0.x != nil }?.x?.label.text, marks.first { $0.y != nil }?.y?.label.text
    )
    var figures = FigurePlan(plan: self, marks: measuring.marks)
    figures.addAll(functions)
    self.marks = figures.planned
    views = figures.views
    sectors = figures.sectors
    addAxes(surroundings, counts)
    legend = LegendSection.sections(of: marks, styles)
  }

  /// About how many values are marked: one for some 70 points along x and some 36 along y.
  private static func tickCounts(_ surroundings: Surroundings) -> (x: Int, y: Int) {
    func count(_ axis: ChartSettings.Axis, _ length: CGFloat, _ distance: CGFloat) -> Int {
      for group in axis.groups ?? [] {
        if case .automatic(let count?, _, _, _) = group.values.kind { return max(count, 1) }
      }
      return min(max(Int(clamping: Int64(length / distance)), 3), 8)
    }
    return (
      count(surroundings.settings.x, surroundings.size.width, 70),
      count(surroundings.settings.y, surroundings.size.height - 30, 36)
    )
  }

  /// The part of a scale that is in sight.
  private static func window(
    _ scale: PositionScale, _ settings: ChartSettings.Axis
  ) -> PositionScale {
    guard let length = settings.visibleLength, length > 0 else { return scale }
    let whole = scale.extent
    guard length < whole.upperBound - whole.lowerBound else { return scale }
    var start = whole.lowerBound
    if let position = settings.scrollPosition, let unit = scale.unit(position) {
      start = scale.isCategory ? unit - 0.5 : unit
    }
    start = min(max(start, whole.lowerBound), whole.upperBound - length)
    let isReversed = scale.lower > scale.upper
    return isReversed && scale.isCategory
      ? scale.window(from: start + length, to: start)
      : scale.window(
        from: isReversed ? start + length : start, to: isReversed ? start : start + length)
  }
}
