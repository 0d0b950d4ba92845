import SwiftUI

/// What moves in the guide: a ring that fills, and digits that roll.
struct BatteryCharge: View {
  @State private var level = 0.18

  var body: some View {
    ZStack {
      Circle().stroke(.quaternary, lineWidth: 14)
      Circle()
        .trim(from: 0, to: level)
        .stroke(level < 0.2 ? .red : .green, style: StrokeStyle(lineWidth: 14, lineCap: .round))
        .rotationEffect(.degrees(-90))
      Text(level, format: .percent)
        .font(.system(size: 34, weight: .semibold))
        .monospacedDigit()
        .contentTransition(.numericText(value: level))
    }
    .frame(width: 160, height: 160)
    .padding(20)
    .onAppear {
      withAnimation(.easeInOut(duration: 1.5).delay(0.2)) { level = 0.86 }
    }
  }
}
