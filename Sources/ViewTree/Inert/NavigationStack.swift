/// A view to navigate from; a picture shows its root, without bars.
public struct NavigationStack<Data, Root: View>: View {
  private let root: Root

  /// A view to navigate from.
  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath { self.root = root() }

  /// A view to navigate from, at a place that a picture does not show.
  public init(
    path: Binding<NavigationPath>, @ViewBuilder root: () -> Root
  ) where Data == NavigationPath {
    self.root = root()
  }

  /// A view to navigate from, at a place that a picture does not show.
  public init(
    path: Binding<Data>, @ViewBuilder root: () -> Root
  )
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Element: Hashable
  {
    self.root = root()
  }

  /// The root.
  public var body: some View { root }
}

/// A view to navigate from; a picture shows its content, without bars.
public struct NavigationView<Content: View>: View {
  private let content: Content

  /// A view to navigate from.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The content.
  public var body: some View { content }
}

/// A way through views.
public struct NavigationPath: Equatable {
  private var elements: [AnyHashable] = []

  /// The start.
  public init() {}

  /// The number of steps.
  public var count: Int { elements.count }
  /// Whether it is at the start.
  public var isEmpty: Bool { elements.isEmpty }

  /// Goes on.
  public mutating func append<V: Hashable>(_ value: V) { elements.append(value) }

  /// Goes back.
  public mutating func removeLast(_ k: Int = 1) { elements.removeLast(k) }
}

/// A label that leads to another view; a picture shows the label.
public struct NavigationLink<Label: View, Destination: View>: View {
  private let label: Label

  /// A label that leads to a view.
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.label = label()
  }

  /// A label that leads to a view.
  public init(destination: Destination, @ViewBuilder label: () -> Label) { self.label = label() }

  /// A label that leads to a view, while a value says so.
  public init(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }

  /// The label in the tint.
  public var body: some View { label.foregroundStyle(.tint) }
}

extension NavigationLink where Destination == Never {
  /// A label that leads to the view of a value.
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) { self.label = label() }
}

extension NavigationLink where Label == Text {
  /// A title that leads to a view.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
    label = Text(String(title))
  }

  /// A title that leads to a view.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination) {
    label = Text(String(title))
  }
}
