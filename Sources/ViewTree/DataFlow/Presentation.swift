/// The presentation that a view is in.
package struct Presentation {
  /// Ends it.
  package let end: @MainActor () -> Void
  /// Whether whoever presents it still does.
  package let isWanted: @MainActor () -> Bool

  package init(
    end: @escaping @MainActor () -> Void, isWanted: @escaping @MainActor () -> Bool = { true }
  ) {
    (self.end, self.isWanted) = (end, isWanted)
  }
}

extension EnvironmentValues {
  /// The presentation around; nil where there is none.
  package var presentation: Presentation? {
    get { self[PresentationKey.self] }
    set { self[PresentationKey.self] = newValue }
  }
}

private enum PresentationKey: EnvironmentKey {
  static var defaultValue: Presentation? { nil }
}
