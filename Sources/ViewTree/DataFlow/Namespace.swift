/// A space of names of the view's own, for views that belong together.
@propertyWrapper
public struct Namespace: DynamicProperty {
  /// Tells one namespace from another.
  public struct ID: Hashable, Sendable {
    private let number: ObjectIdentifier?

    fileprivate init(_ marker: Marker?) { number = marker.map(ObjectIdentifier.init) }
  }

  /// The object whose identity the namespace has.
  fileprivate final class Marker: Sendable {}

  private var marker: Marker?

  /// A namespace that lasts as long as the view's identity.
  public init() {}

  /// The namespace's id.
  public var wrappedValue: ID { ID(marker) }

  /// Keeps the namespace with the view.
  public mutating func _link(_ context: inout _LinkContext) { marker = context.slot { Marker() } }
}

extension Namespace: Sendable {}
