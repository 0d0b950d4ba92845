import VectorGeometry

extension Optional {
  /// Sets an attribute of `node` from now on, animated as the node's transaction says.
  @MainActor
  mutating func set<Value: Animatable>(
    _ value: Value, in node: AnyViewNode
  ) where Wrapped == AnimatableAttribute<Value> {
    guard let attribute = self else {
      self = AnimatableAttribute(value)
      return
    }
    attribute.set(value, at: node.inputs.time) { node.change }
    if attribute.isActive(at: node.inputs.time) { node.inputs.graph?.activate(node) }
  }
}
