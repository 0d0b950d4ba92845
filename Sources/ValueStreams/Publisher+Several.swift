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

  /// What a closure makes of the last values of both.
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
      let lines = Junction<(Output, P.Output), Failure>(subscriber)
      let pairs = Kept(PairQueue<Output, P.Output>())
      lines.open()
      subscriber.receive(subscription: lines)
      let take = {
        if let pair = pairs.value.next() { lines.send(pair) }
        if pairs.value.isOver { lines.close(.finished) }
      }
      lines.keep(
        self.sink { end in
          pairs.value.leftHasEnded = true
          if case .failure = end { lines.close(end) } else { take() }
        } receiveValue: { value in
          pairs.value.left.append(value)
          take()
        })
      lines.keep(
        other.sink { end in
          pairs.value.rightHasEnded = true
          if case .failure = end { lines.close(end) } else { take() }
        } receiveValue: { value in
          pairs.value.right.append(value)
          take()
        })
    }
  }

  /// The values of the publishers that a closure makes of each value.
  public func flatMap<P: Publisher>(
    _ transform: @escaping (Output) -> P
  ) -> _Operator<P.Output, Failure> where P.Failure == Failure {
    nested(transform, onlyLast: false)
  }

  private func nested<P: Publisher>(
    _ transform: @escaping (Output) -> P, onlyLast: Bool
  ) -> _Operator<P.Output, Failure> where P.Failure == Failure {
    _Operator { subscriber in
      let lines = Junction(subscriber)
      let inner = Kept(AnyCancellable?.none)
      lines.open()
      subscriber.receive(subscription: lines)
      lines.keep(
        self.sink(
          receiveCompletion: { lines.close($0) },
          receiveValue: { value in
            if onlyLast, inner.value != nil {
              inner.value?.cancel()
              inner.value = nil
              lines.close(.finished)
            }
            lines.open()
            let line = transform(value).sink(
              receiveCompletion: { lines.close($0) }, receiveValue: { lines.send($0) })
            if onlyLast { inner.value = line } else { lines.keep(line) }
          }))
    }
  }

  private func joined<T>(
    _ publishers: [AnyPublisher<T, Failure>]
  ) -> _Operator<T, Failure> {
    _Operator { subscriber in
      let lines = Junction(subscriber)
      for _ in publishers { lines.open() }
      subscriber.receive(subscription: lines)
      for publisher in publishers {
        lines.keep(
          publisher.sink(
            receiveCompletion: { lines.close($0) }, receiveValue: { lines.send($0) }))
      }
    }
  }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
  /// The values of the last publisher.
  public func switchToLatest() -> _Operator<Output.Output, Failure> {
    nested({ $0 }, onlyLast: true)
  }
}

/// Values of two sides that wait for each other.
private struct PairQueue<Left, Right> {
  var left: [Left] = []
  var right: [Right] = []
  var leftHasEnded = false
  var rightHasEnded = false

  /// Whether no pair can come any more.
  var isOver: Bool { leftHasEnded && left.isEmpty || rightHasEnded && right.isEmpty }

  mutating func next() -> (Left, Right)? {
    guard !left.isEmpty, !right.isEmpty else { return nil }
    return (left.removeFirst(), right.removeFirst())
  }
}

private enum Either<Left, Right> {
  case left(Left)
  case right(Right)
}

/// Several lines that end at one subscriber; it ends when all of them have, or one has failed.
private final class Junction<Output, Failure: Error>: Subscription {
  private var subscriber: (any Subscriber<Output, Failure>)?
  private var lines: [AnyCancellable] = []
  private var count = 0

  init(_ subscriber: any Subscriber<Output, Failure>) { self.subscriber = subscriber }

  func open() { count += 1 }

  func keep(_ line: AnyCancellable) {
    if subscriber == nil { line.cancel() } else { lines.append(line) }
  }

  func send(_ value: Output) { _ = subscriber?.receive(value) }

  func close(_ completion: Subscribers.Completion<Failure>) {
    count -= 1
    switch completion {
    case .failure: finish(completion)
    case .finished: if count == 0 { finish(completion) }
    }
  }

  func request(_ demand: Subscribers.Demand) {}

  func cancel() {
    subscriber = nil
    lines = []
  }

  private func finish(_ completion: Subscribers.Completion<Failure>) {
    let last = subscriber
    cancel()
    last?.receive(completion: completion)
  }
}
