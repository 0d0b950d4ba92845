import Foundation
import ViewLayout
public import ViewTree

/// A title with an icon beside it.
public struct Label<Title: View, Icon: View>: View {
  private let title: Title
  private let icon: Icon

  /// A title with an icon before it.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  /// The title as a text; nil where it is another view.
  private var titleText: Text? {
    (title as? Text) ?? (title as? LabelStyleConfiguration.Title)?.text
  }

  /// The title and the icon as drawn by the label style.
  public var body: some View {
    StyledControl<LabelStyleConfiguration> { configuration in
      AnyView(TitleAndIconLabelStyle().makeBody(configuration: configuration))
    } configuration: { contents in
      LabelStyleConfiguration(
        title: LabelStyleConfiguration.Title(content: contents.erased(title), text: titleText),
        icon: contents(icon))
    }
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// The label that a style is asked for, as the styles further out draw it.
  public init(_ configuration: LabelStyleConfiguration) {
    title = configuration.title
    icon = configuration.icon
  }
}

/// The parts of a label.
public struct LabelStyleConfiguration {
  /// The title of a label.
  public struct Title: View {
    let content: AnyView
    /// The text that it is; nil where it is another view.
    let text: Text?
    /// The title as it was given.
    public var body: some View { content }
  }

  /// The icon of a label.
  public struct Icon: StyledPart {
    let content: AnyView
  }

  /// The title of the label.
  public let title: Title
  /// The icon of the label.
  public let icon: Icon
}

/// The appearance of labels.
@MainActor @preconcurrency
public protocol LabelStyle {
  /// The type of the body; usually inferred.
  associatedtype Body: View

  /// The parts of a label.
  typealias Configuration = LabelStyleConfiguration

  /// The label.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The style of the surroundings: icon and title.
public struct DefaultLabelStyle: LabelStyle {
  /// The style of the surroundings.
  public nonisolated init() {}

  /// Icon and title.
  public func makeBody(configuration: Configuration) -> some View {
    TitleAndIconLabelStyle().makeBody(configuration: configuration)
  }
}

/// The icon, then the title.
public struct TitleAndIconLabelStyle: LabelStyle {
  /// The icon, then the title.
  public nonisolated init() {}

  /// Icon and title on one baseline.
  public func makeBody(configuration: Configuration) -> some View {
    IconBesideTitle(configuration: configuration)
  }
}

/// Icon and title; the icons of the labels in a list stand in a column, and are painted as `listItemTint` says, else in the
/// tint.
private struct IconBesideTitle: View {
  @Environment(\.listItemTint) private var tint
  @Environment(\.isInList) private var isInList
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.controlForeground) private var control
  @Environment(\.capHeight) private var capHeight
  /// The least width of the column, in points at the usual size of text: most symbols of 17 points have room in it.
  @ScaledMetric private var column: CGFloat = 28
  let configuration: LabelStyleConfiguration

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: isInList ? 12 : 8) {
      // The title says all there is to hear, as on Apple's systems: UI tests find a button by it.
      icon.frame(minWidth: isInList ? column : nil)
        .alignmentGuide(.firstTextBaseline) { icon in
          // The middle of the icon is that of the title's capital letters.
          capHeight.map { icon[VerticalAlignment.center] + $0 / 2 } ?? icon[.firstTextBaseline]
        }
        .accessibilityHidden(true)
      configuration.title
    }
  }

  @ViewBuilder private var icon: some View {
    if let iconStyle, isInList {
      configuration.icon.foregroundStyle(iconStyle)
    } else {
      configuration.icon
    }
  }

  /// What icons in a list are painted with; nil for the style of the title, as in headers and on buttons.
  private var iconStyle: AnyShapeStyle? {
    if let tint { return AnyShapeStyle(tint) }
    return isEnabled && control == nil ? AnyShapeStyle(.tint) : nil
  }
}

/// The title alone.
public struct TitleOnlyLabelStyle: LabelStyle {
  /// The title alone.
  public nonisolated init() {}

  /// Returns the title of the label.
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// The icon alone, with the title for accessibility.
public struct IconOnlyLabelStyle: LabelStyle {
  /// The icon alone.
  public nonisolated init() {}

  /// Returns the icon of the label.
  public func makeBody(configuration: Configuration) -> some View {
    if let title = configuration.title.text {
      configuration.icon.accessibilityLabel(title)
    } else {
      configuration.icon
    }
  }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// The style of the surroundings.
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// The icon, then the title.
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The title alone.
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The icon alone.
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension View {
  /// Sets how the labels inside look.
  public nonisolated func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    controlStyle(style) { (style: S, configuration: LabelStyleConfiguration) in
      style.makeBody(configuration: configuration)
    }
  }
}

extension Label where Title == Text, Icon == Image {
  /// A title with a symbol.
  public nonisolated init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: Text(titleKey), icon: Image(systemName: name))
  }

  /// A title with a symbol.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init(title: Text(title), icon: Image(systemName: name))
  }

  /// A title with a picture of a name.
  public nonisolated init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(title: Text(titleKey), icon: Image(name))
  }

  /// A title with a picture of a name.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, image name: String) {
    self.init(title: Text(title), icon: Image(name))
  }

  /// Creates a label with a title and an image from an asset catalog.
  public nonisolated init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
    self.init(title: Text(titleKey), icon: Image(resource))
  }

  /// Creates a label with a title and an image from an asset catalog.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
    self.init(title: Text(title), icon: Image(resource))
  }

  private nonisolated init(title: Text, icon: Image) {
    self.title = title
    self.icon = icon
  }
}
