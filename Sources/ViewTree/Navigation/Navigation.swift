/// What links find around them: a stack, or columns, that they lead on.
@MainActor
package struct Navigation {
  /// Goes on to what a value stands for.
  package let push: (AnyHashable) -> Void
  /// Goes on to the view of a link.
  package let show: (PageLink) -> Void
  /// Takes the view of a link away.
  package let hide: (PageLink) -> Void

  package init(
    push: @escaping (AnyHashable) -> Void, show: @escaping (PageLink) -> Void,
    hide: @escaping (PageLink) -> Void
  ) {
    (self.push, self.show, self.hide) = (push, show, hide)
  }
}

/// Stands for a view that leads to a page, and for the page while it is there.
@MainActor
package final class PageLink {
  /// The page as it was made last.
  package private(set) var content: AnyView?
  /// What the link does once its page has been left.
  package private(set) var end: @MainActor () -> Void = {}
  /// Told when the page is made anew; nil while it is not shown.
  var contentDidChange: (() -> Void)?

  package nonisolated init() {}

  /// Takes the page as it is now.
  package func update(_ content: AnyView, end: @escaping @MainActor () -> Void = {}) {
    (self.content, self.end) = (content, end)
    contentDidChange?()
  }
}

/// Takes the stack inside a tab back to its first page.
@MainActor
package final class StackStart {
  /// What takes the outermost stack back.
  var goBackInStack: (() -> Void)?

  package nonisolated init() {}

  /// Takes the stack back, if there is one.
  package func goBack() { goBackInStack?() }
}

/// What pages are made of values of a type.
package final class PageDestination: Equatable {
  /// The page of a value; nil for one of another type.
  package let page: @MainActor (AnyHashable) -> AnyView?

  /// Makes pages of values of a type.
  package nonisolated init<Value: Hashable>(
    for type: Value.Type, page: @escaping @MainActor (Value) -> AnyView
  ) {
    self.page = { value in (value.base as? Value).map(page) }
  }

  package nonisolated static func == (lhs: PageDestination, rhs: PageDestination) -> Bool {
    lhs === rhs
  }
}

/// Collects what pages are made of values.
package enum PageDestinationsKey: PreferenceKey {
  /// None.
  package static var defaultValue: [PageDestination] { [] }

  /// Those further inside come first.
  package static func reduce(
    value: inout [PageDestination], nextValue: () -> [PageDestination]
  ) {
    value += nextValue()
  }
}

extension EnvironmentValues {
  /// What links lead on; nil outside of stacks.
  package var navigation: Navigation? {
    get { self[NavigationKey.self] }
    set { self[NavigationKey.self] = newValue }
  }

  /// What takes the stack inside back to its first page; nil where nobody asks for that, and inside of the stack.
  package var stackStart: StackStart? {
    get { self[StackStartKey.self] }
    set { self[StackStartKey.self] = newValue }
  }

  /// Whether the view can be seen, rather than waits under another page or behind another tab.
  package var isInSight: Bool {
    get { self[IsInSightKey.self] }
    set { self[IsInSightKey.self] = newValue }
  }
}

private enum NavigationKey: EnvironmentKey {
  static var defaultValue: Navigation? { nil }
}

private enum StackStartKey: EnvironmentKey {
  static var defaultValue: StackStart? { nil }
}

private enum IsInSightKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}
