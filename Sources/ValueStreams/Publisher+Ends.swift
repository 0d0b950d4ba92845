// Operators that look at how a publisher ends.

extension Publisher {
  /// The values again from the start after a failure, so many times at most.
  public func retry(_ retries: Int) -> _Operator<Output, Failure> {
    guard retries > 0 else { return map { $0 } }
    return self.catch { _ in retry(retries - 1) }
  }

  /// A value where there is none at the end.
  public func replaceEmpty(with output: Output) -> _Operator<Output, Failure> {
    ending(keeping: true) { value, isEmpty, subscriber in
      isEmpty = false
      return subscriber.receive(value)
    } atEnd: { isEmpty, subscriber in
      if isEmpty { _ = subscriber.receive(output) }
    }
  }

  /// Returns a publisher of arrays with a number of values; the last one may have fewer.
  public func collect(_ count: Int) -> _Operator<[Output], Failure> {
    ending(keeping: [Output]()) { value, values, subscriber in
      values.append(value)
      guard values.count >= count else { return .max(1) }
      defer { values = [] }
      return subscriber.receive(values)
    } atEnd: { values, subscriber in
      if !values.isEmpty { _ = subscriber.receive(values) }
    }
  }

  /// Values after the last one.
  public func append(_ elements: Output...) -> _Operator<Output, Failure> { append(elements) }

  /// Values after the last one.
  public func append<S: Sequence>(
    _ elements: S
  ) -> _Operator<Output, Failure> where S.Element == Output {
    append(Publishers.Sequence<S, Failure>(sequence: elements))
  }

  /// The values of another publisher after the last one.
  public func append<P: Publisher>(
    _ publisher: P
  ) -> _Operator<Output, Failure> where P.Output == Output, P.Failure == Failure {
    let parts = [AnyPublisher(self), AnyPublisher(publisher)]
    return Publishers.Sequence<[AnyPublisher<Output, Failure>], Failure>(sequence: parts)
      .flatMap(maxPublishers: .max(1)) { $0 }
  }

  /// Values before the first one.
  public func prepend(_ elements: Output...) -> _Operator<Output, Failure> { prepend(elements) }

  /// Values before the first one.
  public func prepend<S: Sequence>(
    _ elements: S
  ) -> _Operator<Output, Failure> where S.Element == Output {
    Publishers.Sequence<S, Failure>(sequence: elements).append(self)
  }

  /// The values of another publisher before the first one.
  public func prepend<P: Publisher>(
    _ publisher: P
  ) -> _Operator<Output, Failure> where P.Output == Output, P.Failure == Failure {
    publisher.append(self)
  }

  /// Nothing but the end.
  public func ignoreOutput() -> _Operator<Never, Failure> { operating { _, _ in .max(1) } }

  /// Whether a value passes: known as soon as one does.
  public func contains(
    where predicate: @escaping (Output) -> Bool
  ) -> _Operator<Bool, Failure> {
    first(where: predicate).map { _ in true }.replaceEmpty(with: false)
  }

  /// Whether all values pass: known as soon as one does not.
  public func allSatisfy(
    _ predicate: @escaping (Output) -> Bool
  ) -> _Operator<Bool, Failure> {
    contains { !predicate($0) }.map { !$0 }
  }

  /// The value of an index.
  public func output(at index: Int) -> _Operator<Output, Failure> { dropFirst(index).first() }

  /// The last value that passes, at the end.
  public func last(where predicate: @escaping (Output) -> Bool) -> _Operator<Output, Failure> {
    filter(predicate).last()
  }

  /// The least value, at the end.
  public func min(
    by areInIncreasingOrder: @escaping (Output, Output) -> Bool
  ) -> _Operator<Output, Failure> {
    reduce(Output?.none) { least, value in
      least.map { areInIncreasingOrder(value, $0) ? value : $0 } ?? value
    }
    .compactMap { $0 }
  }

  /// The greatest value, at the end.
  public func max(
    by areInIncreasingOrder: @escaping (Output, Output) -> Bool
  ) -> _Operator<Output, Failure> {
    min { areInIncreasingOrder($1, $0) }
  }

  /// The publisher as one that does not fail: a failure stops the program.
  public func assertNoFailure(_ prefix: String = "") -> _Operator<Output, Never> {
    mapError { preconditionFailure("\(prefix) a publisher has failed: \($0)") }
  }

  /// Prints all events to standard output.
  public func print(_ prefix: String = "") -> _Operator<Output, Failure> {
    let start = prefix.isEmpty ? "" : "\(prefix): "
    return handleEvents(
      receiveSubscription: { _ in Swift.print("\(start)receive subscription") },
      receiveOutput: { Swift.print("\(start)receive value: (\($0))") },
      receiveCompletion: { end in
        switch end {
        case .finished: Swift.print("\(start)receive finished")
        case .failure(let error): Swift.print("\(start)receive error: (\(error))")
        }
      },
      receiveCancel: { Swift.print("\(start)receive cancel") })
  }

  /// A publisher that keeps something for each subscriber and sends more at the end.
  private func ending<T, Memory>(
    keeping memory: @autoclosure @escaping () -> Memory,
    _ value: @escaping (Output, inout Memory, any Subscriber<T, Failure>) -> Subscribers.Demand,
    atEnd: @escaping (Memory, any Subscriber<T, Failure>) -> Void
  ) -> _Operator<T, Failure> {
    _Operator { subscriber in
      let kept = Kept(memory())
      subscribe(
        Relay<Output, Failure>(
          subscription: { subscriber.receive(subscription: $0) },
          value: { value($0, &kept.value, subscriber) },
          completion: {
            if case .finished = $0 { atEnd(kept.value, subscriber) }
            subscriber.receive(completion: $0)
          }))
    }
  }
}

extension Publisher where Output: Equatable {
  /// Whether a value comes: known as soon as it does.
  public func contains(_ output: Output) -> _Operator<Bool, Failure> {
    contains { $0 == output }
  }
}

extension Publisher where Output: Comparable {
  /// The least value, at the end.
  public func min() -> _Operator<Output, Failure> { min(by: <) }
  /// The greatest value, at the end.
  public func max() -> _Operator<Output, Failure> { max(by: <) }
}
