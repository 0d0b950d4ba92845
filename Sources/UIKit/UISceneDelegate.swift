// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

// The scene delegates of app templates: they compile, and their methods are not called.

public protocol UISceneDelegate: AnyObject {}

public protocol UIWindowSceneDelegate: UISceneDelegate {}

/// A session of a scene.
public final class UISceneSession: Hashable, @unchecked Sendable {
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  public let role = Role.windowApplication
  public let persistentIdentifier = ""
  public var configuration: UISceneConfiguration {
    UISceneConfiguration(name: nil, sessionRole: role)
  }

  init() {}

  public static func == (lhs: UISceneSession, rhs: UISceneSession) -> Bool { lhs === rhs }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The classes that an app creates for a scene.
public final class UISceneConfiguration {
  public let name: String?
  public let role: UISceneSession.Role
  public var sceneClass: AnyClass?
  public var delegateClass: AnyClass?

  public init(name: String?, sessionRole: UISceneSession.Role) {
    (self.name, role) = (name, sessionRole)
  }
}

extension UIScene {
  /// The options of a scene's connection, which are empty.
  public final class ConnectionOptions {
    public var urlContexts: Set<UIOpenURLContext> { [] }
    public var userActivities: Set<NSUserActivity> { [] }
  }

  public var session: UISceneSession { UISceneSession() }
  /// Always `nil`, because no app runs.
  public var delegate: (any UISceneDelegate)? { nil }
}

/// A URL that an app opens.
public final class UIOpenURLContext: Hashable {
  public let url: URL

  init(url: URL) { self.url = url }

  public static func == (lhs: UIOpenURLContext, rhs: UIOpenURLContext) -> Bool { lhs === rhs }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A user activity, which cannot be continued on another device.
open class NSUserActivity: Hashable, @unchecked Sendable {
  public let activityType: String
  public var title: String?
  public var userInfo: [AnyHashable: Any]?
  public var webpageURL: URL?
  public var isEligibleForHandoff = true
  public var isEligibleForSearch = false

  public init(activityType: String) { self.activityType = activityType }

  open func becomeCurrent() {}
  open func resignCurrent() {}
  open func invalidate() {}

  public static func == (lhs: NSUserActivity, rhs: NSUserActivity) -> Bool { lhs === rhs }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
