import SwiftUI

struct LineShape: Shape {
  var values: [CGFloat]

  func path(in rect: CGRect) -> Path {
    var path = Path()
    guard values.count > 1, let low = values.min(), let high = values.max(), high > low else {
      return path
    }
    let step = rect.width / CGFloat(values.count - 1)
    let points = values.enumerated().map { index, value in
      CGPoint(
        x: CGFloat(index) * step,
        y: rect.height * (1 - (value - low) / (high - low)))
    }
    path.move(to: points[0])
    for (previous, current) in zip(points, points.dropFirst()) {
      let middle = (previous.x + current.x) / 2
      path.addCurve(
        to: current, control1: CGPoint(x: middle, y: previous.y),
        control2: CGPoint(x: middle, y: current.y))
    }
    return path
  }
}

struct LineChartView: View {
  let values: [CGFloat] = [3, 7, 4, 9, 6, 10, 8]

  var body: some View {
    ZStack(alignment: .bottomLeading) {
      VStack(spacing: 0) {
        ForEach(0..<5) { _ in
          Divider()
          Spacer()
        }
        Divider()
      }
      LineShape(values: values)
        .stroke(style: StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .round))
        .foregroundStyle(
          LinearGradient(colors: [.orange, .pink], startPoint: .leading, endPoint: .trailing)
        )
        .shadow(radius: 3)
    }
    .frame(height: 150)
    .padding()
    .overlay(RoundedRectangle(cornerRadius: 8).strokeBorder(.separator, lineWidth: 1))
  }
}
