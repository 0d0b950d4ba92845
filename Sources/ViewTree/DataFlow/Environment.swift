public import Observation

/// A value read from the view's surroundings.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let read: (EnvironmentValues) -> Value?
  private var value: Value?
  private var path: (@MainActor () -> String)?

  /// The value at a key path of the environment.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    read = { $0[keyPath: keyPath] }
  }

  /// The object of a type; reading it where no view above has put one stops the program.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    read = { $0[EnvironmentObjectKey<Value>.self] }
  }

  /// The object of a type; nil where no view above has put one.
  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    read = { .some($0[EnvironmentObjectKey<T>.self]) }
  }

  /// The value at the view's place; before the view has one, the default.
  public var wrappedValue: Value {
    if let value = value ?? read(EnvironmentValues()) { return value }
    missingObject(Value.self, modifier: "environment(_:)", at: path)
  }

  /// Reads the value at the view's place.
  public mutating func _link(_ context: inout _LinkContext) {
    let value = read(context.environment)
    context.note(value)
    self.value = value
    path = context.path
  }
}

extension Environment: @unchecked Sendable where Value: Sendable {}
