public import ViewAnimation

/// The context of a state change, with its animation, if any.
public struct Transaction: Sendable {
  /// The animation of the change; nil for none.
  public var animation: Animation?
  /// Whether `animation(_:value:)` modifiers below are to leave the transaction alone.
  public var disablesAnimations = false
  /// Whether the change comes from a continuous interaction, such as a drag.
  public var isContinuous = false
  /// Whether the change comes from a gesture whose velocity the next spring takes over.
  public var tracksVelocity = false
  /// What takes down the animations that the change sets off.
  var observers: [AnimationObserver] = []

  private var values: [ObjectIdentifier: any Sendable] = [:]

  /// Whether it says nothing of a change.
  var isEmpty: Bool {
    animation == nil && !disablesAnimations && !isContinuous && !tracksVelocity
      && observers.isEmpty && values.isEmpty
  }

  /// A transaction without an animation.
  public init() {}

  /// A transaction with an animation.
  public init(animation: Animation?) { self.animation = animation }

  /// The value for a custom key.
  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get { (values[ObjectIdentifier(key)] as? SendableBox<K.Value>)?.value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = SendableBox(value: newValue) }
  }

  /// Has a function called when the animations of the change are complete; at once if there are none.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
  ) {
    addAnimationCompletion(criteria: criteria, isRecurring: false, completion)
  }

  /// Has a function called; `isRecurring` says that it goes on without end.
  mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, isRecurring: Bool,
    _ completion: @escaping () -> Void
  ) {
    let observer = AnimationObserver()
    observer.isRecurring = isRecurring
    observer.completions = [AnimationObserver.Completion(criteria: criteria, action: completion)]
    observers.append(observer)
  }

  /// The transaction of the change that is being made.
  @MainActor private(set) static var current = Scope(transaction: Transaction(), id: 0)

  /// A transaction in force; the id tells one `withTransaction` from the next, and is 0 for all that say nothing.
  struct Scope: Sendable {
    var transaction: Transaction
    var id: Int
  }

  @MainActor private static var lastID = 0

  /// Runs `body` under a transaction.
  ///
  /// Views are on the main actor, and so is every change of theirs: elsewhere no transaction is in force.
  static func run<Result>(
    _ transaction: Transaction, _ body: () throws -> Result
  ) rethrows -> Result {
    guard MainActor.isHere else { return try body() }
    let outer = MainActor.assumeIsolated { enter(transaction) }
    defer { MainActor.assumeIsolated { leave(transaction, to: outer) } }
    return try body()
  }

  @MainActor
  private static func enter(_ transaction: Transaction) -> Scope {
    let outer = current
    // What says nothing is one with changes outside of any transaction, such as those at a gesture's end.
    guard !transaction.isEmpty else {
      current = Scope(transaction: transaction, id: 0)
      return outer
    }
    lastID += 1
    current = Scope(transaction: transaction, id: lastID)
    return outer
  }

  /// Goes back; what no view has taken on is complete.
  @MainActor
  private static func leave(_ transaction: Transaction, to outer: Scope) {
    current = outer
    let outerObservers = outer.transaction.observers
    for observer in transaction.observers
    where !observer.isClaimed && !outerObservers.contains(where: { $0 === observer }) {
      let completions = observer.completions
      observer.completions = []
      for completion in completions { completion.action() }
    }
  }
}

/// A custom value of transactions.
public protocol TransactionKey {
  /// The type of the value.
  associatedtype Value

  /// The value where none is set.
  static var defaultValue: Value { get }
}

/// A value in a transaction, which stays on the main actor.
private struct SendableBox<Value>: @unchecked Sendable {
  let value: Value
}

/// Runs `body`; what it changes is shown under `transaction`.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  try Transaction.run(transaction, body)
}

/// Runs `body`; what it changes is shown under the transaction in force with one value changed.
@MainActor
public func withTransaction<R, V>(
  _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
  var transaction = Transaction.current.transaction
  transaction[keyPath: keyPath] = value
  return try Transaction.run(transaction, body)
}

/// Runs `body`; what it changes is animated.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try Transaction.run(Transaction(animation: animation), body)
}

/// Runs `body`; what it changes is animated, and when that is complete a function is called.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  var transaction = Transaction(animation: animation)
  transaction.addAnimationCompletion(criteria: completionCriteria, completion)
  return try Transaction.run(transaction, body)
}
