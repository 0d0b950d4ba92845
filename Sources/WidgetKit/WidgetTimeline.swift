import AppIntents
import ShapeShift

/// A widget whose entries show one after the other.
struct WidgetTimeline: View {
  typealias Source = @MainActor (TimelineProviderContext) async -> [any TimelineEntry]

  private let family: WidgetFamily
  private let description: _WidgetDescription
  private let source: Source
  /// Whether what gives the entries may give others later.
  private let isProvider: Bool
  /// How often entries were asked for anew.
  @SceneStorage(widgetReloads) private var reloads = 0

  init(
    _ family: WidgetFamily, _ widget: @MainActor () -> any Widget, isProvider: Bool,
    _ source: @escaping Source
  ) {
    self.family = family
    self.source = source
    self.isProvider = isProvider
    description = widget().description
  }

  var body: some View {
    let context = TimelineProviderContext(family)
    StatesInTurn(round: isProvider ? reloads : 0) {
      await source(context)
    } content: { entry in
      WidgetPicture(family: family, hasMargins: description.hasMargins && !family.isAccessory) {
        if let shown = entry ?? description.entries?.placeholder(context) {
          view(of: shown).redacted(reason: entry == nil ? .placeholder : [])
        }
      }
    }
  }

  private func view(of entry: any TimelineEntry) -> AnyView {
    guard let entries = description.entries else { return AnyView(EmptyView()) }
    guard let view = entries.content(entry) else {
      preconditionFailure("the widget does not support entries of type \(type(of: entry))")
    }
    return view
  }
}

/// Views of states that show one after the other, once they are there.
struct StatesInTurn<Value, Content: View>: View {
  /// How long a state shows, in seconds, whatever its date says: previews are to be looked at.
  private let secondsOfState = 2.0

  private let round: Int
  private let source: @MainActor () async -> [Value]
  private let content: (Value?) -> Content
  /// Empty until the source has given them.
  @State private var states: [Value] = []
  @State private var index = 0

  /// Views of states.
  ///
  /// - Parameter round: A number; the source is asked anew when it changes.
  init(
    round: Int = 0, of source: @escaping @MainActor () async -> [Value],
    @ViewBuilder content: @escaping (Value?) -> Content
  ) {
    self.round = round
    self.source = source
    self.content = content
  }

  var body: some View {
    content(states.isEmpty ? nil : states[min(index, states.count - 1)])
      .task(id: round) { await show() }
  }

  private func show() async {
    let states = await source()
    withAnimation(self.states.isEmpty ? nil : .spring) { (self.states, index) = (states, 0) }
    for next in states.indices.dropFirst() {
      guard (try? await Task.sleep(for: .seconds(secondsOfState))) != nil else { return }
      withAnimation(.spring) { index = next }
    }
  }
}

extension Widget {
  /// What its configuration says.
  var description: _WidgetDescription {
    var description = _WidgetDescription()
    body._describe(&description)
    return description
  }
}
