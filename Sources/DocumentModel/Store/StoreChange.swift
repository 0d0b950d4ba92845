/// What happened to a store.
package struct StoreChange: Sendable {
  package enum Kind: String, Sendable {
    case commit
    /// More of the same gesture was added to the last step.
    case amend
    case undo
    case redo
    case checkout
  }

  package var kind: Kind
  /// The step where the document is now.
  package var head: Int
  /// What changed; empty for a checkout.
  package var patch: JSONPatch
  /// How it moves, as documents write an animation.
  package var animation: JSONValue?
  /// The document now; it shares what did not change with the one before.
  package var value: JSONValue
}
