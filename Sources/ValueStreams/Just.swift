/// A publisher of one value.
public struct Just<Output>: Publisher {
  /// `Never`: the publisher cannot fail.
  public typealias Failure = Never
  /// The value.
  public let output: Output

  /// A publisher of `output`.
  public init(_ output: Output) { self.output = output }

  /// Sends the value and ends.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
    Publishers.Sequence<[Output], Never>(sequence: [output]).receive(subscriber: subscriber)
  }
}

/// A publisher of nothing.
public struct Empty<Output, Failure: Error>: Publisher {
  /// Whether it ends at once.
  public let completeImmediately: Bool

  /// A publisher of nothing.
  public init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }

  /// Completes for the subscriber, unless the subscriber canceled.
  public func receive<S: Subscriber>(
    subscriber: S
  ) where S.Input == Output, S.Failure == Failure {
    subscriber.receive(subscription: SilentSubscription())
    if completeImmediately { subscriber.receive(completion: .finished) }
  }
}

/// A publisher that fails.
public struct Fail<Output, Failure: Error>: Publisher {
  /// The error of the failure.
  public let error: Failure

  /// A publisher that fails with `error`.
  public init(error: Failure) { self.error = error }

  /// Fails.
  public func receive<S: Subscriber>(
    subscriber: S
  ) where S.Input == Output, S.Failure == Failure {
    subscriber.receive(subscription: SilentSubscription())
    subscriber.receive(completion: .failure(error))
  }
}

/// A publisher that is created again for each subscriber.
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
  /// The type of the published values.
  public typealias Output = DeferredPublisher.Output
  /// The type of the failures.
  public typealias Failure = DeferredPublisher.Failure
  /// Makes the publisher.
  public let createPublisher: () -> DeferredPublisher

  /// A publisher that `createPublisher` makes for each subscriber.
  public init(createPublisher: @escaping () -> DeferredPublisher) {
    self.createPublisher = createPublisher
  }

  /// Makes the publisher and passes the subscriber on.
  public func receive<S: Subscriber>(
    subscriber: S
  ) where S.Input == Output, S.Failure == Failure {
    createPublisher().subscribe(subscriber)
  }
}

/// A publisher of one value that comes at some time.
public final class Future<Output, Failure: Error>: Publisher {
  /// Gives the future its value or its failure.
  public typealias Promise = (Result<Output, Failure>) -> Void
  private let subject = CurrentValueSubject<Output?, Failure>(nil)

  /// Runs `attempt` at once; the first call of its argument counts.
  public init(_ attempt: @escaping (@escaping Promise) -> Void) {
    attempt { [subject] result in
      guard subject.value == nil else { return }
      switch result {
      case .success(let value): subject.send(value)
      case .failure(let error): subject.send(completion: .failure(error))
      }
    }
  }

  /// Sends the value once it is there.
  public func receive<S: Subscriber>(
    subscriber: S
  ) where S.Input == Output, S.Failure == Failure {
    subject.compactMap { $0 }.prefix(1).receive(subscriber: subscriber)
  }
}

extension Publishers {
  /// A publisher of the elements of a sequence.
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    /// The type of the published values.
    public typealias Output = Elements.Element
    /// The elements.
    public let sequence: Elements

    /// A publisher of the elements of `sequence`.
    public init(sequence: Elements) { self.sequence = sequence }

    /// Sends the elements as they are asked for.
    public func receive<S: Subscriber>(
      subscriber: S
    ) where S.Input == Output, S.Failure == Failure {
      var iterator = sequence.makeIterator()
      guard let first = iterator.next() else {
        subscriber.receive(subscription: SilentSubscription())
        return subscriber.receive(completion: .finished)
      }
      subscriber.receive(
        subscription: SequenceSubscription(first, iterator, subscriber: subscriber))
    }
  }
}

extension Sequence {
  /// A publisher of the elements.
  public var publisher: Publishers.Sequence<Self, Never> { .init(sequence: self) }
}

/// A line that nothing comes over.
struct SilentSubscription: Subscription {
  func request(_ demand: Subscribers.Demand) {}
  func cancel() {}
}

/// Sends the elements as they are asked for, and the end with the last one.
private final class SequenceSubscription<Iterator: IteratorProtocol, S: Subscriber>: Subscription
where S.Input == Iterator.Element {
  private var next: Iterator.Element?
  private var iterator: Iterator
  private var subscriber: S?
  private var demand = Subscribers.Demand.none
  private var isSending = false

  init(_ first: Iterator.Element, _ iterator: Iterator, subscriber: S) {
    next = first
    self.iterator = iterator
    self.subscriber = subscriber
  }

  func request(_ demand: Subscribers.Demand) {
    self.demand += demand
    guard !isSending else { return }
    isSending = true
    defer { isSending = false }
    while self.demand > .none, let subscriber {
      guard let value = next else { return }
      next = iterator.next()
      self.demand = self.demand.served()
      let more = subscriber.receive(value)
      self.demand += more
      if next == nil, self.subscriber != nil {
        self.subscriber = nil
        subscriber.receive(completion: .finished)
      }
    }
  }

  func cancel() { subscriber = nil }
}
