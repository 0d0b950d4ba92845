/// A name space for ids, one for each place that a view has in the graph.
@propertyWrapper
public struct Namespace: DynamicProperty {
  /// The identity of a namespace.
  public struct ID: Hashable, Sendable {
    let number: Int

    /// The name space of a document's views.
    package static let document = ID(number: 0)
  }

  private var id = ID(number: 0)

  /// A name space.
  public init() {}

  /// The id of the name space.
  public var wrappedValue: ID { id }

  /// Takes the name space that the graph keeps for the view.
  public mutating func _link(_ context: inout _LinkContext) {
    let newNumber = context.newNumber
    let place = context.slot { NamespacePlace(number: MainActor.assumeIsolated { newNumber() }) }
    id = ID(number: place.number)
  }
}

/// What the graph keeps of a name space.
private final class NamespacePlace {
  /// 1 and up, in the order in which the graph's views came.
  let number: Int

  init(number: Int) { self.number = number }
}
