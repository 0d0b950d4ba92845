package import ViewLayout

/// What a view says of itself to the container around it.
package struct LayoutTraits {
  /// The layout priority.
  package var priority: Double = 0
  /// The place in the drawing order among siblings.
  package var zIndex: Double = 0
  /// What the view has set for the container directly around it.
  package var containerValues = ContainerValues()
  /// The section that the view is a part of.
  var section: SectionMembership?
  /// How the view comes and goes; nil for the usual fade.
  package var transition: AnyTransition?

  private var values: [ObjectIdentifier: Any] = [:]

  package init() {}

  /// The value that the view set, or the key's default.
  package func value<K: LayoutValueKey>(for key: K.Type) -> K.Value {
    values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue
  }

  /// Sets the value of a key.
  package mutating func set<K: LayoutValueKey>(_ value: K.Value, for key: K.Type) {
    values[ObjectIdentifier(key)] = value
  }
}
