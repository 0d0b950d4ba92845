import Foundation
import VectorGraphics
public import ViewTree

/// One of several values, as the picker style around shows them.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  @Environment(\.pickerStyle) private var style
  @Environment(\.isInMenu) private var isInMenu
  private let selection: Binding<SelectionValue>
  private let label: Label
  private let content: Content

  /// A picker with views for a label; each option has a `tag` with its value.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.label = label()
    self.content = content()
  }

  /// A picker with a view for a label; each option has a `tag` with its value.
  public init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) {
    self.selection = selection
    self.label = label
    self.content = content()
  }

  /// The options in the style around; in an open menu they are items, or lead to another menu.
  public var body: some View {
    if !isInMenu {
      picker
    } else if style == .menu {
      Menu {
        items
      } label: {
        label
      }
    } else {
      items
    }
  }

  private var items: some View { PickerItems(selection: selection, content: content) }

  private var picker: some View {
    let look = style.resolved
    return Group(subviews: content) { options in
      PickerBody(
        look: look, label: AnyView(ControlLabel(label)), options: options,
        chosen: options.firstIndex {
          $0.selectionValue(of: SelectionValue.self) == selection.wrappedValue
        },
        choose: { index in
          guard let value = options[index].selectionValue(of: SelectionValue.self) else { return }
          selection.wrappedValue = value
        }, items: AnyView(items))
    }
    .transformEnvironment(\.self) { look.change(&$0) }
  }
}

extension Picker where Label == Text {
  /// A picker with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, label: Text(titleKey), content: content)
  }

  /// A picker with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, label: Text(title), content: content)
  }
}

/// The appearance of pickers.
///
/// Only the library's own styles exist.
public protocol PickerStyle {
  /// The built-in appearance of the style.
  var _look: _PickerLook { get }
}

/// The appearances of pickers.
public enum _PickerLook: Sendable {
  /// As the surroundings have it.
  case automatic
  /// The chosen option with a sign.
  case menu
  /// Segments side by side.
  case segmented
  /// All options, a mark at the chosen one.
  case inline
  /// All options on a wheel, the chosen one in the middle.
  case wheel
  /// The chosen option with a sign that it leads elsewhere.
  case link

  /// The look that the surroundings come to.
  fileprivate var resolved: _PickerLook { self == .automatic ? .menu : self }

  /// What options find around them.
  fileprivate func change(_ environment: inout EnvironmentValues) {
    switch self {
    case .segmented: environment.font = .system(size: 13, weight: .medium)
    case .menu, .link, .automatic:
      environment.controlForeground = AnyShapeStyle(
        environment.isInList || self == .link
          ? AnyShapeStyle(Color.secondary)
          : environment.isEnabled ? AnyShapeStyle(.tint) : AnyShapeStyle(Color.tertiaryLabel))
      environment.lineLimit = 1
    case .inline, .wheel: break
    }
  }
}

/// A picker style with one of the library's looks.
public struct DefaultPickerStyle: PickerStyle, Sendable {
  /// The style of the surroundings.
  public init() {}
  /// As the surroundings have it.
  public var _look: _PickerLook { .automatic }
}

/// A row of segments, one for each option.
public struct SegmentedPickerStyle: PickerStyle, Sendable {
  /// A row of segments.
  public init() {}
  /// The appearance of segments.
  public var _look: _PickerLook { .segmented }
}

/// The chosen option, which opens a menu of all.
public struct MenuPickerStyle: PickerStyle, Sendable {
  /// The chosen option.
  public init() {}
  /// The chosen option.
  public var _look: _PickerLook { .menu }
}

/// All options, a mark at the chosen one.
public struct InlinePickerStyle: PickerStyle, Sendable {
  /// All options.
  public init() {}
  /// All options.
  public var _look: _PickerLook { .inline }
}

/// All options on a wheel.
public struct WheelPickerStyle: PickerStyle, Sendable {
  /// Creates the style with a wheel.
  public init() {}
  /// The appearance of a wheel.
  public var _look: _PickerLook { .wheel }
}

/// The chosen option, which leads to a list of all.
public struct NavigationLinkPickerStyle: PickerStyle, Sendable {
  /// The chosen option.
  public init() {}
  /// The chosen option.
  public var _look: _PickerLook { .link }
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The style of the surroundings.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// A row of segments.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
  /// The chosen option.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
  /// All options.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension PickerStyle where Self == WheelPickerStyle {
  /// All options on a wheel.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// The chosen option, which leads to a list of all.
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

extension EnvironmentValues {
  var pickerStyle: _PickerLook {
    get { self[PickerStyleKey.self] }
    set { self[PickerStyleKey.self] = newValue }
  }
}

private enum PickerStyleKey: EnvironmentKey {
  static var defaultValue: _PickerLook { .automatic }
}

extension View {
  /// Sets how the pickers inside look.
  public nonisolated func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    environment(\.pickerStyle, style._look)
  }
}
