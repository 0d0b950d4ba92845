// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public import Foundation
public import ViewTree

/// A live activity; there is no screen here that shows one, and none can be started.
///
/// Pictures of activities are those of their previews.
public final class Activity<Attributes: ActivityAttributes>: Identifiable, @unchecked Sendable {
  public typealias ContentState = Attributes.ContentState

  /// What tells it from others.
  public let id: String
  /// What it is about.
  public let attributes: Attributes
  public let content: ActivityContent<ContentState>
  /// Whether it shows.
  public let activityState: ActivityState
  public var contentState: ContentState { content.state }
  /// What messages reach it by: none do.
  public var pushToken: Data? { nil }

  /// None is made.
  init(id: String, attributes: Attributes, content: ActivityContent<ContentState>) {
    self.id = id
    self.attributes = attributes
    self.content = content
    activityState = .ended
  }

  /// Those that show: none.
  public static var activities: [Activity<Attributes>] { [] }
  /// Those that are started from elsewhere: none.
  public static var activityUpdates: AsyncStream<Activity<Attributes>> { .none }
  /// What messages start one by: none do.
  public static var pushToStartTokenUpdates: AsyncStream<Data> { .none }

  /// Starts one; there is no screen here that shows it, and that is an error.
  public static func request(
    attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil
  ) throws -> Activity<Attributes> { throw ActivityAuthorizationError.unsupported }

  /// Starts one of a style; there is no screen here that shows it, and that is an error.
  public static func request(
    attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil,
    style: ActivityStyle
  ) throws -> Activity<Attributes> { throw ActivityAuthorizationError.unsupported }

  /// Starts one; there is no screen here that shows it, and that is an error.
  public static func request(
    attributes: Attributes, contentState: ContentState, pushType: PushType? = nil
  ) throws -> Activity<Attributes> { throw ActivityAuthorizationError.unsupported }

  /// Has it show something else; none is there to do so.
  public func update(_ content: ActivityContent<ContentState>) async {}
  /// Has it show something else, and says so; none is there to do so.
  public func update(
    _ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration?
  ) async {}
  /// Has it show something else; none is there to do so.
  public func update(
    using contentState: ContentState, alertConfiguration: AlertConfiguration? = nil
  ) async {}
  /// Ends it; none is there to end.
  public func end(
    _ content: ActivityContent<ContentState>?,
    dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {}
  /// Ends it; none is there to end.
  public func end(
    using contentState: ContentState? = nil, dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {}

  /// What it shows from time to time.
  public var contentUpdates: AsyncStream<ActivityContent<ContentState>> { .none }
  /// What it shows from time to time.
  public var contentStateUpdates: AsyncStream<ContentState> { .none }
  /// Whether it shows, from time to time.
  public var activityStateUpdates: AsyncStream<ActivityState> { .none }
  /// What messages reach it by: none do.
  public var pushTokenUpdates: AsyncStream<Data> { .none }
}

extension AsyncStream {
  /// One that ends at once.
  fileprivate static var none: AsyncStream { AsyncStream { $0.finish() } }
}

/// Whether a live activity shows.
public enum ActivityState: Sendable, Hashable, Codable {
  case active
  /// It shows for a while after its end.
  case ended
  /// It does not show any more.
  case dismissed
  /// What it shows is old.
  case stale
  /// It shows later.
  case pending
}

/// How messages reach live activities.
public struct PushType: Sendable, Hashable {
  private let name: String
  /// By a token of each.
  public static let token = PushType(name: "token")
  public static func channel(_ id: String) -> PushType { PushType(name: id) }
}

/// How long a live activity shows.
public enum ActivityStyle: Sendable, Hashable {
  /// Until it ends.
  case standard
  /// Until it ends or the screen is locked.
  case transient
}

/// How long a live activity shows after its end.
public struct ActivityUIDismissalPolicy: Sendable, Hashable {
  private let date: Date?
  /// For some hours.
  public static let `default` = ActivityUIDismissalPolicy(date: nil)
  /// Not at all.
  public static let immediate = ActivityUIDismissalPolicy(date: .distantPast)
  /// Until a time.
  public static func after(_ date: Date) -> ActivityUIDismissalPolicy {
    ActivityUIDismissalPolicy(date: date)
  }
}

/// What is said when a live activity changes.
public struct AlertConfiguration: Sendable {
  /// What is heard.
  public struct AlertSound: Sendable {
    private let name: String?
    /// The sound of the system.
    public static let `default` = AlertSound(name: nil)
    /// A sound of the program.
    public static func named(_ name: String) -> AlertSound { AlertSound(name: name) }
  }

  public let sound: AlertSound

  /// A heading, a text and a sound.
  public init(
    title: LocalizedStringResource, body: LocalizedStringResource, sound: AlertSound
  ) { self.sound = sound }
}

/// Whether live activities may be started.
public final class ActivityAuthorizationInfo: Sendable {
  /// Whether they may: not where no screen shows them.
  public let areActivitiesEnabled = false
  /// Whether they may change often.
  public let frequentPushesEnabled = false
  /// Whether they may, from time to time.
  public var activityEnablementUpdates: AsyncStream<Bool> { .none }
  /// Whether they may change often, from time to time.
  public var frequentPushEnablementUpdates: AsyncStream<Bool> { .none }

  /// What may be done here.
  public init() {}
}

/// Why a live activity is not started.
public enum ActivityAuthorizationError: Error, Sendable, Hashable {
  /// It is about too much.
  case attributesTooLarge
  /// There are none here.
  case unsupported
  /// The person has said no.
  case denied
  /// There are too many.
  case globalMaximumExceeded
  /// There are too many of the program.
  case targetMaximumExceeded
  /// What shows them is not there.
  case unsupportedTarget
  /// The program is not in front.
  case visibility
  /// It is not known any more.
  case persistenceFailure
  /// The program may not.
  case missingProcessIdentifier
  /// The program is not in a state for it.
  case unentitled
  /// Its identifier is not right.
  case malformedActivityIdentifier
  /// Another program started it.
  case reconnectNotPermitted
}
