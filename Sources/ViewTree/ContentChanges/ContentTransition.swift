/// The transition of a view's content, such as the letters of a text or an image, in an animation.
///
/// Without an animation everything changes at once.
public struct ContentTransition: Equatable, Sendable {
  /// What is drawn on the way.
  enum Kind: Equatable, Sendable {
    /// What suits the content: letters and symbols that stay the same move, the rest fades.
    case automatic
    case identity
    case opacity
    case interpolate
    /// Digits roll, upwards unless they count down.
    case numeric(countsDown: Bool)
    /// Digits roll the way that a value goes.
    case numericValue(Double)
    /// A symbol makes way for another one.
    case replace(NamedSymbolEffect.Replacement)
  }

  let kind: Kind

  /// What a view does if nothing is said.
  static let automatic = ContentTransition(kind: .automatic)

  /// At once, even under an animation.
  public static let identity = ContentTransition(kind: .identity)
  /// The old fades out and the new in.
  public static let opacity = ContentTransition(kind: .opacity)
  /// Moves unchanged letters and symbols to their new position, size, weight and color.
  ///
  /// Changed content fades, as with ``opacity``.
  public static let interpolate = ContentTransition(kind: .interpolate)
  /// A symbol shrinks away, then another one grows in its place.
  public static let symbolEffect = ContentTransition(kind: .replace(.downUp))

  /// A symbol makes way for another one, as an effect says.
  public static func symbolEffect<T: SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> ContentTransition {
    let named = effect as? NamedSymbolEffect
    return ContentTransition(kind: .replace(named?.replacement ?? .downUp))
  }

  /// Digits that change roll, those that stay stay.
  ///
  /// New digits come from below and old ones go upwards; the other way round if the text counts down.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(kind: .numeric(countsDown: countsDown))
  }

  /// Digits that change roll the way in which a value goes: up if it grows.
  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(kind: .numericValue(value))
  }
}

extension ContentTransition {
  /// Whether digits count down on the way here; nil if they do not roll.
  func countsDown(from former: ContentTransition) -> Bool? {
    switch (kind, former.kind) {
    case (.numeric(let countsDown), _): countsDown
    case (.numericValue(let new), .numericValue(let old)): new < old
    case (.numericValue, _): false
    case (.automatic, _), (.identity, _), (.opacity, _), (.interpolate, _), (.replace, _): nil
    }
  }
}

extension EnvironmentValues {
  /// The transition of the content of views in an animation.
  public var contentTransition: ContentTransition {
    get { self[ContentTransitionKey.self] }
    set { self[ContentTransitionKey.self] = newValue }
  }
}

private enum ContentTransitionKey: EnvironmentKey {
  static var defaultValue: ContentTransition { .automatic }
}

extension View {
  /// Sets how the content of views inside changes under an animation.
  public nonisolated func contentTransition(_ transition: ContentTransition) -> some View {
    environment(\.contentTransition, transition)
  }
}
