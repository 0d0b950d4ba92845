public import Observation

/// An object that a ``ModelContext`` keeps; made by ``Model()``.
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable, _Related {
  /// The library's record of the object.
  var _$record: _ModelRecord { get }
  /// The descriptions of the object's variables.
  static var _$properties: [_ModelProperty] { get }
}

extension PersistentModel {
  /// The persistent identity of the object.
  public var persistentModelID: PersistentIdentifier {
    PersistentIdentifier(entityName: "\(Self.self)", number: _$record.number)
  }
  /// The persistent identity of the object.
  public var id: PersistentIdentifier { persistentModelID }
  /// The context of the object, or `nil` before its insertion and after its deletion.
  public var modelContext: ModelContext? {
    _$record.store?.container.map(ModelContext.init)
  }
  /// Whether it has changed since it was saved.
  public var hasChanges: Bool { _$record.hasChanges }
  /// Whether it has been deleted, and that is not saved yet.
  public var isDeleted: Bool { _$record.isDeleted }

  /// Whether both are the same object.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs === rhs }

  /// Hashes which object it is.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  /// The object itself.
  public var _relatives: [any PersistentModel] { [self] }
  /// The model class of the relationship.
  public static var _relativeType: any PersistentModel.Type { self }
  /// One object has no room for another one.
  public func _adding(_ model: any PersistentModel) -> Self? { model as? Self }
  /// One object can't be left out.
  public func _removing(_ model: any PersistentModel) -> Self? { nil }
}

/// The identity of a model; numbers follow the order of creation.
public struct PersistentIdentifier: Hashable, Comparable, Codable, Sendable {
  /// The name of the class.
  public let entityName: String
  /// The identifier of the store, which is `nil` in memory.
  public var storeIdentifier: String? { nil }
  let number: Int

  /// The earlier one first.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.number < rhs.number }
}

/// A variable's type that leads to models: one, one or none, several.
public protocol _Related {
  /// The related models.
  var _relatives: [any PersistentModel] { get }
  /// The model class of the relationship.
  static var _relativeType: any PersistentModel.Type { get }
  /// The value with a model more; nil where there is no room for it.
  func _adding(_ model: any PersistentModel) -> Self?
  /// The value without a model; nil where it can't be without.
  func _removing(_ model: any PersistentModel) -> Self?
}

extension Optional: _Related where Wrapped: _Related {
  /// The related models of the value, if any.
  public var _relatives: [any PersistentModel] { self?._relatives ?? [] }
  /// The model class of the wrapped value.
  public static var _relativeType: any PersistentModel.Type { Wrapped._relativeType }
  /// The value with a model more.
  public func _adding(_ model: any PersistentModel) -> Wrapped?? {
    if let added = self?._adding(model) { return .some(added) }
    if let one = model as? Wrapped { return .some(one) }
    // Several, of which there were none.
    guard let empty = (Wrapped.self as? any _Several.Type)?._none as? Wrapped else { return nil }
    return empty._adding(model).map { .some($0) }
  }
  /// The value without a model.
  public func _removing(_ model: any PersistentModel) -> Wrapped?? {
    guard let value = self, value._relatives.contains(where: { $0 === model }) else {
      return .some(self)
    }
    return .some(value._removing(model))
  }
}

/// A type of several models.
protocol _Several {
  /// No models.
  static var _none: Any { get }
}

extension Array: _Several where Element: PersistentModel {
  static var _none: Any { [Element]() }
}

extension Array: _Related where Element: PersistentModel {
  /// The related models in the array.
  public var _relatives: [any PersistentModel] { self }
  /// The model class of the elements.
  public static var _relativeType: any PersistentModel.Type { Element.self }
  /// The elements and one more, at the end.
  public func _adding(_ model: any PersistentModel) -> [Element]? {
    guard let model = model as? Element else { return nil }
    return contains { $0 === model } ? self : self + [model]
  }
  /// Returns the array without a model.
  public func _removing(_ model: any PersistentModel) -> [Element]? {
    filter { $0 !== model }
  }
}
