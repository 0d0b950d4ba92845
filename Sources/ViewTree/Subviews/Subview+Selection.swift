extension Subview {
  /// What the view stands for in a choice: its tag, or else the id of the element that a `ForEach` made it for.
  @MainActor package func selectionValue<Value: Hashable>(of type: Value.Type) -> Value? {
    if let tag = containerValues.tag(for: type) { return tag }
    var owner = node.innermostOwner
    while let current = owner, !(current is any SubviewsCollecting) {
      for id in current.explicitIDs {
        if let id = id.base as? Value { return id }
      }
      owner = current.parent
    }
    return nil
  }
}
