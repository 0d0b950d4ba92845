import SwiftUI

struct TabBoundsKey: PreferenceKey {
  static let defaultValue: [Int: Anchor<CGRect>] = [:]

  static func reduce(
    value: inout [Int: Anchor<CGRect>], nextValue: () -> [Int: Anchor<CGRect>]
  ) {
    value.merge(nextValue()) { $1 }
  }
}

struct AnchoredTabs: View {
  @State private var selection = 1
  let titles = ["One", "Second", "The third"]

  var body: some View {
    HStack(spacing: 20) {
      ForEach(titles.indices, id: \.self) { index in
        Text(titles[index])
          .fontWeight(index == selection ? .semibold : .regular)
          .anchorPreference(key: TabBoundsKey.self, value: .bounds) { [index: $0] }
          .onTapGesture { withAnimation(.spring()) { selection = index } }
      }
    }
    .padding(.bottom, 6)
    .overlayPreferenceValue(TabBoundsKey.self) { bounds in
      GeometryReader { proxy in
        if let anchor = bounds[selection] {
          let rect = proxy[anchor]
          Rectangle()
            .fill(Color.accentColor)
            .frame(width: rect.width, height: 2)
            .offset(x: rect.minX, y: proxy.size.height - 2)
        }
      }
    }
    .padding()
  }
}
