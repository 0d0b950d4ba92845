import Foundation
import IntegerConversion
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
  /// The scales as a whole, of which a part may be in sight.
  let wholeX: PositionScale
  let wholeY: PositionScale
  /// The parts that are in sight of scales that fingers scroll.
  var scrolledWindows: (x: AxisWindow?, y: AxisWindow?)
  /// Whether marks have values along x and along y.
  var uses = (x: false, y: false)
  let locale: Locale
  let calendar: Calendar
  var hasSectors = false
  /// What is to be told of the marks.
  var problem: String?
  var legend: [LegendSection] = []
  /// What the values along x and along y are called.
  var labels: (x: Text?, y: Text?)

  /// What a chart is planned for.
  struct Surroundings {
    var settings: ChartSettings
    var size: CGSize
    var calendar: Calendar
    var locale: Locale
    var scroll = ChartScroll()
  }

  init(_ marks: [Mark], _ surroundings: Surroundings) {
    let settings = surroundings.settings
    let marks = Mark.expanded(marks, settings)
    (locale, calendar) = (surroundings.locale, surroundings.calendar)
    styles = StylePlan(marks, settings)
    hasSectors = marks.contains { $0.kind == .sector }
    let counts = Self.tickCounts(surroundings)
    var measuring = Measuring(marks, surroundings)
    measuring.noteFunctions(marks)
    measuring.measure(marks)
    wholeX = measuring.xScale(count: counts.x)
    let functions = measuring.sampleFunctions(
      over: wholeX, count: max(Int(clamping: surroundings.size.width), 2))
    wholeY = measuring.yScale(count: counts.y, including: functions)
    let scroll = surroundings.scroll
    let windows = (
      x: wholeX.window(
        settings.x, scrolled: ChartScroll.start(scroll.x, settings.x), isUpright: false),
      y: wholeY.window(
        settings.y, scrolled: ChartScroll.start(scroll.y, settings.y), isUpright: true)
    )
    scrolledWindows = (
      settings.x.isScrollable ? windows.x : nil, settings.y.isScrollable ? windows.y : nil
    )
    x = wholeX.scale(in: windows.x)
    y = wholeY.scale(in: windows.y)
    isClipped = settings.x.isScrollable || settings.y.isScrollable
    space = PlotSpace(x: x.range, y: y.range)
    uses = (marks.contains { $0.x != nil }, marks.contains { $0.y != nil })
    labels = (
      marks.first { $0.x != nil }?.x?.label.text, marks.first { $0.y != nil }?.y?.label.text
    )
    var figures = FigurePlan(plan: self, marks: measuring.marks)
    figures.addAll(functions)
    if functions.contains(where: { !$0.hasValues }) {
      problem = "a function of a chart has no finite value in its domain"
    }
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
      return Int(clamping: length / distance, to: 3...8)
    }
    return (
      count(surroundings.settings.x, surroundings.size.width, 70),
      count(surroundings.settings.y, surroundings.size.height - 30, 36)
    )
  }
}
