import Foundation
import VectorGeometry
import VectorGraphics
import ViewLayout
public import ViewTree

/// A line of text to write.
public struct TextField<Label: View>: View {
  @Environment(\.textFieldStyle) private var style
  let source: FieldSource
  let prompt: Text?
  let label: Label

  init(_ source: FieldSource, _ prompt: Text?, _ label: Label) {
    (self.source, self.prompt, self.label) = (source, prompt, label)
  }

  /// The text or the prompt in the style around.
  public var body: some View {
    if let style {
      style.make(
        TextField<_TextFieldStyleLabel>(
          source, prompt, _TextFieldStyleLabel(content: AnyView(label)))
      ).environment(\.textFieldStyle, nil)
    } else {
      TextFieldBody(
        source: source, prompt: prompt, label: AnyView(label), placeholder: AnyView(placeholder))
    }
  }

  @ViewBuilder private var placeholder: some View {
    if let prompt { prompt } else { label }
  }
}

/// A line of text that is not to be read: a dot for each letter.
public struct SecureField<Label: View>: View {
  private let source: FieldSource
  private let prompt: Text?
  private let label: Label

  /// A field for text, with views for a label.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    var source = FieldSource(text)
    source.isSecret = true
    self.init(source, prompt, label())
  }

  fileprivate init(_ source: FieldSource, _ prompt: Text?, _ label: Label) {
    (self.source, self.prompt, self.label) = (source, prompt, label)
  }

  /// The dots or the prompt in the style around.
  public var body: some View { TextField(source, prompt, label) }
}

extension SecureField where Label == Text {
  /// A field for text, with a title.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }

  /// A field for text, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }

  /// A field for text, with a title and what is called when it is entered.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    var source = FieldSource(text)
    (source.isSecret, source.onCommit) = (true, onCommit)
    self.init(source, nil, Text(titleKey))
  }

  /// A field for text, with a title and what is called when it is entered.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    var source = FieldSource(text)
    (source.isSecret, source.onCommit) = (true, onCommit)
    self.init(source, nil, Text(title))
  }
}

/// The appearance of text fields.
@MainActor @preconcurrency
public protocol TextFieldStyle {
  /// The type of a field's look.
  associatedtype _Body: View
  /// The label of the field that a style is given.
  typealias _Label = _TextFieldStyleLabel
  /// The look of a field.
  @ViewBuilder func _body(configuration: TextField<_Label>) -> _Body
}

/// The label of the field that a style is given.
public struct _TextFieldStyleLabel: StyledPart {
  let content: AnyView
}

/// The style of the surroundings: the text alone.
public struct DefaultTextFieldStyle: TextFieldStyle, Sendable {
  /// The text alone.
  public nonisolated init() {}
  /// No border.
  public func _body(configuration: TextField<_Label>) -> some View {
    configuration.environment(\.hasTextFieldBorder, false)
  }
}

/// The text alone.
public struct PlainTextFieldStyle: TextFieldStyle, Sendable {
  /// The text alone.
  public nonisolated init() {}
  /// No border.
  public func _body(configuration: TextField<_Label>) -> some View {
    configuration.environment(\.hasTextFieldBorder, false)
  }
}

/// The text in a border with round corners.
public struct RoundedBorderTextFieldStyle: TextFieldStyle, Sendable {
  /// The text in a border.
  public nonisolated init() {}
  /// Returns the field with a border.
  public func _body(configuration: TextField<_Label>) -> some View {
    configuration.environment(\.hasTextFieldBorder, true)
  }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The style of the surroundings.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// The text alone.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// The text in a border with round corners.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension EnvironmentValues {
  fileprivate var hasTextFieldBorder: Bool {
    get { self[TextFieldBorderKey.self] }
    set { self[TextFieldBorderKey.self] = newValue }
  }
}

/// A style of some type.
private struct AnyTextFieldStyle {
  let make: @MainActor (TextField<_TextFieldStyleLabel>) -> AnyView

  init<S: TextFieldStyle>(_ style: S) {
    let style = Unchecked(style)
    make = { AnyView(style.value._body(configuration: $0)) }
  }
}

extension EnvironmentValues {
  fileprivate var textFieldStyle: AnyTextFieldStyle? {
    get { self[TextFieldStyleKey.self] }
    set { self[TextFieldStyleKey.self] = newValue }
  }
}

private enum TextFieldStyleKey: EnvironmentKey {
  static var defaultValue: AnyTextFieldStyle? { nil }
}

private enum TextFieldBorderKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension View {
  /// Sets how the fields for text inside look.
  public nonisolated func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    environment(\.textFieldStyle, AnyTextFieldStyle(style))
  }
}

/// The text of a field, or what stands for it, in all the width there is.
private struct TextFieldBody: View {
  @Environment(\.hasTextFieldBorder) private var hasBorder
  @Environment(\.multilineTextAlignment) private var alignment
  let source: FieldSource
  let prompt: Text?
  let label: AnyView
  let placeholder: AnyView

  var body: some View {
    if hasBorder {
      content.padding(.horizontal, 7).padding(.vertical, 6)
        .background(Color.systemBackground, in: RoundedRectangle(cornerRadius: 5))
        .overlay {
          RoundedRectangle(cornerRadius: 5).strokeBorder(Color.systemGray4, lineWidth: 0.5)
        }
    } else {
      content
    }
  }

  private var content: some View {
    FieldText(source: source, placeholder: placeholder)
      .modifier(FieldLines(isMultiline: source.axis == .vertical))
      .frame(maxWidth: .infinity, alignment: Alignment(horizontal: edge, vertical: .center))
      .textEntry(source.entry(prompt: prompt), named: label)
  }

  /// Where the text stands in the field: a single line as well is aligned as several are.
  private var edge: HorizontalAlignment {
    switch alignment {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}

/// One line, or as many as there are.
private struct FieldLines: EnvironmentModifier, Equatable {
  let isMultiline: Bool

  func change(_ environment: inout EnvironmentValues) {
    if !isMultiline { (environment.lineLimit, environment.reservedLines) = (1, nil) }
  }
}

/// The text of a field as it is stored, or while somebody writes as it is written; what stands for none.
struct FieldText: View {
  @Environment(\.editedText) private var edited
  @Environment(\.isEnabled) private var isEnabled
  let source: FieldSource
  let placeholder: AnyView

  var body: some View {
    if let text = shown {
      text.controlForeground(isEnabled ? Color.primary : Color.tertiaryLabel)
    } else {
      placeholder.foregroundStyle(Color.placeholderText)
    }
  }

  private var shown: Text? {
    guard let edited else { return source.text }
    return edited.isEmpty ? nil : source.shown(edited)
  }
}
