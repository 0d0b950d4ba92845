public import Foundation
public import ShapeShift

/// A provider of a widget's entries.
public protocol TimelineProvider {
  /// The type of the entries.
  associatedtype Entry: TimelineEntry
  /// What entries are for.
  typealias Context = TimelineProviderContext

  /// An entry that shows until there are others.
  func placeholder(in context: Context) -> Entry
  /// Gives the entry for pictures of the widget.
  func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void)
  /// Gives the entries from now on.
  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
}

/// The context of a request for a widget's entries.
public struct TimelineProviderContext: Sendable {
  /// The kinds of widgets that a picture is made for.
  @dynamicMemberLookup
  public struct EnvironmentVariants: Sendable {
    /// The values of the environment that the widget can be shown with; nil, as there is one picture.
    public subscript<T>(dynamicMember keyPath: WritableKeyPath<EnvironmentValues, T>) -> [T]? {
      nil
    }
  }

  /// The values of the environment that the widget can be shown with.
  public let environmentVariants = EnvironmentVariants()
  /// The size and place of the widget.
  public let family: WidgetFamily
  /// Whether the widget is shown where widgets are chosen.
  public let isPreview: Bool
  /// The size of the widget, in points.
  public let displaySize: CGSize

  init(_ family: WidgetFamily) {
    self.family = family
    isPreview = true
    displaySize = family.size
  }
}

extension TimelineProvider {
  /// The entries from now on, once the provider has them.
  @MainActor
  func entries(in context: Context) async -> [any TimelineEntry] {
    // One that is not checked: a provider that never answers leaves its placeholder, which is no mistake of ours.
    unsafe await withUnsafeContinuation { continuation in
      getTimeline(in: context) { timeline in
        // What comes is read by the scene alone.
        nonisolated(unsafe) let entries: [any TimelineEntry] = timeline.entries
        unsafe continuation.resume(returning: entries)
      }
    }
  }
}
