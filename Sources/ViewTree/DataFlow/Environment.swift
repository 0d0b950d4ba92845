/// A value read from the view's surroundings.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let keyPath: KeyPath<EnvironmentValues, Value>
  private var value: Value?

  /// The value at a key path of the environment.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }

  /// The value at the view's place; before the view has one, the default.
  public var wrappedValue: Value { value ?? EnvironmentValues()[keyPath: keyPath] }

  /// Reads the value at the view's place.
  public mutating func _link(_ context: inout _LinkContext) {
    let value = context.environment[keyPath: keyPath]
    context.note(value)
    self.value = value
  }
}

extension Environment: @unchecked Sendable where Value: Sendable {}
