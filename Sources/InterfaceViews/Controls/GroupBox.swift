import Foundation
import VectorGraphics
import ViewLayout
public import ViewTree

/// A card that groups views under a label.
public struct GroupBox<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content

  /// Creates a group box with a custom label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  /// The label and the content as drawn by their style.
  public var body: some View {
    StyledControl<GroupBoxStyleConfiguration> { configuration in
      AnyView(DefaultGroupBoxStyle().makeBody(configuration: configuration))
    } configuration: { contents in
      GroupBoxStyleConfiguration(
        label: contents(label),
        content: contents(content))
    }
  }
}

extension GroupBox {
  /// Creates a group box with a view as its label.
  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { label })
  }
}

extension GroupBox where Label == EmptyView {
  /// Views without a label.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content, label: { EmptyView() })
  }
}

extension GroupBox where Label == Text {
  /// Creates a group box with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(titleKey) })
  }

  /// Creates a group box with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(title) })
  }
}

extension GroupBox
where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
  /// Creates a view from a style's configuration, drawn by the next outer style.
  public init(_ configuration: GroupBoxStyleConfiguration) {
    label = configuration.label
    content = configuration.content
  }
}

/// The parts of a group box.
public struct GroupBoxStyleConfiguration {
  /// The label of the box.
  public struct Label: StyledPart {
    let content: AnyView
  }

  /// The content of the box.
  public struct Content: StyledPart {
    let content: AnyView
  }

  /// The label of the box.
  public let label: Label
  /// The content of the box.
  public let content: Content
}

/// The appearance of group boxes.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
  /// The type of the body; usually inferred.
  associatedtype Body: View

  /// The parts of a group box.
  typealias Configuration = GroupBoxStyleConfiguration

  /// The group box.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// Views on a gray card, with the label above them.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  /// The style of the surroundings.
  public nonisolated init() {}

  /// Returns the label and the views on a card.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 8) {
      configuration.label.font(.headline)
      VStack { configuration.content }
        .frame(maxWidth: .infinity)
    }
    .padding(16)
    .background(Color.secondarySystemBackground, in: RoundedRectangle(cornerRadius: 8))
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// The style of the surroundings.
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

extension View {
  /// Sets how the group boxes inside look.
  public nonisolated func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    controlStyle(style) { (style: S, configuration: GroupBoxStyleConfiguration) in
      style.makeBody(configuration: configuration)
    }
  }
}
