public import ViewAnimation

/// How a change of state is shown: with which animation, if any.
public struct Transaction {
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
  @MainActor package private(set) static var current = Scope(transaction: Transaction(), id: 0)

  /// A transaction in force; the id tells one `withTransaction` from the next.
  package struct Scope {
    package var transaction: Transaction
    package var id: Int
  }

  @MainActor private static var lastID = 0

  @MainActor
  fileprivate static func run<Result>(
    _ transaction: Transaction, _ body: () throws -> Result
  ) rethrows -> Result {
    let outer = current
    lastID += 1
    current = Scope(transaction: transaction, id: lastID)
    defer { current = outer }
    return try body()
  }
}

/// Runs `body`; what it changes is shown under `transaction`.
@MainActor
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  try Transaction.run(transaction, body)
}

/// Runs `body`; what it changes is animated.
@MainActor
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = Transaction.current.transaction
  transaction.animation = animation
  return try Transaction.run(transaction, body)
}
