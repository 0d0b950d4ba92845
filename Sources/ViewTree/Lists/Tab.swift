import VectorGraphics

/// A tab: a view and what stands for it in the bar.
public struct Tab<Value, Content: View, Label: View> {
  private let value: Value?
  private let content: Content
  private let label: Label
}

extension Tab: View where Value: Hashable {
  /// The view with its label and its value.
  public var body: some View {
    if let value {
      content.tabItem { label }.tag(value)
    } else {
      content.tabItem { label }
    }
  }
}

extension Tab where Value: Hashable {
  /// A tab of a value, with views for a label.
  public init(value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.value = value
    self.content = content()
    self.label = label()
  }
}

extension Tab where Value == Never {
  /// A tab with views for a label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    value = nil
    self.content = content()
    self.label = label()
  }
}
