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

  /// Each value so much later, in the scene's time.
  public func delay<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil,
    scheduler: S, options: S.SchedulerOptions? = nil
  ) -> _Operator<Output, Failure> where S.SchedulerTimeType == VirtualTime {
    operating { value, subscriber in
      later(interval) { _ = subscriber.receive(value) }
      return .none
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
