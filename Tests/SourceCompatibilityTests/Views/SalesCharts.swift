import Charts
import SwiftUI

// Charts as tutorials write them.

struct MountPrice: Identifiable {
  var id = UUID()
  var mount: String
  var value: Double
}

struct FirstChart: View {
  let data: [MountPrice] = [
    MountPrice(mount: "jan", value: 5),
    MountPrice(mount: "feb", value: 4),
    MountPrice(mount: "mar", value: 7),
    MountPrice(mount: "apr", value: 15),
    MountPrice(mount: "may", value: 14),
  ]

  var body: some View {
    List {
      Chart(data) {
        LineMark(
          x: .value("Mount", $0.mount),
          y: .value("Value", $0.value)
        )
        PointMark(
          x: .value("Mount", $0.mount),
          y: .value("Value", $0.value)
        )
      }
      .frame(height: 250)
    }
  }
}

struct ViewMonth: Identifiable {
  let id = UUID()
  let date: Date
  let viewCount: Int
}

extension Date {
  static func from(year: Int, month: Int, day: Int) -> Date {
    let components = DateComponents(year: year, month: month, day: day)
    return Calendar.current.date(from: components) ?? .distantPast
  }
}

struct YouTubeViews: View {
  let viewMonths: [ViewMonth] = [
    .init(date: Date.from(year: 2023, month: 1, day: 1), viewCount: 55000),
    .init(date: Date.from(year: 2023, month: 2, day: 1), viewCount: 89000),
    .init(date: Date.from(year: 2023, month: 3, day: 1), viewCount: 64000),
    .init(date: Date.from(year: 2023, month: 4, day: 1), viewCount: 79000),
    .init(date: Date.from(year: 2023, month: 5, day: 1), viewCount: 130000),
    .init(date: Date.from(year: 2023, month: 6, day: 1), viewCount: 90000),
  ]
  @State private var rawSelectedDate: Date?

  var selectedViewMonth: ViewMonth? {
    guard let rawSelectedDate else { return nil }
    return viewMonths.first {
      Calendar.current.isDate(rawSelectedDate, equalTo: $0.date, toGranularity: .month)
    }
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text("YouTube Views")

      Text("Total: \(viewMonths.reduce(0, { $0 + $1.viewCount }))")
        .fontWeight(.semibold)
        .font(.footnote)
        .foregroundStyle(.secondary)
        .padding(.bottom, 12)

      Chart {
        if let selectedViewMonth {
          RuleMark(x: .value("Selected Month", selectedViewMonth.date, unit: .month))
            .foregroundStyle(.secondary.opacity(0.3))
            .annotation(
              position: .top,
              overflowResolution: .init(x: .fit(to: .chart), y: .disabled)
            ) {
              Text("\(selectedViewMonth.viewCount)")
            }
        }
        RuleMark(y: .value("Goal", 80000))
          .foregroundStyle(Color.mint)
          .lineStyle(StrokeStyle(lineWidth: 1, dash: [5]))
          .annotation(alignment: .leading) {
            Text("Goal")
              .font(.caption)
              .foregroundColor(.secondary)
          }

        ForEach(viewMonths) { viewMonth in
          BarMark(
            x: .value("Month", viewMonth.date, unit: .month),
            y: .value("Views", viewMonth.viewCount)
          )
          .foregroundStyle(Color.pink.gradient)
          .cornerRadius(2)
          .opacity(rawSelectedDate == nil || viewMonth.date == selectedViewMonth?.date ? 1.0 : 0.3)
        }
      }
      .frame(height: 180)
      .chartXSelection(value: $rawSelectedDate.animation(.easeInOut))
      .chartXAxis {
        AxisMarks(values: viewMonths.map { $0.date }) { date in
          AxisGridLine()
          AxisTick()
          AxisValueLabel(format: .dateTime.month(.narrow), centered: true)
        }
      }
      .chartYAxis {
        AxisMarks(position: .leading)
      }
      .padding(.bottom)

      HStack {
        Image(systemName: "minus")
          .rotationEffect(Angle(degrees: 45))
          .foregroundColor(.mint)

        Text("Monthly Goal")
          .foregroundColor(.secondary)
      }
      .font(.caption2)
      .padding(.leading, 4)
    }
    .padding()
  }
}

struct BatteryData: Identifiable {
  let hour: Int
  let level: Double
  var id: Int { hour }
}

struct BatteryChart: View {
  let data = (0..<24).map { BatteryData(hour: $0, level: 1 - Double($0) / 40) }

  var body: some View {
    Chart(data) {
      BarMark(
        x: .value("hour", $0.hour),
        y: .value("battery level", $0.level)
      )
      .foregroundStyle(.green)
    }
    .chartYAxis {
      AxisMarks(format: Decimal.FormatStyle.Percent.percent.scale(100), values: [0, 0.5, 1])
      AxisMarks(values: [0, 0.25, 0.5, 0.75, 1]) { AxisGridLine() }
    }
    .chartXAxis {
      AxisMarks(values: .stride(by: 3)) { value in
        if let hour = value.as(Int.self) {
          AxisValueLabel {
            switch hour {
            case 0, 12: Text("\(hour == 0 ? "12 AM" : "12 PM")")
            default: Text("\(hour % 12)")
            }
          }
          AxisGridLine()
          AxisTick()
        }
      }
    }
  }
}

