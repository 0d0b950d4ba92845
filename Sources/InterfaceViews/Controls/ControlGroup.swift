import Foundation
import VectorGeometry
import VectorGraphics
import ViewLayout
public import ViewTree

/// Controls that belong together.
public struct ControlGroup<Content: View>: View {
  private let content: Content
  private let label: AnyView?

  /// Creates a group of controls.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
    label = nil
  }

  /// Controls with a label, which is shown where the group is a menu.
  public init<L: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> L) {
    self.content = content()
    self.label = AnyView(label())
  }

  /// Controls with a title, which is shown where the group is a menu.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(titleKey) })
  }

  /// Controls with a title, which is shown where the group is a menu.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(title) })
  }

  /// The controls as drawn by their style.
  public var body: some View {
    StyledControl<ControlGroupStyleConfiguration> { configuration in
      AnyView(AutomaticControlGroupStyle().makeBody(configuration: configuration))
    } configuration: { contents in
      ControlGroupStyleConfiguration(
        content: contents(content),
        label: ControlGroupStyleConfiguration.Label(content: label.map { contents.erased($0) }))
    }
  }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
  /// The group that a style is asked for, as the styles further out draw it.
  public init(_ configuration: ControlGroupStyleConfiguration) {
    content = configuration.content
    label = configuration.label.content
  }
}

/// The parts of a control group.
public struct ControlGroupStyleConfiguration {
  /// The controls of the group.
  public struct Content: StyledPart {
    let content: AnyView
  }

  /// The label of the group.
  public struct Label: View {
    let content: AnyView?
    /// The label as it was given; three dots without one.
    public var body: some View {
      if let content { content } else { ControlGlyph(sign: .ellipsis, size: 18, weight: 3) }
    }
  }

  /// The controls of the group.
  public let content: Content
  /// The label of the group.
  public let label: Label
}

/// The appearance of control groups.
@MainActor @preconcurrency
public protocol ControlGroupStyle {
  /// The type of the body; usually inferred.
  associatedtype Body: View

  /// What a group is made of.
  typealias Configuration = ControlGroupStyleConfiguration

  /// The group.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The style of the surroundings: the controls side by side on frames.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
  /// The style of the surroundings.
  public nonisolated init() {}

  /// The controls side by side on frames.
  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 8) { configuration.content }.localButtonStyle(.bordered)
  }
}

/// As in a bar: the controls side by side.
public struct NavigationControlGroupStyle: ControlGroupStyle {
  /// As in a bar.
  public nonisolated init() {}

  /// The controls side by side.
  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 16) { configuration.content }
  }
}

/// Controls side by side on one rounded background, with lines between them.
public struct PaletteControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Returns the icons of the controls on one rounded background.
  public func makeBody(configuration: Configuration) -> some View {
    ControlPlate(content: configuration.content).localLabelStyle(.iconOnly)
  }
}

/// A menu, closed: the label.
public struct MenuControlGroupStyle: ControlGroupStyle {
  /// Creates the style of a menu.
  public nonisolated init() {}

  /// The label as a menu.
  public func makeBody(configuration: Configuration) -> some View {
    Menu(content: { configuration.content }, label: { configuration.label })
  }
}

/// Controls side by side on one rounded background, as at the top of a menu.
public struct CompactMenuControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Returns the controls on one rounded background.
  public func makeBody(configuration: Configuration) -> some View {
    ControlPlate(content: configuration.content)
  }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// The style of the surroundings.
  public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// As in a bar: the controls side by side.
  public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  /// Icons side by side on one rounded background.
  public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
  /// A menu, closed.
  public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  /// Controls side by side on one rounded background.
  public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}

extension View {
  /// Sets how the groups of controls inside look.
  public nonisolated func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    controlStyle(style) { (style: S, configuration: ControlGroupStyleConfiguration) in
      style.makeBody(configuration: configuration)
    }
  }
}

/// Controls on one plate, as wide as each other, with lines between them.
private struct ControlPlate<Content: View>: View {
  let content: Content

  var body: some View {
    Group(subviews: content) { controls in
      HStack(spacing: 0) {
        ForEach(controls.numbered) { control in
          if control.index > 0 { UprightLine().frame(height: 20) }
          control.subview
            .padding(.horizontal, 12)
            .frame(minWidth: 44, minHeight: 36)
        }
      }
    }
    .localButtonStyle(.borderless)
    .background(Color.tertiarySystemFill, in: RoundedRectangle(cornerRadius: 8))
  }
}
