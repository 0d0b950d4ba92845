// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public import ShapeShift

/// What comes of an intent.
public protocol IntentResult: Sendable {
  /// The type of the value that it gives.
  associatedtype Value = Never
  /// The value that it gives, if it gives one.
  var value: Value? { get }
  /// What is done next.
  var _next: (any AppIntent)? { get }
}

extension IntentResult {
  public var _next: (any AppIntent)? { nil }
}

/// What gives a value.
public protocol ReturnsValue<Value>: IntentResult {
  associatedtype Value
}

/// What says a sentence.
public protocol ProvidesDialog: IntentResult {}
/// What shows a view.
public protocol ShowsSnippetView: IntentResult {}
/// What shows a view that an intent makes.
public protocol ShowsSnippetIntent: IntentResult {}
/// What has another intent done next.
public protocol OpensIntent: IntentResult {}

/// What comes of an intent: a value, another intent, a view and a sentence, or none of them.
public struct IntentResultContainer<Value, OpensAppIntent, Snippet, Dialog> {
  public let value: Value?
  let opensIntent: OpensAppIntent?
  let snippet: Snippet?
  let dialog: Dialog?

  init(
    value: Value? = nil, opensIntent: OpensAppIntent? = nil, snippet: Snippet? = nil,
    dialog: Dialog? = nil
  ) {
    self.value = value
    self.opensIntent = opensIntent
    self.snippet = snippet
    self.dialog = dialog
  }
}

// Unchecked: what an intent has made is handed on whole, and its view is of the main actor.
extension IntentResultContainer: IntentResult, @unchecked Sendable {
  /// What is done next.
  public var _next: (any AppIntent)? { opensIntent as? any AppIntent }
}

extension IntentResultContainer: ReturnsValue {}
extension IntentResultContainer: ProvidesDialog where Dialog == IntentDialog {}
extension IntentResultContainer: ShowsSnippetView where Snippet: View {}
extension IntentResultContainer: ShowsSnippetIntent where Snippet: SnippetIntent {}
extension IntentResultContainer: OpensIntent where OpensAppIntent: AppIntent {}

extension IntentResult {
  public static func result() -> Self
  where Self == IntentResultContainer<Never, Never, Never, Never> { .init() }

  public static func result<V>(value: V) -> Self
  where Self == IntentResultContainer<V, Never, Never, Never> { .init(value: value) }

  /// A value and a sentence.
  public static func result<V>(value: V, dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<V, Never, Never, IntentDialog> {
    .init(value: value, dialog: dialog)
  }

  public static func result<V, S: View>(value: V, view: S) -> Self
  where Self == IntentResultContainer<V, Never, S, Never> { .init(value: value, snippet: view) }

  /// A value, a sentence and a view.
  public static func result<V, S: View>(value: V, dialog: IntentDialog, view: S) -> Self
  where Self == IntentResultContainer<V, Never, S, IntentDialog> {
    .init(value: value, snippet: view, dialog: dialog)
  }

  public static func result<V, S: View>(value: V, @ViewBuilder content: () -> S) -> Self
  where Self == IntentResultContainer<V, Never, S, Never> {
    .init(value: value, snippet: content())
  }

  /// A value, a sentence and a view.
  public static func result<V, S: View>(
    value: V, dialog: IntentDialog, @ViewBuilder content: () -> S
  ) -> Self where Self == IntentResultContainer<V, Never, S, IntentDialog> {
    .init(value: value, snippet: content(), dialog: dialog)
  }

  /// A value and an intent that is done next.
  public static func result<V, I: AppIntent>(value: V, opensIntent: I) -> Self
  where Self == IntentResultContainer<V, I, Never, Never> {
    .init(value: value, opensIntent: opensIntent)
  }

  /// A value, an intent that is done next, and a sentence.
  public static func result<V, I: AppIntent>(
    value: V, opensIntent: I, dialog: IntentDialog
  ) -> Self where Self == IntentResultContainer<V, I, Never, IntentDialog> {
    .init(value: value, opensIntent: opensIntent, dialog: dialog)
  }

  /// An intent that is done next.
  public static func result<I: AppIntent>(opensIntent: I) -> Self
  where Self == IntentResultContainer<Never, I, Never, Never> { .init(opensIntent: opensIntent) }

  /// An intent that is done next, and a sentence.
  public static func result<I: AppIntent>(opensIntent: I, dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Never, I, Never, IntentDialog> {
    .init(opensIntent: opensIntent, dialog: dialog)
  }

  public static func result(dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Never, Never, Never, IntentDialog> { .init(dialog: dialog) }

  /// A sentence and a view.
  public static func result<S: View>(dialog: IntentDialog, view: S) -> Self
  where Self == IntentResultContainer<Never, Never, S, IntentDialog> {
    .init(snippet: view, dialog: dialog)
  }

  /// A sentence and a view.
  public static func result<S: View>(
    dialog: IntentDialog, @ViewBuilder content: () -> S
  ) -> Self where Self == IntentResultContainer<Never, Never, S, IntentDialog> {
    .init(snippet: content(), dialog: dialog)
  }

  public static func result<S: View>(view: S) -> Self
  where Self == IntentResultContainer<Never, Never, S, Never> { .init(snippet: view) }

  public static func result<S: View>(@ViewBuilder content: () -> S) -> Self
  where Self == IntentResultContainer<Never, Never, S, Never> { .init(snippet: content()) }

  /// A view that an intent makes.
  public static func result<S: SnippetIntent>(snippetIntent: S) -> Self
  where Self == IntentResultContainer<Never, Never, S, Never> { .init(snippet: snippetIntent) }
}
