// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public import ActivityKit
import Foundation
public import ShapeShift

/// The data of a live activity for its views.
public struct ActivityViewContext<Attributes: ActivityAttributes> {
  /// The attributes of the activity.
  public let attributes: Attributes
  public let state: Attributes.ContentState
  /// The identifier of the activity.
  public let activityID: String
  /// Whether the state is old.
  public let isStale: Bool
}

extension ActivityViewContext: Sendable
where Attributes: Sendable, Attributes.ContentState: Sendable {}

/// A live activity: what it shows on the locked screen, and in the island.
public struct ActivityConfiguration<Attributes: ActivityAttributes>: WidgetConfiguration {
  /// There is none.
  public var body: Never { fatalError("the configuration of an activity has no body") }

  private let views: ActivityViews.Maker

  /// Creates a configuration with the views of activities of a type.
  public init<Content: View>(
    for attributesType: Attributes.Type,
    @ViewBuilder content: @escaping @MainActor (ActivityViewContext<Attributes>) -> Content,
    dynamicIsland: @escaping @MainActor (ActivityViewContext<Attributes>) -> DynamicIsland
  ) {
    views = { attributes, state in
      guard let attributes = attributes as? Attributes,
        let state = state as? Attributes.ContentState
      else { return nil }
      let context = ActivityViewContext(
        attributes: attributes, state: state, activityID: "preview", isStale: false)
      return ActivityViews(content: AnyView(content(context)), island: dynamicIsland(context))
    }
  }

  /// Adds what it shows.
  public func _describe(_ description: inout _WidgetDescription) { description.activity = views }
}

extension WidgetConfiguration {
  /// Sets additional sizes of the activity; images show those of phones.
  public func supplementalActivityFamilies(
    _ families: [ActivityFamily]
  ) -> some WidgetConfiguration { self }
}

/// The views of a live activity in one state.
struct ActivityViews {
  /// Makes the views of attributes and a state; nil for those of another activity.
  typealias Maker = @MainActor (any ActivityAttributes, Any) -> ActivityViews?

  let content: AnyView
  let island: DynamicIsland
}

/// A place of a live activity beside the locked screen.
public enum ActivityFamily: Sendable, Hashable {
  /// On a watch or in a car.
  case small
  case medium
}

private enum FamilyKey: EnvironmentKey {
  static var defaultValue: ActivityFamily { .medium }
}

extension EnvironmentValues {
  /// The place of the live activity around.
  public var activityFamily: ActivityFamily {
    get { self[FamilyKey.self] }
    set { self[FamilyKey.self] = newValue }
  }
  /// Whether the live activity around fills the screen; it does not in pictures.
  public var isActivityFullscreen: Bool { false }
  /// Whether the live activity around is dimmed; it is not in pictures.
  public var isActivityUpdateReduced: Bool { false }
}

/// The color that an activity has behind it.
enum ActivityTintKey: PreferenceKey {
  static var defaultValue: Color? { nil }
  static func reduce(value: inout Color?, nextValue: () -> Color?) { value = value ?? nextValue() }
}

extension View {
  /// Sets the background color of the activity on the lock screen, or the system's for `nil`.
  public nonisolated func activityBackgroundTint(_ color: Color?) -> some View {
    preference(key: ActivityTintKey.self, value: color)
  }
  /// Sets the color of the system's button beside the activity, which images do not show.
  public nonisolated func activitySystemActionForegroundColor(_ color: Color?) -> some View { self }
}
