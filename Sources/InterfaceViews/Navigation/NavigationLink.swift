import Foundation
import VectorGraphics
import ViewLayout
public import ViewTree

/// Something that leads to another view: in a row of a list, its label with a sign at the trailing edge.
public struct NavigationLink<Label: View, Destination: View>: View {
  @Environment(\.isInList) private var isInList
  @Environment(\.hidesLinkIndicator) private var hidesIndicator
  private let label: Label

  /// A link with views for a label.
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.label = label()
  }

  /// A link with views for a label.
  public init(destination: Destination, @ViewBuilder label: () -> Label) { self.label = label() }

  /// A link that a value follows, with views for a label.
  public init(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }

  /// A link that a value follows, with views for a label.
  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }

  /// A link that is one of several, with views for a label.
  public init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }

  /// A link that is one of several, with views for a label.
  public init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }

  /// The label, as a row of a list or as a button.
  public var body: some View {
    if isInList, hidesIndicator {
      label
    } else if isInList {
      LabeledRow {
        label
      } value: {
        ControlGlyph(sign: .chevronForward, size: 13, weight: 2.25)
          .foregroundStyle(Color.tertiaryLabel)
          .flipsForRightToLeftLayoutDirection(true)
      }
    } else {
      Button(action: {}, label: { label })
    }
  }
}

extension EnvironmentValues {
  fileprivate var hidesLinkIndicator: Bool {
    get { self[HidesLinkIndicatorKey.self] }
    set { self[HidesLinkIndicatorKey.self] = newValue }
  }
}

private enum HidesLinkIndicatorKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension View {
  /// Shows or hides the signs of links inside that stand in lists.
  public nonisolated func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View {
    environment(\.hidesLinkIndicator, visibility == .hidden)
  }
}

extension NavigationLink where Destination == Never {
  /// A link to what a value stands for, with views for a label.
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) { self.label = label() }
}

extension NavigationLink where Destination == Never, Label == Text {
  /// A link to what a value stands for, with a title.
  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) { label = Text(titleKey) }

  /// A link to what a value stands for, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) { label = Text(title) }
}

extension NavigationLink where Label == Text {
  /// A link with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    label = Text(titleKey)
  }

  /// A link with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
    label = Text(title)
  }

  /// A link with a title.
  public init(_ titleKey: LocalizedStringKey, destination: Destination) { label = Text(titleKey) }

  /// A link with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination) { label = Text(title) }

  /// A link with a title that a value follows.
  public init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
    label = Text(titleKey)
  }

  /// A link with a title that a value follows.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, destination: Destination, isActive: Binding<Bool>
  ) {
    label = Text(title)
  }
}
