import Charts
import SwiftUI

/// The temperature of a month in a city.
struct CityWeather: Identifiable {
  let city: String
  let month: Int
  let temperature: Double
  var id: String { "\(city) \(month)" }

  static let all: [CityWeather] =
    zip(1..., [10.2, 10.9, 13.4, 15.0, 17.9, 21.1, 23.5, 23.8, 21.9, 18.1, 13.9, 11.1]).map {
      CityWeather(city: "Lisbon", month: $0, temperature: $1)
    }
    + zip(1..., [0.6, 1.3, 5.2, 9.9, 15.0, 18.2, 20.1, 19.7, 15.3, 10.4, 5.4, 1.9]).map {
      CityWeather(city: "Berlin", month: $0, temperature: $1)
    }
    + zip(1..., [-4.2, -4.4, -0.9, 4.5, 10.4, 15.2, 18.1, 16.5, 11.4, 6.1, 1.7, -2.0]).map {
      CityWeather(city: "Helsinki", month: $0, temperature: $1)
    }
}

/// Lines with symbols, one a city.
struct CityLines: View {
  var body: some View {
    Chart(CityWeather.all) { weather in
      LineMark(
        x: .value("Month", Sales.date(weather.month)),
        y: .value("Temperature", weather.temperature)
      )
      .foregroundStyle(by: .value("City", weather.city))
      .symbol(by: .value("City", weather.city))
      .interpolationMethod(.catmullRom)
    }
    .chartYAxis {
      AxisMarks { value in
        AxisGridLine()
        AxisValueLabel {
          if let degrees = value.as(Double.self) { Text("\(Int(degrees))°") }
        }
      }
    }
  }
}

/// An area that fades out under its line.
struct FadingArea: View {
  private let gradient = LinearGradient(
    colors: [.blue.opacity(0.5), .blue.opacity(0.02)], startPoint: .top, endPoint: .bottom)

  var body: some View {
    Chart(Sales.year) { sales in
      LineMark(x: .value("Month", sales.date), y: .value("Sales", sales.amount))
        .interpolationMethod(.monotone)
        .lineStyle(StrokeStyle(lineWidth: 3, lineCap: .round))
      AreaMark(x: .value("Month", sales.date), y: .value("Sales", sales.amount))
        .interpolationMethod(.monotone)
        .foregroundStyle(gradient)
    }
    .chartYScale(domain: 0...120)
  }
}

/// Areas on each other.
struct StackedAreas: View {
  var method = MarkStackingMethod.standard

  var body: some View {
    Chart(CityWeather.all) { weather in
      AreaMark(
        x: .value("Month", weather.month), y: .value("Warmth", weather.temperature + 5),
        stacking: method
      )
      .foregroundStyle(by: .value("City", weather.city))
    }
    .chartXScale(domain: 1...12)
  }
}

/// A band between two values, with a line inside.
struct RangeBand: View {
  var body: some View {
    Chart(Sales.year) { sales in
      AreaMark(
        x: .value("Month", sales.month), yStart: .value("Low", sales.amount * 0.8),
        yEnd: .value("High", sales.amount * 1.15)
      )
      .opacity(0.3)
      LineMark(x: .value("Month", sales.month), y: .value("Sales", sales.amount))
    }
    .chartXScale(domain: 1...12)
    .chartYScale(domain: .automatic(includesZero: false))
  }
}

/// A line without anything around.
struct Sparkline: View {
  var body: some View {
    Chart(Sales.year) { sales in
      LineMark(x: .value("Month", sales.month), y: .value("Sales", sales.amount))
        .foregroundStyle(.green)
      if sales.month == 12 {
        PointMark(x: .value("Month", sales.month), y: .value("Sales", sales.amount))
          .symbolSize(60)
          .foregroundStyle(.green)
      }
    }
    .chartXAxis(.hidden)
    .chartYAxis(.hidden)
    .chartLegend(.hidden)
    .chartYScale(domain: .automatic(includesZero: false))
  }
}

/// Ways from point to point.
struct Interpolations: View {
  private let methods: [(name: String, method: InterpolationMethod)] = [
    ("linear", .linear), ("monotone", .monotone), ("catmullRom", .catmullRom),
    ("cardinal", .cardinal(tension: 0.2)), ("stepStart", .stepStart),
    ("stepCenter", .stepCenter), ("stepEnd", .stepEnd),
  ]
  private let points = [(0, 1), (1, 3), (2, 2.6), (3, 5), (4, 0.6), (5, 2)]

  var body: some View {
    Chart {
      ForEach(0..<7) { row in
        line(row)
        RuleMark(xStart: 0, xEnd: 1, y: .value("y", Double(2 - 5 * row)))
          .annotation(position: .trailing, alignment: .leading, spacing: 2) {
            Text(methods[row].name).font(.system(size: 8))
          }
      }
    }
    .chartXScale(range: .plotDimension(startPadding: 60, endPadding: 4))
    .chartXAxis(.hidden)
    .chartYAxis(.hidden)
  }

  @ChartContentBuilder private func line(_ row: Int) -> some ChartContent {
    ForEach(points, id: \.0) { x, y in
      LineMark(
        x: .value("x", x), y: .value("y", y - 5 * Double(row)),
        series: .value("Method", methods[row].name)
      )
      .interpolationMethod(methods[row].method)
      .symbol(.circle)
      .symbolSize(16)
    }
  }
}

/// Curves of functions.
struct Functions: View {
  var body: some View {
    Chart {
      AreaPlot(x: "x", yStart: "low", yEnd: "high") { x in
        (yStart: sin(x) - 0.3, yEnd: sin(x) + 0.3)
      }
      .opacity(0.2)
      LinePlot(x: "x", y: "sin x") { sin($0) }
      LinePlot(x: "x", y: "tan x") { tan($0) }
        .foregroundStyle(.orange)
        .lineStyle(StrokeStyle(lineWidth: 1, dash: [4, 2]))
    }
    .chartXScale(domain: -6...6)
    .chartYScale(domain: -2...2)
  }
}
