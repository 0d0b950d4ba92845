// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import ActivityKit
public import InterfaceViews
import ShapeShift

/// Creates a preview of a live activity with given states.
///
/// Each state is shown for two seconds; changes between states are animated with a spring.
@freestanding(declaration)
public macro Preview<Attributes: ActivityAttributes>(
  _ name: String? = nil, as viewKind: ActivityPreviewViewKind, using attributes: Attributes,
  widget: @escaping @MainActor () -> any Widget,
  @PreviewActivityBuilder<Attributes> contentStates:
    @escaping @MainActor () async ->
    [Attributes.ContentState]
) = #externalMacro(module: "ShapeShiftMacros", type: "PreviewMacro")

/// A place where a live activity shows.
public struct ActivityPreviewViewKind: Sendable, Hashable {
  enum Place {
    case content
    case expanded
    case compact
    case minimal
  }

  /// The presentation of the activity in the Dynamic Island.
  public struct DynamicIslandPreviewViewState: Sendable, Hashable {
    let place: Place
    public static let expanded = DynamicIslandPreviewViewState(place: .expanded)
    public static let compact = DynamicIslandPreviewViewState(place: .compact)
    /// Beside another one.
    public static let minimal = DynamicIslandPreviewViewState(place: .minimal)
  }

  let place: Place

  /// The locked screen.
  public static let content = ActivityPreviewViewKind(place: .content)
  /// Around the camera.
  public static func dynamicIsland(
    _ state: DynamicIslandPreviewViewState
  ) -> ActivityPreviewViewKind { ActivityPreviewViewKind(place: state.place) }

  /// The size of the picture, in points: the most that the activity may have there.
  var size: CGSize {
    switch place {
    case .content, .expanded:
      CGSize(width: ActivityLengths.width, height: ActivityLengths.heights.upperBound)
    case .compact:
      CGSize(width: ActivityLengths.width, height: ActivityLengths.islandHeight.rounded(.up))
    case .minimal: CGSize(width: 45, height: ActivityLengths.islandHeight.rounded(.up))
    }
  }
}

/// Makes a list of states of statements.
@resultBuilder
public enum PreviewActivityBuilder<Attributes: ActivityAttributes> {
  public typealias ContentState = Attributes.ContentState
  public static func buildExpression(_ state: ContentState) -> [ContentState] { [state] }
  public static func buildExpression(_ states: [ContentState]) -> [ContentState] { states }
  /// One after the other.
  public static func buildBlock(_ parts: [ContentState]...) -> [ContentState] {
    parts.flatMap { $0 }
  }
  /// Returns the states of all iterations.
  public static func buildArray(_ parts: [[ContentState]]) -> [ContentState] {
    parts.flatMap { $0 }
  }
}

extension Preview {
  /// A preview of a live activity with states of one's own.
  @MainActor
  public init<Attributes: ActivityAttributes>(
    _ name: String? = nil, as viewKind: ActivityPreviewViewKind, using attributes: Attributes,
    widget: @escaping @MainActor () -> any Widget,
    @PreviewActivityBuilder<Attributes> contentStates:
      @escaping @MainActor () async ->
      [Attributes.ContentState]
  ) {
    self.init(name, traits: .widget(viewKind.size)) {
      let activity = widget().description.activity
      StatesInTurn(of: contentStates) { state in
        if let state {
          guard let views = activity?(attributes, state) else {
            preconditionFailure("the widget is not an activity of \(Attributes.self)")
          }
          return AnyView(ActivityPicture(kind: viewKind, views: views))
        }
        return AnyView(Color.clear)
      }
    }
  }
}
