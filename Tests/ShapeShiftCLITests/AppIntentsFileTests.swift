import Foundation
import Testing

@testable import ShapeShiftCLI

/// Swift files with intents, and what Xcode makes for a widget with settings, a control and a live activity.
@Suite("Swift files, intents", .serialized)
struct AppIntentsFileTests {
  private let workspace: Workspace

  init() throws {
    #expect(Live.obstacle == nil)
    workspace = try Workspace()
  }

  @Test("A folder with a widget with settings, a control and a live activity has its previews")
  func widgets() throws {
    try workspace.write(
      """
      import AppIntents
      import SwiftUI
      import WidgetKit

      struct Settings: WidgetConfigurationIntent {
        static var title: LocalizedStringResource { "Settings" }
        static var description: IntentDescription { "Says a word." }
        @Parameter(title: "Word", default: "tea") var word: String
      }

      struct Entry: TimelineEntry {
        let date: Date
        let settings: Settings
      }

      struct Provider: AppIntentTimelineProvider {
        func placeholder(in context: Context) -> Entry { Entry(date: .now, settings: Settings()) }
        func snapshot(for configuration: Settings, in context: Context) async -> Entry {
          Entry(date: .now, settings: configuration)
        }
        func timeline(for configuration: Settings, in context: Context) async -> Timeline<Entry> {
          Timeline(entries: [Entry(date: .now, settings: configuration)], policy: .never)
        }
      }

      struct WordWidget: Widget {
        var body: some WidgetConfiguration {
          AppIntentConfiguration(kind: "word", intent: Settings.self, provider: Provider()) {
            Text($0.settings.word).containerBackground(.fill.tertiary, for: .widget)
          }
        }
      }

      struct Brew: SetValueIntent {
        static let title: LocalizedStringResource = "Brew"
        @Parameter(title: "On") var value: Bool
        func perform() async throws -> some IntentResult { .result() }
      }

      struct BrewControl: ControlWidget {
        static let kind: String = "brew"
        var body: some ControlWidgetConfiguration {
          StaticControlConfiguration(kind: Self.kind) {
            ControlWidgetToggle("Brew", isOn: true, action: Brew()) { isOn in
              Label(isOn ? "On" : "Off", systemImage: "timer")
            }
          }
          .displayName("Brew")
        }
      }

      @main struct Words: WidgetBundle {
        var body: some Widget {
          WordWidget()
          BrewControl()
          CupActivity()
        }
      }

      extension Settings {
        fileprivate static var coffee: Settings {
          let settings = Settings()
          settings.word = "coffee"
          return settings
        }
      }

      #Preview("Word", as: .systemSmall) { WordWidget() } timeline: {
        Entry(date: .now, settings: Settings())
        Entry(date: .now, settings: .coffee)
      }
      #Preview("Asked", as: .systemMedium, using: Settings.coffee) { WordWidget() } timelineProvider: {
        Provider()
      }
      """, to: "Words/Words.swift")
    try workspace.write(
      """
      import ActivityKit
      import SwiftUI
      import WidgetKit

      struct CupAttributes: ActivityAttributes {
        public struct ContentState: Codable, Hashable { var cups: Int }
        var name: String
      }

      struct CupActivity: Widget {
        var body: some WidgetConfiguration {
          ActivityConfiguration(for: CupAttributes.self) { context in
            Text("\\(context.attributes.name): \\(context.state.cups)").activityBackgroundTint(.cyan)
          } dynamicIsland: { context in
            DynamicIsland {
              DynamicIslandExpandedRegion(.leading) { Text("large") }
            } compactLeading: {
              Text("small")
            } compactTrailing: {
              Text("\\(context.state.cups)")
            } minimal: {
              Text("dot")
            }
            .keylineTint(.red)
          }
        }
      }

      #Preview("Plate", as: .content, using: CupAttributes(name: "cups")) { CupActivity() }
        contentStates: {
          CupAttributes.ContentState(cups: 3)
          CupAttributes.ContentState(cups: 4)
        }
      #Preview("Island", as: .dynamicIsland(.compact), using: CupAttributes(name: "cups")) {
        CupActivity()
      } contentStates: {
        CupAttributes.ContentState(cups: 3)
      }
      """, to: "Words/Cups.swift")
    let list = try workspace.run(["previews", "Words"])
    #expect(list.messages.isEmpty, "\(list.messages)")
    #expect(list.text.contains("371x160") && list.text.contains("371x37"), "\(list.text)")
    for (preview, time, text) in [
      ("Word", "0", "tea"), ("Word", "2", "coffee"), ("Asked", "0", "coffee"),
      ("Plate", "0", "cups: 3"), ("Plate", "2", "cups: 4"), ("Island", "0", "small"),
    ] {
      let outcome = try workspace.run([
        "describe", "--accessibility", "Words", "--preview", preview, "--time", time,
      ])
      #expect(outcome.text.contains(text), "\(outcome.text)\(outcome.messages)")
    }
  }

  @Test("A session has intents done once, whatever they change, and at their time")
  func session() throws {
    try workspace.write(
      """
      import AppIntents
      import SwiftUI

      @Observable @MainActor final class Tea {
        static let shared = Tea()
        var cups = 0
      }

      struct Brew: AppIntent {
        static var title: LocalizedStringResource = "Brew"
        @MainActor func perform() async throws -> some IntentResult {
          try await Task.sleep(for: .seconds(1))
          Tea.shared.cups += 1
          return .result()
        }
      }

      struct Screen: View {
        var body: some View {
          VStack {
            Text("\\(Tea.shared.cups) cups")
            Button(intent: Brew()) { Color.blue }
          }
        }
      }
      """, to: "Tea.swift")
    try workspace.write(
      """
      {"input":1,"canvas":[300,300],"scale":1}
      {"t":0.5,"down":[150,200]}
      {"t":0.55,"up":[150,200]}

      """, to: "tap.jsonl")
    for (time, text) in [("1.5", "0 cups"), ("2", "1 cups")] {
      let outcome = try workspace.run([
        "describe", "--accessibility", "Tea.swift", "--size", "300x300", "--input", "tap.jsonl",
        "--time", time,
      ])
      #expect(outcome.messages.isEmpty && outcome.text.contains(text), "\(outcome.text)")
    }
    let film = ["frames", "Tea.swift", "--size", "300x300", "--input", "tap.jsonl", "-o", "film/"]
    let unknown = try workspace.run(film)
    #expect(unknown.status == 65 && unknown.messages.contains("--duration"), "\(unknown.messages)")
    let known = try workspace.run(film + ["--duration", "2", "--fps", "4"])
    #expect(known.status == 0 && !known.messages.contains("error"), "\(known.messages)")
    try workspace.write(
      """
      {"input":1,"canvas":[300,300],"scale":1}
      {"t":0.5,"key":"nokey","phase":"down"}

      """, to: "wrong.jsonl")
    let wrong = try workspace.run([
      "describe", "Tea.swift", "--size", "300x300", "--input", "wrong.jsonl",
    ])
    #expect(wrong.status == 65 && wrong.messages.contains("line 2"), "\(wrong.messages)")
  }
}
