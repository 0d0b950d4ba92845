import ShapeShift

/// Makes a class a model: its variables are told of, and a ``ModelContext`` keeps its objects.
@attached(member, names: named(_$record), named(_$properties))
@attached(memberAttribute)
@attached(extension, conformances: PersistentModel, Observable)
public macro Model() = #externalMacro(module: "ShapeShiftMacros", type: "ModelMacro")

/// A variable of a model; added by ``Model()``.
@attached(accessor, names: named(init), named(get), named(set))
@attached(peer, names: prefixed(_))
public macro _PersistedProperty() =
  #externalMacro(module: "ShapeShiftMacros", type: "PersistedPropertyMacro")

/// How a variable of a model is kept; of the options only `unique` has an effect, as nothing is written to a disk.
@attached(peer)
public macro Attribute(
  _ options: Schema.Attribute.Option..., originalName: String? = nil, hashModifier: String? = nil
) = #externalMacro(module: "ShapeShiftMacros", type: "AttributeMacro")

/// How models are related: what becomes of the others when one is deleted, and which variable of theirs leads back.
@attached(peer)
public macro Relationship(
  _ options: Schema.Relationship.Option..., deleteRule: Schema.Relationship.DeleteRule = .nullify,
  minimumModelCount: Int? = 0, maximumModelCount: Int? = 0, originalName: String? = nil,
  inverse: AnyKeyPath? = nil, hashModifier: String? = nil
) = #externalMacro(module: "ShapeShiftMacros", type: "AttributeMacro")

/// A variable that is not kept; its changes are told to nobody.
@attached(peer)
public macro Transient() = #externalMacro(module: "ShapeShiftMacros", type: "AttributeMacro")

/// What would be found fast; without effect.
@freestanding(declaration)
public macro Index<Root>(_ indices: [PartialKeyPath<Root>]...) =
  #externalMacro(module: "ShapeShiftMacros", type: "AttributeMacro")

/// Which values together are unique; without effect: `@Attribute(.unique)` has one.
@freestanding(declaration)
public macro Unique<Root>(_ constraints: [PartialKeyPath<Root>]...) =
  #externalMacro(module: "ShapeShiftMacros", type: "AttributeMacro")
