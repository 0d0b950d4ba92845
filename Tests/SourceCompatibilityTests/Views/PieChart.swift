import SwiftUI

struct PieSlice: Shape {
  let start: Angle
  let end: Angle

  func path(in rect: CGRect) -> Path {
    let center = CGPoint(x: rect.midX, y: rect.midY)
    var path = Path()
    path.move(to: center)
    path.addArc(
      center: center, radius: min(rect.width, rect.height) / 2, startAngle: start - .degrees(90),
      endAngle: end - .degrees(90), clockwise: false)
    path.closeSubpath()
    return path
  }
}

struct PieChartView: View {
  let slices: [(Double, Color)] = [(2, .red), (3, .green), (4, .blue), (1, .orange)]

  private var total: Double { slices.reduce(0) { $0 + $1.0 } }

  private func angle(before index: Int) -> Angle {
    .degrees(slices[..<index].reduce(0) { $0 + $1.0 } / total * 360)
  }

  var body: some View {
    ZStack {
      ForEach(slices.indices, id: \.self) { index in
        PieSlice(start: angle(before: index), end: angle(before: index + 1))
          .fill(slices[index].1)
          .overlay(
            PieSlice(start: angle(before: index), end: angle(before: index + 1))
              .stroke(Color.white, lineWidth: 2))
      }
    }
    .aspectRatio(1, contentMode: .fit)
    .mask(Circle().strokeBorder(lineWidth: 60))
  }
}
