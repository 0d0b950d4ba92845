public import Observation

/// Bindings to the properties of an object that can be observed.
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value> {
  /// The observable object.
  public var wrappedValue: Value

  /// The bindings to the object's properties.
  public var projectedValue: Bindable<Value> { self }

  /// Values that are not observed have no bindings.
  @available(*, unavailable, message: "the wrapped value must be an Observable object")
  public init(wrappedValue: Value) { self.init(object: wrappedValue) }

  private init(object: Value) { self.wrappedValue = object }
}

extension Bindable where Value: AnyObject {
  /// A binding to a property.
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding(location: ObjectLocation(wrappedValue, keyPath))
  }
}

extension Bindable where Value: AnyObject & Observable {
  /// Bindings to an object's properties.
  public init(wrappedValue: Value) { self.init(object: wrappedValue) }

  /// Bindings to an object's properties.
  public init(_ wrappedValue: Value) { self.init(object: wrappedValue) }

  /// Bindings from their own projection.
  public init(projectedValue: Bindable<Value>) { self = projectedValue }
}

extension Bindable: Identifiable where Value: Identifiable {
  /// The object's id.
  public var id: Value.ID { wrappedValue.id }
}

extension Bindable: @unchecked Sendable where Value: Sendable {}
