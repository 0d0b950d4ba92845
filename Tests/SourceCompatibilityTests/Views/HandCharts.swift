import SwiftUI

struct Series: VectorArithmetic {
  var values: [Double]

  static var zero: Series { Series(values: []) }
  static func combine(_ one: Series, _ other: Series, _ body: (Double, Double) -> Double) -> Series
  {
    let count = max(one.values.count, other.values.count)
    return Series(
      values: (0..<count).map { index in
        body(
          index < one.values.count ? one.values[index] : 0,
          index < other.values.count ? other.values[index] : 0)
      })
  }
  static func + (one: Series, other: Series) -> Series { combine(one, other, +) }
  static func - (one: Series, other: Series) -> Series { combine(one, other, -) }
  mutating func scale(by rhs: Double) { values = values.map { $0 * rhs } }
  var magnitudeSquared: Double { values.reduce(0) { $0 + $1 * $1 } }
}

struct AreaShape: Shape {
  var series: Series
  var isClosed = true
  var animatableData: Series {
    get { series }
    set { series = newValue }
  }

  func path(in rect: CGRect) -> Path {
    guard series.values.count > 1 else { return Path() }
    let step = rect.width / CGFloat(series.values.count - 1)
    let points = series.values.enumerated().map { index, value in
      CGPoint(x: rect.minX + CGFloat(index) * step, y: rect.maxY - CGFloat(value) * rect.height)
    }
    var path = Path()
    path.move(to: points[0])
    for (previous, point) in zip(points, points.dropFirst()) {
      let middle = (previous.x + point.x) / 2
      path.addCurve(
        to: point, control1: CGPoint(x: middle, y: previous.y),
        control2: CGPoint(x: middle, y: point.y))
    }
    if isClosed {
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.closeSubpath()
    }
    return path
  }
}

struct HandChartsView: View {
  enum Span: String, CaseIterable, Identifiable {
    case week = "W"
    case month = "M"
    case year = "Y"
    var id: Self { self }
    var data: [Double] {
      switch self {
      case .week: [0.2, 0.5, 0.4, 0.8, 0.6, 0.9, 0.7]
      case .month: [0.9, 0.6, 0.7, 0.3, 0.4, 0.2, 0.5]
      case .year: [0.1, 0.2, 0.3, 0.5, 0.6, 0.8, 1]
      }
    }
  }

  @State private var span = Span.week
  @State private var reveal: CGFloat = 0

  var body: some View {
    VStack(alignment: .leading, spacing: 14) {
      HStack(alignment: .firstTextBaseline) {
        Text(8_214, format: .number.grouping(.automatic)).font(.largeTitle.bold())
        Text("steps").foregroundStyle(.secondary)
        Spacer()
        Label("12%", systemImage: "arrow.up.right").font(.footnote).foregroundStyle(.green)
      }
      Picker("Span", selection: $span.animation(.easeInOut)) {
        ForEach(Span.allCases) { Text($0.rawValue).tag($0) }
      }
      .pickerStyle(.segmented)
      ZStack {
        VStack {
          ForEach(0..<4) { line in
            if line > 0 { Spacer() }
            Rectangle().fill(.quaternary).frame(height: 1)
          }
        }
        AreaShape(series: Series(values: span.data))
          .fill(
            .linearGradient(
              colors: [.blue.opacity(0.5), .blue.opacity(0.05)], startPoint: .top, endPoint: .bottom
            ))
        AreaShape(series: Series(values: span.data), isClosed: false)
          .trim(from: 0, to: reveal)
          .stroke(.blue, style: .init(lineWidth: 3, lineCap: .round))
      }
      .frame(height: 140)
      .overlay(alignment: .bottom) {
        HStack(spacing: 0) {
          ForEach(Calendar.current.veryShortWeekdaySymbols.indices, id: \.self) { day in
            Text(Calendar.current.veryShortWeekdaySymbols[day])
              .font(.caption2).frame(maxWidth: .infinity)
          }
        }
        .offset(y: 18)
      }
      HStack(alignment: .bottom, spacing: 8) {
        ForEach(Array(zip(span.data.indices, span.data)), id: \.0) { index, value in
          UnevenRoundedRectangle(topLeadingRadius: 5, topTrailingRadius: 5)
            .fill(index == 3 ? AnyShapeStyle(.tint) : AnyShapeStyle(.tertiary))
            .frame(height: 60 * value)
            .overlay(alignment: .top) {
              if index == 3 {
                Text(value.formatted(.percent)).font(.caption2).fixedSize().offset(y: -16)
              }
            }
        }
      }
      .padding(.top, 30)
    }
    .padding()
    .onAppear { withAnimation(.easeOut(duration: 1.2)) { reveal = 1 } }
  }
}
