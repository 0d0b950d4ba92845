/// The description of a model's variable, which ``Model()`` creates.
public struct _ModelProperty {
  let name: String
  let keyPath: AnyKeyPath
  let isUnique: Bool
  let deleteRule: Schema.Relationship.DeleteRule
  /// The variable of the others that leads back, as source says it.
  let inverse: AnyKeyPath?
  /// The class of the models that it leads to; nil for plain values.
  let target: (any PersistentModel.Type)?
  /// The value of an object.
  let value: (any PersistentModel) -> Any?
  /// Has an object lead to another one, or no longer.
  let link: (_ model: any PersistentModel, _ other: any PersistentModel, _ isLinked: Bool) -> Void

  /// A plain variable.
  public static func attribute<Model: PersistentModel, Value>(
    _ name: String, _ keyPath: ReferenceWritableKeyPath<Model, Value>, isUnique: Bool = false
  ) -> _ModelProperty {
    _ModelProperty(name, keyPath, isUnique: isUnique, deleteRule: .nullify, inverse: nil)
  }

  /// A variable that leads to other models.
  public static func relationship<Model: PersistentModel, Value>(
    _ name: String, _ keyPath: ReferenceWritableKeyPath<Model, Value>,
    _ options: Schema.Relationship.Option..., deleteRule: Schema.Relationship.DeleteRule = .nullify,
    minimumModelCount: Int? = 0, maximumModelCount: Int? = 0, originalName: String? = nil,
    inverse: AnyKeyPath? = nil, hashModifier: String? = nil
  ) -> _ModelProperty {
    _ModelProperty(name, keyPath, isUnique: false, deleteRule: deleteRule, inverse: inverse)
  }

  private init<Model: PersistentModel, Value>(
    _ name: String, _ keyPath: ReferenceWritableKeyPath<Model, Value>, isUnique: Bool,
    deleteRule: Schema.Relationship.DeleteRule, inverse: AnyKeyPath?
  ) {
    self.name = name
    self.keyPath = keyPath
    self.isUnique = isUnique
    self.deleteRule = deleteRule
    self.inverse = inverse
    target = (Value.self as? any _Related.Type)?._relativeType
    value = { ($0 as? Model)?[keyPath: keyPath] }
    link = { model, other, isLinked in
      guard let model = model as? Model, let old = model[keyPath: keyPath] as? any _Related,
        old._relatives.contains(where: { $0 === other }) != isLinked,
        let new = (isLinked ? old._adding(other) : old._removing(other)) as? Value
      else { return }
      model[keyPath: keyPath] = new
    }
  }

  /// The models that an object leads to.
  func relatives(of model: any PersistentModel) -> [any PersistentModel] {
    target == nil ? [] : (value(model) as? any _Related)?._relatives ?? []
  }
}

/// What the library knows of the classes of models.
enum ModelClasses {
  /// The variable of the others that leads back: as source says it on either side, else the only one there is.
  static func inverse(of property: _ModelProperty, in type: any PersistentModel.Type)
    -> _ModelProperty?
  {
    guard let target = property.target else { return nil }
    let candidates = target._$properties.filter {
      $0.target == type && $0.keyPath != property.keyPath
    }
    if let inverse = property.inverse { return candidates.first { $0.keyPath == inverse } }
    if let said = candidates.first(where: { $0.inverse == property.keyPath }) { return said }
    // Of two ways between the same classes nobody knows which belong together.
    let same = type._$properties.filter { $0.target == target }
    let free = candidates.filter { $0.inverse == nil }
    return free.count == 1 && same.count == 1 && target != type ? free[0] : nil
  }
}
