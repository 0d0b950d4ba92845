public import Foundation
import ViewAnimation
import ViewLayout

/// The times at which a timeline's content is updated.
public protocol TimelineSchedule {
  /// The times, in order.
  associatedtype Entries: Sequence where Entries.Element == Date

  /// The times from the last at or before `startDate` on.
  func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries
}

/// The frequency at which a schedule may update its content.
public enum TimelineScheduleMode: Sendable, Hashable {
  /// As often as the schedule says.
  case normal
  /// Seldom; a picture is never drawn so.
  case lowFrequency
}

/// A time at regular distances.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  /// Times at regular distances, without end.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    let start: Date
    let interval: TimeInterval
    var index: Double

    /// The next time.
    public mutating func next() -> Date? {
      defer { index += 1 }
      return start.addingTimeInterval(index * interval)
    }
  }

  private let start: Date
  private let interval: TimeInterval

  /// A time every `interval` seconds from `startDate` on; `startDate` alone if that is not positive.
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = interval
  }

  /// The times from the last at or before `startDate` on.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    guard interval > 0, interval.isFinite else {
      return Entries(start: start, interval: 0, index: 0)
    }
    let passed = (startDate.timeIntervalSince(start) / interval).rounded(.down)
    return Entries(start: start, interval: interval, index: max(passed, 0))
  }
}

/// Every tick of the scene, or every so many.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  /// The distance of the scene's ticks, in seconds.
  var tick = 1.0 / 60

  private let minimumInterval: TimeInterval
  private let isPaused: Bool

  /// The ticks, at least `minimumInterval` seconds apart; none while paused.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    self.minimumInterval = minimumInterval ?? 0
    isPaused = paused
  }

  /// The times from `startDate` on, which is the first; none while paused or seldom.
  public func entries(
    from startDate: Date, mode: TimelineScheduleMode
  ) -> some Sequence<Date> {
    let times = PeriodicTimelineSchedule(from: startDate, by: interval)
      .entries(from: startDate, mode: mode)
    return times.prefix(isPaused || mode == .lowFrequency ? 0 : .max)
  }

  /// The scene's own ticks from the last at or before a date on.
  fileprivate func ticks(from date: Date) -> some Sequence<Date> {
    PeriodicTimelineSchedule(from: .sceneStart, by: interval)
      .entries(from: date, mode: .normal).prefix(isPaused ? 0 : .max)
  }

  /// The seconds between two times: whole ticks.
  private var interval: TimeInterval {
    let ticks = minimumInterval.isFinite ? max((minimumInterval / tick - 1e-6).rounded(.up), 1) : 1
    return ticks * tick
  }
}

/// Times that are listed.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule
where Entries.Element == Date {
  private let dates: Entries

  /// The given times, in order.
  public init(_ dates: Entries) { self.dates = dates }

  /// The times from the last at or before `startDate` on; the last of all when all have passed.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> [Date] {
    let all = Array(dates)
    let first = all.lastIndex { $0 <= startDate } ?? 0
    return Array(all.dropFirst(first))
  }
}

/// The times of whole minutes.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// Whole minutes.
  public init() {}

  /// The minutes from the last at or before `startDate` on.
  public func entries(
    from startDate: Date, mode: TimelineScheduleMode
  ) -> PeriodicTimelineSchedule.Entries {
    PeriodicTimelineSchedule(from: .sceneStart, by: 60).entries(from: startDate, mode: mode)
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// A time every `interval` seconds.
  public static func periodic(
    from startDate: Date, by interval: TimeInterval
  ) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// Every tick of the scene.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

  /// The ticks, at least `minimumInterval` seconds apart; none while paused.
  public static func animation(
    minimumInterval: Double? = nil, paused: Bool = false
  ) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// Whole minutes.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule {
  /// Times that are listed.
  public static func explicit<S: Sequence>(
    _ dates: S
  ) -> ExplicitTimelineSchedule<S> where Self == ExplicitTimelineSchedule<S> {
    ExplicitTimelineSchedule(dates)
  }
}

/// A schedule that may never end.
private protocol EndlessTimelineSchedule {
  var hasNoEnd: Bool { get }
}

