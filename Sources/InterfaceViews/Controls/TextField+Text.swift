public import VectorGeometry
public import ViewTree

extension TextField {
  /// A field for text, with views for a label.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(FieldSource(text), prompt, label())
  }

  /// A field for text that may grow along an axis, with views for a label.
  public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
  ) {
    self.init(FieldSource(text, along: axis), prompt, label())
  }
}

extension FieldSource {
  fileprivate init(_ text: Binding<String>, along axis: Axis) {
    self.init(text)
    self.axis = axis
  }

  fileprivate init(
    _ text: Binding<String>, _ onEditingChanged: @escaping (Bool) -> Void,
    _ onCommit: @escaping () -> Void
  ) {
    self.init(text)
    (self.onEditingChanged, self.onCommit) = (onEditingChanged, onCommit)
  }
}

extension TextField where Label == Text {
  /// A field for text, with a title.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(FieldSource(text), prompt, Text(titleKey))
  }

  /// A field for text, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
    self.init(FieldSource(text), prompt, Text(title))
  }

  /// A field for text that may grow along an axis, with a title.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) {
    self.init(FieldSource(text, along: axis), prompt, Text(titleKey))
  }

  /// A field for text that may grow along an axis, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) {
    self.init(FieldSource(text, along: axis), prompt, Text(title))
  }

  /// A field for text, with a title and what is called as writing begins and ends, and when the text is entered.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
  ) {
    self.init(FieldSource(text, onEditingChanged, onCommit), nil, Text(titleKey))
  }

  /// A field for text, with a title and what is called as writing begins and ends, and when the text is entered.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void = {}
  ) {
    self.init(FieldSource(text, onEditingChanged, onCommit), nil, Text(title))
  }

  /// A field for text, with a title and what is called when it is entered.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(FieldSource(text, { _ in }, onCommit), nil, Text(titleKey))
  }

  /// A field for text, with a title and what is called when it is entered.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(FieldSource(text, { _ in }, onCommit), nil, Text(title))
  }
}