enum Activity: String, CaseIterable, Plottable, Identifiable {
  case running, cycling, swimming
  var id: String { rawValue }
}

struct WorkoutPlot: View {
  let workouts: [(activity: Activity, minutes: [Int])] = [
    (.running, [30, 25, 0, 40, 20, 55, 15]), (.cycling, [0, 45, 50, 0, 60, 90, 0]),
    (.swimming, [40, 0, 35, 0, 45, 0, 60]),
  ]

  var body: some View {
    GroupBox("Workouts") {
      Chart {
        ForEach(workouts, id: \.activity) { series in
          ForEach(Array(series.minutes.enumerated()), id: \.offset) { day, minutes in
            AreaMark(
              x: .value("Day", day), y: .value("Minutes", minutes),
              series: .value("Activity", series.activity), stacking: .unstacked
            )
            .foregroundStyle(
              .linearGradient(
                colors: [.blue.opacity(0.3), .clear], startPoint: .top, endPoint: .bottom)
            )
            LineMark(
              x: .value("Day", day), y: .value("Minutes", minutes),
              series: .value("Activity", series.activity)
            )
            .lineStyle(by: .value("Activity", series.activity))
            .symbol(by: .value("Activity", series.activity))
            .interpolationMethod(.cardinal)
          }
        }
      }
      .chartSymbolScale([
        Activity.running: .circle, .cycling: .square, .swimming: .triangle,
      ])
      .chartXScale(domain: 0...6)
      .chartYAxisLabel("Minutes", position: .leading)
      .chartLegend(position: .top, alignment: .leading)
      .chartOverlay { proxy in
        GeometryReader { geometry in
          Rectangle().fill(.clear).contentShape(Rectangle())
            .gesture(
              DragGesture().onChanged { value in
                let origin = geometry[proxy.plotAreaFrame].origin
                let location = value.location.x - origin.x
                _ = proxy.value(atX: location, as: Int.self)
              })
        }
      }
    }
  }
}

struct PosturePie: View {
  @State private var selected: Double?
  let products = [("Sitting", 9.0), ("Standing", 3), ("Lying", 8), ("Walking", 4)]

  var body: some View {
    Chart(products, id: \.0) { product in
      SectorMark(
        angle: .value(Text(verbatim: product.0), product.1),
        innerRadius: .ratio(0.6),
        outerRadius: product.0 == "Lying" ? .inset(4) : .automatic,
        angularInset: 8
      )
      .foregroundStyle(by: .value(Text(verbatim: product.0), product.0))
      .cornerRadius(6)
    }
    .chartAngleSelection(value: $selected)
    .scaledToFit()
  }
}

struct Histogram: View {
  let scores = [51.0, 55, 58, 62, 63, 64, 66, 67, 68, 71, 72, 72, 75, 77, 81, 84, 93]

  var body: some View {
    let bins = NumberBins(data: scores, desiredCount: 8)
    let groups = Dictionary(grouping: scores, by: bins.index)
    Chart(groups.keys.sorted(), id: \.self) { index in
      BarMark(
        x: .value("Score", bins[index]),
        y: .value("Frequency", groups[index]?.count ?? 0)
      )
    }
    .chartXScale(domain: .automatic(includesZero: false))
    .chartXAxis {
      AxisMarks(
        values: .automatic(desiredCount: 8, roundLowerBound: true, roundUpperBound: true))
    }
  }
}

struct StockLine: View {
  let prices: [(Date, Double)] = (0..<90).map { (day: Int) -> (Date, Double) in
    let time = Double(day)
    let price: Double = 100 + 8 * sin(time / 9) + time / 6
    return (Date(timeIntervalSinceReferenceDate: time * 86_400), price)
  }

  var body: some View {
    Chart {
      ForEach(prices, id: \.0) { day, price in
        LineMark(x: .value("Day", day, unit: .day), y: .value("Price", price))
      }
      .foregroundStyle(.red)
      .interpolationMethod(.monotone)
    }
    .chartYScale(domain: .automatic(includesZero: false))
    .chartScrollableAxes(.horizontal)
    .chartXVisibleDomain(length: 3600 * 24 * 30)
    .chartScrollTargetBehavior(
      .valueAligned(matching: DateComponents(hour: 0))
    )
    .chartXAxis {
      AxisMarks(preset: .aligned, values: .stride(by: .day, count: 7)) {
        AxisGridLine(stroke: StrokeStyle(lineWidth: 0.5))
        AxisValueLabel(format: .dateTime.month(.abbreviated).day())
      }
    }
    .chartPlotStyle { $0.background(.gray.opacity(0.1)).border(.gray, width: 1) }
  }
}
