extension Publisher {
  /// The values as they come: in a picture everything happens on the main actor.
  public func receive<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Self {
    self
  }

  /// The values as they come: in a picture everything happens on the main actor.
  public func subscribe<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Self {
    self
  }

  /// Each value, and the end, so much later in the scene's time.
  public func delay<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil,
    scheduler: S, options: S.SchedulerOptions? = nil
  ) -> _Operator<Output, Failure> where S.SchedulerTimeType == VirtualTime {
    _Operator { subscriber in
      let line = DelayedLine(subscriber)
      subscribe(
        Relay<Output, Failure>(
          subscription: {
            line.connect($0)
            subscriber.receive(subscription: line)
          },
          value: { value in
            later(interval) { line.send(value) }
            return .none
          },
          completion: { end in later(interval) { line.finish(end) } }))
    }
  }

  /// Each value that no other follows within an interval of the scene's time.
  ///
  /// The end comes at once, and a value that waits then is lost.
  /// Source: OpenCombine's `Publishers.Debounce`, which is tested against Apple's.
  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> _Operator<Output, Failure> where S.SchedulerTimeType == VirtualTime {
    _Operator { subscriber in
      let (line, newest) = (ThinnedLine(subscriber), Kept(0))
      subscribe(
        Relay<Output, Failure>(
          subscription: { line.start($0) },
          value: { value in
            newest.value += 1
            let number = newest.value
            later(dueTime) { if newest.value == number { line.send(value) } }
            return .none
          },
          completion: { line.finish($0) }))
    }
  }

  /// At most one value in each interval of the scene's time: the first of all at once, then of each interval the last
  /// or the first.
  ///
  /// The end waits for a value that waits, which then comes with it.
  /// Source: OpenCombine's `Publishers.Throttle`, which is tested against Apple's.
  public func throttle<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
  ) -> _Operator<Output, Failure> where S.SchedulerTimeType == VirtualTime {
    _Operator { subscriber in
      let line = ThinnedLine(subscriber)
      let course = Kept(Throttling<Output, Failure>())
      func emit() {
        let now = course.value
        course.value = Throttling(last: VirtualClock.current?.now() ?? 0)
        if let value = now.waiting { line.send(value) }
        if let end = now.end { line.finish(end) }
      }
      subscribe(
        Relay<Output, Failure>(
          subscription: { line.start($0) },
          value: { value in
            guard line.isWanted else { return .none }
            guard course.value.waiting == nil else {
              if latest { course.value.waiting = value }
              return .none
            }
            course.value.waiting = value
            guard let clock = VirtualClock.current else {
              // No time passes, so that the first interval never ends.
              if course.value.last == nil { emit() } else { course.value.waiting = nil }
              return .none
            }
            let next = course.value.last.map { $0 + interval.magnitude } ?? -.infinity
            clock.schedule(Swift.max(next, clock.now())) { emit() }
            return .none
          },
          completion: { end in
            course.value.end = end
            if course.value.waiting == nil { emit() }
          }))
    }
  }

  private func later(_ interval: VirtualTime.Stride, _ action: @escaping () -> Void) {
    guard let clock = VirtualClock.current else { return }
    clock.schedule(clock.now() + interval.magnitude, action)
  }
}

/// A line on which values are under way: what is canceled does not arrive.
private final class DelayedLine<Output, Failure: Error>: Subscription {
  private var subscriber: (any Subscriber<Output, Failure>)?
  private let upstream = Switchboard()

  init(_ subscriber: any Subscriber<Output, Failure>) { self.subscriber = subscriber }

  func connect(_ line: any Subscription) { upstream.connect(line) }

  func request(_ demand: Subscribers.Demand) { upstream.request(demand) }

  func send(_ value: Output) {
    guard let subscriber else { return }
    let demand = subscriber.receive(value)
    if demand > .none { upstream.request(demand) }
  }

  func finish(_ completion: Subscribers.Completion<Failure>) {
    let last = subscriber
    subscriber = nil
    last?.receive(completion: completion)
  }

  func cancel() {
    subscriber = nil
    upstream.cancel()
  }
}

/// What a throttled publisher keeps.
private struct Throttling<Output, Failure: Error> {
  /// When it sent last.
  var last: Double?
  /// The value that is planned to be sent.
  var waiting: Output?
  var end: Subscribers.Completion<Failure>?
}

/// A line that asks for all values and passes some of them on, as far as they are asked for.
private final class ThinnedLine<Output, Failure: Error>: Subscription {
  private var subscriber: (any Subscriber<Output, Failure>)?
  private let upstream = Switchboard()
  private var demand = Subscribers.Demand.none

  init(_ subscriber: any Subscriber<Output, Failure>) { self.subscriber = subscriber }

  /// Whether a value would be taken.
  var isWanted: Bool { subscriber != nil && demand > .none }

  func start(_ line: any Subscription) {
    upstream.connect(line)
    subscriber?.receive(subscription: self)
    upstream.request(.unlimited)
  }

  func request(_ demand: Subscribers.Demand) { self.demand += demand }

  func send(_ value: Output) {
    guard isWanted, let subscriber else { return }
    demand = demand.served()
    let more = subscriber.receive(value)
    demand += more
  }

  func finish(_ completion: Subscribers.Completion<Failure>) {
    let last = subscriber
    subscriber = nil
    last?.receive(completion: completion)
  }

  func cancel() {
    subscriber = nil
    upstream.cancel()
  }
}
