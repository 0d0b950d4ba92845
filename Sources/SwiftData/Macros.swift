import ShapeShift

/// Makes a class a model: its variables report changes, and a ``ModelContext`` keeps its objects.
@attached(member, names: named(_$record), named(_$properties))
@attached(memberAttribute)
@attached(extension, conformances: PersistentModel, Observable)
public macro Model() = #externalMacro(module: "ShapeShiftMacros", type: "ModelMacro")

/// A variable of a model; added by ``Model()``.
@attached(accessor, names: named(init), named(get), named(set))
@attached(peer, names: prefixed(_))
public macro _PersistedProperty() =
  #externalMacro(module: "ShapeShiftMacros", type: "PersistedPropertyMacro")

/// Sets the storage options of a model's variable; only `unique` has an effect, because nothing is written to disk.
@attached(peer)
public macro Attribute(
  _ options: Schema.Attribute.Option..., originalName: String? = nil, hashModifier: String? = nil
) = #externalMacro(module: "ShapeShiftMacros", type: "AttributeMacro")

/// Sets the delete rule of a relationship, and its inverse variable.
@attached(peer)
public macro Relationship(
  _ options: Schema.Relationship.Option..., deleteRule: Schema.Relationship.DeleteRule = .nullify,
  minimumModelCount: Int? = 0, maximumModelCount: Int? = 0, originalName: String? = nil,
  inverse: AnyKeyPath? = nil, hashModifier: String? = nil
) = #externalMacro(module: "ShapeShiftMacros", type: "AttributeMacro")

/// Excludes a variable from the model; its changes are not reported.
@attached(peer)
public macro Transient() = #externalMacro(module: "ShapeShiftMacros", type: "AttributeMacro")

/// Indexes values for fast access; without effect.
@freestanding(declaration)
public macro Index<Root>(_ indices: [PartialKeyPath<Root>]...) =
  #externalMacro(module: "ShapeShiftMacros", type: "AttributeMacro")

/// Requires unique combinations of values; without effect. Use `@Attribute(.unique)` for one value.
@freestanding(declaration)
public macro Unique<Root>(_ constraints: [PartialKeyPath<Root>]...) =
  #externalMacro(module: "ShapeShiftMacros", type: "AttributeMacro")
