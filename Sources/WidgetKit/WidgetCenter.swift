/// Where a program asks for its widgets to be made anew; there are none here, and it does nothing.
public final class WidgetCenter: Sendable {
  /// The only one.
  public static let shared = WidgetCenter()

  private init() {}

  /// Asks for the entries of all widgets of a kind; without effect.
  public func reloadTimelines(ofKind kind: String) {}
  /// Asks for the entries of all widgets; without effect.
  public func reloadAllTimelines() {}
  /// Asks for what widgets can be configured to; without effect.
  public func invalidateConfigurationRecommendations() {}

  /// Gives the widgets that somebody has added: none.
  public func getCurrentConfigurations(
    _ completion: @escaping (Result<[WidgetInfo], any Error>) -> Void
  ) { completion(.success([])) }

  /// The widgets that somebody has added: none.
  public func currentConfigurations() async throws -> [WidgetInfo] { [] }
}

/// A widget that somebody has added.
public struct WidgetInfo: Sendable, Hashable, Identifiable {
  /// What tells it from others.
  public var id: Self { self }
  /// The kind that its configuration names.
  public let kind: String
  /// Its size and place.
  public let family: WidgetFamily
}
