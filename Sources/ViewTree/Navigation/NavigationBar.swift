import Foundation
import VectorGeometry
import VectorGraphics
import ViewLayout

/// The bar at the top of a stack: a row with items and the title, or a large title below.
struct NavigationBar: View {
  let bar: BarRequest

  var body: some View {
    let room = BarRoom(bar)
    VStack(alignment: .leading, spacing: 0) {
      ZStack {
        middle(isLarge: room.isLarge)
        HStack(spacing: 16) {
          BarItems(items: bar.items, place: .leading)
          Spacer(minLength: 8)
          BarItems(items: bar.items, place: .trailing)
        }
      }
      .padding(.horizontal, 16)
      .frame(height: BarRoom.rowHeight)
      if room.isLarge, let title = bar.title {
        title.font(.largeTitle.bold()).lineLimit(1)
          .padding(.horizontal, 16)
          .frame(height: BarRoom.titleHeight)
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .background { background }
    .overlay(alignment: .bottom) {
      if hasLine(isLarge: room.isLarge) { Hairline() }
    }
    .modifier(BarColorScheme(scheme: bar.colorScheme))
  }

  private func hasLine(isLarge: Bool) -> Bool {
    bar.backgroundVisibility == .visible || (!isLarge && bar.backgroundVisibility != .hidden)
  }

  @ViewBuilder private var background: some View {
    if let style = bar.background, bar.backgroundVisibility != .hidden {
      Rectangle().fill(style).ignoresSafeArea()
    }
  }

  @ViewBuilder private func middle(isLarge: Bool) -> some View {
    if let principal = bar.items.first(where: { $0.placement.place == .middle }) {
      principal.content
    } else if !isLarge, let title = bar.title {
      title.font(.headline).lineLimit(1)
    }
  }
}

/// Makes a bar light or dark, if that is wanted.
private struct BarColorScheme: ViewModifier {
  let scheme: ColorScheme?

  func body(content: Content) -> some View {
    content.transformEnvironment(\.colorScheme) { $0 = scheme ?? $0 }
  }
}

/// The items of a bar in one place.
struct BarItems: View {
  let items: [ToolbarEntry]
  let place: ToolbarItemPlacement.Place

  var body: some View {
    let shown = items.filter { $0.placement.place == place }
    ForEach(0..<shown.count, id: \.self) { index in
      if shown[index].placement == .confirmationAction {
        shown[index].content.bold()
      } else {
        shown[index].content
      }
    }
  }
}

/// The bar at the bottom of a stack, for items that ask for it.
struct BottomBar: View {
  let items: [ToolbarEntry]

  var body: some View {
    HStack { BarItems(items: items, place: .bottom) }
      .padding(.horizontal, 16)
      .frame(maxWidth: .infinity)
      .frame(height: BarRoom.rowHeight)
      .overlay(alignment: .top) { Hairline() }
  }
}
