/// A value that the graph keeps for a view, as long as the view keeps its identity.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  /// The value that a new identity starts with.
  private let initialValue: Value
  /// Where the value is kept, once the view has a place in the graph.
  private var location: StateLocation<Value>?

  /// State that starts with the given value.
  public init(wrappedValue value: Value) { initialValue = value }

  /// State that starts with the given value.
  public init(initialValue value: Value) { initialValue = value }

  /// The value; setting it runs the view's body again.
  public var wrappedValue: Value {
    get { location?.value ?? initialValue }
    nonmutating set { location?.set(newValue) }
  }

  /// A binding to the state.
  public var projectedValue: Binding<Value> {
    guard let location else { return .constant(initialValue) }
    return Binding(location: location)
  }

  /// Links the state to its place in the graph.
  public mutating func _link(_ context: inout _LinkContext) {
    let initialValue = initialValue
    let location = context.slot { StateLocation(initialValue) }
    location.invalidate = context.invalidate
    context.noteState(location.takeChange())
    self.location = location
  }
}

extension State: Sendable where Value: Sendable {}

extension State where Value: ExpressibleByNilLiteral {
  /// State that starts with nil.
  public init() { self.init(wrappedValue: nil) }
}

/// The place of a state's value.
///
/// Views are on the main actor, and so is every use of it.
final class StateLocation<Value>: BindingLocation<Value>, DetachableState, @unchecked Sendable {
  var value: Value
  var invalidate: (@MainActor () -> Void)?
  private var hasChanged = true

  init(_ value: Value) { self.value = value }

  override func get() -> Value { value }

  /// Sets the value, if it differs, and has the view run again.
  ///
  /// On another thread it does so later, on the main actor.
  /// Invalidates first: what came under another transaction is brought to an end with the old value.
  override func set(_ newValue: Value) {
    guard MainActor.isHere else {
      let newValue = Unchecked(newValue)
      return MainActor.runHereOrLater { [self] in set(newValue.value) }
    }
    guard !areEqual(value, newValue) else { return }
    MainActor.assumeIsolated { invalidate?() }
    value = newValue
    hasChanged = true
  }

  /// Whether the value was set since the last call.
  func takeChange() -> Bool {
    defer { hasChanged = false }
    return hasChanged
  }

  func detach() { invalidate = nil }
}
