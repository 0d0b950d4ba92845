/// A source of values over time.
public protocol Publisher<Output, Failure> {
  /// The type of the published values.
  associatedtype Output
  /// The type of the source's failures, or `Never`.
  associatedtype Failure: Error

  /// Starts to send values to a subscriber.
  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
  /// Starts to send values to a subscriber.
  public func subscribe<S: Subscriber>(
    _ subscriber: S
  ) where S.Input == Output, S.Failure == Failure {
    receive(subscriber: subscriber)
  }

  /// Passes all values on to a subject.
  public func subscribe<S: Subject>(
    _ subject: S
  ) -> AnyCancellable where S.Output == Output, S.Failure == Failure {
    let sink = Subscribers.Sink<Output, Failure>(
      receiveCompletion: { subject.send(completion: $0) }, receiveValue: { subject.send($0) })
    subscribe(sink)
    return AnyCancellable(sink)
  }

  /// Calls closures with each value and at the end, until the returned object is released.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let sink = Subscribers.Sink(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    subscribe(sink)
    return AnyCancellable(sink)
  }

  /// Hides the type of the publisher.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}

extension Publisher where Failure == Never {
  /// Calls a closure with each value, until the returned object is released.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }

  /// Sets a property of an object to each value.
  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable {
    sink { object[keyPath: keyPath] = $0 }
  }

  /// Sets a published property to each value, for as long as the property's object lives.
  public func assign(to published: inout Published<Output>.Publisher) {
    let box = published.box
    box.keep(sink { [weak box] in box?.send($0) })
  }
}

/// A publisher whose type is hidden.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  private let base: any Publisher<Output, Failure>

  /// Hides the type of a publisher.
  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    base = publisher
  }

  /// Passes the subscriber on.
  public func receive<S: Subscriber>(
    subscriber: S
  ) where S.Input == Output, S.Failure == Failure {
    base.subscribe(subscriber)
  }
}

/// The types that operators on publishers make.
public enum Publishers {}
