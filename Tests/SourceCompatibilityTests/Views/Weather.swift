import SwiftUI

struct WeatherDay: Identifiable {
  let id: Int
  let name: String
  let high: Int
  let low: Int
}

struct WeatherView: View {
  let days = [
    WeatherDay(id: 0, name: "MON", high: 21, low: 12),
    WeatherDay(id: 1, name: "TUE", high: 24, low: 14),
    WeatherDay(id: 2, name: "WED", high: 19, low: 11),
  ]

  var body: some View {
    ZStack {
      LinearGradient(
        gradient: Gradient(colors: [.blue, Color.cyan]), startPoint: .topLeading,
        endPoint: .bottomTrailing
      )
      .edgesIgnoringSafeArea(.all)
      VStack(spacing: 20) {
        Text("Somewhere")
          .font(.system(size: 32, weight: .medium, design: .default))
          .foregroundColor(.white)
        Text("21°").font(.system(size: 70, weight: .thin)).foregroundColor(.white)
        HStack(spacing: 20) {
          ForEach(days) { day in
            VStack {
              Text(day.name).font(.system(size: 16, weight: .medium))
              Text("\(day.high)°").font(.system(size: 28, weight: .medium))
              Text("\(day.low)°").opacity(0.6)
            }
            .foregroundColor(.white)
          }
        }
      }
    }
    .frame(width: 320, height: 320)
  }
}
