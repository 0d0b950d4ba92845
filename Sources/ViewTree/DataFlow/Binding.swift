public import ViewAnimation

/// A value that is kept elsewhere, to read and to write.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value>: DynamicProperty {
  fileprivate let location: BindingLocation<Value>

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

  /// The value that the binding refers to.
  public var wrappedValue: Value {
    get { location.get() }
    nonmutating set {
      guard !transaction.isEmpty else { return location.set(newValue) }
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
    derived(keyPath) {
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

  /// Notes the value and its place, so that the body runs again when one of them has changed.
  public mutating func _link(_ context: inout _LinkContext) {
    context.note(wrappedValue)
    context.note(location) { $0.isSame(as: $1) }
    context.note(transaction.animation)
  }

  private func derived<Key: Equatable, Part>(
    _ key: Key, _ get: @escaping (Value) -> Part, set: @escaping (inout Value, Part) -> Void
  ) -> Binding<Part> {
    var part = Binding<Part>(
      location: PartLocation(key: key, whole: self, getter: get, setter: set))
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
    return derived(index) {
      $0.indices.contains(index) ? $0[index] : last
    } set: {
      if $0.indices.contains(index) { $0[index] = $1 }
    }
  }
}

/// Where a binding's value is kept.
class BindingLocation<Value> {
  func get() -> Value { preconditionFailure("subclasses must override get()") }
  func set(_ newValue: Value) {}

  /// Whether both are known to be the same place.
  func isSame(as other: BindingLocation<Value>) -> Bool { self === other }
}

/// A part of a value that is kept elsewhere.
private final class PartLocation<Key: Equatable, Whole, Part>: BindingLocation<Part> {
  private let key: Key
  private let whole: Binding<Whole>
  private let getter: (Whole) -> Part
  private let setter: (inout Whole, Part) -> Void

  init(
    key: Key, whole: Binding<Whole>, getter: @escaping (Whole) -> Part,
    setter: @escaping (inout Whole, Part) -> Void
  ) {
    self.key = key
    self.whole = whole
    self.getter = getter
    self.setter = setter
  }

  override func get() -> Part { getter(whole.wrappedValue) }

  override func set(_ newValue: Part) {
    var value = whole.wrappedValue
    setter(&value, newValue)
    // Under the part's own transaction, which has begun as that of the whole.
    whole.location.set(value)
  }

  override func isSame(as other: BindingLocation<Part>) -> Bool {
    guard let other = other as? PartLocation<Key, Whole, Part> else { return false }
    return key == other.key && whole.location.isSame(as: other.whole.location)
  }
}

private final class ConstantLocation<Value>: BindingLocation<Value> {
  private let value: Value

  init(_ value: Value) { self.value = value }

  override func get() -> Value { value }

  override func isSame(as other: BindingLocation<Value>) -> Bool {
    guard let other = other as? ConstantLocation<Value> else { return false }
    return areEqual(value, other.value)
  }
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
