import Foundation
import VectorGraphics
public import ViewTree

/// The content of a tab view: tabs, and groups of tabs.
@MainActor @preconcurrency
public protocol TabContent<TabValue> {
  /// The type of the values that tell tabs apart.
  associatedtype TabValue: Hashable
  /// The type of the content that this one is made of.
  associatedtype Body: TabContent
  /// The content that this one is made of.
  var body: Body { get }
  /// The views of the tabs, with their tab items.
  var _views: AnyView { get }
}

extension TabContent {
  /// The views of the body.
  public var _views: AnyView { body._views }

  func with<V: View>(_ change: (AnyView) -> V) -> _ModifiedTabContent<TabValue> {
    _ModifiedTabContent(_views: AnyView(change(_views)))
  }

  /// Shows a number on the tab; 0 shows nothing.
  public func badge(_ count: Int) -> some TabContent<TabValue> { with { $0.badge(count) } }
  /// Shows a text on the tab.
  public func badge(_ label: Text?) -> some TabContent<TabValue> { with { $0.badge(label) } }
  /// Shows a text on the tab.
  public func badge(_ key: LocalizedStringKey) -> some TabContent<TabValue> {
    with { $0.badge(key) }
  }
  /// Leaves the tab out, or not.
  public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
    _ModifiedTabContent<TabValue>(_views: hidden ? AnyView(EmptyView()) : _views)
  }
  /// Whether the tab can be chosen; one that cannot is pale.
  public func disabled(_ disabled: Bool) -> some TabContent<TabValue> {
    with { $0.tabDisabled(disabled) }
  }
  /// The name for reordering tabs; without effect in an image.
  public func customizationID(_ id: String) -> some TabContent<TabValue> { with { $0 } }
  /// The name of the tab in tests.
  public func accessibilityIdentifier(_ id: String) -> some TabContent<TabValue> {
    with { $0.modifier(_TraitWritingModifier<TabTrait> { $0.identifier = id }) }
  }
  /// The name of the tab for voice control.
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some TabContent<TabValue> {
    accessibilityLabel(Text(label))
  }
  /// The name of the tab for voice control.
  public func accessibilityLabel(_ label: Text) -> some TabContent<TabValue> {
    with { $0.modifier(_TraitWritingModifier<TabTrait> { $0.spokenLabel = label }) }
  }
}

extension TabContent where Body == Never {
  /// There is none.
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

extension Never: TabContent {
  /// No value.
  public typealias TabValue = Never
  /// Never there.
  public var _views: AnyView { AnyView(EmptyView()) }
}

/// Tabs with something changed.
public struct _ModifiedTabContent<TabValue: Hashable>: TabContent {
  /// There is none.
  public typealias Body = Never
  /// The views of the tab.
  public let _views: AnyView
}

/// The purpose of a tab.
public struct TabRole: Hashable, Sendable {
  private let name: String
  /// A tab for searching.
  public static let search = TabRole(name: "search")
}

/// A tab: a view and what stands for it in the bar.
public struct Tab<Value, Content: View, Label: View> {
  private let value: Value?
  private let content: Content
  private let label: Label

  private init(_ value: Value?, _ content: Content, label: Label) {
    self.value = value
    self.content = content
    self.label = label
  }
}

extension Tab where Label == DefaultTabLabel {
  private init(_ value: Value?, _ content: Content, _ title: Text, _ image: Image) {
    self.init(value, content, label: DefaultTabLabel(title: title, image: image))
  }
}

extension Tab: TabContent where Value: Hashable {
  /// The type of the values that tell tabs apart.
  public typealias TabValue = Value
  /// There is none.
  public typealias Body = Never

  /// The view with its label and its value.
  public var _views: AnyView {
    let view = VStack { content }.tabItem { label }
    guard let value else { return AnyView(view) }
    return AnyView(view.tag(value))
  }
}

extension Tab where Value: Hashable {
  /// A tab of a value, with views for a label.
  public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(value, content(), label: label())
  }
}

extension Tab where Value == Never {
  /// A tab with views for a label.
  public init(
    role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(nil, content(), label: label())
  }
}

