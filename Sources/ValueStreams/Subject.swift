import Foundation

/// A publisher that values are put into from outside.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Sends a value to all subscribers.
  func send(_ value: Output)
  /// Ends the subject.
  func send(completion: Subscribers.Completion<Failure>)
}

extension Subject where Output == Void {
  /// Sends a signal to all subscribers.
  public func send() { send(()) }
}

/// A subject that forwards its values and stores none.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let audience = Audience<Output, Failure>()

  /// A subject without subscribers.
  public init() {}

  /// Sends a value to all subscribers.
  public func send(_ value: Output) { audience.send(value) }

  /// Ends the subject.
  public func send(completion: Subscribers.Completion<Failure>) { audience.finish(completion) }

  /// Adds a subscriber.
  public func receive<S: Subscriber>(
    subscriber: S
  ) where S.Input == Output, S.Failure == Failure {
    audience.add(subscriber)
  }
}

/// A subject that keeps its last value and sends it to each new subscriber first.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let audience = Audience<Output, Failure>()
  private let lock = NSLock()
  private var current: Output

  /// A subject with a first value.
  public init(_ value: Output) { current = value }

  /// The last value; setting it sends it.
  public var value: Output {
    get { lock.withLock { current } }
    set { send(newValue) }
  }

  /// Keeps and sends a value.
  public func send(_ value: Output) {
    lock.withLock { current = value }
    audience.send(value)
  }

  /// Ends the subject.
  public func send(completion: Subscribers.Completion<Failure>) { audience.finish(completion) }

  /// Adds a subscriber, which gets the last value at once.
  public func receive<S: Subscriber>(
    subscriber: S
  ) where S.Input == Output, S.Failure == Failure {
    audience.add(subscriber, first: value)
  }
}

/// The subscribers of a source, in the order of subscribing.
///
/// May be used from any thread.
final class Audience<Output, Failure: Error>: @unchecked Sendable {
  private let lock = NSLock()
  private var members: [Member] = []
  private var end: Subscribers.Completion<Failure>?

  /// Called when the last subscriber has left or the end has been sent.
  var whenEmpty: (() -> Void)?

  /// Whether nobody listens.
  var isEmpty: Bool { lock.withLock { members.isEmpty } }

  func send(_ value: Output) {
    for member in lock.withLock({ members }) { member.send(value) }
  }

  func finish(_ completion: Subscribers.Completion<Failure>) {
    let last = lock.withLock {
      guard end == nil else { return [Member]() }
      end = completion
      defer { members = [] }
      return members
    }
    for member in last { member.finish(completion) }
    whenEmpty?()
  }

  func add<S: Subscriber>(
    _ subscriber: S, first: Output? = nil
  ) where S.Input == Output, S.Failure == Failure {
    let member = Member(subscriber, audience: self, first: first)
    let end = lock.withLock {
      if self.end == nil { members.append(member) }
      return self.end
    }
    subscriber.receive(subscription: member)
    if let end { member.finish(end) }
  }

  private func remove(_ member: Member) {
    let hasLeft = lock.withLock {
      let count = members.count
      members.removeAll { $0 === member }
      return members.count < count
    }
    if hasLeft, isEmpty { whenEmpty?() }
  }

  /// One subscriber and how much it wants.
  final class Member: Subscription {
    private var subscriber: (any Subscriber<Output, Failure>)?
    private weak var audience: Audience?
    private var demand = Subscribers.Demand.none
    /// What waits for the first demand.
    private var first: Output?
    private let lock = NSRecursiveLock()

    init(
      _ subscriber: any Subscriber<Output, Failure>, audience: Audience, first: Output?
    ) {
      self.subscriber = subscriber
      self.audience = audience
      self.first = first
    }

    func send(_ value: Output) {
      lock.withLock {
        first = nil
        guard demand > .none, let subscriber else { return }
        demand = demand.served()
        let more = subscriber.receive(value)
        demand += more
      }
    }

    func finish(_ completion: Subscribers.Completion<Failure>) {
      let last = lock.withLock {
        defer { subscriber = nil }
        return subscriber
      }
      last?.receive(completion: completion)
    }

    func request(_ demand: Subscribers.Demand) {
      lock.withLock {
        self.demand += demand
        if let first, self.demand > .none { send(first) }
      }
    }

    func cancel() {
      lock.withLock { subscriber = nil }
      audience?.remove(self)
    }
  }
}
