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
  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> _Operator<Output, Failure> where S.SchedulerTimeType == VirtualTime {
    operating(keeping: Kept(0)) { value, counter, subscriber in
      counter.value += 1
      let (number, counter) = (counter.value, counter)
      later(dueTime) { if counter.value == number { _ = subscriber.receive(value) } }
      return .none
    }
  }

  /// At most one value in each interval of the scene's time: the first, or else the last.
  public func throttle<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
  ) -> _Operator<Output, Failure> where S.SchedulerTimeType == VirtualTime {
    operating(keeping: Kept(Output?.none)) { value, waiting, subscriber in
      let (wasWaiting, waiting) = (waiting.value != nil, waiting)
      if !wasWaiting || latest { waiting.value = value }
      guard !wasWaiting else { return .none }
      later(interval) {
        if let value = waiting.value { _ = subscriber.receive(value) }
        waiting.value = nil
      }
      return .none
    }
  }

  private func later(_ interval: VirtualTime.Stride, _ action: @escaping () -> Void) {
    guard let clock = VirtualClock.current else { return }
    clock.schedule(clock.now() + interval.magnitude, action)
  }
}

/// A line on which values are under way: what is cancelled does not arrive.
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
