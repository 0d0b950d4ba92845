public import ViewAnimation

/// A value that is kept elsewhere, to read and to write.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value>: DynamicProperty {
  private let location: BindingLocation<Value>

  /// The transaction that writes run under.
  public var transaction = Transaction()

  init(location: BindingLocation<Value>) { self.location = location }

  /// A binding that reads and writes through closures.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    location = ClosureLocation(get: get, set: set)
  }

  /// A binding to a value that never changes.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(location: ConstantLocation(value))
  }

  /// The value.
  public var wrappedValue: Value {
    get { location.get() }
    nonmutating set {
      guard transaction.animation != nil || transaction.disablesAnimations else {
        return location.set(newValue)
      }
      Transaction.run(transaction) { location.set(newValue) }
    }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// A binding from its own projection.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// A binding to a part of the value.
  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    derived {
      $0[keyPath: keyPath]
    } set: {
      $0[keyPath: keyPath] = $1
    }
  }

  /// A binding whose writes run under the given transaction.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var copy = self
    copy.transaction = transaction
    return copy
  }

  /// A binding whose writes are animated.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    transaction(Transaction(animation: animation))
  }

  /// Notes the value, so that the body runs again when it has changed.
  public mutating func _link(_ context: inout _LinkContext) { context.note(wrappedValue) }

  private func derived<Part>(
    _ get: @escaping (Value) -> Part, set: @escaping (inout Value, Part) -> Void
  ) -> Binding<Part> {
    let whole = self
    var part = Binding<Part>(
      get: { get(whole.wrappedValue) },
      set: { newValue in
        var value = whole.wrappedValue
        set(&value, newValue)
        whole.wrappedValue = value
      })
    part.transaction = transaction
    return part
  }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding {
  /// A binding to an optional that holds the value; writing nil does nothing.
  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(
      get: { base.wrappedValue },
      set: { newValue in
        if let newValue { base.wrappedValue = newValue }
      })
  }

  /// A binding to the value in an optional; nil while there is none.
  public init?(_ base: Binding<Value?>) {
    guard let initial = base.wrappedValue else { return nil }
    self.init(get: { base.wrappedValue ?? initial }, set: { base.wrappedValue = $0 })
  }
}

extension Binding where Value: MutableCollection {
  /// A binding to one element; an element that has gone reads as it was last.
  subscript(element index: Value.Index) -> Binding<Value.Element> {
    let last = wrappedValue[index]
    return derived {
      $0.indices.contains(index) ? $0[index] : last
    } set: {
      $0[index] = $1
    }
  }
}

/// Where a binding's value is kept.
class BindingLocation<Value> {
  func get() -> Value { preconditionFailure("a location must say where its value is") }
  func set(_ newValue: Value) {}
}

private final class ConstantLocation<Value>: BindingLocation<Value> {
  private let value: Value

  init(_ value: Value) { self.value = value }

  override func get() -> Value { value }
}

private final class ClosureLocation<Value>: BindingLocation<Value> {
  private let getter: () -> Value
  private let setter: (Value) -> Void

  init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    getter = get
    setter = set
  }

  override func get() -> Value { getter() }
  override func set(_ newValue: Value) { setter(newValue) }
}
