import AppIntents
import ViewTree

/// Where a program asks for the entries of its widgets anew: those that the scene shows whose code asks.
public final class WidgetCenter: Sendable {
  /// The only one.
  public static let shared = WidgetCenter()

  private init() {}

  /// Asks for the entries of the widgets anew, of whatever kind they are.
  public func reloadTimelines(ofKind kind: String) { reloadAllTimelines() }
  /// Asks for the entries of the widgets anew.
  public func reloadAllTimelines() {
    guard MainActor.isHere else { return }
    MainActor.assumeIsolated { StoredPlaces.current?.count(widgetReloads) }
  }
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
