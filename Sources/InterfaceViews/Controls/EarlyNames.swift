// Names of SwiftUI's first betas, and of the talks that showed what came: each has become another.
//
// They give way to a program's own of the same name.

public import VectorGraphics
public import ViewTree

/// A picker whose choices stand side by side.
@available(*, deprecated, message: "use Picker with pickerStyle(.segmented)")
public struct SegmentedControl<SelectionValue: Hashable, Content: View>: View {
  private let selection: Binding<SelectionValue>
  private let content: Content

  /// A choice of the views that have tags.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.selection = selection
    self.content = content()
  }

  /// The picker with the options.
  public var body: some View {
    Picker(selection: selection) {
      content
    } label: {
      EmptyView()
    }
    .pickerStyle(.segmented)
  }
}

extension Text {
  /// Returns the text in a color.
  @_disfavoredOverload
  @available(*, deprecated, renamed: "foregroundStyle")
  public nonisolated func color(_ color: Color?) -> Text { foregroundColor(color) }
}

extension TextField where Label == Text {
  /// A field for text.
  @_disfavoredOverload
  @available(*, deprecated, message: "use init(_:text:), which has a title")
  public init(_ text: Binding<String>) { self.init("", text: text) }
}

extension Stepper {
  /// A stepper with views for its label, in the form of iOS 13.
  @available(*, deprecated, message: "use init(value:step:label:onEditingChanged:)")
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, step: step, label: label, onEditingChanged: onEditingChanged)
  }

  /// A stepper within bounds with views for its label, in the form of iOS 13.
  @available(*, deprecated, message: "use init(value:in:step:label:onEditingChanged:)")
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void, @ViewBuilder label: () -> Label
  ) {
    self.init(
      value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
  }

  /// A stepper that calls functions, with views for its label, in the form of iOS 13.
  @available(*, deprecated, message: "use init(label:onIncrement:onDecrement:onEditingChanged:)")
  public init(
    onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The style of the surroundings.
  @_disfavoredOverload
  @available(*, deprecated, renamed: "automatic")
  public static var `default`: DefaultButtonStyle { DefaultButtonStyle() }
}

extension Group {
  /// Creates a view from the subviews of a view.
  @_disfavoredOverload
  @available(*, deprecated, renamed: "init(subviews:transform:)")
  public init<Base: View, Result: View>(
    subviewsOf view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    self.init(subviews: view, transform: transform)
  }

  /// Creates a view from the sections of a view.
  @_disfavoredOverload
  @available(*, deprecated, renamed: "init(sections:transform:)")
  public init<Base: View, Result: View>(
    sectionsOf view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupSectionsOfContent<Base, Result> {
    self.init(sections: view, transform: transform)
  }
}

extension ForEach where Content: View {
  /// One view for each of the views that a view amounts to.
  @_disfavoredOverload
  @available(*, deprecated, renamed: "init(subviews:content:)")
  public init<V: View>(subviewOf view: V, @ViewBuilder content: @escaping (Subview) -> Content)
  where Data == ForEachSubviewCollection<Content>, ID == Subview.ID {
    self.init(subviews: view, content: content)
  }

  /// One view for each section of a view.
  @_disfavoredOverload
  @available(*, deprecated, renamed: "init(sections:content:)")
  public init<V: View>(
    sectionOf view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content
  ) where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID {
    self.init(sections: view, content: content)
  }
}

extension Binding where Value == Bool {
  /// The bound value; other types have members of their binding instead.
  @available(*, deprecated, renamed: "wrappedValue")
  public var value: Bool {
    get { wrappedValue }
    nonmutating set { wrappedValue = newValue }
  }
}
