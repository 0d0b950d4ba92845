// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public import Foundation

/// The content of a widget from a date on.
public protocol TimelineEntry: SendableMetatype {
  /// From when on it shows.
  var date: Date { get }
  /// The relevance of the entry compared with others of the same time.
  var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry {
  /// Nothing that is known.
  public var relevance: TimelineEntryRelevance? { nil }
}

/// The relevance of an entry, and its duration; without effect in images.
public struct TimelineEntryRelevance: Codable, Hashable, Sendable {
  /// The worth, beside that of the other entries.
  public var score: Float
  /// The duration in seconds, or 0 until the next entry.
  public var duration: TimeInterval

  /// A worth for a time.
  public init(score: Float, duration: TimeInterval = 0) {
    self.score = score
    self.duration = duration
  }
}

/// The entries of a widget, and when others are asked for.
public struct Timeline<EntryType: TimelineEntry> {
  /// In the order of their times.
  public let entries: [EntryType]
  /// The policy for requesting further entries.
  public let policy: TimelineReloadPolicy

  /// Entries, and when others are asked for.
  public init(entries: [EntryType], policy: TimelineReloadPolicy) {
    self.entries = entries
    self.policy = policy
  }
}

extension Timeline: Sendable where EntryType: Sendable {}

/// The policy for requesting further entries; images show those of the first request.
public struct TimelineReloadPolicy: Equatable, Sendable {
  private let date: Date?
  private let isNever: Bool

  /// After the last entry.
  public static let atEnd = TimelineReloadPolicy(date: nil, isNever: false)
  /// Not before the program says so.
  public static let never = TimelineReloadPolicy(date: nil, isNever: true)

  public static func after(_ date: Date) -> TimelineReloadPolicy {
    TimelineReloadPolicy(date: date, isNever: false)
  }
}
