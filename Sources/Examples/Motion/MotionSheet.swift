import SwiftUI

/// Small views that move, side by side.
struct MotionSheet: View {
  var body: some View {
    Grid(horizontalSpacing: 24, verticalSpacing: 24) {
      GridRow {
        sample("Pulse") { Pulse() }
        sample("Progress") { ProgressArc() }
        sample("Spinner") { Spinner() }
      }
      GridRow {
        sample("Bounce") { BouncingStack() }
        sample("Phases") { PhaseHeart() }
        sample("Keyframes") { KeyframeBell() }
      }
    }
    .padding(24)
    .background(Color.white)
  }

  private func sample(_ name: String, @ViewBuilder content: () -> some View) -> some View {
    VStack(spacing: 8) {
      content().frame(width: 96, height: 96)
      Text(name).font(.caption).foregroundStyle(.secondary)
    }
  }
}

/// A dot that beats without end.
private struct Pulse: View {
  @State private var isLarge = false

  var body: some View {
    ZStack {
      Circle().fill(.pink.opacity(0.25)).scaleEffect(isLarge ? 1 : 0.4).opacity(isLarge ? 0 : 1)
      Circle().fill(.pink).frame(width: 32, height: 32)
    }
    .onAppear {
      withAnimation(.easeOut(duration: 1).repeatForever(autoreverses: false)) { isLarge = true }
    }
  }
}

/// A ring that fills with a spring.
private struct ProgressArc: View {
  @State private var progress = 0.0

  var body: some View {
    ZStack {
      Circle().stroke(.blue.opacity(0.15), lineWidth: 10)
      Circle().trim(from: 0, to: progress)
        .stroke(.blue, style: StrokeStyle(lineWidth: 10, lineCap: .round))
        .rotationEffect(.degrees(-90))
    }
    .padding(8)
    .onAppear { withAnimation(.spring(duration: 1, bounce: 0.3)) { progress = 0.72 } }
  }
}

/// Dots that turn, each a little paler than the last.
private struct Spinner: View {
  var body: some View {
    TimelineView(.animation) { timeline in
      let turn = timeline.date.timeIntervalSinceReferenceDate
      ZStack {
        ForEach(0..<8) { index in
          Circle().fill(.indigo.opacity(Double(index + 1) / 8))
            .frame(width: 12, height: 12)
            .offset(y: -34)
            .rotationEffect(.degrees(Double(index) * 45))
        }
      }
      .rotationEffect(.degrees(turn * 180))
    }
  }
}

/// Bars that come in one after the other.
private struct BouncingStack: View {
  @State private var isShown = false

  var body: some View {
    HStack(alignment: .bottom, spacing: 6) {
      ForEach(0..<5) { index in
        RoundedRectangle(cornerRadius: 4)
          .fill(Color(hue: 0.08 + Double(index) * 0.03, saturation: 0.9, brightness: 1))
          .frame(width: 12, height: 24 + CGFloat(index) * 12)
          .offset(y: isShown ? 0 : 90)
          .animation(.bouncy(duration: 0.6).delay(Double(index) * 0.08), value: isShown)
      }
    }
    .frame(width: 96, height: 96, alignment: .bottom)
    .clipped()
    .onAppear { isShown = true }
  }
}

/// A shape that goes through phases.
private struct PhaseHeart: View {
  private enum Phase: CaseIterable {
    case rest
    case grow
    case turn
  }

  var body: some View {
    RoundedRectangle(cornerRadius: 12)
      .fill(.teal.gradient)
      .frame(width: 48, height: 48)
      .phaseAnimator(Phase.allCases) { content, phase in
        content
          .scaleEffect(phase == .grow ? 1.6 : 1)
          .rotationEffect(.degrees(phase == .turn ? 45 : 0))
      } animation: { _ in
        .easeInOut(duration: 0.4)
      }
  }
}

/// A bar that swings by keyframes.
private struct KeyframeBell: View {
  var body: some View {
    Capsule()
      .fill(.orange)
      .frame(width: 16, height: 64)
      .keyframeAnimator(initialValue: 0.0) { content, angle in
        content.rotationEffect(.degrees(angle), anchor: .top)
      } keyframes: { _ in
        CubicKeyframe(30, duration: 0.25)
        CubicKeyframe(-24, duration: 0.3)
        CubicKeyframe(12, duration: 0.25)
        SpringKeyframe(0, duration: 0.4)
      }
  }
}