extension Tab where Value: Hashable, Label == DefaultTabLabel {
  /// A tab of a value, with a title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value, content(), Text(titleKey), Image(systemName: systemImage))
  }

  /// A tab of a value, with a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value, content(), Text(title), Image(systemName: systemImage))
  }

  /// A tab of a value, with a title and an image.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value, content(), Text(title), Image(image))
  }

  /// Creates a tab of a value, with a title and an image from an asset catalog.
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value, content(), Text(titleKey), Image(image))
  }

  /// Creates a tab of a value, with a title and an image from an asset catalog.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: ImageResource, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value, content(), Text(title), Image(image))
  }

  /// A tab of a value for a role, with its title and its symbol.
  public init(value: Value, role: TabRole, @ViewBuilder content: () -> Content) {
    self.init(value, content(), label: .search)
  }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
  /// A tab with a title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(nil, content(), Text(titleKey), Image(systemName: systemImage))
  }

  /// A tab with a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(nil, content(), Text(title), Image(systemName: systemImage))
  }

  /// A tab with a title and an image.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(nil, content(), Text(title), Image(image))
  }

  /// Creates a tab with a title and an image from an asset catalog.
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(nil, content(), Text(titleKey), Image(image))
  }

  /// Creates a tab with a title and an image from an asset catalog.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: ImageResource, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(nil, content(), Text(title), Image(image))
  }

  /// A tab for a role, with its title and its symbol.
  public init(role: TabRole, @ViewBuilder content: () -> Content) {
    self.init(nil, content(), label: .search)
  }
}

/// A title with an image.
public struct DefaultTabLabel: View {
  let title: Text
  let image: Image

  nonisolated static var search: DefaultTabLabel {
    DefaultTabLabel(title: Text("Search"), image: Image(systemName: "magnifyingglass"))
  }

  /// The title and the image as a label.
  public var body: some View { _TitledImage(title: { title }, icon: { image }) }
}

/// Tabs of one kind; in a bar they stand among the others.
public struct TabSection<SelectionValue: Hashable>: TabContent {
  /// The type of the values that tell tabs apart.
  public typealias TabValue = SelectionValue
  /// There is none.
  public typealias Body = Never
  /// The tabs of the section.
  public let _views: AnyView

  /// Tabs with a title, which only a sidebar shows.
  @_disfavoredOverload
  public init<S: StringProtocol, C: TabContent>(
    _ title: S, @TabContentBuilder<SelectionValue> content: () -> C
  ) where C.TabValue == SelectionValue {
    _views = content()._views
  }

  /// Tabs with a title, which only a sidebar shows.
  public init<C: TabContent>(
    _ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> C
  ) where C.TabValue == SelectionValue {
    _views = content()._views
  }

  /// Tabs with views for a title, which only a sidebar shows.
  public init<C: TabContent, H: View>(
    @TabContentBuilder<SelectionValue> content: () -> C, @ViewBuilder header: () -> H
  ) where C.TabValue == SelectionValue {
    _views = content()._views
  }
}

/// Collects tabs.
@resultBuilder
@MainActor
public struct TabContentBuilder<TabValue: Hashable> {
  /// The tabs that were collected.
  public typealias Content = _ModifiedTabContent<TabValue>

  /// A tab with a value.
  public static func buildExpression<C: TabContent>(_ content: C) -> Content
  where C.TabValue == TabValue {
    Content(_views: content._views)
  }

  /// A tab without a value.
  @_disfavoredOverload
  public static func buildExpression<C: TabContent>(_ content: C) -> Content
  where C.TabValue == Never {
    Content(_views: content._views)
  }

  /// Tabs one after the other.
  public static func buildBlock(_ content: Content...) -> Content {
    let views = content.map(\._views)
    return Content(_views: AnyView(ForEach(0..<views.count, id: \.self) { views[$0] }))
  }

  /// Tabs that may be left out.
  public static func buildIf(_ content: Content?) -> Content {
    content ?? Content(_views: AnyView(EmptyView()))
  }

  /// The first branch.
  public static func buildEither(first: Content) -> Content { first }
  /// The second branch.
  public static func buildEither(second: Content) -> Content { second }
  /// Tabs under `if #available`.
  public static func buildLimitedAvailability(_ content: Content) -> Content { content }
}

extension ForEach: TabContent where Content: TabContent {
  /// The type of the values that tell tabs apart.
  public typealias TabValue = Content.TabValue

  /// The tabs, one for each element.
  public var _views: AnyView {
    AnyView(ForEach<Data, ID, AnyView>(data: data, content: { content($0)._views }, id: id))
  }
}

extension TabView {
  /// Tabs with values, one of which is chosen.
  public init<C: TabContent>(
    selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
  ) where Content == AnyView, C.TabValue == SelectionValue {
    self.init(selection: selection, views: content()._views)
  }

  /// Tabs of which the first shows.
  public init<C: TabContent>(@TabContentBuilder<Never> content: () -> C)
  where SelectionValue == Never, Content == AnyView, C.TabValue == Never {
    self.init(selection: nil, views: content()._views)
  }
}

extension ForEach {
  /// A tab for each identifiable element.
  public init<V: Hashable>(
    _ data: Data, @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
  ) where Content == _ModifiedTabContent<V>, Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, content: content, id: { $0.id })
  }

  /// A tab for each element, told apart by the value at a key path.
  public init<V: Hashable>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
  ) where Content == _ModifiedTabContent<V> {
    self.init(data: data, content: content, id: { $0[keyPath: id] })
  }
}