extension PeriodicTimelineSchedule: EndlessTimelineSchedule {
  fileprivate var hasNoEnd: Bool { interval > 0 && interval.isFinite }
}

extension AnimationTimelineSchedule: EndlessTimelineSchedule {
  fileprivate var hasNoEnd: Bool { !isPaused }
}

extension EveryMinuteTimelineSchedule: EndlessTimelineSchedule {
  fileprivate var hasNoEnd: Bool { true }
}

extension Date {
  /// The date of a scene's time 0: 1 January 2001, 00:00 UTC.
  ///
  /// Scenes know no other clock.
  public static let sceneStart = Date(timeIntervalSinceReferenceDate: 0)
}

/// A view whose content is updated at the times of a schedule.
public struct TimelineView<Schedule: TimelineSchedule, Content: View>: PrimitiveView {
  /// The time that the content is made for.
  public struct Context {
    /// The update frequency of the content.
    public enum Cadence: Comparable, Sendable {
      /// At every tick.
      case live
      /// Every second.
      case seconds
      /// Every minute.
      case minutes
    }

    /// The time of the schedule that the content is made for.
    public let date: Date
    /// The update frequency of the content.
    public let cadence: Cadence
  }

  let schedule: Schedule
  let content: (TimelineViewDefaultContext) -> Content

  /// Creates a view whose content is updated at the times of a schedule.
  public nonisolated init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.schedule = schedule
    self.content = content
  }

  /// A node that plans the times as events of the scene.
  @MainActor public static func _makeNode() -> _ViewNode<Self> { TimelineNode<Schedule, Content>() }
}

/// The time that the content of any timeline is made for.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>
  .Context

private final class TimelineNode<Schedule: TimelineSchedule, Content: View>:
  _ViewNode<TimelineView<Schedule, Content>>
{
  private var child: _ViewNode<Content>?
  private var entries: AnyIterator<Date>?
  private var date = Date.sceneStart
  private var generation = 0
  /// Whether the times have no end.
  private var isEndless = false

  override var onlyChild: AnyViewNode? { child }
  override var pathComponent: String? { "TimelineView" }
  override var isAnimating: Bool { isEndless }
  override var motion: MotionLength {
    isEndless ? .unknown("a TimelineView never ends") : .rest(at: 0)
  }

  override func receive(_ view: TimelineView<Schedule, Content>) {
    let now = Date.sceneStart.addingTimeInterval(inputs.time)
    let schedule = view.schedule
    isEndless = (schedule as? any EndlessTimelineSchedule)?.hasNoEnd ?? false
    if isEndless { inputs.graph?.activate(self) }
    let entries = times(of: schedule, from: now)
    date = entries.next() ?? (child == nil ? now : date)
    self.entries = entries
    generation += 1
    planNext()
    showContent()
  }

  override func updateIfDirty() {
    if isDirty { showContent() }
  }

  /// The times of a schedule; those of animations are the scene's ticks.
  private func times(of schedule: Schedule, from now: Date) -> AnyIterator<Date> {
    guard var animation = schedule as? AnimationTimelineSchedule, let graph = inputs.graph else {
      return AnyIterator(schedule.entries(from: now, mode: .normal).makeIterator())
    }
    animation.tick = 1 / graph.configuration.tickRate
    return AnyIterator(animation.ticks(from: now).makeIterator())
  }

  private func showContent() {
    guard let view else { return }
    isDirty = false
    let context = TimelineViewDefaultContext(date: date, cadence: .live)
    childNode(in: &child).update(tracking { view.content(context) }, inputs)
  }

  /// Plans the next time of the schedule that has not passed.
  private func planNext() {
    guard let graph = inputs.graph, let next = entries?.next(), next > date else { return }
    let generation = generation
    let time = max(next.timeIntervalSince(.sceneStart), graph.time)
    graph.schedule(at: time, isRecurring: isEndless) { [weak self] in
      self?.reach(next, generation)
    }
  }

  private func reach(_ date: Date, _ generation: Int) {
    guard isMounted, generation == self.generation else { return }
    self.date = date
    invalidate()
    planNext()
  }
}
