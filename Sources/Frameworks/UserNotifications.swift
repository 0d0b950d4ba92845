// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, OneVariableDeclarationPerLine
// swift-format-ignore-file: AlwaysUseLowerCamelCase

@_exported import Foundation
@_exported import Observation

// Notifications are denied; requests are not stored, and no notification is delivered.

/// The error of an app without permission for notifications.
public struct UNError: Error, Sendable {}
public enum UNAuthorizationStatus: Int, Sendable {
  case notDetermined, denied, authorized, provisional, ephemeral
}
public enum UNNotificationSetting: Int, Sendable { case notSupported, disabled, enabled }
public struct UNAuthorizationOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let badge = Self(rawValue: 1), sound = Self(rawValue: 2), alert = Self(rawValue: 4)
}
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let badge = Self(rawValue: 1), sound = Self(rawValue: 2), alert = Self(rawValue: 4)
  public static let list = Self(rawValue: 8), banner = Self(rawValue: 16)
}
public final class UNNotificationSettings: NSObject, Sendable {
  public let authorizationStatus = UNAuthorizationStatus.denied
  public let alertSetting = UNNotificationSetting.disabled
  public let soundSetting = UNNotificationSetting.disabled
  public let badgeSetting = UNNotificationSetting.disabled
}
public final class UNNotificationSound: NSObject, Sendable {
  public static let `default` = UNNotificationSound()
  public convenience init(named name: UNNotificationSoundName) { self.init() }
}
public struct UNNotificationSoundName: Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
}
open class UNNotificationContent: NSObject, @unchecked Sendable {
  public internal(set) var storage = Storage()
  public struct Storage {
    var (title, subtitle, body, category) = ("", "", "", "")
    var userInfo: [AnyHashable: Any] = [:]
  }
  open var title: String { storage.title }
  open var subtitle: String { storage.subtitle }
  open var body: String { storage.body }
  open var userInfo: [AnyHashable: Any] { storage.userInfo }
  open var categoryIdentifier: String { storage.category }
}
open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
  open override var title: String {
    get { storage.title }
    set { storage.title = newValue }
  }
  open override var subtitle: String {
    get { storage.subtitle }
    set { storage.subtitle = newValue }
  }
  open override var body: String {
    get { storage.body }
    set { storage.body = newValue }
  }
  open override var userInfo: [AnyHashable: Any] {
    get { storage.userInfo }
    set { storage.userInfo = newValue }
  }
  open override var categoryIdentifier: String {
    get { storage.category }
    set { storage.category = newValue }
  }
  public var badge: NSNumber?, sound: UNNotificationSound?
}
open class UNNotificationTrigger: NSObject, @unchecked Sendable {
  public let repeats: Bool
  init(repeats: Bool) { self.repeats = repeats }
}
public final class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  public let timeInterval: TimeInterval
  public init(timeInterval: TimeInterval, repeats: Bool) {
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
  }
}
public final class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  public let dateComponents: DateComponents
  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }
  public func nextTriggerDate() -> Date? { nil }
}
public final class UNNotificationRequest: NSObject, @unchecked Sendable {
  public let identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?
  public init(
    identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?
  ) { (self.identifier, self.content, self.trigger) = (identifier, content, trigger) }
}
public final class UNNotification: NSObject, @unchecked Sendable {
  public let request: UNNotificationRequest, date = Date()
  init(request: UNNotificationRequest) { self.request = request }
}
public final class UNNotificationResponse: NSObject, @unchecked Sendable {
  public let notification: UNNotification, actionIdentifier = UNNotificationDefaultActionIdentifier
  init(notification: UNNotification) { self.notification = notification }
}
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"
public struct UNNotificationActionOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let authenticationRequired = Self(rawValue: 1), destructive = Self(rawValue: 2)
  public static let foreground = Self(rawValue: 4)
}
public final class UNNotificationAction: NSObject, @unchecked Sendable {
  public init(identifier: String, title: String, options: UNNotificationActionOptions = []) {}
}
public final class UNNotificationCategory: NSObject, @unchecked Sendable {
  public init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    options: UNNotificationActionOptions = []
  ) {}
}
public protocol UNUserNotificationCenterDelegate: AnyObject {}
public final class UNUserNotificationCenter: NSObject, @unchecked Sendable {
  private static let center = UNUserNotificationCenter()
  public static func current() -> UNUserNotificationCenter { center }
  public weak var delegate: (any UNUserNotificationCenterDelegate)?
  public var supportsContentExtensions: Bool { false }
  public func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    false
  }
  public func requestAuthorization(
    options: UNAuthorizationOptions = [], completionHandler: @escaping (Bool, (any Error)?) -> Void
  ) { completionHandler(false, nil) }
  public func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings() }
  public func getNotificationSettings(
    completionHandler: @escaping (UNNotificationSettings) -> Void
  ) { completionHandler(UNNotificationSettings()) }
  public func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {}
  public func add(
    _ request: UNNotificationRequest, withCompletionHandler handler: (((any Error)?) -> Void)? = nil
  ) { handler?(UNError()) }
  public func add(_ request: UNNotificationRequest) async throws { throw UNError() }
  public func pendingNotificationRequests() async -> [UNNotificationRequest] { [] }
  public func getPendingNotificationRequests(
    completionHandler: @escaping ([UNNotificationRequest]) -> Void
  ) { completionHandler([]) }
  public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {}
  public func removeAllPendingNotificationRequests() {}
  public func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
  public func removeAllDeliveredNotifications() {}
  public func setBadgeCount(_ newBadgeCount: Int) async throws { throw UNError() }
  public func setBadgeCount(
    _ newBadgeCount: Int, withCompletionHandler handler: (((any Error)?) -> Void)? = nil
  ) { handler?(UNError()) }
}
