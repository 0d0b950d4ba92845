import SwiftUI

struct SpinningArc: View {
  @State private var isAnimating = false

  var body: some View {
    Circle()
      .trim(from: 0, to: 0.7)
      .stroke(Color.green, lineWidth: 5)
      .frame(width: 60, height: 60)
      .rotationEffect(Angle(degrees: isAnimating ? 360 : 0))
      .animation(
        Animation.default.repeatForever(autoreverses: false), value: isAnimating
      )
      .onAppear { self.isAnimating = true }
  }
}

struct BouncingDots: View {
  @State private var isLoading = false

  var body: some View {
    HStack {
      ForEach(0...4, id: \.self) { index in
        Circle()
          .frame(width: 10, height: 10)
          .foregroundColor(.green)
          .scaleEffect(self.isLoading ? 0 : 1)
          .animation(
            Animation.linear(duration: 0.6).repeatForever().delay(0.2 * Double(index)),
            value: isLoading)
      }
    }
    .onAppear { isLoading = true }
  }
}

struct LoadersView: View {
  var body: some View {
    VStack(spacing: 30) {
      SpinningArc()
      BouncingDots()
    }
    .padding(40)
  }
}
