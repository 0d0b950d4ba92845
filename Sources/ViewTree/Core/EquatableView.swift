/// A view that is compared by `==`.
public nonisolated struct EquatableView<Content: Equatable & View>: View {
  /// The view that is compared.
  public var content: Content

  /// A view that is compared by `==`.
  public init(content: Content) { self.content = content }

  /// The compared view, unchanged.
  @MainActor public var body: some View { content }
}

extension EquatableView: Equatable {}

extension View where Self: Equatable {
  /// Updates the view only if it differs by `==`.
  public nonisolated func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
