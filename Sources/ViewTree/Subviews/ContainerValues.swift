/// A value that a view tells the container directly around it.
public protocol ContainerValueKey {
  /// The type of the value.
  associatedtype Value

  /// The value of a view that sets none.
  static var defaultValue: Value { get }
}

/// The values that a view has set for its container.
///
/// The values pass out through modifiers, and out of groups, but not out of another container.
public struct ContainerValues {
  private var values: [ObjectIdentifier: Any] = [:]
  private var tags: [ObjectIdentifier: Any] = [:]

  /// The value for a custom key.
  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The tag of a type that the view has; nil without one.
  public func tag<V: Hashable>(for type: V.Type) -> V? {
    guard let tag = tags[ObjectIdentifier(type)] else { return nil }
    return tag as? V
  }

  /// Whether the view has a tag equal to a value.
  public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag(for: V.self) == tag }

  mutating func setTag<V: Hashable>(_ tag: V, includeOptional: Bool) {
    tags[ObjectIdentifier(V.self)] = tag
    if includeOptional { tags[ObjectIdentifier(V?.self)] = Optional(tag) as Any }
  }
}

/// A value for the container around.
public enum _ContainerValueTrait<Value>: _ViewTraitKey {
  /// Writes the value.
  public static func _write(
    _ value: _ContainerValueSetting<Value>, to traits: inout _ViewTraits
  ) {
    traits.layout.containerValues[keyPath: value.keyPath] = value.value
    traits.layout.section?.containerValues[keyPath: value.keyPath] = value.value
  }
}

/// A container value and its key path.
public struct _ContainerValueSetting<Value> {
  let keyPath: WritableKeyPath<ContainerValues, Value>
  let value: Value
}

/// A tag for the container around.
public enum _TagTrait<Value: Hashable>: _ViewTraitKey {
  /// Sets the tag of the view.
  public static func _write(_ value: _TagSetting<Value>, to traits: inout _ViewTraits) {
    traits.layout.containerValues.setTag(value.tag, includeOptional: value.includesOptional)
  }
}

/// A tag, and whether it stands for the optional of the same value as well.
public struct _TagSetting<Value: Hashable> {
  let tag: Value
  let includesOptional: Bool
}

extension View {
  /// Tells the container around a value.
  public nonisolated func containerValue<V>(
    _ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V
  ) -> some View {
    modifier(
      _TraitWritingModifier<_ContainerValueTrait<V>>(
        value: _ContainerValueSetting(keyPath: keyPath, value: value)))
  }

  /// Tells pickers and tab views which value the view stands for.
  public nonisolated func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    modifier(
      _TraitWritingModifier<_TagTrait<V>>(
        value: _TagSetting(tag: tag, includesOptional: includeOptional)))
  }
}
