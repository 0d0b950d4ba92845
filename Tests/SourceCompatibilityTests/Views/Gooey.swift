import SwiftUI

struct GooeyLoader: View {
  var body: some View {
    TimelineView(.animation(minimumInterval: 1 / 30, paused: false)) { timeline in
      Canvas(opaque: false, rendersAsynchronously: true) { context, size in
        let time = timeline.date.timeIntervalSinceReferenceDate
        context.addFilter(.alphaThreshold(min: 0.5, color: .mint))
        context.addFilter(.blur(radius: 8))
        context.drawLayer { layer in
          for index in 0..<5 {
            guard let ball = layer.resolveSymbol(id: index) else { continue }
            let angle = time * 2 + Double(index) / 5 * .pi * 2
            let center = CGPoint(
              x: size.width / 2 + cos(angle) * 30, y: size.height / 2 + sin(angle * 1.5) * 22)
            layer.draw(ball, at: center)
          }
        }
      } symbols: {
        ForEach(0..<5) { index in
          Circle().frame(width: 20 + CGFloat(index) * 4, height: 20 + CGFloat(index) * 4).tag(index)
        }
      }
    }
    .frame(width: 140, height: 110)
  }
}

struct BarsLoader: View {
  private let phases = stride(from: 0.0, to: 1.0, by: 0.2).map { $0 }

  var body: some View {
    HStack(alignment: .center, spacing: 6) {
      ForEach(phases, id: \.self) { phase in
        Capsule()
          .fill(Color.accentColor.gradient)
          .frame(width: 8)
          .phaseAnimator([false, true]) { bar, isTall in
            bar.scaleEffect(y: isTall ? 1 : 0.3, anchor: .bottom)
          } animation: { _ in
            .easeInOut(duration: 0.5).delay(phase)
          }
      }
    }
    .frame(height: 40)
  }
}

struct ArcLoader: View {
  @State private var rotation = Angle.zero
  @State private var length: CGFloat = 0.1

  var body: some View {
    Circle()
      .trim(from: 0, to: length)
      .stroke(
        AngularGradient(
          gradient: Gradient(colors: [.pink.opacity(0), .pink]), center: .center,
          startAngle: .degrees(0), endAngle: .degrees(360 * length)),
        style: StrokeStyle(lineWidth: 8, lineCap: .round, lineJoin: .round)
      )
      .rotationEffect(rotation)
      .frame(width: 60, height: 60)
      .task {
        withAnimation(.linear(duration: 1).repeatForever(autoreverses: false)) {
          rotation = .degrees(360)
        }
        withAnimation(.easeInOut(duration: 0.8).repeatForever(autoreverses: true)) { length = 0.8 }
      }
      .accessibilityLabel(Text("Loading"))
      .accessibilityAddTraits(.updatesFrequently)
  }
}

struct GooeyBoard: View {
  var body: some View {
    VStack(spacing: 24) {
      GooeyLoader()
      BarsLoader()
      ArcLoader()
      ProgressView(value: 0.4) {
        Text("Sync")
      } currentValueLabel: {
        Text(0.4, format: .percent)
      }
      .progressViewStyle(.linear)
      .tint(.orange)
    }
    .padding(30)
    .background(.regularMaterial, in: .rect(cornerRadius: 20))
    .padding()
  }
}
