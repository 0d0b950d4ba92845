extension Publisher {
  /// The values of both, as they come.
  public func merge<P: Publisher>(
    with other: P
  ) -> _Operator<Output, Failure> where P.Output == Output, P.Failure == Failure {
    joined([AnyPublisher(self), AnyPublisher(other)])
  }

  /// The values of all, as they come.
  public func merge<A: Publisher, B: Publisher>(
    with a: A, _ b: B
  ) -> _Operator<Output, Failure>
  where A.Output == Output, A.Failure == Failure, B.Output == Output, B.Failure == Failure {
    joined([AnyPublisher(self), AnyPublisher(a), AnyPublisher(b)])
  }

  /// The last values of both, whenever one of them has a new one.
  public func combineLatest<P: Publisher>(
    _ other: P
  ) -> _Operator<(Output, P.Output), Failure> where P.Failure == Failure {
    let left = map { Either<Output, P.Output>.left($0) }
    let right = other.map { Either<Output, P.Output>.right($0) }
    return joined([AnyPublisher(left), AnyPublisher(right)])
      .scan((Output?.none, P.Output?.none)) { last, value in
        switch value {
        case .left(let left): (left, last.1)
        case .right(let right): (last.0, right)
        }
      }
      .compactMap { pair in
        guard let left = pair.0, let right = pair.1 else { return nil }
        return (left, right)
      }
  }

  /// Returns a publisher of a closure's results for the latest values of both.
  public func combineLatest<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> _Operator<T, Failure> where P.Failure == Failure {
    combineLatest(other).map { transform($0.0, $0.1) }
  }

  /// The last values of all, whenever one of them has a new one.
  public func combineLatest<P: Publisher, Q: Publisher>(
    _ first: P, _ second: Q
  ) -> _Operator<(Output, P.Output, Q.Output), Failure>
  where P.Failure == Failure, Q.Failure == Failure {
    combineLatest(first).combineLatest(second).map { ($0.0.0, $0.0.1, $0.1) }
  }

  /// The values of both in pairs; it ends when one side has ended and nothing of it waits.
  public func zip<P: Publisher>(
    _ other: P
  ) -> _Operator<(Output, P.Output), Failure> where P.Failure == Failure {
    _Operator { subscriber in
      let pairs = Pairing<Output, P.Output, Failure>(subscriber)
      subscriber.receive(subscription: pairs)
      subscribe(pairs.leftSide)
      other.subscribe(pairs.rightSide)
    }
  }

  /// Returns a publisher of the values of a closure's publishers, with a maximum number at a time.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> _Operator<P.Output, Failure> where P.Failure == Failure {
    _Operator { subscriber in
      let junction = Junction(subscriber)
      let line = junction.open()
      subscriber.receive(subscription: junction)
      subscribe(
        Relay<Output, Failure>(
          subscription: {
            line.connect($0)
            line.request(maxPublishers)
          },
          value: { value in
            junction.join(transform(value)) {
              if maxPublishers != .unlimited { line.request(.max(1)) }
            }
            return .none
          },
          completion: { junction.close(line, $0) }))
    }
  }

  /// The values of several publishers, as they come.
  func joined<T>(
    _ publishers: [AnyPublisher<T, Failure>]
  ) -> _Operator<T, Failure> {
    _Operator { subscriber in
      let junction = Junction(subscriber)
      // It stays open until all have been subscribed to.
      let own = junction.open()
      subscriber.receive(subscription: junction)
      for publisher in publishers { junction.join(publisher) }
      junction.close(own, .finished)
    }
  }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
  /// The values of the last publisher.
  public func switchToLatest() -> _Operator<Output.Output, Failure> {
    _Operator { subscriber in
      let junction = Junction(subscriber)
      let (line, last) = (junction.open(), Kept(Switchboard?.none))
      subscriber.receive(subscription: junction)
      subscribe(
        Relay<Output, Failure>(
          subscription: {
            line.connect($0)
            line.request(.unlimited)
          },
          value: { publisher in
            if let line = last.value { junction.leave(line) }
            last.value = junction.open()
            if let line = last.value { junction.connect(publisher, line) {} }
            return .none
          },
          completion: { junction.close(line, $0) }))
    }
  }
}

private enum Either<Left, Right> {
  case left(Left)
  case right(Right)
}

/// Two sides whose values wait for each other; each is asked for as many as there are to be pairs.
private final class Pairing<Left, Right, Failure: Error>: Subscription {
  private var subscriber: (any Subscriber<(Left, Right), Failure>)?
  private let (left, right) = (Side<Left>(), Side<Right>())

  /// What has come from one publisher and has no partner.
  private final class Side<Value> {
    let line = Switchboard()
    var values: [Value] = []
    var hasEnded = false
    var isOver: Bool { hasEnded && values.isEmpty }

