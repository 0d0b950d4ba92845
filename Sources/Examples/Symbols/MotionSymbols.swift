import SwiftUI

extension SymbolExamples {
  mutating func addMotion() {
    add("View/animation(_:value:)", at: 0.25) {
      // A quarter of a second after the ball has begun to move.
      Ball()
    }
    add("TimelineView", at: 10) {
      TimelineView(.animation) { timeline in
        let seconds = timeline.date.timeIntervalSinceReferenceDate
        Capsule()
          .fill(.red)
          .frame(width: 4, height: 60)
          .rotationEffect(.degrees(seconds.truncatingRemainder(dividingBy: 60) * 6))
          .frame(width: 64, height: 64)
          .overlay { Circle().stroke(.gray, lineWidth: 2) }
      }
    }
    add("PhaseAnimator", at: 0.5) {
      PhaseAnimator([false, true]) { isLarge in
        Image(systemName: "heart.fill")
          .font(.largeTitle)
          .foregroundStyle(.red)
          .scaleEffect(isLarge ? 1.5 : 1)
      } animation: { _ in
        .easeInOut(duration: 1)
      }
      .padding()
    }
    add("KeyframeAnimator", at: 0.3) {
      KeyframeAnimator(initialValue: 0.0, repeating: true) { height in
        Circle().fill(.orange).frame(width: 30, height: 30).offset(y: -height)
      } keyframes: { _ in
        KeyframeTrack {
          CubicKeyframe(40, duration: 0.4)
          SpringKeyframe(0, duration: 0.8, spring: .bouncy)
        }
      }
      .padding(.top, 40)
    }
    add("View/transition(_:)-(AnyTransition)", at: 0.2) {
      // On its way out, to the right.
      Leaving()
    }
    add("View/contentTransition(_:)", at: 0.2) {
      Counter()
    }
  }
}

private struct Ball: View {
  @State private var isThere = false

  var body: some View {
    Circle()
      .fill(.blue)
      .frame(width: 30, height: 30)
      .frame(width: 150, alignment: isThere ? .trailing : .leading)
      .border(.gray)
      .animation(.easeInOut(duration: 0.5), value: isThere)
      .onAppear { isThere = true }
  }
}

private struct Leaving: View {
  @State private var isThere = true

  var body: some View {
    ZStack {
      if isThere {
        Text("good-bye").transition(.move(edge: .trailing).combined(with: .opacity))
      }
    }
    .frame(width: 150, height: 40)
    .border(.gray)
    .onAppear { withAnimation(.linear(duration: 0.5)) { isThere = false } }
  }
}

private struct Counter: View {
  @State private var count = 41

  var body: some View {
    Text("\(count)")
      .font(.largeTitle)
      .contentTransition(.numericText())
      .onAppear { withAnimation { count = 42 } }
  }
}
