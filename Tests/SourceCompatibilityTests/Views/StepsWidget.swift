import SwiftUI
import WidgetKit

struct StepsEntry: TimelineEntry {
  let date: Date
  let steps: Int
  var relevance: TimelineEntryRelevance? { TimelineEntryRelevance(score: Float(steps)) }
}

struct StepsProvider: TimelineProvider {
  func placeholder(in context: Context) -> StepsEntry { StepsEntry(date: .now, steps: 0) }

  func getSnapshot(in context: Context, completion: @escaping (StepsEntry) -> Void) {
    completion(StepsEntry(date: .now, steps: context.isPreview ? 3000 : 0))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<StepsEntry>) -> Void) {
    let entries = (1...3).map { hour in
      StepsEntry(date: .now.addingTimeInterval(Double(hour) * 3600), steps: hour * 2000)
    }
    completion(Timeline(entries: entries, policy: .after(.now.addingTimeInterval(4 * 3600))))
  }
}

struct StepsWidgetView: View {
  @Environment(\.widgetFamily) private var family
  @Environment(\.showsWidgetContainerBackground) private var showsGround
  @Environment(\.widgetRenderingMode) private var mode
  let entry: StepsEntry

  var body: some View {
    switch family {
    case .accessoryCircular:
      ZStack {
        AccessoryWidgetBackground()
        Gauge(value: Double(entry.steps), in: 0...10_000) { Image(systemName: "figure.walk") }
          .gaugeStyle(.accessoryCircularCapacity)
          .widgetAccentable()
      }
    case .systemSmall, .systemMedium:
      Rectangle()
        .fill(mode == .fullColor && showsGround ? .red : .gray)
        .frame(width: Double(entry.steps) / 100, height: 10)
        .containerBackground(for: .widget) {
          Color.blue
        }
        .widgetURL(URL(string: "steps://today"))
    default:
      Text(entry.steps, format: .number)
        .containerBackground(.background, for: .widget)
    }
  }
}

struct StepsWidget: Widget {
  let kind = "StepsWidget"

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: kind, provider: StepsProvider()) { entry in
      StepsWidgetView(entry: entry)
    }
    .configurationDisplayName("Steps")
    .description("How far you have come today.")
    .supportedFamilies([.systemSmall, .systemMedium, .accessoryCircular])
  }
}

struct EdgeWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "EdgeWidget", provider: StepsProvider()) { _ in
      Color.green.containerBackground(.black, for: .widget)
    }
    .contentMarginsDisabled()
  }
}

struct CornerWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "CornerWidget", provider: StepsProvider()) { _ in
      Color.clear.containerBackground(for: .widget, alignment: .topTrailing) {
        Color.green.frame(width: 60, height: 40)
      }
    }
  }
}

/// Has to wait for what it shows.
struct LateProvider: TimelineProvider {
  func placeholder(in context: Context) -> StepsEntry { StepsEntry(date: .now, steps: 7000) }

  func getSnapshot(in context: Context, completion: @escaping (StepsEntry) -> Void) {
    completion(placeholder(in: context))
  }

  func getTimeline(
    in context: Context, completion: @escaping @Sendable (Timeline<StepsEntry>) -> Void
  ) {
    Task {
      try await Task.sleep(for: .seconds(1))
      completion(Timeline(entries: [StepsEntry(date: .now, steps: 3000)], policy: .never))
    }
  }
}

struct StepsBundle: WidgetBundle {
  var body: some Widget {
    StepsWidget()
    if #available(iOS 18, *) {
      EdgeWidget()
    }
  }
}

enum StepsReloader {
  static func reload() { WidgetCenter.shared.reloadTimelines(ofKind: "StepsWidget") }
}

#Preview("Steps", as: .systemSmall) {
  StepsWidget()
} timeline: {
  StepsEntry(date: .now, steps: 1200)
  StepsEntry(date: .now, steps: 5000)
}

#Preview(
  "Steps by hours", as: .systemMedium, widget: { StepsWidget() },
  timelineProvider: {
    StepsProvider()
  })

#Preview("Ring", as: .accessoryCircular) {
  StepsWidget()
} timelineProvider: {
  StepsProvider()
}

#Preview("Late", as: .systemMedium) {
  StepsWidget()
} timelineProvider: {
  LateProvider()
}

#Preview("Edges", as: .systemSmall) {
  EdgeWidget()
} timeline: {
  StepsEntry(date: .now, steps: 1)
}

#Preview("Corner", as: .systemSmall) {
  CornerWidget()
} timeline: {
  StepsEntry(date: .now, steps: 1)
}

struct StepsWidget_Previews: PreviewProvider {
  static var previews: some View {
    StepsWidgetView(entry: StepsEntry(date: .now, steps: 2500))
      .previewContext(WidgetPreviewContext(family: .systemMedium))
      .previewDisplayName("Steps, as before")
  }
}
