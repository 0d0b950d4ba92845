import ChartViews
import DocumentModel
import Foundation
import ViewTree

extension ModifierTable {
  /// What fingers do on charts.
  static let chartTouch: [ModifierEntry] = [
    .single(
      "chartXSelection", "Writes the value along x that a finger is at, null when it has gone.",
      .charts, .chosenPlace
    ) { bound in
      { view in bound.chart { AnyView(view.chartXSelection(value: $0)) } }
    },
    .single(
      "chartYSelection", "Writes the value along y that a finger is at, null when it has gone.",
      .charts, .chosenPlace
    ) { bound in
      { view in bound.chart { AnyView(view.chartYSelection(value: $0)) } }
    },
    .single(
      "chartAngleSelection", "Writes the sum of all values up to the sector that a finger is at.",
      .charts, .chosenPlace
    ) { bound in
      { view in bound.chart { AnyView(view.chartAngleSelection(value: $0)) } }
    },
    .view(
      "chartScrollTargetBehavior", "Sets where charts come to rest that fingers scroll.", .charts,
      ["unit"],
      required(
        "unit", .chartUnit, "At multiples of a number, or where units of the calendar begin."),
      optional("major", .chartMajor, "Where swipes lead: a page further, or to such values.")
    ) { (unit, major) throws(ArgumentProblem) in
      let behavior = try ChartStops(unit: unit, major: major).behavior
      return { AnyView($0.chartScrollTargetBehavior(behavior)) }
    },
  ]
}

extension ChartStops {
  fileprivate var behavior: ValueAlignedChartScrollTargetBehavior {
    get throws(ArgumentProblem) {
      switch (unit, major) {
      case (.number(let unit), nil): .valueAligned(unit: unit)
      case (.number(let unit), .page): .valueAligned(unit: unit, majorAlignment: .page)
      case (.number(let unit), .unit(.number(let major))):
        .valueAligned(unit: unit, majorAlignment: .unit(major))
      case (.calendar(let unit), nil): .valueAligned(matching: unit.beginning)
      case (.calendar(let unit), .page):
        .valueAligned(matching: unit.beginning, majorAlignment: .page)
      case (.calendar(let unit), .unit(.calendar(let major))):
        .valueAligned(matching: unit.beginning, majorAlignment: .matching(major.beginning))
      case (.number, .unit(.calendar)), (.calendar, .unit(.number)):
        throw ArgumentProblem(
          code: .conflictingKeys,
          message: "\"unit\" and \"major\" are both numbers, or both units of the calendar")
      }
    }
  }
}

extension Calendar.Component {
  /// What the dates have in common where units begin.
  fileprivate var beginning: DateComponents {
    switch self {
    case .year: DateComponents(month: 1, day: 1)
    case .month: DateComponents(day: 1)
    case .day: DateComponents(hour: 0)
    case .hour: DateComponents(minute: 0)
    default: DateComponents(second: 0)
    }
  }
}
