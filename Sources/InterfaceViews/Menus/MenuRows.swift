import Foundation
import VectorGeometry
import VectorGraphics
import ViewLayout
import ViewTree

/// The items of an open menu in rows, with lines between them and gaps between groups.
struct MenuRows<Content: View>: View {
  let content: Content

  var body: some View {
    Group(sections: content.modifier(MenuItemStyles())) { sections in
      VStack(spacing: 0) {
        ForEach(sections) { section in
          if section.id != sections.first?.id { MenuGap() }
          MenuSection(section: section)
        }
      }
    }
  }
}

/// Between two groups of items.
private struct MenuGap: View {
  var body: some View { Color.primary.opacity(0.08).frame(height: 8) }
}

private struct MenuSection: View {
  let section: SectionConfiguration

  var body: some View {
    VStack(spacing: 0) {
      if !section.header.isEmpty {
        HStack(spacing: 0) { section.header }
          .font(.footnote).foregroundStyle(Color.secondary)
          .padding(.horizontal, 16)
          .frame(maxWidth: .infinity, minHeight: 32, alignment: .leading)
      }
      ForEach(section.content.numbered) { item in
        if item.subview.isDivider {
          MenuGap()
        } else {
          row(item.subview)
            .accessibility { $0.overridingRole = .menuItem }
            .overlay(alignment: .bottom) { if hasLine(after: item.index) { Hairline() } }
        }
      }
    }
  }

  @ViewBuilder private func row(_ item: Subview) -> some View {
    if item.containerValues.isMenuRow {
      item
    } else {
      item
        .foregroundStyle(Color.secondary)
        .padding(.horizontal, 16)
        .frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
    }
  }

  private func hasLine(after index: Int) -> Bool {
    let items = section.content
    return index + 1 < items.count && !items[index + 1].isDivider
  }
}

/// The looks of the items of a menu.
private struct MenuItemStyles: ViewModifier {
  func body(content: Content) -> some View {
    content
      .environment(\.isInMenu, true)
      .environment(\.isInList, false)
      .environment(\.font, .body)
      .environment(\.controlForeground, nil)
      .buttonStyle(MenuItemStyle())
      .toggleStyle(MenuToggleStyle())
      .labelStyle(MenuLabelStyle())
      .controlGroupStyle(MenuGroupStyle())
  }
}

/// An item in a row of 44 points.
private struct MenuItemStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    MenuRow(role: configuration.role, isPressed: configuration.isPressed) { configuration.label }
  }
}

/// The row of an item.
struct MenuRow<Label: View>: View {
  @Environment(\.isEnabled) private var isEnabled
  var role: ButtonRole?
  var isPressed = false
  @ViewBuilder let label: Label

  var body: some View {
    label
      .controlForeground(AnyShapeStyle(foreground))
      .lineLimit(2)
      .padding(.horizontal, 16)
      .padding(.vertical, 11)
      .frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
      .background(isPressed ? Color.primary.opacity(0.1) : Color.clear)
      .contentShape(Rectangle())
      .containerValue(\.isMenuRow, true)
  }

  private var foreground: Color {
    guard isEnabled else { return .tertiaryLabel }
    return role == .destructive ? .red : .primary
  }
}

/// The title at the leading edge and the icon at the trailing one.
private struct MenuLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 8) {
      configuration.title
      Spacer(minLength: 8)
      configuration.icon.accessibilityHidden(true)
    }
  }
}

/// An item with a mark while it is on.
private struct MenuToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      MarkedItem(isMarked: configuration.isOn) { configuration.label }
    }
  }
}

/// Items of a group stand among the others.
private struct MenuGroupStyle: ControlGroupStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.content }
}

/// A mark in front of what is chosen.
struct MarkedItem<Label: View>: View {
  let isMarked: Bool
  @ViewBuilder let label: Label

  var body: some View {
    HStack(spacing: 8) {
      ControlGlyph(sign: .checkmark, size: 13, weight: 2).opacity(isMarked ? 1 : 0)
      label
    }
  }
}

private enum IsMenuRowKey: ContainerValueKey {
  static var defaultValue: Bool { false }
}

extension ContainerValues {
  /// Whether the view is a row of a menu as it is.
  fileprivate var isMenuRow: Bool {
    get { self[IsMenuRowKey.self] }
    set { self[IsMenuRowKey.self] = newValue }
  }
}
