import SwiftUI

struct Orbits: View {
  @State private var isTurning = false

  var body: some View {
    ZStack {
      LinearGradient(
        gradient: Gradient(colors: [.black, .indigo]), startPoint: .top, endPoint: .bottom
      )
      .edgesIgnoringSafeArea(.all)
      ForEach(1..<5) { ring in
        let size = CGFloat(ring) * 44
        ZStack {
          Circle()
            .strokeBorder(Color.white.opacity(0.3), style: StrokeStyle(lineWidth: 1, dash: [3]))
          Circle()
            .fill(Color(hue: Double(ring) / 5, saturation: 0.8, brightness: 1))
            .frame(width: 12, height: 12)
            .offset(x: size / 2)
            .rotationEffect(.degrees(isTurning ? 360 : 0))
            .animation(
              Animation.linear(duration: Double(ring) * 2).repeatForever(autoreverses: false),
              value: isTurning)
        }
        .frame(width: size, height: size)
      }
      Circle().fill(
        RadialGradient(
          colors: [.yellow, .orange], center: .center, startRadius: 2, endRadius: 14)
      )
      .frame(width: 24, height: 24)
      .shadow(color: .yellow, radius: 10)
    }
    .frame(width: 220, height: 220)
    .onAppear { isTurning = true }
  }
}
