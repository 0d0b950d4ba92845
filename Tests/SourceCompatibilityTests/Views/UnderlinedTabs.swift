import SwiftUI

private enum Page: Int, CaseIterable, CustomStringConvertible {
  case discover, following, saved
  var description: String {
    switch self {
    case .discover: return "Discover"
    case .following: return "Following"
    case .saved: return "Saved"
    }
  }
  var icon: String { ["sparkles", "person.2", "bookmark"][rawValue] }
}

private struct TabBounds: PreferenceKey {
  static var defaultValue: [Page: Anchor<CGRect>] { [:] }
  static func reduce(
    value: inout [Page: Anchor<CGRect>], nextValue: () -> [Page: Anchor<CGRect>]
  ) {
    value.merge(nextValue()) { $1 }
  }
}

struct UnderlinedTabs: View {
  @State private var page: Page = .following
  @Namespace private var pill

  var body: some View {
    VStack(spacing: 24) {
      HStack {
        ForEach(Page.allCases, id: \.self) { item in
          Label(item.description, systemImage: item.icon)
            .labelStyle(.titleAndIcon)
            .font(.subheadline.weight(page == item ? .semibold : .regular))
            .anchorPreference(key: TabBounds.self, value: .bounds) { [item: $0] }
            .contentShape(.rect)
            .onTapGesture { withAnimation(.snappy) { page = item } }
        }
      }
      .padding(.bottom, 6)
      .overlayPreferenceValue(TabBounds.self) { bounds in
        GeometryReader { proxy in
          if let anchor = bounds[page] {
            let frame = proxy[anchor]
            Rectangle().fill(Color.accentColor)
              .frame(width: frame.width, height: 2)
              .offset(x: frame.minX, y: proxy.size.height - 2)
          }
        }
      }
      HStack(spacing: 0) {
        ForEach(Page.allCases, id: \.rawValue) { item in
          Button {
            withAnimation(.spring(duration: 0.3, bounce: 0.2)) { page = item }
          } label: {
            Text(item.description)
              .padding(.vertical, 8)
              .frame(maxWidth: .infinity)
              .foregroundStyle(page == item ? Color.white : .primary)
              .background {
                if page == item {
                  Capsule().fill(.tint).matchedGeometryEffect(id: "pill", in: pill)
                }
              }
          }
          .buttonStyle(.plain)
        }
      }
      .padding(4)
      .background(Capsule().fill(Color(uiColor: .systemGray5)))
      ViewThatFits(in: .horizontal) {
        HStack { ForEach(0..<12) { Text("Chip \($0)").fixedSize().padding(6).border(.gray) } }
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 70, maximum: 90), spacing: 8)], spacing: 8)
        {
          ForEach(0..<7) { index in
            Text("Chip \(index)")
              .font(.footnote)
              .padding(.horizontal, 8).padding(.vertical, 4)
              .background(.quaternary, in: Capsule(style: .continuous))
          }
        }
      }
      switch page {
      case .discover: Text("Nothing yet")
      case .following:
        Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 12, verticalSpacing: 6) {
          GridRow {
            Text("Ada").bold()
            Text("Engines").gridColumnAlignment(.trailing)
          }
          Divider().gridCellUnsizedAxes(.horizontal)
          GridRow {
            Text("Grace").bold()
            Text("Compilers")
          }
          GridRow {
            Color.clear.gridCellUnsizedAxes([.horizontal, .vertical])
            Text("and 3 more").italic()
          }
        }
      case .saved: EmptyView()
      }
    }
    .padding()
    .frame(width: 340)
  }
}
