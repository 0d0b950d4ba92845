public import Foundation
public import ViewTree

extension TextField {
  /// A field for a value written by a format style, with views for a label; stored once it is entered, if it is a value.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(FieldSource(value, format), prompt, label())
  }

  /// A field for a value or none, written by a format style, with views for a label.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(FieldSource(value, format), prompt, label())
  }

  /// A field for an object written by a formatter, with views for a label.
  public init<V>(
    value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(FieldSource(value, formatter), prompt, label())
  }
}

extension TextField where Label == Text {
  /// A field for a value written by a format style, with a title; stored once it is entered, if it is a value.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(FieldSource(value, format), prompt, Text(titleKey))
  }

  /// A field for a value written by a format style, with a title; stored once it is entered, if it is a value.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(FieldSource(value, format), prompt, Text(title))
  }

  /// A field for a value or none, written by a format style, with a title.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(FieldSource(value, format), prompt, Text(titleKey))
  }

  /// A field for a value or none, written by a format style, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(FieldSource(value, format), prompt, Text(title))
  }

  /// A field for an object written by a formatter, with a title.
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(FieldSource(value, formatter), prompt, Text(titleKey))
  }

  /// A field for an object written by a formatter, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(FieldSource(value, formatter), prompt, Text(title))
  }

  /// A field for an object written by a formatter, with a title and what is called as writing begins and ends, and when
  /// the text is entered.
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
  ) {
    var source = FieldSource(value, formatter)
    (source.onEditingChanged, source.onCommit) = (onEditingChanged, onCommit)
    self.init(source, nil, Text(titleKey))
  }
}
