public import Foundation
import VectorGraphics
import ViewLayout
public import ViewTree

/// Something that opens a menu; in a picture it is closed.
public struct Menu<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content

  /// A menu with views for a label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  /// A menu with views for a label and what happens when the label is pressed.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping () -> Void
  ) {
    self.init(content: content, label: label)
  }

  /// What the menu style around makes of the label.
  public var body: some View {
    StyledControl<MenuStyleConfiguration> { configuration in
      AnyView(DefaultMenuStyle().makeBody(configuration: configuration))
    } configuration: { contents in
      MenuStyleConfiguration(
        label: MenuStyleConfiguration.Label(content: contents(label)),
        content: MenuStyleConfiguration.Content(content: contents(content)))
    }
  }
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
  /// What a style is asked for, as the styles further out draw it.
  public init(_ configuration: MenuStyleConfiguration) {
    label = configuration.label
    content = configuration.content
  }
}

/// What a menu is made of.
public struct MenuStyleConfiguration {
  /// The label.
  public struct Label: View {
    let content: AnyView
    /// The label as it was given.
    public var body: some View { content }
  }

  /// The views of the open menu.
  public struct Content: View {
    let content: AnyView
    /// The views as they were given.
    public var body: some View { content }
  }

  /// The label.
  public let label: Label
  /// The views of the open menu.
  public let content: Content
}

/// How menus look.
@MainActor @preconcurrency
public protocol MenuStyle {
  /// The type of the body; usually inferred.
  associatedtype Body: View

  /// What a menu is made of.
  typealias Configuration = MenuStyleConfiguration

  /// The menu.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The style of the surroundings: a button that does nothing.
public struct DefaultMenuStyle: MenuStyle {
  /// The style of the surroundings.
  public nonisolated init() {}

  /// The label as the button style around draws one.
  public func makeBody(configuration: Configuration) -> some View {
    Button(action: {}, label: { MenuLabel(label: configuration.label) })
  }
}

/// The label as the button style around draws one.
public struct ButtonMenuStyle: MenuStyle {
  /// A button.
  public nonisolated init() {}

  /// The label as the button style around draws one.
  public func makeBody(configuration: Configuration) -> some View {
    Button(action: {}, label: { MenuLabel(label: configuration.label) })
  }
}

/// A menu as a button without a border.
public struct BorderlessButtonMenuStyle: MenuStyle {
  /// A button without a border.
  public nonisolated init() {}

  /// The label as a button without a border draws one.
  public func makeBody(configuration: Configuration) -> some View {
    Button(action: {}, label: { MenuLabel(label: configuration.label) })
      .buttonStyle(.borderless)
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

/// Something that leads to an address.
public struct Link<Label: View>: View {
  private let label: Label

  /// A link with views for a label.
  public init(destination: URL, @ViewBuilder label: () -> Label) { self.label = label() }

  /// The label as the button style around draws one.
  public var body: some View { Button(action: {}, label: { label }) }
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
