extension Publisher {
  /// Another failure.
  public func mapError<E: Error>(
    _ transform: @escaping (Failure) -> E
  ) -> _Operator<Output, E> {
    _Operator { subscriber in
      subscribe(
        Relay<Output, Failure>(
          subscription: { subscriber.receive(subscription: $0) },
          value: { subscriber.receive($0) },
          completion: {
            switch $0 {
            case .finished: subscriber.receive(completion: .finished)
            case .failure(let error): subscriber.receive(completion: .failure(transform(error)))
            }
          }))
    }
  }

  /// A value for a failure.
  public func replaceError(with output: Output) -> _Operator<Output, Never> {
    self.catch { _ in Just(output) }
  }

  /// Another publisher after a failure.
  public func `catch`<P: Publisher>(
    _ handler: @escaping (Failure) -> P
  ) -> _Operator<Output, P.Failure> where P.Output == Output {
    _Operator { subscriber in
      let line = CountingLine()
      subscribe(
        Relay<Output, Failure>(
          subscription: {
            line.board.connect($0)
            subscriber.receive(subscription: line)
          },
          value: { line.serve(subscriber.receive($0)) },
          completion: { completion in
            guard case .failure(let error) = completion else {
              return subscriber.receive(completion: .finished)
            }
            line.board.release(unserved: line.left)
            handler(error).subscribe(
              Relay<Output, P.Failure>(
                subscription: { line.board.connect($0) },
                value: { subscriber.receive($0) },
                completion: { subscriber.receive(completion: $0) }))
          }))
    }
  }

  /// Each value changed by a closure that may throw; an error ends the publisher.
  public func tryMap<T>(
    _ transform: @escaping (Output) throws -> T
  ) -> _Operator<T, any Error> {
    let failing: _Operator<Output, any Error> = mapError { $0 as any Error }
    return _Operator { subscriber in
      let line = Switchboard()
      failing.subscribe(
        Relay<Output, any Error>(
          subscription: {
            line.connect($0)
            subscriber.receive(subscription: line)
          },
          value: {
            do {
              return subscriber.receive(try transform($0))
            } catch {
              line.cancel()
              subscriber.receive(completion: .failure(error))
              return .none
            }
          },
          completion: { subscriber.receive(completion: $0) }))
    }
  }
}

extension Publisher where Failure == Never {
  /// The publisher as one that could fail.
  public func setFailureType<E: Error>(to failureType: E.Type) -> _Operator<Output, E> {
    mapError { _ in preconditionFailure("a publisher that never fails has failed") }
  }
}

/// A line that knows how much of what was asked for has not come.
private final class CountingLine: Subscription {
  let board = Switchboard()
  private(set) var left = Subscribers.Demand.none

  func request(_ demand: Subscribers.Demand) {
    left += demand
    board.request(demand)
  }

  /// Counts a value that was served, and what its receiver asks for more.
  func serve(_ more: Subscribers.Demand) -> Subscribers.Demand {
    left = left.served() + more
    return more
  }

  func cancel() { board.cancel() }
}
