// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public import AppIntents
import Foundation
import ShapeShift

/// A provider of entries for a configurable widget.
public protocol AppIntentTimelineProvider {
  /// The type of the entries.
  associatedtype Entry: TimelineEntry
  /// The type of the settings.
  associatedtype Intent: WidgetConfigurationIntent
  /// What entries are for.
  typealias Context = TimelineProviderContext

  /// An entry that shows until there are others.
  func placeholder(in context: Context) -> Entry
  /// The entry for pictures of the widget.
  func snapshot(for configuration: Intent, in context: Context) async -> Entry
  /// The entries from now on.
  func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry>
  /// Settings that are offered where nobody can make their own.
  func recommendations() -> [AppIntentRecommendation<Intent>]
}

extension AppIntentTimelineProvider {
  public func recommendations() -> [AppIntentRecommendation<Intent>] { [] }
}

/// A recommended configuration with its name.
public struct AppIntentRecommendation<Intent: WidgetConfigurationIntent>: Sendable {
  public let intent: Intent

  /// Settings, and what they are called.
  public init(intent: Intent, description: Text) { self.intent = intent }
  /// Settings, and what they are called.
  public init(intent: Intent, description: LocalizedStringKey) { self.intent = intent }
  /// Settings, and what they are called.
  @_disfavoredOverload
  public init(intent: Intent, description: LocalizedStringResource) { self.intent = intent }
  /// Settings, and what they are called.
  @_disfavoredOverload
  public init(intent: Intent, description: some StringProtocol) { self.intent = intent }
}

/// A widget that shows what a provider gives for settings.
public struct AppIntentConfiguration<Intent: WidgetConfigurationIntent, Content: View>:
  WidgetConfiguration
{
  /// There is none.
  public var body: Never { fatalError("a configuration with an intent has no body") }

  private let entries: EntryViews

  /// A widget of a kind, which shows the entries of a provider for settings.
  public init<Provider: AppIntentTimelineProvider>(
    kind: String, intent: Intent.Type = Intent.self, provider: Provider,
    @ViewBuilder content: @escaping @MainActor (Provider.Entry) -> Content
  ) where Provider.Intent == Intent {
    entries = EntryViews(content) { provider.placeholder(in: $0) }
  }

  /// Adds what it shows.
  public func _describe(_ description: inout _WidgetDescription) { description.entries = entries }
}

/// A provider that is asked for the entries for settings.
///
/// Unchecked: it is made for one question, and what comes is read by the scene alone.
struct EntryQuestion<Provider: AppIntentTimelineProvider>: @unchecked Sendable {
  /// Entries on their way to the scene.
  struct Answer: @unchecked Sendable {
    let entries: [any TimelineEntry]
  }

  let provider: Provider
  let intent: Provider.Intent

  func answer(in context: TimelineProviderContext) async -> Answer {
    Answer(entries: await provider.timeline(for: intent, in: context).entries)
  }
}

extension ParameterSummaryWhenCondition {
  /// A sentence for a size of the widget, and another for the other sizes.
  public init<Then: ParameterSummary, Otherwise: ParameterSummary>(
    widgetFamily comparison: EquatableComparisonOperator, _ family: WidgetFamily,
    @ParameterSummaryBuilder<Intent> _ summary: () -> Then,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) { self.init() }

  /// A sentence for some sizes of the widget, and another for the other sizes.
  public init<Then: ParameterSummary, Otherwise: ParameterSummary>(
    widgetFamily comparison: OneOfComparisonOperator, _ families: [WidgetFamily],
    @ParameterSummaryBuilder<Intent> _ summary: () -> Then,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) { self.init() }
}
