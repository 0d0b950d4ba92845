import SwiftUI

struct SineDots: View {
  let count = 24

  var body: some View {
    GeometryReader { proxy in
      ForEach(0..<count, id: \.self) { index in
        let t = Double(index) / Double(count - 1)
        Circle()
          .fill(Color(hue: t, saturation: 0.7, brightness: 1))
          .frame(width: 10, height: 10)
          .position(
            x: t * proxy.size.width,
            y: proxy.size.height / 2 + sin(t * .pi * 4) * proxy.size.height / 3)
      }
    }
    .frame(width: 240, height: 100)
    .clipped()
    .padding()
  }
}