    /// What takes the publisher's values.
    func relay(for pairs: Pairing) -> Relay<Value, Failure> {
      Relay(
        subscription: { self.line.connect($0) },
        value: { value in
          self.values.append(value)
          pairs.sendPair()
          return .none
        },
        completion: { end in
          self.hasEnded = true
          pairs.close(end)
        })
    }
  }

  init(_ subscriber: any Subscriber<(Left, Right), Failure>) { self.subscriber = subscriber }

  var leftSide: Relay<Left, Failure> { left.relay(for: self) }
  var rightSide: Relay<Right, Failure> { right.relay(for: self) }

  func request(_ demand: Subscribers.Demand) {
    left.line.request(demand)
    right.line.request(demand)
  }

  func cancel() {
    subscriber = nil
    left.line.cancel()
    right.line.cancel()
  }

  private func sendPair() {
    guard let subscriber, !left.values.isEmpty, !right.values.isEmpty else { return }
    let demand = subscriber.receive((left.values.removeFirst(), right.values.removeFirst()))
    if demand > .none { request(demand) }
    close(.finished)
  }

  /// Ends with a failure, or once no pair can come any more.
  private func close(_ completion: Subscribers.Completion<Failure>) {
    if case .finished = completion, !left.isOver, !right.isOver { return }
    let last = subscriber
    cancel()
    last?.receive(completion: completion)
  }
}

/// Several lines that end at one subscriber; it ends when all of them have, or one has failed.
///
/// Unless all values are asked for, each line is asked for one at a time, which waits until it is asked for.
private final class Junction<Output, Failure: Error>: Subscription {
  private var subscriber: (any Subscriber<Output, Failure>)?
  private var lines: [Switchboard] = []
  private var demand = Subscribers.Demand.none
  private var waiting: [(value: Output, line: Switchboard)] = []

  init(_ subscriber: any Subscriber<Output, Failure>) { self.subscriber = subscriber }

  /// Adds a line, which it waits for.
  func open() -> Switchboard {
    let line = Switchboard()
    if subscriber == nil { line.cancel() } else { lines.append(line) }
    return line
  }

  /// Adds the values of a publisher; a closure is called when it has ended.
  func join<P: Publisher>(
    _ publisher: P, whenOver: @escaping () -> Void = {}
  ) where P.Output == Output, P.Failure == Failure {
    connect(publisher, open(), whenOver: whenOver)
  }

  func connect<P: Publisher>(
    _ publisher: P, _ line: Switchboard, whenOver: @escaping () -> Void
  ) where P.Output == Output, P.Failure == Failure {
    publisher.subscribe(
      Relay<Output, Failure>(
        subscription: {
          line.connect($0)
          line.request(self.demand == .unlimited ? .unlimited : .max(1))
        },
        value: { self.take($0, line) },
        completion: {
          self.close(line, $0)
          whenOver()
        }))
  }

  /// Ends a line; the whole with the last one, or with a failure.
  func close(_ line: Switchboard, _ completion: Subscribers.Completion<Failure>) {
    lines.removeAll { $0 === line }
    if case .failure = completion { finish(completion) } else { finishIfOver() }
  }

  /// Lets go of a line and of what waits on it.
  func leave(_ line: Switchboard) {
    lines.removeAll { $0 === line }
    waiting.removeAll { $0.line === line }
    line.cancel()
  }

  func request(_ demand: Subscribers.Demand) {
    let wasUnlimited = self.demand == .unlimited
    self.demand += demand
    while self.demand > .none, !waiting.isEmpty {
      let (value, line) = waiting.removeFirst()
      send(value)
      if self.demand != .unlimited { line.request(.max(1)) }
    }
    if self.demand == .unlimited, !wasUnlimited {
      for line in lines { line.request(.unlimited) }
    }
    finishIfOver()
  }

  func cancel() {
    let last = lines
    (subscriber, lines, waiting) = (nil, [], [])
    for line in last { line.cancel() }
  }

  private func take(_ value: Output, _ line: Switchboard) -> Subscribers.Demand {
    guard lines.contains(where: { $0 === line }) else { return .none }
    guard demand > .none, waiting.isEmpty else {
      waiting.append((value, line))
      return .none
    }
    send(value)
    return demand == .unlimited ? .none : .max(1)
  }

  private func send(_ value: Output) {
    guard let subscriber else { return }
    demand = demand.served()
    let more = subscriber.receive(value)
    demand += more
  }

  private func finishIfOver() {
    if lines.isEmpty, waiting.isEmpty { finish(.finished) }
  }

  private func finish(_ completion: Subscribers.Completion<Failure>) {
    let last = subscriber
    cancel()
    last?.receive(completion: completion)
  }
}
