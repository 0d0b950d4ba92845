public import Foundation
public import VectorGeometry
import VectorGraphics
import ViewLayout
public import ViewTree

/// A line of text to write; in a picture, the text or else the prompt.
public struct TextField<Label: View>: View {
  @Environment(\.textFieldStyle) private var style
  private let text: Text?
  private let prompt: Text?
  private let label: Label

  /// The text or the prompt in the style around.
  public var body: some View {
    if let style {
      style.make(
        TextField<_TextFieldStyleLabel>(
          text, prompt, _TextFieldStyleLabel(content: AnyView(label)))
      ).environment(\.textFieldStyle, nil)
    } else {
      TextFieldBody(text: text, placeholder: AnyView(placeholder))
    }
  }

  @ViewBuilder private var placeholder: some View {
    if let prompt { prompt } else { label }
  }

  fileprivate init(_ text: Text?, _ prompt: Text?, _ label: Label) {
    self.text = text
    self.prompt = prompt
    self.label = label
  }

  private init(_ text: String, _ prompt: Text?, _ label: Label) {
    self.init(text.isEmpty ? nil : Text(verbatim: text), prompt, label)
  }

  /// A field for text, with views for a label.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(text.wrappedValue, prompt, label())
  }

  /// A field for text that may grow along an axis, with views for a label.
  public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
  ) {
    self.init(text.wrappedValue, prompt, label())
  }
}

extension TextField where Label == Text {
  /// A field for text, with a title.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(text.wrappedValue, prompt, Text(titleKey))
  }

  /// A field for text, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
    self.init(text.wrappedValue, prompt, Text(title))
  }

  /// A field for text, with a title; nothing is ever written into it.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
  ) {
    self.init(text.wrappedValue, nil, Text(titleKey))
  }

  /// A field for text, with a title; nothing is ever written into it.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(text.wrappedValue, nil, Text(titleKey))
  }

  /// A field for text that may grow along an axis, with a title.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) {
    self.init(text.wrappedValue, prompt, Text(titleKey))
  }

  /// A field for a value written by a format style, with a title.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String, F.FormatInput: Equatable {
    text = Text(value.wrappedValue, format: format)
    self.prompt = prompt
    label = Text(titleKey)
  }

  /// A field for an object written by a formatter, with a title.
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(formatter.string(for: value.wrappedValue) ?? "", prompt, Text(titleKey))
  }
}

/// A line of text that is not to be read; in a picture, a dot for each letter.
public struct SecureField<Label: View>: View {
  private let count: Int
  private let prompt: Text?
  private let label: Label

  /// A field for text, with views for a label.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    count = text.wrappedValue.count
    self.prompt = prompt
    self.label = label()
  }

  /// The dots or the prompt in the style around.
  public var body: some View {
    TextField(
      count == 0 ? nil : Text(verbatim: String(repeating: "\u{2022}", count: count)), prompt, label)
  }
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
}

/// How fields for text look.
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
public struct _TextFieldStyleLabel: View {
  let content: AnyView
  /// The label.
  public var body: some View { content }
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
  /// A border.
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
  @Environment(\.isEnabled) private var isEnabled
  let text: Text?
  let placeholder: AnyView

  var body: some View {
    let content = Group {
      if let text {
        text.controlForeground(isEnabled ? Color.primary : Color.tertiaryLabel)
      } else {
        placeholder.foregroundStyle(Color.placeholderText)
      }
    }
    .lineLimit(1)
    .frame(maxWidth: .infinity, alignment: .leading)
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
}
