/// Makes one view of the views in a closure.
@resultBuilder
public enum ViewBuilder {
  /// A single expression.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// No view at all.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// One view as it is.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Any number of views in a row.
  @MainActor
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    TupleView<(repeat each Content)>(views: repeat each content)
  }

  /// A view that may be left out.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// The first branch.
  public static func buildEither<TrueContent: View, FalseContent: View>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .trueContent(first))
  }

  /// The second branch.
  public static func buildEither<TrueContent: View, FalseContent: View>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .falseContent(second))
  }

  /// A view under `if #available`.
  @MainActor
  public static func buildLimitedAvailability(_ content: any View) -> AnyView {
    AnyView(erasing: content)
  }
}
