import SwiftUI

struct Ripple: View {
  @State private var animate = false

  var body: some View {
    ZStack {
      ForEach(0..<3) { index in
        Circle()
          .stroke(Color.blue.opacity(animate ? 0 : 0.8), lineWidth: 2)
          .frame(width: 40, height: 40)
          .scaleEffect(animate ? 3 : 1)
          .animation(
            .easeOut(duration: 2).repeatForever(autoreverses: false).delay(Double(index) * 0.5),
            value: animate)
      }
      Circle().fill(.blue).frame(width: 30, height: 30)
    }
    .frame(width: 140, height: 140)
    .onAppear { animate.toggle() }
    .allowsHitTesting(false)
    .accessibilityHidden(true)
  }
}
