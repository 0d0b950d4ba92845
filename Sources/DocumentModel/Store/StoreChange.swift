/// An edit, an undo or another movement in a store, as observers receive it.
public struct StoreChange: Sendable {
  /// The kind of a change.
  public enum Kind: String, Sendable {
    case commit
    /// More of the same gesture was added to the last step.
    case amend
    case undo
    case redo
    case checkout
  }

  /// The kind of the change.
  public var kind: Kind
  /// The step where the document is now.
  public var head: Int
  /// The changes of the document; empty for a checkout.
  public var patch: JSONPatch
  /// The animation of the change, in the form of documents.
  public var animation: JSONValue?
  /// The document now; it shares what did not change with the one before.
  public var value: JSONValue
}
