/// A view that is compared by `==`.
public nonisolated struct EquatableView<Content: Equatable & View>: View {
  /// The view.
  public var content: Content

  /// A view that is compared by `==`.
  public init(content: Content) { self.content = content }

  /// The view.
  @MainActor public var body: some View { content }
}

extension EquatableView: Equatable {}

extension View where Self: Equatable {
  /// Has the view run again only when it differs by `==`.
  public nonisolated func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
