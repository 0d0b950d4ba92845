import CoreGraphics
import SwiftUI

struct TextPicturesView: View {
  private let side: CGFloat = 12

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("Rated \(Image(systemName: "star.fill")) \(4.5, specifier: "%.1f") by many")
      Text("\(Image(systemName: "cloud.rain")) Rain until \(Text("noon").bold())").font(.title2)
      Text(Image(systemName: "heart.fill")).foregroundColor(.red) + Text(" Liked by 12 people")
      (Text(Image(systemName: "lock")) + Text(" Only you can see this, on two lines"))
        .font(.footnote)
        .foregroundStyle(.secondary)
        .frame(width: 160)
      Text("Price \(Text("per month").textScale(.secondary))")
    }
    .padding(side)
  }
}
