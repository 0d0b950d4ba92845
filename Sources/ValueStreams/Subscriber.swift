/// A receiver of values.
public protocol Subscriber<Input, Failure> {
  /// The type of the published values.
  associatedtype Input
  /// The type of the source's failures.
  associatedtype Failure: Error

  /// Called once, first: the subscriber asks for values here.
  func receive(subscription: any Subscription)
  /// Called with each value; returns how many more are wanted.
  func receive(_ input: Input) -> Subscribers.Demand
  /// Called once, last.
  func receive(completion: Subscribers.Completion<Failure>)
}

/// The line between a source and a subscriber.
public protocol Subscription: Cancellable {
  /// Asks for further values.
  func request(_ demand: Subscribers.Demand)
}

/// Types of subscribers, and what goes with them.
public enum Subscribers {
  /// The number of requested values.
  public struct Demand: Hashable, Comparable, Sendable {
    /// The maximum number of values, or `nil` for unlimited demand.
    public let max: Int?

    /// As many as there are.
    public static let unlimited = Demand(max: nil)
    /// None.
    public static let none = Demand(max: 0)

    /// At most `value`.
    public static func max(_ value: Int) -> Demand {
      precondition(value >= 0, "a demand can't be negative")
      return Demand(max: value)
    }

    /// Both together.
    public static func + (lhs: Demand, rhs: Demand) -> Demand {
      guard let left = lhs.max, let right = rhs.max else { return .unlimited }
      return Demand(max: left + right)
    }

    /// Adds a demand.
    public static func += (lhs: inout Demand, rhs: Demand) { lhs = lhs + rhs }

    /// Whether less is wanted.
    public static func < (lhs: Demand, rhs: Demand) -> Bool {
      guard let left = lhs.max else { return false }
      return rhs.max.map { left < $0 } ?? true
    }

    /// The demand with one value served.
    func served() -> Demand { max.map { Demand(max: Swift.max($0 - 1, 0)) } ?? self }
  }

  /// The completion of a source.
  public enum Completion<Failure: Error> {
    /// All values were sent.
    case finished
    /// The source failed with an error.
    case failure(Failure)
  }

  /// A subscriber that wants all values and hands them to closures.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
    /// Called with each value.
    public let receiveValue: (Input) -> Void
    /// Called at the end.
    public let receiveCompletion: (Completion<Failure>) -> Void
    private var subscription: (any Subscription)?
    private var isOver = false

    /// A subscriber with two closures.
    public init(
      receiveCompletion: @escaping (Completion<Failure>) -> Void,
      receiveValue: @escaping (Input) -> Void
    ) {
      self.receiveCompletion = receiveCompletion
      self.receiveValue = receiveValue
    }

    /// Asks for everything.
    public func receive(subscription: any Subscription) {
      guard self.subscription == nil, !isOver else { return subscription.cancel() }
      self.subscription = subscription
      subscription.request(.unlimited)
    }

    /// Hands a value on.
    public func receive(_ input: Input) -> Demand {
      if !isOver { receiveValue(input) }
      return .none
    }

    /// Hands the end on.
    public func receive(completion: Completion<Failure>) {
      guard !isOver else { return }
      isOver = true
      subscription = nil
      receiveCompletion(completion)
    }

    /// Stops.
    public func cancel() {
      isOver = true
      let last = subscription
      subscription = nil
      last?.cancel()
    }
  }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}
extension Subscribers.Completion: Sendable {}

/// A subscriber made of closures, for operators.
struct Relay<Input, Failure: Error>: Subscriber {
  var subscription: (any Subscription) -> Void
  var value: (Input) -> Subscribers.Demand
  var completion: (Subscribers.Completion<Failure>) -> Void

  func receive(subscription: any Subscription) { self.subscription(subscription) }
  func receive(_ input: Input) -> Subscribers.Demand { value(input) }
  func receive(completion: Subscribers.Completion<Failure>) { self.completion(completion) }
}
