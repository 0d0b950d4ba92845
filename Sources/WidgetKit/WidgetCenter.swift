import AppIntents
import ViewTree

/// A center for reloading the entries of the program's widgets in the current scene.
public final class WidgetCenter: Sendable {
  /// The only one.
  public static let shared = WidgetCenter()

  private init() {}

  /// Reloads the entries of the widgets, of any kind.
  public func reloadTimelines(ofKind kind: String) { reloadAllTimelines() }
  /// Reloads the entries of the widgets.
  public func reloadAllTimelines() {
    guard MainActor.isHere else { return }
    MainActor.assumeIsolated { StoredPlaces.current?.count(widgetReloads) }
  }
  /// Invalidates the recommended configurations; without effect.
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
  /// The identity of the widget.
  public var id: Self { self }
  /// The kind that its configuration names.
  public let kind: String
  /// The size and the placement of the widget.
  public let family: WidgetFamily
}
