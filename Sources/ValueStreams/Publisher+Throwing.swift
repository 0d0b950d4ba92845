// Operators whose closures may throw: an error ends the publisher.

extension Publisher {
  /// Each value changed by a closure that may throw, without those that amount to nil.
  public func tryCompactMap<T>(
    _ transform: @escaping (Output) throws -> T?
  ) -> _Operator<T, any Error> {
    tryMap(transform).compactMap { $0 }
  }

  /// The values that pass.
  public func tryFilter(
    _ isIncluded: @escaping (Output) throws -> Bool
  ) -> _Operator<Output, any Error> {
    tryCompactMap { try isIncluded($0) ? $0 : nil }
  }

  /// A running result.
  public func tryScan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> _Operator<T, any Error> {
    scan(Result<T, any Error>.success(initialResult)) { result, value in
      Result { try nextPartialResult(try result.get(), value) }
    }
    .tryMap { try $0.get() }
  }

  /// Another publisher after a failure, or an error of the closure's.
  public func tryCatch<P: Publisher>(
    _ handler: @escaping (Failure) throws -> P
  ) -> _Operator<Output, any Error> where P.Output == Output {
    self.catch { failure -> AnyPublisher<Output, any Error> in
      do {
        return AnyPublisher(try handler(failure).mapError { $0 as any Error })
      } catch {
        return AnyPublisher(Fail(error: error))
      }
    }
  }
}

extension Publisher where Failure == Never {
  /// The values of the publishers, which may fail, that a closure makes of each value.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> _Operator<P.Output, P.Failure> {
    setFailureType(to: P.Failure.self).flatMap(maxPublishers: maxPublishers, transform)
  }
}

extension Publisher {
  /// The values of the publishers, which never fail, that a closure makes of each value.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> _Operator<P.Output, Failure> where P.Failure == Never {
    flatMap(maxPublishers: maxPublishers) { transform($0).setFailureType(to: Failure.self) }
  }
}

extension Result {
  /// A publisher of the value, or of the failure.
  public var publisher: AnyPublisher<Success, Failure> {
    switch self {
    case .success(let value):
      AnyPublisher(Publishers.Sequence<[Success], Failure>(sequence: [value]))
    case .failure(let error): AnyPublisher(Fail(error: error))
    }
  }
}

extension Optional {
  /// A publisher of the value; of nothing for nil.
  public var publisher: Publishers.Sequence<[Wrapped], Never> {
    Publishers.Sequence(sequence: map { [$0] } ?? [])
  }
}
