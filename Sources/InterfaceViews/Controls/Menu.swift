public import Foundation
import VectorGraphics
import ViewLayout
public import ViewTree

/// Something that opens a menu when it is pressed.
public struct Menu<Label: View, Content: View>: View {
  @State private var isOpen = false
  @State private var probe = FrameProbe()
  private let label: Label
  private let content: Content
  private let primaryAction: (() -> Void)?
  /// What opens the menu that a style is asked for; nil for a menu of its own.
  private var control: MenuControl?

  /// A menu with views for a label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
    primaryAction = nil
  }

  /// A menu with views for a label and what happens when the label is pressed; held, it opens the menu.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping () -> Void
  ) {
    self.label = label()
    self.content = content()
    self.primaryAction = primaryAction
  }

  /// The label as drawn by the menu style.
  public var body: some View {
    if let control {
      styled(control)
    } else {
      let isOpen = $isOpen
      styled(MenuControl(open: { isOpen.wrappedValue = true }, primaryAction: primaryAction))
        .modifier(MenuPresenter(isOpen: isOpen, probe: probe, items: content))
    }
  }

  private func styled(_ control: MenuControl) -> some View {
    StyledControl<MenuStyleConfiguration> { configuration in
      AnyView(DefaultMenuStyle().makeBody(configuration: configuration))
    } configuration: { contents in
      MenuStyleConfiguration(
        label: contents(label),
        content: contents(content), control: control)
    }
  }
}

/// What can be done with the label of a menu.
struct MenuControl {
  let open: @MainActor () -> Void
  /// What a press does, if it is not to open.
  let primaryAction: (() -> Void)?
}

extension Menu where Label == Text {
  /// A menu with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(titleKey) })
  }

  /// A menu with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(title) })
  }
}

extension Menu
where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  /// Creates a view from a style's configuration, drawn by the next outer style.
  public init(_ configuration: MenuStyleConfiguration) {
    label = configuration.label
    content = configuration.content
    primaryAction = nil
    control = configuration.control
  }
}

/// The parts of a menu.
public struct MenuStyleConfiguration {
  /// The label of the menu.
  public struct Label: StyledPart {
    let content: AnyView
  }

  /// The views of the open menu.
  public struct Content: StyledPart {
    let content: AnyView
  }

  /// The label of the menu.
  public let label: Label
  /// The views of the open menu.
  public let content: Content
  let control: MenuControl
}

/// The appearance of menus.
@MainActor @preconcurrency
public protocol MenuStyle {
  /// The type of the body; usually inferred.
  associatedtype Body: View

  /// The parts of a menu.
  typealias Configuration = MenuStyleConfiguration

  /// The menu.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The style of the surroundings: a button that opens the menu.
public struct DefaultMenuStyle: MenuStyle {
  /// The style of the surroundings.
  public nonisolated init() {}

  /// The label as the button style around draws one.
  public func makeBody(configuration: Configuration) -> some View {
    MenuButton(configuration: configuration)
  }
}

/// The label as the button style around draws one.
public struct ButtonMenuStyle: MenuStyle {
  /// Creates the style of a button.
  public nonisolated init() {}

  /// The label as the button style around draws one.
  public func makeBody(configuration: Configuration) -> some View {
    MenuButton(configuration: configuration)
  }
}

/// A menu as a button without a border.
public struct BorderlessButtonMenuStyle: MenuStyle {
  /// A button without a border.
  public nonisolated init() {}

  /// The label as a button without a border draws one.
  public func makeBody(configuration: Configuration) -> some View {
    MenuButton(configuration: configuration).buttonStyle(.borderless)
  }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// A button without a border.
  public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// The style of the surroundings.
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// The label as the button style around draws one.
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

/// The button of a menu, or in an open menu a row that leads to another one.
private struct MenuButton: View {
  @Environment(\.isInMenu) private var isInMenu
  let configuration: MenuStyleConfiguration

  var body: some View {
    if isInMenu {
      Button(action: configuration.control.open) {
        HStack(spacing: 8) {
          configuration.label
          Spacer(minLength: 8)
          ControlGlyph(sign: .chevronForward, size: 12, weight: 2)
            .flipsForRightToLeftLayoutDirection(true)
        }
      }
      // To open it does not close the menu that it is in.
      .environment(\.afterPress, nil)
    } else if let primaryAction = configuration.control.primaryAction {
      button { primaryAction() }.onContextPress(configuration.control.open)
    } else {
      button(configuration.control.open)
    }
  }

  private func button(_ action: @escaping @MainActor () -> Void) -> some View {
    Button(action: action, label: { MenuLabel(label: configuration.label) })
      .accessibility { $0.overridingRole = .popupButton }
  }
}

/// The label of a menu, with its sign where that is asked for.
private struct MenuLabel: View {
  @Environment(\.menuIndicatorVisibility) private var indicator
  let label: MenuStyleConfiguration.Label

  var body: some View {
    if indicator == .visible {
      HStack(spacing: 6) {
        label
        ControlGlyph(sign: .chevronDown, size: 11, weight: 1.75)
      }
    } else {
      label
    }
  }
}

extension View {
  /// Shows or hides the signs of the menus and pickers inside.
  public nonisolated func menuIndicator(_ visibility: Visibility) -> some View {
    environment(\.menuIndicatorVisibility, visibility)
  }

  /// Sets how the menus inside look.
  public nonisolated func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    controlStyle(style) { (style: S, configuration: MenuStyleConfiguration) in
      style.makeBody(configuration: configuration)
    }
  }
}

/// Something that leads to an address, which the environment's `openURL` opens.
public struct Link<Label: View>: View {
  @Environment(\.openURL) private var openURL
  private let destination: URL
  private let label: Label

  /// A link with views for a label.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  /// The label as the button style around draws one.
  public var body: some View {
    Button {
      openURL(destination)
    } label: {
      label
    }
    .accessibility { properties in
      properties.overridingRole = .link
      properties.value = Text(verbatim: destination.absoluteString)
    }
  }
}

extension Link where Label == Text {
  /// A link with a title.
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// A link with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}
