import SwiftUI

struct RatingStar: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      for index in 0..<10 {
        let radius = (index % 2 == 0 ? 0.5 : 0.2) * min(rect.width, rect.height)
        let angle = Double(index) * .pi / 5 - .pi / 2
        let point = CGPoint(
          x: rect.midX + radius * cos(angle), y: rect.midY + radius * sin(angle))
        if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
      path.closeSubpath()
    }
  }
}

struct StarRating: View {
  let rating: CGFloat
  let maximum = 5

  private var stars: some View {
    HStack(spacing: 4) {
      ForEach(0..<maximum, id: \.self) { _ in
        RatingStar().aspectRatio(contentMode: .fit)
      }
    }
  }

  var body: some View {
    stars
      .overlay(
        GeometryReader { g in
          let width = rating / CGFloat(maximum) * g.size.width
          ZStack(alignment: .leading) {
            Rectangle().frame(width: width).foregroundColor(.yellow)
          }
        }
        .mask(stars)
      )
      .foregroundColor(.gray.opacity(0.3))
      .frame(width: 200, height: 40)
      .gesture(
        DragGesture(minimumDistance: 0).onChanged { value in
          _ = value.location.x
        })
  }
}

struct StarRatingView: View {
  var body: some View { StarRating(rating: 3.6).padding() }
}
