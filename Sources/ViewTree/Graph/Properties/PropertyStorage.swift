/// What lasts of a view's dynamic properties: state, and the last values of what it reads.
@MainActor
struct PropertyStorage {
  /// One object a property that asks for it, in the order of asking.
  var slots: [AnyObject] = []
  /// The stored properties that have changed, as of the last link.
  var changes: [String] = []

  /// Cuts every state loose from its node, once the view has gone.
  func disconnect() {
    for case let state as any DetachableState in slots { state.detach() }
  }
}

/// State that can lose its view.
protocol DetachableState: AnyObject {
  /// Stops telling the view about changes.
  func detach()
}
