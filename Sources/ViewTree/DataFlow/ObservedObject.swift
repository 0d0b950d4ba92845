public import ValueStreams

/// An object from outside; its changes run the body again.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// The observed object.
  public var wrappedValue: ObjectType

  /// A property with an object.
  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }

  /// A property with an object.
  public init(initialValue: ObjectType) { self.init(wrappedValue: initialValue) }

  /// Bindings to the object's properties.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  /// Makes bindings to the properties of an object.
  @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType

    /// A binding to a property.
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      Binding(location: ObjectLocation(object, keyPath))
    }
  }

  /// Follows the object.
  public mutating func _link(_ context: inout _LinkContext) {
    context.follow(wrappedValue)
  }
}

extension ObservedObject: @unchecked Sendable where ObjectType: Sendable {}

/// An object that the view makes and keeps; its changes run the body again.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let make: () -> ObjectType
  private var object: ObjectType?

  /// A property whose object is made once for each identity of the view.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

  /// The observed object.
  public var wrappedValue: ObjectType { object ?? make() }

  /// Bindings to the object's properties.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
  }

  /// Makes the object the first time, and follows it.
  public mutating func _link(_ context: inout _LinkContext) {
    let make = make
    let kept = context.slot { make() }
    object = kept
    context.follow(kept)
  }
}

extension StateObject: @unchecked Sendable where ObjectType: Sendable {}

extension _LinkContext {
  /// Has the body run again before each change of an object.
  mutating func follow<O: ObservableObject>(_ object: O) {
    let observation = slot { ObjectObservation() }
    noteUse(object)
    observation.follow(object, invalidate, noteChange)
    note(object) { $0 === $1 }
    noteState(observation.takeChange())
  }
}

/// The line from an object to the view that follows it.
private final class ObjectObservation: DetachableState, @unchecked Sendable {
  private weak var object: AnyObject?
  private var line: AnyCancellable?
  private var hasChanged = false

  func follow<O: ObservableObject>(
    _ object: O, _ invalidate: @escaping @MainActor () -> Void,
    _ noteChange: @escaping (AnyObject) -> Void
  ) {
    guard self.object !== object else { return }
    self.object = object
    line = object.objectWillChange.sink { [weak self, weak object] _ in
      self?.hasChanged = true
      if let object { noteChange(object) }
      MainActor.runHereOrLater { invalidate() }
    }
  }

  func takeChange() -> Bool {
    defer { hasChanged = false }
    return hasChanged
  }

  func detach() { line = nil }
}

/// The place of an object's property.
final class ObjectLocation<Object: AnyObject, Value>: BindingLocation<Value> {
  private let object: Object
  private let keyPath: ReferenceWritableKeyPath<Object, Value>

  init(_ object: Object, _ keyPath: ReferenceWritableKeyPath<Object, Value>) {
    self.object = object
    self.keyPath = keyPath
  }

  override func get() -> Value { object[keyPath: keyPath] }
  override func set(_ newValue: Value) { object[keyPath: keyPath] = newValue }

  override func isSame(as other: BindingLocation<Value>) -> Bool {
    guard let other = other as? ObjectLocation<Object, Value> else { return false }
    return object === other.object && keyPath == other.keyPath
  }
}
