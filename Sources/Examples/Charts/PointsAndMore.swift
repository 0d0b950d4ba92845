import Charts
import SwiftUI

/// Points of two kinds.
struct Scatter: View {
  private struct Flower: Identifiable {
    let id: Int
    let length: Double
    let width: Double
    let kind: String
  }

  /// Made by formulas, so that they are always the same.
  private let flowers = (0..<60).map { index in
    let (a, b) = (abs(sin(Double(index) * 12.9898)), abs(cos(Double(index) * 78.233)))
    let kind = ["setosa", "versicolor", "virginica"][index % 3]
    let shift = Double(index % 3)
    return Flower(
      id: index, length: 1.4 + shift * 1.8 + a * 1.2, width: 0.2 + shift * 0.8 + b * 0.6,
      kind: kind)
  }

  var body: some View {
    Chart(flowers) { flower in
      PointMark(x: .value("Length", flower.length), y: .value("Width", flower.width))
        .foregroundStyle(by: .value("Kind", flower.kind))
        .symbol(by: .value("Kind", flower.kind))
    }
    .chartXAxisLabel("Petal length (cm)")
    .chartYAxisLabel("Petal width (cm)")
  }
}

/// Cells whose colors are numbers.
struct HeatMap: View {
  var body: some View {
    Chart {
      ForEach(0..<7) { day in
        ForEach(0..<12) { hour in
          RectangleMark(
            x: .value("Hour", "\(hour * 2)"),
            y: .value("Day", ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"][day]),
            width: .ratio(0.95), height: .ratio(0.9)
          )
          .foregroundStyle(by: .value("Visits", Double((day * 5 + hour * hour) % 17)))
          .cornerRadius(2)
        }
      }
    }
    .chartForegroundStyleScale(range: Gradient(colors: [.yellow, .orange, .purple]))
  }
}

/// A ring of parts.
struct Donut: View {
  private let parts = [("Cachapa", 9631), ("Injera", 6959), ("Crêpe", 4891), ("Jian Bing", 2506)]

  var body: some View {
    Chart(parts, id: \.0) { name, sales in
      SectorMark(
        angle: .value("Sales", sales), innerRadius: .ratio(0.618), angularInset: 1.5
      )
      .cornerRadius(5)
      .foregroundStyle(by: .value("Name", name))
      .annotation(position: .overlay) {
        Text("\(sales)").font(.caption2).foregroundStyle(.white)
      }
    }
    .chartLegend(alignment: .center)
    .chartBackground { proxy in
      GeometryReader { geometry in
        if let anchor = proxy.plotFrame {
          let frame = geometry[anchor]
          VStack {
            Text("Most sold").font(.caption).foregroundStyle(.secondary)
            Text("Cachapa").font(.title3.bold())
          }
          .position(x: frame.midX, y: frame.midY)
        }
      }
    }
  }
}

/// Bars to both sides.
struct Pyramid: View {
  private let ages = [
    ("0–19", 9.2, 8.7), ("20–39", 10.4, 10.1), ("40–59", 11.3, 11.4), ("60–79", 8.1, 9.0),
    ("80+", 2.2, 3.7),
  ]

  var body: some View {
    Chart {
      ForEach(ages, id: \.0) { age, men, women in
        BarMark(x: .value("Men", -men), y: .value("Age", age))
          .foregroundStyle(by: .value("Sex", "Men"))
        BarMark(x: .value("Women", women), y: .value("Age", age))
          .foregroundStyle(by: .value("Sex", "Women"))
      }
    }
    .chartXAxis {
      AxisMarks(values: .automatic(desiredCount: 6)) { value in
        AxisGridLine()
        AxisValueLabel {
          if let number = value.as(Double.self) { Text("\(abs(number), format: .number)%") }
        }
      }
    }
    .chartForegroundStyleScale(["Men": Color.teal, "Women": Color.orange])
  }
}

/// Bars from one value to another, with points inside.
struct RangeBars: View {
  var body: some View {
    Chart(Sales.year.prefix(6)) { sales in
      BarMark(
        x: .value("Month", sales.date, unit: .month),
        yStart: .value("Low", sales.amount - 20), yEnd: .value("High", sales.amount + 15),
        width: .fixed(10)
      )
      .clipShape(Capsule())
      .foregroundStyle(.orange.opacity(0.6))
      PointMark(
        x: .value("Month", sales.date, unit: .month), y: .value("Mean", sales.amount))
    }
    .chartYScale(domain: 0...140)
  }
}

/// One bar of all parts.
struct StorageBar: View {
  private let parts = [("Apps", 38.0), ("Photos", 24), ("Media", 12), ("System", 16)]

  var body: some View {
    Chart(parts, id: \.0) { name, size in
      Plot {
        BarMark(x: .value("Size", size))
          .foregroundStyle(by: .value("Category", name))
      }
      .accessibilityLabel(name)
    }
    .chartXAxis(.hidden)
    .chartXScale(domain: 0...128)
    .chartPlotStyle { plotArea in
      plotArea.background(Color.gray.opacity(0.2)).cornerRadius(8).frame(height: 24)
    }
  }
}

/// A scale of logarithms.
struct Logarithmic: View {
  var body: some View {
    Chart {
      ForEach(0..<9) { index in
        PointMark(x: .value("n", index), y: .value("2ⁿ", pow(5, Double(index))))
          .symbol { Image(systemName: "star.fill").font(.system(size: 9)) }
      }
    }
    .chartYScale(type: .log)
  }
}

/// A value that is chosen, with what it says.
struct Selection: View {
  @State private var month: Date? = Sales.date(7)

  var body: some View {
    Chart {
      ForEach(Sales.year) { sales in
        LineMark(x: .value("Month", sales.date), y: .value("Sales", sales.amount))
          .foregroundStyle(.indigo)
          .symbol(.circle)
      }
      if let month, let sales = Sales.year.first(where: { $0.date == month }) {
        RuleMark(x: .value("Month", month))
          .foregroundStyle(.gray.opacity(0.3))
          .offset(yStart: -6)
          .zIndex(-1)
          .annotation(
            position: .top, spacing: 0,
            overflowResolution: .init(x: .fit(to: .chart), y: .disabled)
          ) {
            Text("\(sales.amount, format: .number) sold").font(.caption).padding(6)
              .background(Color.gray.opacity(0.15), in: RoundedRectangle(cornerRadius: 6))
          }
      }
    }
    .chartXSelection(value: $month)
    .padding(.top, 26)
  }
}
