import SwiftUI

/// The first picture of the guide.
struct WeatherCard: View {
  let city: String
  let degrees: Int

  var body: some View {
    HStack(spacing: 16) {
      Image(systemName: "cloud.sun.fill")
        .font(.system(size: 44))
        .foregroundStyle(.white, .yellow)
      VStack(alignment: .leading, spacing: 4) {
        Text(city).font(.headline)
        Text("\(degrees)°").font(.system(size: 40, weight: .semibold))
      }
    }
    .foregroundStyle(.white)
    .padding(24)
    .background(
      LinearGradient(
        colors: [.indigo, Color(red: 0.35, green: 0.65, blue: 0.95)],
        startPoint: .bottomLeading, endPoint: .topTrailing),
      in: RoundedRectangle(cornerRadius: 24))
  }
}
