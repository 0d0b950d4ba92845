/// A publisher made of another one by closures.
public struct _Operator<Output, Failure: Error>: Publisher {
  private let attach: (any Subscriber<Output, Failure>) -> Void

  init(_ attach: @escaping (any Subscriber<Output, Failure>) -> Void) { self.attach = attach }

  /// Subscribes to what the publisher is made of.
  public func receive<S: Subscriber>(
    subscriber: S
  ) where S.Input == Output, S.Failure == Failure {
    attach(subscriber)
  }
}

extension Publisher {
  /// A publisher with the same failures whose values come by `value`.
  func operating<T>(
    _ value: @escaping (Output, any Subscriber<T, Failure>) -> Subscribers.Demand
  ) -> _Operator<T, Failure> {
    _Operator { subscriber in
      subscribe(
        Relay<Output, Failure>(
          subscription: { subscriber.receive(subscription: $0) },
          value: { value($0, subscriber) },
          completion: { subscriber.receive(completion: $0) }))
    }
  }

  /// A publisher that keeps something for each subscriber.
  func operating<T, Memory>(
    keeping memory: @autoclosure @escaping () -> Memory,
    _ value:
      @escaping (Output, inout Memory, any Subscriber<T, Failure>) -> Subscribers.Demand
  ) -> _Operator<T, Failure> {
    _Operator { subscriber in
      let kept = Kept(memory())
      operating { value($0, &kept.value, $1) }.subscribe(Forward(subscriber))
    }
  }
}

/// Something that closures share.
final class Kept<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}

/// A subscriber whose type is hidden.
struct Forward<Input, Failure: Error>: Subscriber {
  private let base: any Subscriber<Input, Failure>
  init(_ base: any Subscriber<Input, Failure>) { self.base = base }

  func receive(subscription: any Subscription) { base.receive(subscription: subscription) }
  func receive(_ input: Input) -> Subscribers.Demand { base.receive(input) }
  func receive(completion: Subscribers.Completion<Failure>) {
    base.receive(completion: completion)
  }
}

/// A line that can be replaced, and that remembers what was asked for while there was none.
final class Switchboard: Subscription {
  private var line: (any Subscription)?
  private var isCancelled = false
  private var waiting = Subscribers.Demand.none

  func connect(_ line: any Subscription) {
    guard !isCancelled else { return line.cancel() }
    self.line = line
    let demand = waiting
    waiting = .none
    if demand > .none { line.request(demand) }
  }

  func request(_ demand: Subscribers.Demand) {
    guard let line else {
      waiting += demand
      return
    }
    line.request(demand)
  }

  /// Lets go of a line that has ended: what it left unserved waits for the next one.
  func release(unserved demand: Subscribers.Demand) {
    line = nil
    waiting += demand
  }

  func cancel() {
    isCancelled = true
    let last = line
    line = nil
    last?.cancel()
  }
}
