import Combine
import SwiftUI

// MARK: - Model
struct HourlyForecast: Identifiable, Codable, Equatable {
  var id: Int { hour }
  let hour: Int
  let temperature: Double
  let symbol: String
}

final class ForecastStore: ObservableObject {
  @Published var hours: [HourlyForecast] = []
  @Published private(set) var isLoading = false
  @Published var selected: HourlyForecast? = nil
  private var cancellables = Set<AnyCancellable>()

  init() {
    hours = (0..<24).map {
      HourlyForecast(
        hour: $0, temperature: 12 + 6 * sin(Double($0) / 24 * .pi),
        symbol: $0 > 6 && $0 < 20 ? "sun.max.fill" : "moon.stars.fill")
    }
    $selected
      .compactMap { $0 }
      .removeDuplicates()
      .debounce(for: .milliseconds(200), scheduler: RunLoop.main)
      .sink { [weak self] value in self?.isLoading = value.hour == 0 }
      .store(in: &cancellables)
  }
  var range: ClosedRange<Double> {
    let t = hours.map(\.temperature)
    return (t.min() ?? 0)...(t.max() ?? 1)
  }
}

struct TemperatureCurve: Shape {
  var values: [Double]
  var closed: Bool = false
  func path(in rect: CGRect) -> Path {
    guard values.count > 1, let lo = values.min(), let hi = values.max(), hi > lo else {
      return Path()
    }
    return Path { p in
      let step = rect.width / CGFloat(values.count - 1)
      let pts = values.enumerated().map {
        CGPoint(
          x: CGFloat($0.offset) * step,
          y: rect.height * (1 - CGFloat(($0.element - lo) / (hi - lo))))
      }
      p.move(to: pts[0])
      for (a, b) in zip(pts, pts.dropFirst()) {
        let mid = (a.x + b.x) / 2
        p.addCurve(to: b, control1: .init(x: mid, y: a.y), control2: .init(x: mid, y: b.y))
      }
      if closed {
        p.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        p.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        p.closeSubpath()
      }
    }
  }
}

struct ForecastDashboard: View {
  @StateObject private var store = ForecastStore()
  @Environment(\.colorScheme) var scheme
  @State private var pct: CGFloat = 0
  @AppStorage("units") private var units: String = "C"

  private let formatter: NumberFormatter = {
    let f = NumberFormatter()
    f.maximumFractionDigits = 0
    return f
  }()

  private var gradient: LinearGradient {
    LinearGradient(
      gradient: Gradient(colors: scheme == .dark ? [.black, .indigo] : [.blue, .cyan]),
      startPoint: .topLeading, endPoint: .bottomTrailing)
  }

  var body: some View {
    ZStack {
      gradient.edgesIgnoringSafeArea(.all)
      ScrollView(.vertical, showsIndicators: false) {
        VStack(spacing: 24) {
          header
          chart.frame(height: 140).padding(.horizontal)
          hourly
          LazyVGrid(columns: [GridItem(.adaptive(minimum: 140), spacing: 12)], spacing: 12) {
            ForEach(Metric.allCases) { m in MetricCard(metric: m) }
          }.padding()
        }
      }
    }
    .foregroundColor(.white)
    .onAppear { withAnimation(.easeInOut(duration: 1.5)) { pct = 1 } }
  }

  @ViewBuilder private var header: some View {
    VStack(alignment: .center, spacing: 4) {
      Text("Cupertino").font(.largeTitle).fontWeight(.thin)
      Text("\(store.hours.first?.temperature ?? 0, specifier: "%.0f")°").font(
        .system(size: 72, weight: .ultraLight, design: .rounded))
      (Text("H:")
        + Text(store.range.upperBound, format: .number.precision(.fractionLength(0))).bold()
        + Text("  L:") + Text(NSNumber(value: store.range.lowerBound), formatter: formatter))
        .font(.callout)
        .opacity(0.8)
    }
  }

  private var chart: some View {
    GeometryReader { geo in
      ZStack(alignment: .bottomLeading) {
        TemperatureCurve(values: store.hours.map(\.temperature), closed: true)
          .fill(
            LinearGradient(
              colors: [.white.opacity(0.4), .clear], startPoint: .top, endPoint: .bottom))
        TemperatureCurve(values: store.hours.map(\.temperature))
          .trim(from: 0, to: pct)
          .stroke(style: StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .round))
          .shadow(color: .black.opacity(0.3), radius: 4, x: 0, y: 2)
        Rectangle().frame(width: geo.size.width, height: 1).opacity(0.2)
      }
    }
  }

  private var hourly: some View {
    ScrollView(.horizontal) {
      HStack(spacing: 18) {
        ForEach(store.hours) { h in
          VStack(spacing: 8) {
            Text(h.hour == 0 ? "Now" : "\(h.hour)").font(.caption.weight(.semibold))
            Image(systemName: h.symbol).renderingMode(.original).imageScale(.large)
            Text("\(Int(h.temperature.rounded()))°")
          }
          .padding(8)
          .background(
            store.selected == h ? AnyView(Capsule().fill(.ultraThinMaterial)) : AnyView(EmptyView())
          )
          .onTapGesture { withAnimation(.spring()) { store.selected = h } }
        }
      }.padding(.horizontal)
    }
  }
}

enum Metric: String, CaseIterable, Identifiable {
  case humidity = "Humidity"
  case wind = "Wind"
  case uv = "UV Index"
  case pressure = "Pressure"
  var id: String { rawValue }
  var icon: String {
    switch self {
    case .humidity: return "drop.fill"
    case .wind: return "wind"
    case .uv: return "sun.max"
    case .pressure: return "gauge"
    }
  }
}

struct MetricCard: View {
  let metric: Metric
  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      Label(metric.rawValue.uppercased(), systemImage: metric.icon).font(.caption2).opacity(0.7)
      Text("42").font(.title.monospacedDigit())
      Spacer(minLength: 0)
    }
    .frame(maxWidth: .infinity, minHeight: 110, alignment: .leading)
    .padding()
    .background(.ultraThinMaterial, in: RoundedRectangle(cornerRadius: 16, style: .continuous))
    .overlay(
      RoundedRectangle(cornerRadius: 16, style: .continuous).strokeBorder(
        Color.white.opacity(0.2), lineWidth: 0.5))
  }
}

struct ForecastDashboard_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      ForecastDashboard().previewDisplayName("Light")
      ForecastDashboard().preferredColorScheme(.dark).previewDevice(
        PreviewDevice(rawValue: "iPhone 14"))
    }
  }
}
