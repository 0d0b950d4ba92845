import SwiftUI

private struct WidthKey: PreferenceKey {
  static let defaultValue: CGFloat? = nil

  static func reduce(value: inout CGFloat?, nextValue: () -> CGFloat?) {
    value = [value, nextValue()].compactMap { $0 }.max()
  }
}

private struct EqualWidth: ViewModifier {
  @Binding var width: CGFloat?

  func body(content: Content) -> some View {
    content
      .background(
        GeometryReader { proxy in
          Color.clear.preference(key: WidthKey.self, value: proxy.size.width)
        }
      )
      .onPreferenceChange(WidthKey.self) { value in
        guard let value else { return }
        width = max(value, width ?? 0)
      }
      .frame(width: width)
  }
}

struct EqualWidthsView: View {
  @State private var width: CGFloat?

  var body: some View {
    VStack {
      ForEach(["OK", "Cancel", "Not now, thank you"], id: \.self) { title in
        Text(title)
          .modifier(EqualWidth(width: $width))
          .padding(8)
          .background(Color.accentColor)
          .foregroundColor(.white)
          .cornerRadius(8)
      }
    }
  }
}
