import Charts
import SwiftUI

/// How many toys of a shape there are, of a color.
struct ToyShape: Identifiable {
  var color: String
  var type: String
  var count: Double
  var id: String { color + type }

  static let all: [ToyShape] = [
    ToyShape(color: "Green", type: "Cube", count: 2),
    ToyShape(color: "Green", type: "Sphere", count: 0),
    ToyShape(color: "Green", type: "Pyramid", count: 1),
    ToyShape(color: "Purple", type: "Cube", count: 1),
    ToyShape(color: "Purple", type: "Sphere", count: 1),
    ToyShape(color: "Purple", type: "Pyramid", count: 1),
    ToyShape(color: "Pink", type: "Cube", count: 1),
    ToyShape(color: "Pink", type: "Sphere", count: 2),
    ToyShape(color: "Pink", type: "Pyramid", count: 0),
    ToyShape(color: "Yellow", type: "Cube", count: 1),
    ToyShape(color: "Yellow", type: "Sphere", count: 1),
    ToyShape(color: "Yellow", type: "Pyramid", count: 2),
  ]
}

/// Bars, one a name.
struct PlainBars: View {
  var body: some View {
    Chart {
      BarMark(x: .value("Shape Type", "Cube"), y: .value("Total Count", 5))
      BarMark(x: .value("Shape Type", "Sphere"), y: .value("Total Count", 4))
      BarMark(x: .value("Shape Type", "Pyramid"), y: .value("Total Count", 4))
    }
  }
}

/// Bars of parts.
struct StackedBars: View {
  var body: some View {
    Chart {
      ForEach(ToyShape.all) { shape in
        BarMark(
          x: .value("Shape Type", shape.type),
          y: .value("Total Count", shape.count)
        )
        .foregroundStyle(by: .value("Shape Color", shape.color))
      }
    }
    .chartForegroundStyleScale([
      "Green": .green, "Purple": .purple, "Pink": .pink, "Yellow": .yellow,
    ])
  }
}

/// Bars beside each other.
struct GroupedBars: View {
  var body: some View {
    Chart(ToyShape.all) { shape in
      BarMark(x: .value("Shape Type", shape.type), y: .value("Total Count", shape.count))
        .foregroundStyle(by: .value("Shape Color", shape.color))
        .position(by: .value("Shape Color", shape.color))
        .cornerRadius(3)
    }
  }
}

/// Bars whose parts are those of a whole.
struct NormalizedBars: View {
  var body: some View {
    Chart(ToyShape.all) { shape in
      BarMark(
        x: .value("Total Count", shape.count), y: .value("Shape Type", shape.type),
        stacking: .normalized
      )
      .foregroundStyle(by: .value("Shape Color", shape.color))
    }
    .chartLegend(position: .top, alignment: .trailing)
  }
}

/// Sales of a month.
struct Sales: Identifiable {
  let month: Int
  let amount: Double
  var id: Int { month }
  var date: Date { Sales.date(month) }

  static func date(_ month: Int, _ day: Int = 1) -> Date {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar.date(from: DateComponents(year: 2023, month: month, day: day)) ?? Date()
  }

  static let year = [52, 48, 61, 74, 82, 95, 103, 99, 84, 71, 58, 66.0].enumerated()
    .map { Sales(month: $0.offset + 1, amount: $0.element) }
}

/// Bars of months, with a line at their mean.
struct MonthlyBars: View {
  private let mean = Sales.year.map(\.amount).reduce(0, +) / 12

  var body: some View {
    Chart {
      ForEach(Sales.year) { sales in
        BarMark(
          x: .value("Month", sales.date, unit: .month),
          y: .value("Sales", sales.amount)
        )
        .foregroundStyle(Color.pink.gradient)
        .cornerRadius(4)
      }
      RuleMark(y: .value("Mean", mean))
        .foregroundStyle(.mint)
        .lineStyle(StrokeStyle(lineWidth: 1, dash: [5]))
        .annotation(position: .top, alignment: .leading) {
          Text("Mean: \(mean, format: .number.precision(.fractionLength(0)))")
            .font(.caption).foregroundStyle(.secondary)
        }
    }
    .chartXAxis {
      AxisMarks(values: .stride(by: .month)) { _ in
        AxisValueLabel(format: .dateTime.month(.narrow), centered: true)
      }
    }
    .chartYAxis { AxisMarks(position: .leading) }
    .chartXAxisLabel("2023")
    .chartYAxisLabel("Sales in thousands")
  }
}
