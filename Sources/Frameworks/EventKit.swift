// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, OneVariableDeclarationPerLine
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

@_exported import UIKit

// Access to calendars and reminders is denied.

public enum EKEntityType: UInt, Sendable { case event, reminder }
public enum EKSpan: Int, Sendable { case thisEvent, futureEvents }
public enum EKAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, fullAccess, writeOnly
}
public struct EKError: Error, Sendable {}
open class EKCalendar: NSObject, @unchecked Sendable {
  public var title = ""
  public let calendarIdentifier = ""
  public var cgColor: CGColor?
}
open class EKCalendarItem: NSObject, @unchecked Sendable {
  public var title: String! = "", notes: String?, location: String?, calendar: EKCalendar!
  public init(eventStore: EKEventStore) {}
}
open class EKEvent: EKCalendarItem, @unchecked Sendable {
  public var startDate: Date! = Date(), endDate: Date! = Date(), isAllDay = false
  public var eventIdentifier: String! { "" }
}
open class EKReminder: EKCalendarItem, @unchecked Sendable {
  public var isCompleted = false, dueDateComponents: DateComponents?
}
open class EKEventStore: NSObject, @unchecked Sendable {
  public var defaultCalendarForNewEvents: EKCalendar? { nil }
  public static func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus {
    .denied
  }
  public func requestFullAccessToEvents() async throws -> Bool { false }
  public func requestFullAccessToReminders() async throws -> Bool { false }
  public func requestAccess(
    to entityType: EKEntityType, completion: @escaping (Bool, (any Error)?) -> Void
  ) { completion(false, nil) }
  public func calendars(for entityType: EKEntityType) -> [EKCalendar] { [] }
  public func predicateForEvents(
    withStart startDate: Date, end endDate: Date, calendars: [EKCalendar]?
  ) -> NSPredicate { NSPredicate(value: false) }
  public func events(matching predicate: NSPredicate) -> [EKEvent] { [] }
  public func save(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws { throw EKError() }
  public func remove(_ event: EKEvent, span: EKSpan) throws { throw EKError() }
}
