// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import AppIntents
public import InterfaceViews
import ShapeShift

/// Creates a preview of a widget with given entries.
///
/// Each entry is shown for two seconds; changes between entries are animated with a spring, as in a widget.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> any Widget,
  @PreviewTimelineBuilder timeline: @escaping @MainActor () async -> [any TimelineEntry]
) = #externalMacro(module: "ShapeShiftMacros", type: "PreviewMacro")

/// A widget to look at while working, with the entries of a provider.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> any Widget,
  timelineProvider: @escaping @MainActor () -> any TimelineProvider
) = #externalMacro(module: "ShapeShiftMacros", type: "PreviewMacro")

/// A widget to look at while working, with the entries of a provider for settings.
@freestanding(declaration)
public macro Preview<Provider: AppIntentTimelineProvider>(
  _ name: String? = nil, as family: WidgetFamily, using intent: Provider.Intent,
  widget: @escaping @MainActor () -> any Widget,
  timelineProvider: @escaping @MainActor () -> Provider
) = #externalMacro(module: "ShapeShiftMacros", type: "PreviewMacro")

/// Makes a list of entries of statements.
@resultBuilder
public enum PreviewTimelineBuilder {
  public static func buildExpression(_ entry: any TimelineEntry) -> [any TimelineEntry] { [entry] }
  public static func buildExpression(_ entries: [any TimelineEntry]) -> [any TimelineEntry] {
    entries
  }
  /// One after the other.
  public static func buildBlock(_ parts: [any TimelineEntry]...) -> [any TimelineEntry] {
    parts.flatMap { $0 }
  }
  /// Returns the entries of all iterations.
  public static func buildArray(_ parts: [[any TimelineEntry]]) -> [any TimelineEntry] {
    parts.flatMap { $0 }
  }
  /// Returns the entries of a condition, if it holds.
  public static func buildOptional(_ part: [any TimelineEntry]?) -> [any TimelineEntry] {
    part ?? []
  }
  /// Returns the entries of the first branch.
  public static func buildEither(first part: [any TimelineEntry]) -> [any TimelineEntry] { part }
  /// Returns the entries of the second branch.
  public static func buildEither(second part: [any TimelineEntry]) -> [any TimelineEntry] { part }
}

extension Preview {
  /// A preview of a widget with entries of one's own.
  public init(
    _ name: String? = nil, as family: WidgetFamily,
    widget: @escaping @MainActor () -> any Widget,
    @PreviewTimelineBuilder timeline: @escaping @MainActor () async -> [any TimelineEntry]
  ) {
    self.init(name, of: family, widget, isProvider: false) { _ in await timeline() }
  }

  /// A preview of a widget with the entries of a provider.
  public init(
    _ name: String? = nil, as family: WidgetFamily,
    widget: @escaping @MainActor () -> any Widget,
    timelineProvider: @escaping @MainActor () -> any TimelineProvider
  ) {
    self.init(name, of: family, widget, isProvider: true) { context in
      await timelineProvider().entries(in: context)
    }
  }

  /// A preview of a widget with the entries of a provider for settings.
  public init<Provider: AppIntentTimelineProvider>(
    _ name: String? = nil, as family: WidgetFamily, using intent: Provider.Intent,
    widget: @escaping @MainActor () -> any Widget,
    timelineProvider: @escaping @MainActor () -> Provider
  ) {
    self.init(name, of: family, widget, isProvider: true) { context in
      await EntryQuestion(provider: timelineProvider(), intent: intent).answer(in: context).entries
    }
  }

  private init(
    _ name: String?, of family: WidgetFamily, _ widget: @escaping @MainActor () -> any Widget,
    isProvider: Bool, entries: @escaping WidgetTimeline.Source
  ) {
    self.init(name, traits: .widget(family.size)) {
      WidgetTimeline(family, widget, isProvider: isProvider, entries)
    }
  }
}
