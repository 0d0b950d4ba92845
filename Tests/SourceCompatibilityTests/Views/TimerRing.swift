import Combine
import SwiftUI

struct TimerRing: View {
  @State private var remaining = 10.0
  @State private var isRunning = true
  private let timer = Timer.publish(every: 0.1, on: .main, in: .common).autoconnect()

  var body: some View {
    ZStack {
      Circle().stroke(lineWidth: 12).opacity(0.2).foregroundColor(.orange)
      Circle()
        .trim(from: 0, to: CGFloat(remaining / 10))
        .stroke(style: StrokeStyle(lineWidth: 12, lineCap: .round, lineJoin: .round))
        .foregroundColor(.orange)
        .rotationEffect(Angle(degrees: 270))
        .animation(.linear(duration: 0.1), value: remaining)
      Text(String(format: "%.1f", remaining))
        .font(.system(size: 34, weight: .bold, design: .rounded))
        .monospacedDigit()
        .contentTransition(.identity)
    }
    .padding(20)
    .frame(width: 180, height: 180)
    .onReceive(timer) { _ in
      guard isRunning, remaining > 0 else { return }
      remaining = max(0, remaining - 0.1)
    }
    .onDisappear { timer.upstream.connect().cancel() }
  }
}
