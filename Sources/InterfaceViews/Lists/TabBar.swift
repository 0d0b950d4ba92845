import Foundation
import VectorGeometry
import VectorGraphics
import ViewLayout
import ViewTree

/// The chosen view, clear of a bar of 49 points at the bottom, unless a view inside hides that.
///
/// Source: Apple, `UITabBar`: its height, and 10-point letters.
struct TabBarBody: View {
  let look: BarLook
  let tabs: SubviewsCollection
  let chosen: Int
  let choose: @MainActor (Int) -> Void

  var body: some View {
    VStack { if tabs.indices.contains(chosen) { tabs[chosen] } }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .safeAreaInset(edge: .bottom, spacing: 0) { if look.isHidden != true { bar } }
  }

  private var bar: some View {
    HStack(spacing: 0) {
      ForEach(tabs.numbered) { item(at: $0.index) }
    }
    .accessibility { $0.role = .tabList }
    .frame(maxWidth: .infinity, minHeight: 49, maxHeight: 49)
    .background { BarGround(look: look) }
    .background(look.backgroundVisibility == .hidden ? .clear : Color.secondarySystemBackground)
    .overlay(alignment: .top) { if look.backgroundVisibility != .hidden { Hairline() } }
    .modifier(BarColorScheme(scheme: look.colorScheme))
  }

  private func item(at index: Int) -> some View {
    let settings = tabs[index].containerValues.tab
    return VStack(spacing: 2) { settings.item ?? AnyView(EmptyView()) }
      .labelStyle(TabItemLabelStyle())
      // Source: Apple, tab bars fill symbols themselves, since iOS 15.
      .symbolVariant(.fill)
      .font(.system(size: 10, weight: .medium))
      .controlForeground(index == chosen ? AnyShapeStyle(.tint) : AnyShapeStyle(Color.gray))
      .lineLimit(1)
      .opacity(settings.isDisabled ? 0.4 : 1)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .contentShape(Rectangle())
      .onPress { choose(index) }
      .control(.tab, value: Text(verbatim: index == chosen ? "1" : "0"))
      .accessibility { properties in
        properties.identifier = settings.identifier
        properties.label = settings.spokenLabel
        if index == chosen { properties.addedTraits = .isSelected }
      }
      .disabled(settings.isDisabled)
      .overlay(alignment: .top) {
        if let badge = settings.badge { TabBadge(text: badge).offset(x: 14, y: 2) }
      }
  }
}

/// What stands for a tab: of an image and a text by themselves the icon and the title, as a label has them.
struct TabItem<Content: View>: View {
  private let held: Unchecked<Content>

  nonisolated init(_ content: Content) { held = Unchecked(content) }

  private var content: Content { held.value }

  var body: some View {
    if let parts {
      Label {
        // What is not there keeps its room, so that icons and titles of all tabs stand in line.
        parts.title ?? Text(verbatim: " ")
      } icon: {
        if let icon = parts.icon { icon } else { Color.clear }
      }
    } else {
      content
    }
  }

  private var parts: (icon: Image?, title: Text?)? {
    if let item = content as? TupleView<(Image, Text)> { return item.value }
    if let item = content as? TupleView<(Text, Image)> { return (item.value.1, item.value.0) }
    if let image = content as? Image { return (image, nil) }
    if let text = content as? Text { return (nil, text) }
    return nil
  }
}

/// The icon above the title.
private struct TabItemLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 3) {
      configuration.icon.font(.system(size: 20)).frame(height: 26).accessibilityHidden(true)
      configuration.title
    }
  }
}
