public import InterfaceViews
import ShapeShift

/// A widget to look at while working, with entries of one's own.
///
/// Each entry shows for two seconds; what changes from one to the next does so as in a widget, in a spring.
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

/// Makes a list of entries of statements.
@resultBuilder
public enum PreviewTimelineBuilder {
  /// An entry.
  public static func buildExpression(_ entry: any TimelineEntry) -> [any TimelineEntry] { [entry] }
  /// Entries.
  public static func buildExpression(_ entries: [any TimelineEntry]) -> [any TimelineEntry] {
    entries
  }
  /// One after the other.
  public static func buildBlock(_ parts: [any TimelineEntry]...) -> [any TimelineEntry] {
    parts.flatMap { $0 }
  }
  /// Those of each round.
  public static func buildArray(_ parts: [[any TimelineEntry]]) -> [any TimelineEntry] {
    parts.flatMap { $0 }
  }
  /// Those of a condition, if it holds.
  public static func buildOptional(_ part: [any TimelineEntry]?) -> [any TimelineEntry] {
    part ?? []
  }
  /// Those of one branch.
  public static func buildEither(first part: [any TimelineEntry]) -> [any TimelineEntry] { part }
  /// Those of the other branch.
  public static func buildEither(second part: [any TimelineEntry]) -> [any TimelineEntry] { part }
}

extension Preview {
  /// A preview of a widget with entries of one's own.
  public init(
    _ name: String? = nil, as family: WidgetFamily,
    widget: @escaping @MainActor () -> any Widget,
    @PreviewTimelineBuilder timeline: @escaping @MainActor () async -> [any TimelineEntry]
  ) {
    self.init(name, of: family, widget) { _ in await timeline() }
  }

  /// A preview of a widget with the entries of a provider.
  public init(
    _ name: String? = nil, as family: WidgetFamily,
    widget: @escaping @MainActor () -> any Widget,
    timelineProvider: @escaping @MainActor () -> any TimelineProvider
  ) {
    self.init(name, of: family, widget) { context in
      await timelineProvider().entries(in: context)
    }
  }

  private init(
    _ name: String?, of family: WidgetFamily, _ widget: @escaping @MainActor () -> any Widget,
    entries: @escaping WidgetTimeline.Source
  ) {
    let size = family.size
    self.init(name, traits: .fixedLayout(width: size.width, height: size.height)) {
      WidgetTimeline(family, widget, entries)
    }
  }
}

/// A widget whose entries show one after the other.
struct WidgetTimeline: View {
  typealias Source = @MainActor (TimelineProviderContext) async -> [any TimelineEntry]

  /// How long an entry shows, in seconds, whatever its date says: previews are to be looked at.
  static let secondsOfEntry = 2.0

  private let family: WidgetFamily
  private let description: _WidgetDescription
  private let source: Source
  /// Nil until the provider has given them.
  @State private var entries: [any TimelineEntry]?
  @State private var index = 0

  init(
    _ family: WidgetFamily, _ widget: @MainActor () -> any Widget, _ source: @escaping Source
  ) {
    self.family = family
    self.source = source
    var description = _WidgetDescription()
    widget().describe(&description)
    self.description = description
  }

  var body: some View {
    WidgetPicture(family: family, hasMargins: description.hasMargins && !family.isAccessory) {
      if let entry {
        view(of: entry).redacted(reason: isWaiting ? .placeholder : [])
      }
    }
    .task { await show() }
  }

  private var context: TimelineProviderContext { TimelineProviderContext(family) }

  /// Whether there are no entries: a placeholder shows.
  private var isWaiting: Bool { entries?.isEmpty ?? true }

  /// What shows now.
  private var entry: (any TimelineEntry)? {
    guard let entries, !isWaiting else { return description.placeholder?(context) }
    return entries[min(index, entries.count - 1)]
  }

  private func view(of entry: any TimelineEntry) -> AnyView {
    guard let content = description.content else { return AnyView(EmptyView()) }
    guard let view = content(entry) else {
      preconditionFailure("the widget shows no entries of the type \(type(of: entry))")
    }
    return view
  }

  private func show() async {
    let entries = await source(context)
    self.entries = entries
    for next in entries.indices.dropFirst() {
      guard (try? await Task.sleep(for: .seconds(Self.secondsOfEntry))) != nil else { return }
      withAnimation(.spring) { index = next }
    }
  }
}

extension Widget {
  fileprivate func describe(_ description: inout _WidgetDescription) {
    body._describe(&description)
  }
}
