import SwiftUI

struct Shimmer: ViewModifier {
  @State private var phase: CGFloat = -1

  func body(content: Content) -> some View {
    content
      .overlay(
        GeometryReader { proxy in
          LinearGradient(
            colors: [.clear, .white.opacity(0.6), .clear], startPoint: .leading,
            endPoint: .trailing
          )
          .offset(x: phase * proxy.size.width)
        }
      )
      .mask(content)
      .onAppear {
        withAnimation(.linear(duration: 1.2).repeatForever(autoreverses: false)) { phase = 1 }
      }
  }
}

struct SkeletonView: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      ForEach(0..<3, id: \.self) { index in
        HStack {
          Circle().fill(Color.gray.opacity(0.3)).frame(width: 40, height: 40)
          VStack(alignment: .leading) {
            Text("A headline \(index)").font(.headline)
            Text("Some more words below").font(.subheadline)
          }
        }
      }
    }
    .redacted(reason: .placeholder)
    .modifier(Shimmer())
    .padding()
  }
}
