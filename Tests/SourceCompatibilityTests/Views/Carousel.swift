import SwiftUI

struct Carousel: View {
  @State private var selected: Int?

  var body: some View {
    ScrollViewReader { proxy in
      ScrollView(.horizontal, showsIndicators: false) {
        LazyHStack(spacing: 12) {
          ForEach(0..<6) { index in
            RoundedRectangle(cornerRadius: 16, style: .continuous)
              .fill(Color(hue: Double(index) / 6, saturation: 0.6, brightness: 0.9).gradient)
              .frame(width: 100, height: 140)
              .overlay(alignment: .bottomLeading) { Text("Card \(index)").padding(8) }
              .id(index)
              .scrollTransition { content, phase in
                content.opacity(phase.isIdentity ? 1 : 0.4).scaleEffect(phase.isIdentity ? 1 : 0.8)
              }
          }
        }
        .scrollTargetLayout()
        .padding(.horizontal)
      }
      .scrollTargetBehavior(.viewAligned)
      .scrollPosition(id: $selected)
      .onAppear { proxy.scrollTo(3, anchor: .center) }
    }
    .frame(width: 300, height: 160)
  }
}
