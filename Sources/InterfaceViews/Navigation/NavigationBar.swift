import Foundation
import VectorGeometry
import VectorGraphics
import ViewLayout
import ViewTree

/// The bar at the top of a stack: a row with items and the title, or a large title below.
struct NavigationBar: View {
  let bar: BarRequest
  var back: BackButton?

  var body: some View {
    let room = BarRoom(bar, leadsBack: back != nil)
    VStack(alignment: .leading, spacing: 0) {
      ZStack {
        middle(isLarge: room.isLarge)
        HStack(spacing: 16) {
          if let back, bar.hidesBackButton != true { back }
          BarItems(items: bar.items, place: .leading)
          Spacer(minLength: 8)
          BarItems(items: bar.items, place: .trailing)
        }
      }
      .padding(.horizontal, 16)
      .frame(height: BarRoom.rowHeight)
      if room.isLarge, let title = bar.title {
        VStack(alignment: .leading, spacing: 0) {
          title.font(.largeTitle.bold()).lineLimit(1).accessibilityAddTraits(.isHeader)
          if let subtitle = bar.subtitle {
            subtitle.font(.subheadline).foregroundStyle(Color.secondary).lineLimit(1)
          }
        }
        .padding(.horizontal, 16)
        .frame(height: room.largeTitle)
      }
      if let search = bar.search {
        SearchField(search: search, token: search.token)
          .padding(.horizontal, 16)
          .padding(.bottom, 16)
          .frame(height: BarRoom.searchHeight, alignment: .bottom)
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .background { BarGround(look: bar.top) }
    .overlay(alignment: .bottom) {
      if hasLine(isLarge: room.isLarge) { Hairline() }
    }
    .modifier(BarColorScheme(scheme: bar.top.colorScheme))
  }

  private func hasLine(isLarge: Bool) -> Bool {
    bar.top.backgroundVisibility == .visible
      || (!isLarge && bar.top.backgroundVisibility != .hidden)
  }

  @ViewBuilder private func middle(isLarge: Bool) -> some View {
    if let principal = bar.items.first(where: { $0.placement.place == .middle }) {
      principal.content
    } else if !isLarge, let title = bar.title {
      HStack(spacing: 5) {
        if let subtitle = bar.subtitle {
          VStack(spacing: 0) {
            title.font(.headline).lineLimit(1).accessibilityAddTraits(.isHeader)
            subtitle.font(.caption).foregroundStyle(Color.secondary).lineLimit(1)
          }
        } else {
          title.font(.headline).lineLimit(1).accessibilityAddTraits(.isHeader)
        }
        if bar.hasTitleMenu ?? false { TitleMenuSign() }
      }
    }
  }
}

/// The sign of a menu behind a title.
private struct TitleMenuSign: View {
  var body: some View {
    ControlGlyph(sign: .chevronDown, size: 8, weight: 1.75)
      .foregroundStyle(Color.secondary)
      .frame(width: 18, height: 18)
      .background(Color.tertiarySystemFill, in: Circle())
  }
}

/// The items of a bar in one place.
struct BarItems: View {
  let items: [ToolbarEntry]
  let place: ToolbarItemPlacement.Place

  var body: some View {
    ForEach(shown, id: \.place) { item in
      Group {
        if item.placement == .confirmationAction {
          item.content.bold()
        } else {
          item.content
        }
      }
      // Labels of bars are their icons, and toggles buttons, unless they say otherwise.
      .localLabelStyle(.iconOnly)
      .toggleStyle(BarToggleStyle())
    }
  }

  /// The items of the place; those of several toolbars may stand at the same place of their builders.
  private var shown: [ToolbarEntry] {
    var counts: [[Int]: Int] = [:]
    return items.filter { $0.placement.place == place }.map { item in
      counts[item.place, default: 0] += 1
      var item = item
      item.place.append(counts[item.place] ?? 0)
      return item
    }
  }
}

/// A toggle in a bar: a button, which is filled while it is on.
private struct BarToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    if configuration.isOn {
      ButtonToggleStyle().makeBody(configuration: configuration)
    } else {
      Button {
        configuration.isOn.toggle()
      } label: {
        configuration.label
      }
    }
  }
}

/// The bar at the bottom of a stack, for items that ask for it.
struct BottomBar: View {
  let bar: BarRequest

  var body: some View {
    HStack { BarItems(items: bar.items, place: .bottom) }
      .padding(.horizontal, 16)
      .frame(maxWidth: .infinity)
      .frame(height: BarRoom.rowHeight)
      .background { BarGround(look: bar.bottom) }
      .overlay(alignment: .top) {
        if bar.bottom.backgroundVisibility != .hidden { Hairline() }
      }
      .modifier(BarColorScheme(scheme: bar.bottom.colorScheme))
  }
}
