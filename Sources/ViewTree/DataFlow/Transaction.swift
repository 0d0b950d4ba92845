public import ViewAnimation

/// How a change of state is shown: with which animation, if any.
public struct Transaction: Sendable {
  /// The animation of the change; nil for none.
  public var animation: Animation?
  /// Whether `animation(_:value:)` modifiers below are to leave the transaction alone.
  public var disablesAnimations = false
  /// Whether the change comes from a continuous interaction, such as a drag.
  public var isContinuous = false

  /// A transaction without an animation.
  public init() {}

  /// A transaction with an animation.
  public init(animation: Animation?) { self.animation = animation }

  /// The transaction of the change that is being made.
  @MainActor private(set) static var current = Scope(transaction: Transaction(), id: 0)

  /// A transaction in force; the id tells one `withTransaction` from the next.
  struct Scope: Sendable {
    var transaction: Transaction
    var id: Int
  }

  @MainActor private static var lastID = 0

  /// Runs `body` under a transaction.
  ///
  /// Views are on the main actor, and so is every change of theirs.
  static func run<Result>(
    _ transaction: Transaction, _ body: () throws -> Result
  ) rethrows -> Result {
    let outer = MainActor.assumeIsolated { enter(transaction) }
    defer { MainActor.assumeIsolated { current = outer } }
    return try body()
  }

  @MainActor
  private static func enter(_ transaction: Transaction) -> Scope {
    let outer = current
    lastID += 1
    current = Scope(transaction: transaction, id: lastID)
    return outer
  }
}

/// Runs `body`; what it changes is shown under `transaction`.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  try Transaction.run(transaction, body)
}

/// Runs `body`; what it changes is animated.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try Transaction.run(Transaction(animation: animation), body)
}
