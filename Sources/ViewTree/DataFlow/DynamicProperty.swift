/// A stored property of a view that the graph keeps up to date.
public protocol DynamicProperty {
  /// Called before each body that uses the property, after its own dynamic properties are linked.
  mutating func update()

  /// Connects the property to what the graph keeps for it. Only the library's own properties say how.
  mutating func _link(_ context: inout _LinkContext)
}

extension DynamicProperty {
  /// Nothing to do.
  public mutating func update() {}

  /// Links the dynamic properties that this one is made of, then updates it.
  public mutating func _link(_ context: inout _LinkContext) {
    PropertyLinker.linkFields(of: &self, &context)
    update()
  }
}

/// The context in which a property is linked: the graph's storage for one view, and the view's environment.
public struct _LinkContext {
  /// What lasts, in the order in which properties ask.
  var slots: [AnyObject]
  /// The environment's values at the view.
  package let environment: EnvironmentValues
  /// The view's node.
  let node: NodeLink<AnyViewNode>
  /// Marks the view's body to be run again.
  let invalidate: @MainActor () -> Void
  /// The types of the views above and of this one, for messages.
  let path: @MainActor () -> String
  /// A number that nothing else in the graph has.
  let newNumber: @MainActor () -> Int
  /// Tells the graph that the view reads an object.
  let noteUse: (AnyObject) -> Void
  /// Tells the graph that an object changes.
  let noteChange: (AnyObject) -> Void
  /// Whether a value that the body may read differs from the last time.
  var hasChanged = false
  /// The stored properties that show another value, or whose own state was set.
  var changes: [String] = []

  private var next = 0

  @MainActor
  init(slots: [AnyObject], node: AnyViewNode) {
    self.slots = slots
    environment = node.inputs.environment
    self.node = node.link
    invalidate = { [weak node] in node?.invalidate() }
    path = { [weak node] in node?.structuralPath ?? "" }
    noteUse = { [weak node] object in
      let object = Unchecked(object)
      MainActor.assumeIsolated { node?.inputs.graph?.noteUse(of: object.value) }
    }
    noteChange = { [weak node] object in
      let object = Unchecked(object)
      MainActor.runHereOrLater { node?.inputs.graph?.noteChange(of: object.value) }
    }
    newNumber = { [weak node] in node?.inputs.graph?.session.newNumber() ?? 0 }
  }

  /// The next slot's object, made the first time.
  mutating func slot<Object: AnyObject>(_ make: () -> Object) -> Object {
    defer { next += 1 }
    if next < slots.count, let object = slots[next] as? Object { return object }
    let object = make()
    if next < slots.count { slots[next] = object } else { slots.append(object) }
    return object
  }

  /// Notes the value that a property shows the body, to tell whether it has changed.
  package mutating func note<Value>(
    _ value: Value, by areEqual: (Value, Value) -> Bool = areEqual(_:_:)
  ) {
    let memory = slot { Memory<Value>() }
    if let old = memory.value, areEqual(old, value) { return }
    memory.value = value
    hasChanged = true
  }
}

extension _LinkContext {
  /// Notes that a property's own state was set; the body runs anyway.
  mutating func noteState(_ isNew: Bool) {
    if isNew { changes.append("") }
  }
}

/// The last value that a property showed.
private final class Memory<Value> {
  var value: Value?
}

/// Whether both values are known to be equal: by `==`, or the same object.
func areEqual<Value>(_ lhs: Value, _ rhs: Value) -> Bool {
  func open<E: Equatable>(_ lhs: E) -> Bool { lhs == (rhs as? E) }
  if let equatable = lhs as? any Equatable { return open(equatable) }
  guard type(of: lhs as Any) is AnyObject.Type, type(of: rhs as Any) is AnyObject.Type else {
    return false
  }
  return (lhs as AnyObject) === (rhs as AnyObject)
}
