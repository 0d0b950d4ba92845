import SwiftUI

struct SpeedGauge: View {
  let value: Double
  let range: ClosedRange<Double>
  private let start = Angle(degrees: 135)

  private var fraction: Double {
    (value - range.lowerBound) / (range.upperBound - range.lowerBound)
  }

  var body: some View {
    ZStack {
      Circle()
        .trim(from: 0, to: 0.75)
        .stroke(.quaternary, style: StrokeStyle(lineWidth: 14, lineCap: .round))
        .rotationEffect(start)
      Circle()
        .trim(from: 0, to: 0.75 * fraction)
        .stroke(
          AngularGradient(
            colors: [.green, .yellow, .red], center: .center,
            startAngle: .degrees(0), endAngle: .degrees(270)),
          style: StrokeStyle(lineWidth: 14, lineCap: .round)
        )
        .rotationEffect(start)
      ForEach(0..<11) { tick in
        Capsule()
          .frame(width: 2, height: tick.isMultiple(of: 5) ? 12 : 6)
          .offset(y: -62)
          .rotationEffect(.degrees(-135 + Double(tick) * 27))
      }
      .foregroundColor(.secondary)
      Needle()
        .fill(Color.primary)
        .frame(width: 8, height: 56)
        .offset(y: -28)
        .rotationEffect(.degrees(-135 + 270 * fraction))
      VStack(spacing: 0) {
        Text(value, format: .number.precision(.fractionLength(0)))
          .font(.largeTitle.monospacedDigit().weight(.semibold))
        Text("km/h").font(.caption).foregroundStyle(.secondary)
      }
      .offset(y: 44)
    }
    .frame(width: 180, height: 180)
  }
}

struct Needle: Shape {
  func path(in rect: CGRect) -> Path {
    Path { p in
      p.move(to: CGPoint(x: rect.midX, y: rect.minY))
      p.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      p.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
      p.closeSubpath()
    }
  }
}
