import SwiftUI

struct GradientsView: View {
  let gradient = Gradient(stops: [
    Gradient.Stop(color: .red, location: 0), .init(color: .yellow, location: 0.4),
    .init(color: .green, location: 1),
  ])

  var body: some View {
    VStack {
      LinearGradient(gradient: gradient, startPoint: .leading, endPoint: .trailing)
      RadialGradient(gradient: gradient, center: .center, startRadius: 5, endRadius: 60)
      AngularGradient(gradient: gradient, center: .center, angle: .degrees(45))
      EllipticalGradient(colors: [.white, .blue])
      Rectangle().fill(
        .linearGradient(colors: [.black, .white], startPoint: .top, endPoint: .bottom))
      Text("Gradient").font(.largeTitle.bold())
        .foregroundStyle(
          .linearGradient(
            colors: [.blue, .purple], startPoint: .leading, endPoint: .trailing))
    }
    .frame(width: 160, height: 420)
  }
}
