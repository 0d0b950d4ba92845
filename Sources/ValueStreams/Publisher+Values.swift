extension Publisher {
  /// Each value changed.
  public func map<T>(_ transform: @escaping (Output) -> T) -> _Operator<T, Failure> {
    operating { $1.receive(transform($0)) }
  }

  /// A part of each value.
  public func map<T>(_ keyPath: KeyPath<Output, T>) -> _Operator<T, Failure> {
    map { $0[keyPath: keyPath] }
  }

  /// Each value changed, without those that amount to nil.
  public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> _Operator<T, Failure> {
    operating { value, subscriber in
      transform(value).map { subscriber.receive($0) } ?? .max(1)
    }
  }

  /// The values that pass.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> _Operator<Output, Failure> {
    operating { isIncluded($0) ? $1.receive($0) : .max(1) }
  }

  /// Each value that differs from the one before.
  public func removeDuplicates(
    by areEqual: @escaping (Output, Output) -> Bool
  ) -> _Operator<Output, Failure> {
    operating(keeping: Output?.none) { value, last, subscriber in
      if let last, areEqual(last, value) { return .max(1) }
      last = value
      return subscriber.receive(value)
    }
  }

  /// A running result.
  public func scan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> _Operator<T, Failure> {
    operating(keeping: initialResult) { value, result, subscriber in
      result = nextPartialResult(result, value)
      return subscriber.receive(result)
    }
  }

  /// All values but the first.
  public func dropFirst(_ count: Int = 1) -> _Operator<Output, Failure> {
    operating(keeping: count) { value, left, subscriber in
      guard left > 0 else { return subscriber.receive(value) }
      left -= 1
      return .max(1)
    }
  }

  /// The values from the first that does not pass.
  public func drop(
    while predicate: @escaping (Output) -> Bool
  ) -> _Operator<Output, Failure> {
    operating(keeping: true) { value, isDropping, subscriber in
      isDropping = isDropping && predicate(value)
      return isDropping ? .max(1) : subscriber.receive(value)
    }
  }

  /// Another value for nil.
  public func replaceNil<T>(with output: T) -> _Operator<T, Failure> where Output == T? {
    map { $0 ?? output }
  }

  /// Calls closures on the way.
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil,
    receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> _Operator<Output, Failure> {
    _Operator { subscriber in
      subscribe(
        Relay<Output, Failure>(
          subscription: {
            receiveSubscription?($0)
            guard receiveCancel != nil || receiveRequest != nil else {
              return subscriber.receive(subscription: $0)
            }
            subscriber.receive(
              subscription: WatchedLine(
                line: $0, onRequest: receiveRequest, onCancel: receiveCancel))
          },
          value: {
            receiveOutput?($0)
            return subscriber.receive($0)
          },
          completion: {
            receiveCompletion?($0)
            subscriber.receive(completion: $0)
          }))
    }
  }

  /// One publisher for several subscribers, subscribed to as long as there is one.
  public func share() -> Publishers.Share<Self> { Publishers.Share(upstream: self) }
}

/// A line whose requests are seen.
private struct WatchedLine: Subscription {
  let line: any Subscription
  let onRequest: ((Subscribers.Demand) -> Void)?
  let onCancel: (() -> Void)?

  func request(_ demand: Subscribers.Demand) {
    onRequest?(demand)
    line.request(demand)
  }

  func cancel() {
    onCancel?()
    line.cancel()
  }
}

extension Publisher where Output: Equatable {
  /// Each value that differs from the one before.
  public func removeDuplicates() -> _Operator<Output, Failure> { removeDuplicates(by: ==) }
}

extension Publishers {
  /// One publisher for several subscribers, which is subscribed to while there are any.
  public final class Share<Upstream: Publisher>: Publisher {
    /// The type of the published values.
    public typealias Output = Upstream.Output
    /// The type of the failures.
    public typealias Failure = Upstream.Failure
    private let upstream: Upstream
    private let audience = Audience<Upstream.Output, Upstream.Failure>()
    private var line: AnyCancellable?

    init(upstream: Upstream) { self.upstream = upstream }

    /// Adds a subscriber; the first one starts the publisher, and the last one that leaves stops it.
    public func receive<S: Subscriber>(
      subscriber: S
    ) where S.Input == Output, S.Failure == Failure {
      let isFirst = audience.isEmpty
      audience.add(subscriber)
      guard isFirst, !audience.isEmpty else { return }
      // It is kept as long as somebody listens, whoever else keeps it.
      audience.whenEmpty = { self.stop() }
      line = upstream.sink(
        receiveCompletion: { self.audience.finish($0) },
        receiveValue: { self.audience.send($0) })
      // They may have left while it sent its first values.
      if audience.isEmpty { stop() }
    }

    private func stop() {
      audience.whenEmpty = nil
      line = nil
    }
  }
}
