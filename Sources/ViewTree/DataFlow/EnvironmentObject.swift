public import Observation
public import ValueStreams

/// An object that a view above has put into the environment; its changes run the body again.
///
/// Reading it where no view above has put one stops the program with the type and the view's path.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  private var object: ObjectType?
  private var path: (@MainActor () -> String)?

  /// A property that finds its object by its type.
  public init() {}

  /// The object from the environment.
  public var wrappedValue: ObjectType {
    if let object { return object }
    missingObject(ObjectType.self, modifier: "environmentObject(_:)", at: path)
  }

  /// Bindings to the object's properties.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
  }

  /// Finds the object and follows it.
  public mutating func _link(_ context: inout _LinkContext) {
    object = context.environment[EnvironmentObjectKey<ObjectType>.self]
    path = context.path
    if let object { context.follow(object) }
  }
}

extension EnvironmentObject: @unchecked Sendable where ObjectType: Sendable {}

/// Stops the program: a view asks for an object that no view above has.
func missingObject<Object>(
  _ type: Object.Type, modifier: String, at path: (@MainActor () -> String)?
) -> Never {
  let place = path.map { path in MainActor.assumeIsolated { path() } } ?? ""
  let location = place.isEmpty ? "outside a body" : "at \(place)"
  fatalError(
    "no object of type \(typeName(type)) in the environment \(location): "
      + "add \(modifier) to a parent view")
}

/// The object of a type.
enum EnvironmentObjectKey<Object: AnyObject>: EnvironmentKey {
  static var defaultValue: Object? { nil }
}

/// Puts an object into the environment.
public struct _EnvironmentObjectModifier<Object: AnyObject>: EnvironmentModifier {
  let object: Object?

  package func change(_ environment: inout EnvironmentValues) {
    environment[EnvironmentObjectKey<Object>.self] = object
  }
}

extension EnvironmentValues {
  /// The object of a type that can be observed.
  public subscript<T: AnyObject & Observable>(objectType: T.Type) -> T? {
    get { self[EnvironmentObjectKey<T>.self] }
    set { self[EnvironmentObjectKey<T>.self] = newValue }
  }
}

extension View {
  /// Puts an object into the environment of the view and all inside.
  public nonisolated func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(_EnvironmentObjectModifier(object: object))
  }

  /// Puts an object that can be observed into the environment of the view and all inside.
  public nonisolated func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(_EnvironmentObjectModifier(object: object))
  }
}
