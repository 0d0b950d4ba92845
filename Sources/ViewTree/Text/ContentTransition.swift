/// How the content of a view changes; here it changes at once, which is reported.
public struct ContentTransition: Equatable, Sendable {
  private let name: String

  /// At once.
  public static let identity = ContentTransition(name: "identity")
  /// The old fades out and the new in.
  public static let opacity = ContentTransition(name: "opacity")
  /// Letters move to their new places.
  public static let interpolate = ContentTransition(name: "interpolate")
  /// Symbols follow each other.
  public static let symbolEffect = ContentTransition(name: "symbolEffect")

  /// Digits roll.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(name: "numericText")
  }

  /// Digits roll up or down to a value.
  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(name: "numericText")
  }
}

extension EnvironmentValues {
  /// How the content of views changes.
  public var contentTransition: ContentTransition {
    get { self[ContentTransitionKey.self] }
    set { self[ContentTransitionKey.self] = newValue }
  }
}

private enum ContentTransitionKey: EnvironmentKey {
  static var defaultValue: ContentTransition { .identity }
}

extension View {
  /// Sets how the content of views inside changes.
  public nonisolated func contentTransition(_ transition: ContentTransition) -> some View {
    environment(\.contentTransition, transition)
  }
}
