import ChartViews
import DocumentModel
import Foundation
import ViewTree

extension ModifierTable {
  /// What fingers do on charts.
  static let chartTouch: [ModifierEntry] = [
    .single(
      "chartXSelection",
      "Writes the x value under the pointer to a binding, or null after the touch ends.",
      .charts, .chosenPlace
    ) { bound in
      { view in bound.chart { AnyView(view.chartXSelection(value: $0)) } }
    },
    .single(
      "chartYSelection",
      "Writes the y value under the pointer to a binding, or null after the touch ends.",
      .charts, .chosenPlace
    ) { bound in
      { view in bound.chart { AnyView(view.chartYSelection(value: $0)) } }
    },
    .single(
      "chartAngleSelection",
      "Writes the cumulative value at the sector under the pointer to a binding.",
      .charts, .chosenPlace
    ) { bound in
      { view in bound.chart { AnyView(view.chartAngleSelection(value: $0)) } }
    },
    .view(
      "chartScrollTargetBehavior", "Sets where scrollable charts come to rest.", .charts,
      ["unit"],
      required(
        "unit", .chartUnit, "Stops at multiples of a number, or at the start of calendar units."),
      optional(
        "major", .chartMajor,
        "The stops of fast swipes: the next page, or multiples of a value or unit.")
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
          message: "\"unit\" and \"major\" must both be numbers or both be calendar units")
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
