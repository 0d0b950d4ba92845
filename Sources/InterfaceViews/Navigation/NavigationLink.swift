import Foundation
import VectorGeometry
import VectorGraphics
import ViewLayout
public import ViewTree

/// Something that leads to another view of the stack around: a button, or a row of a list with a sign at its end.
public struct NavigationLink<Label: View, Destination: View>: View {
  /// What the link leads to.
  enum Target {
    case value(AnyHashable?)
    case view(Destination)
    /// A view that shows while a value is true.
    case bound(Destination, Binding<Bool>)
  }

  @Environment(\.isInList) private var isInList
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.hidesLinkIndicator) private var hidesIndicator
  @Environment(\.badgeUse) private var badge
  @Environment(\.navigation) private var navigation
  @Environment(\.listChoice) private var choice
  @State private var link = PageLink()
  @State private var row = RowAction()
  private let target: Target
  private let label: Label

  init(to target: Target, label: Label) { (self.target, self.label) = (target, label) }

  /// The label, as a row of a list or as a button.
  public var body: some View {
    let action = prepare()
    let content = linkBody(action)
    if case .bound(_, let isActive) = target {
      content.onChange(of: isActive.wrappedValue, initial: true) { _, isActive in
        if isActive { navigation?.show(link) } else { navigation?.hide(link) }
      }
    } else {
      content
    }
  }

  /// Has the link know its page as it is now.
  ///
  /// - Returns: What happens when the link is used.
  private func prepare() -> @MainActor () -> Void {
    let (navigation, link, choice) = (navigation, link, choice)
    switch target {
    case .value(let value):
      return {
        guard let value, !(choice?.choose(value) ?? false) else { return }
        navigation?.push(value)
      }
    case .view(let view):
      link.update(AnyView(view))
      return { navigation?.show(link) }
    case .bound(let view, let isActive):
      link.update(AnyView(view)) { isActive.wrappedValue = false }
      return { isActive.wrappedValue = true }
    }
  }

  private var isOff: Bool {
    if case .value(nil) = target { true } else { !isEnabled }
  }

  /// What the link stands for in the selection of a list.
  private var value: AnyHashable? { if case .value(let value) = target { value } else { nil } }

  @ViewBuilder private func linkBody(_ action: @escaping @MainActor () -> Void) -> some View {
    if isInList {
      let row = row.set(isOff ? nil : action)
      rowBody
        .contentShape(Rectangle())
        .onPress(while: { !row.isTaken }, action)
        .control(.button, press: action)
        .disabled(isOff)
        .listRow {
          $0.action = row
          $0.linkValue = value
        }
    } else {
      Button(action: action, label: { label }).disabled(isOff)
    }
  }

  /// The badge of the row where it shows here, before the sign; the row is told.
  private var takenBadge: BadgeUse? {
    badge?.isTaken = !hidesIndicator
    return hidesIndicator ? nil : badge
  }

  @ViewBuilder private var rowBody: some View {
    let badge = takenBadge
    if hidesIndicator {
      label
    } else {
      HStack(spacing: 0) {
        label
        Spacer(minLength: 8)
        if let badge {
          RowBadge(text: badge.text, prominence: nil).padding(.trailing, 8)
        }
        ControlGlyph(sign: .chevronForward, size: 13, weight: 2.25)
          .foregroundStyle(Color.tertiaryLabel)
          .flipsForRightToLeftLayoutDirection(true)
      }
    }
  }
}

extension NavigationLink {
  /// A link to a view, with views for a label.
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(to: .view(destination()), label: label())
  }

  /// A link to a view, with views for a label.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(to: .view(destination), label: label())
  }

  /// A link to a view that shows while a value is true, with views for a label.
  public init(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
  ) {
    self.init(to: .bound(destination, isActive), label: label())
  }

  /// A link to a view that shows while a value is true, with views for a label.
  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(to: .bound(destination(), isActive), label: label())
  }

  /// A link to a view that shows while its tag is selected, with views for a label.
  public init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) {
    self.init(to: .bound(destination, selection.has(tag)), label: label())
  }

  /// A link to a view that shows while its tag is selected, with views for a label.
  public init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(to: .bound(destination(), selection.has(tag)), label: label())
  }
}

extension Binding {
  /// Whether the value is a tag; none takes the tag's place.
  fileprivate func has<Tag: Hashable>(_ tag: Tag) -> Binding<Bool> where Value == Tag? {
    Binding<Bool> {
      wrappedValue == tag
    } set: { isSelected in
      if isSelected { wrappedValue = tag } else if wrappedValue == tag { wrappedValue = nil }
    }
  }
}

/// What happens when a row of a list is used as a whole.
@MainActor
final class RowAction {
  /// What happens; nil while it is off.
  private(set) var run: (@MainActor () -> Void)?
  /// Whether the row takes pointers for its content.
  var isTaken = false

  nonisolated init() {}

  /// Takes what happens from now on.
  func set(_ run: (@MainActor () -> Void)?) -> RowAction {
    self.run = run
    return self
  }
}

extension EnvironmentValues {
  /// Whether links in lists have no sign at their end.
  var hidesLinkIndicator: Bool {
    get { self[HidesLinkIndicatorKey.self] }
    set { self[HidesLinkIndicatorKey.self] = newValue }
  }
}

private enum HidesLinkIndicatorKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension View {
  /// Shows or hides the chevrons of links inside that are in lists.
  public nonisolated func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View {
    environment(\.hidesLinkIndicator, visibility == .hidden)
  }
}

extension NavigationLink where Destination == Never {
  /// A link to what a value stands for, with views for a label.
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(to: .value(value.map { AnyHashable($0) }), label: label())
  }
}

extension NavigationLink where Destination == Never, Label == Text {
  /// A link to what a value stands for, with a title.
  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
    self.init(value: value) { Text(titleKey) }
  }

  /// A link to what a value stands for, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
    self.init(value: value) { Text(title) }
  }
}

extension NavigationLink where Label == Text {
  /// A link with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// A link with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(title) }
  }

  /// A link with a title.
  public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// A link with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(destination: destination) { Text(title) }
  }

  /// A link with a title to a view that shows while a value is true.
  public init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
    self.init(destination: destination, isActive: isActive) { Text(titleKey) }
  }

  /// A link with a title to a view that shows while a value is true.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, destination: Destination, isActive: Binding<Bool>
  ) {
    self.init(destination: destination, isActive: isActive) { Text(title) }
  }

  /// A link with a title to a view that shows while its tag is selected.
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(destination: destination, tag: tag, selection: selection) { Text(titleKey) }
  }

  /// A link with a title to a view that shows while its tag is selected.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Hashable>(
    _ title: S, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(destination: destination, tag: tag, selection: selection) { Text(title) }
  }
}
