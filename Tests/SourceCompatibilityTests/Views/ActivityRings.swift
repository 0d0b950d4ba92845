import SwiftUI

struct ActivityRings: View {
  struct Ring: Identifiable {
    let id = UUID()
    let color: Color
    let value: CGFloat
  }

  private let rings = [
    Ring(color: .red, value: 0.9), Ring(color: .green, value: 0.6), Ring(color: .cyan, value: 0.4),
  ]

  var body: some View {
    ZStack {
      ForEach(Array(rings.enumerated()), id: \.element.id) { index, ring in
        RingView(color: ring.color, value: ring.value)
          .padding(CGFloat(index) * 26)
      }
    }
    .padding()
    .background(Color.black)
    .edgesIgnoringSafeArea(.all)
  }
}

private struct RingView: View {
  let color: Color
  let value: CGFloat

  var body: some View {
    ZStack {
      Circle().stroke(color.opacity(0.25), lineWidth: 22)
      Circle()
        .trim(from: 0, to: value)
        .stroke(color, style: .init(lineWidth: 22, lineCap: .round, lineJoin: .round))
        .rotationEffect(Angle(degrees: -90))
        .shadow(color: color.opacity(0.5), radius: 4, x: 0, y: 0)
    }
  }
}
