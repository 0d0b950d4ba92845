public import Foundation
import VectorGraphics
import ViewLayout
public import ViewTree

/// A value with a label.
public struct LabeledContent<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content

  /// A value with views for a label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  /// The label and the value as drawn by their style.
  public var body: some View {
    StyledControl<LabeledContentStyleConfiguration> { configuration in
      AnyView(AutomaticLabeledContentStyle().makeBody(configuration: configuration))
    } configuration: { contents in
      LabeledContentStyleConfiguration(
        label: contents(ControlLabel(label)),
        content: contents(content))
    }
  }
}

extension LabeledContent where Label == Text {
  /// A value with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(titleKey) })
  }

  /// A value with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(title) })
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// A text with a title.
  public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(titleKey) { Text(value) }
  }

  /// A text with a title.
  @_disfavoredOverload
  public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init(title) { Text(value) }
  }

  /// A value written by a format style, with a title.
  public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(titleKey) { Text(value, format: format) }
  }

  /// A value written by a format style, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol, F: FormatStyle>(_ title: S, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(title) { Text(value, format: format) }
  }
}

extension LabeledContent
where
  Label == LabeledContentStyleConfiguration.Label,
  Content == LabeledContentStyleConfiguration.Content
{
  /// Creates a view from a style's configuration, drawn by the next outer style.
  public init(_ configuration: LabeledContentStyleConfiguration) {
    label = configuration.label
    content = configuration.content
  }
}

/// The parts of labeled content.
public struct LabeledContentStyleConfiguration {
  /// The label of the value.
  public struct Label: StyledPart {
    let content: AnyView
  }

  /// The labeled value.
  public struct Content: StyledPart {
    let content: AnyView
  }

  /// The label of the value.
  public let label: Label
  /// The labeled value.
  public let content: Content
}

/// The appearance of labeled content.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
  /// The type of the body; usually inferred.
  associatedtype Body: View

  /// The parts of labeled content.
  typealias Configuration = LabeledContentStyleConfiguration

  /// The value with its label.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The label at the leading edge, the value at the trailing one.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  /// The style of the surroundings.
  public nonisolated init() {}

  /// The label, then the value in gray.
  public func makeBody(configuration: Configuration) -> some View {
    LabeledContentBody(configuration: configuration)
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The style of the surroundings.
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

private struct LabeledContentBody: View {
  @Environment(\.hidesLabels) private var hidesLabels
  let configuration: LabeledContentStyleConfiguration

  var body: some View {
    let content = configuration.content.controlForeground(Color.secondary)
    LabeledRow(isLabelHidden: hidesLabels) {
      configuration.label
    } value: {
      content
    }
  }
}

extension View {
  /// Sets how values with labels inside look.
  public nonisolated func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    controlStyle(style) { (style: S, configuration: LabeledContentStyleConfiguration) in
      style.makeBody(configuration: configuration)
    }
  }
}
