import SwiftUI

private struct OffsetKey: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value += nextValue() }
}

private struct HeightsKey: PreferenceKey {
  typealias Value = [Int: CGFloat]
  static let defaultValue: [Int: CGFloat] = [:]
  static func reduce(value: inout Value, nextValue: () -> Value) {
    value.merge(nextValue(), uniquingKeysWith: { $1 })
  }
}

extension View {
  fileprivate func readHeight(_ id: Int) -> some View {
    background(
      GeometryReader { proxy in
        Color.clear.preference(key: HeightsKey.self, value: [id: proxy.size.height])
      })
  }
}

struct ParallaxView: View {
  @State private var offset: CGFloat = 0
  @State private var heights: [Int: CGFloat] = [:]
  @Environment(\.colorScheme) private var scheme

  private func header(_ proxy: GeometryProxy) -> some View {
    let minY = proxy.frame(in: .named("scroll")).minY
    let stretch = max(0, minY)
    return ZStack(alignment: .bottomLeading) {
      LinearGradient(
        stops: [
          .init(color: .blue, location: 0), .init(color: .cyan, location: 0.6),
          .init(color: .white, location: 1),
        ], startPoint: .top, endPoint: .bottom)
      Path { path in
        path.move(to: CGPoint(x: 0, y: 200))
        path.addLine(to: CGPoint(x: 90, y: 90))
        path.addQuadCurve(to: CGPoint(x: 200, y: 170), control: CGPoint(x: 140, y: 60))
        path.addLine(to: CGPoint(x: proxy.size.width, y: 110))
        path.addLine(to: CGPoint(x: proxy.size.width, y: 220))
        path.addLine(to: CGPoint(x: 0, y: 220))
        path.closeSubpath()
      }
      .fill(.green.shadow(.inner(color: .black.opacity(0.4), radius: 6, y: 3)))
      .offset(y: -stretch * 0.4)
      Text("High Pass")
        .font(.system(size: 34, weight: .heavy, design: .rounded))
        .foregroundColor(scheme == .dark ? .black : .white)
        .padding()
    }
    .frame(width: proxy.size.width, height: proxy.size.height + stretch)
    .clipped()
    .offset(y: -stretch)
  }

  var body: some View {
    ScrollView(.vertical, showsIndicators: false) {
      VStack(spacing: 0) {
        GeometryReader(content: header).frame(height: 220)
        LazyVStack(alignment: .leading, spacing: 12, pinnedViews: [.sectionHeaders]) {
          Section {
            ForEach(1..<6) { index in
              VStack(alignment: .leading, spacing: 4) {
                Text("Stage \(index)").bold()
                Text(String(repeating: "Gravel, then forest. ", count: index))
                  .font(.subheadline).foregroundColor(.secondary)
                  .fixedSize(horizontal: false, vertical: true)
              }
              .readHeight(index)
              Divider()
            }
          } header: {
            HStack {
              Text("Stages").font(.headline)
              Spacer()
              Text("\(heights.values.reduce(0, +), specifier: "%.0f") pt").font(.caption)
            }
            .padding(8)
            .background(.bar)
          }
        }
        .padding(.horizontal)
      }
      .background(
        GeometryReader {
          Color.clear.preference(
            key: OffsetKey.self, value: -$0.frame(in: .named("scroll")).origin.y)
        })
    }
    .coordinateSpace(name: "scroll")
    .onPreferenceChange(OffsetKey.self) { offset = $0 }
    .onPreferenceChange(HeightsKey.self) { heights = $0 }
    .overlay(alignment: .topTrailing) {
      Button(action: {}, label: { Image(systemName: "heart.fill") })
        .padding(10).background(Circle().fill(.thinMaterial)).padding()
        .opacity(offset > 100 ? 0 : 1)
    }
    .edgesIgnoringSafeArea(.top)
  }
}
