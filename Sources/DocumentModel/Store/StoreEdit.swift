/// The description of a transaction.
public struct StoreEdit: Sendable {
  /// The name of the change, or `nil` for a name made from the changed values.
  public var name: String?
  /// The origin of the change: `app`, or a program's own name.
  public var origin: String
  /// The animation of doing and redoing the change, in the form of documents.
  public var animation: JSONValue?
  /// The animation of undoing the change, or `nil` for the same one.
  public var undoAnimation: JSONValue?
  /// Changes of one gesture are one step, until it ends.
  public var gesture: String?

  /// Creates a description; all values are optional.
  public init(
    name: String? = nil, origin: String = "app", animation: JSONValue? = nil,
    undoAnimation: JSONValue? = nil, gesture: String? = nil
  ) {
    self.name = name
    self.origin = origin
    self.animation = animation
    self.undoAnimation = undoAnimation
    self.gesture = gesture
  }
}

/// What an open transaction has done so far.
struct StoreDraft {
  private(set) var value: JSONValue
  private(set) var forward = JSONPatch()
  private(set) var inverse = JSONPatch()
  /// The text of the document, if others wrote it.
  var written: [UInt8]?

  init(_ value: JSONValue) { self.value = value }

  mutating func apply(_ patch: JSONPatch) throws(Diagnostic) {
    let (new, back) = try patch.applied(to: value)
    value = new
    forward = forward.followed(by: patch)
    inverse = back.followed(by: inverse)
  }

  /// Whether all is as it was before, looked at where something changed.
  func isVain(from old: JSONValue) -> Bool {
    forward.pointers.allSatisfy { pointer in
      // Where members and elements come and go, what holds them tells.
      let place = forward.onlyReplaces ? pointer : pointer.parent ?? pointer
      guard let before = old[place], let after = value[place] else { return false }
      return before.isIdentical(to: after)
    }
  }
}
