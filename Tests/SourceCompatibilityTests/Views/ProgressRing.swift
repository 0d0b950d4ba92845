import SwiftUI

struct ProgressRing: View {
  var progress: Double
  var lineWidth: CGFloat = 20
  var gradient = Gradient(colors: [.pink, .purple])

  var body: some View {
    ZStack {
      Circle()
        .stroke(Color.gray.opacity(0.2), lineWidth: lineWidth)
      Circle()
        .trim(from: 0, to: CGFloat(min(progress, 1)))
        .stroke(
          AngularGradient(
            gradient: gradient, center: .center, startAngle: .degrees(0),
            endAngle: .degrees(360 * progress)),
          style: StrokeStyle(lineWidth: lineWidth, lineCap: .round)
        )
        .rotationEffect(.degrees(-90))
      Text("\(Int(progress * 100))%")
        .font(.system(.title, design: .rounded))
        .fontWeight(.bold)
    }
    .padding(lineWidth / 2)
    .animation(.easeInOut, value: progress)
  }
}

struct ProgressRing_Previews: PreviewProvider {
  static var previews: some View {
    ProgressRing(progress: 0.7)
      .frame(width: 200, height: 200)
      .previewLayout(.sizeThatFits)
  }
}
