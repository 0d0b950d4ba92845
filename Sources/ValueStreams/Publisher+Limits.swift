extension Publisher {
  /// The first values.
  public func prefix(_ maxLength: Int) -> _Operator<Output, Failure> {
    prefix(keeping: maxLength) { _ in true }
  }

  /// The values before the first that does not pass.
  public func prefix(
    while predicate: @escaping (Output) -> Bool
  ) -> _Operator<Output, Failure> {
    prefix(keeping: .max, while: predicate)
  }

  /// The first value.
  public func first() -> _Operator<Output, Failure> { prefix(1) }

  /// The first value that passes.
  public func first(where predicate: @escaping (Output) -> Bool) -> _Operator<Output, Failure> {
    filter(predicate).prefix(1)
  }

  /// All values in an array, at the end.
  public func collect() -> _Operator<[Output], Failure> { reduce([]) { $0 + [$1] } }

  /// The number of values, at the end.
  public func count() -> _Operator<Int, Failure> { reduce(0) { count, _ in count + 1 } }

  /// The last value, at the end.
  public func last() -> _Operator<Output, Failure> {
    reduce(Output?.none) { $1 }.compactMap { $0 }
  }

  /// Returns a publisher of the accumulated value, at the end.
  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> _Operator<T, Failure> {
    _Operator { subscriber in
      let result = Kept(initialResult)
      subscribe(
        Relay<Output, Failure>(
          subscription: { line in
            subscriber.receive(subscription: line)
            line.request(.unlimited)
          },
          value: {
            result.value = nextPartialResult(result.value, $0)
            return .none
          },
          completion: {
            if case .finished = $0 { _ = subscriber.receive(result.value) }
            subscriber.receive(completion: $0)
          }))
    }
  }

  private func prefix(
    keeping limit: Int, while predicate: @escaping (Output) -> Bool
  ) -> _Operator<Output, Failure> {
    _Operator { subscriber in
      let line = Switchboard()
      let left = Kept(limit)
      func finish() {
        left.value = -1
        line.cancel()
        subscriber.receive(completion: .finished)
      }
      subscribe(
        Relay<Output, Failure>(
          subscription: {
            line.connect($0)
            subscriber.receive(subscription: line)
            if limit == 0 { finish() }
          },
          value: {
            guard left.value > 0 else { return .none }
            guard predicate($0) else {
              finish()
              return .none
            }
            left.value -= 1
            let demand = subscriber.receive($0)
            if left.value == 0 { finish() }
            return demand
          },
          completion: { if left.value >= 0 { subscriber.receive(completion: $0) } }))
    }
  }
}
