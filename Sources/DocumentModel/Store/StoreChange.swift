/// What happened to a store.
public struct StoreChange: Sendable {
  /// What can happen.
  public enum Kind: String, Sendable {
    case commit
    /// More of the same gesture was added to the last step.
    case amend
    case undo
    case redo
    case checkout
  }

  /// What happened.
  public var kind: Kind
  /// The step where the document is now.
  public var head: Int
  /// What changed; empty for a checkout.
  public var patch: JSONPatch
  /// How it moves, as documents write an animation.
  public var animation: JSONValue?
  /// The document now; it shares what did not change with the one before.
  public var value: JSONValue
}
