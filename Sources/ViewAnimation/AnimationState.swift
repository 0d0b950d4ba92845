public import VectorGeometry

/// A key of a value that a custom animation keeps between its calls.
public protocol AnimationStateKey {
  /// The kind of value kept.
  associatedtype Value

  /// The value before one was set.
  static var defaultValue: Value { get }
}

/// The state of a custom animation between its calls.
public struct AnimationState<Value: VectorArithmetic> {
  private var values: [ObjectIdentifier: Any] = [:]

  /// An empty state.
  public init() {}

  /// The value kept under a key.
  public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}
