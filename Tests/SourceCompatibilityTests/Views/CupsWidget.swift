import AppIntents
import SwiftUI
import WidgetKit

struct CupsSettings: WidgetConfigurationIntent {
  static var title: LocalizedStringResource { "Cups" }
  static var description: IntentDescription { "Shows cups." }

  @Parameter(title: "Cups", default: 3) var cups: Int
  @Parameter(title: "Cup") var cup: Cup?

  static var parameterSummary: some ParameterSummary {
    When(widgetFamily: .equalTo, .systemSmall) {
      Summary { \.$cups }
    } otherwise: {
      Summary {
        \.$cups
        \.$cup
      }
    }
  }
}

extension CupsSettings {
  fileprivate static var many: CupsSettings {
    let settings = CupsSettings()
    settings.cups = 7
    return settings
  }
}

struct CupsEntry: TimelineEntry {
  let date: Date
  let settings: CupsSettings
}

struct CupsProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> CupsEntry {
    CupsEntry(date: Date(), settings: CupsSettings())
  }

  func snapshot(for configuration: CupsSettings, in context: Context) async -> CupsEntry {
    CupsEntry(date: Date(), settings: configuration)
  }

  func timeline(for configuration: CupsSettings, in context: Context) async -> Timeline<CupsEntry> {
    var entries: [CupsEntry] = []
    for hour in 0..<2 {
      guard let date = Calendar.current.date(byAdding: .hour, value: hour, to: Date()) else {
        continue
      }
      entries.append(CupsEntry(date: date, settings: configuration))
    }
    return Timeline(entries: entries, policy: .atEnd)
  }

  func recommendations() -> [AppIntentRecommendation<CupsSettings>] {
    [AppIntentRecommendation(intent: .many, description: "Many cups")]
  }
}

struct CupsWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(
      kind: "Cups", intent: CupsSettings.self, provider: CupsProvider()
    ) { entry in
      Rectangle().fill(.red)
        .frame(width: CGFloat(entry.settings.cups) * 10, height: 10)
        .containerBackground(.white, for: .widget)
    }
    .promptsForUserConfiguration()
  }
}

/// Gives what has been counted.
struct CountProvider: TimelineProvider {
  struct Entry: TimelineEntry {
    let date: Date
    let count: Int
  }

  func placeholder(in context: Context) -> Entry { Entry(date: .now, count: 0) }

  func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void) {
    completion(placeholder(in: context))
  }

  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void) {
    Task { @MainActor in
      let entry = Entry(date: .now, count: CupCount.shared.count)
      completion(Timeline(entries: [entry], policy: .never))
    }
  }
}

struct CountWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Count", provider: CountProvider()) { entry in
      VStack {
        Text("\(entry.count) counted")
        Button("Two", intent: CountCup(step: 2))
        Button("Ask") { WidgetCenter.shared.reloadAllTimelines() }
      }
      .containerBackground(.white, for: .widget)
    }
  }
}

struct CupsControl: ControlWidget {
  nonisolated static let kind = "CupsControl"

  var body: some ControlWidgetConfiguration {
    AppIntentControlConfiguration(kind: Self.kind, provider: Provider()) { value in
      ControlWidgetToggle("Tea", isOn: value.isOn, action: SwitchTea(value.name)) { isOn in
        Label(isOn ? "On" : "Off", systemImage: "cup.and.saucer")
          .controlWidgetActionHint("Make tea")
      }
      .tint(.brown)
    }
    .displayName("Tea")
    .description("Makes tea.")
  }

  struct Value {
    var isOn: Bool
    var name: String
  }

  struct Provider: AppIntentControlValueProvider {
    func previewValue(configuration: TeaSettings) -> Value {
      Value(isOn: false, name: configuration.name)
    }

    func currentValue(configuration: TeaSettings) async throws -> Value {
      Value(isOn: true, name: configuration.name)
    }
  }
}

struct CountControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "CountControl") {
      ControlWidgetButton(action: CountCup()) {
        Label("Count", systemImage: "number")
      }
    }
  }
}

struct TeaSettings: ControlConfigurationIntent {
  static let title: LocalizedStringResource = "Tea"
  @Parameter(title: "Name", default: "Tea") var name: String
}

struct SwitchTea: SetValueIntent {
  static let title: LocalizedStringResource = "Switch tea"
  @Parameter(title: "Name") var name: String
  @Parameter(title: "On") var value: Bool

  init() {}
  init(_ name: String) { self.name = name }

  func perform() async throws -> some IntentResult {
    ControlCenter.shared.reloadControls(ofKind: CupsControl.kind)
    return .result()
  }
}

struct CupsBundle: WidgetBundle {
  var body: some Widget {
    CupsWidget()
    CupsControl()
    CountControl()
    DeliveryActivity()
  }
}

#Preview("Cups", as: .systemSmall) {
  CupsWidget()
} timeline: {
  CupsEntry(date: .now, settings: CupsSettings())
  CupsEntry(date: .now, settings: .many)
}

#Preview("Many cups", as: .systemMedium, using: CupsSettings.many) {
  CupsWidget()
} timelineProvider: {
  CupsProvider()
}

#Preview("Counted", as: .systemSmall) {
  CountWidget()
} timelineProvider: {
  CountProvider()
}
