/// What a node gets from above.
@MainActor
package struct ViewInputs {
  /// The environment's values at this place.
  package var environment: EnvironmentValues
  /// One reference for all that hardly ever differs between neighbours, since inputs are copied at every node.
  private var surroundings: Surroundings?

  package init(environment: EnvironmentValues, graph: ViewGraph?) {
    self.environment = environment
    surroundings = graph.map { Surroundings(graph: $0.link) }
  }

  /// The inputs of a node that has got none yet.
  package static let none = ViewInputs(environment: EnvironmentValues(), graph: nil)

  /// The graph that the node is a part of.
  package var graph: ViewGraph? { surroundings?.graph.node }

  /// The current time, in seconds.
  package var time: Double { graph?.time ?? 0 }

  /// The transaction of what happens around the node now.
  package var transaction: Transaction { surroundings?.transaction ?? Transaction() }

  /// The inputs of what is inside a node that changes transactions.
  func changed(by node: AnyViewNode) -> ViewInputs {
    guard let surroundings else { return self }
    var inputs = self
    inputs.surroundings = Surroundings(
      graph: surroundings.graph, changer: node.link, outer: surroundings)
    return inputs
  }
}

/// The graph around a node, and who changes the transactions of what happens at it, from the outermost on.
///
/// Handed down, so that a transaction takes as many steps as there are modifiers that change it, however deep the
/// views are.
@MainActor
private final class Surroundings {
  let graph: NodeLink<ViewGraph>
  private let changer: NodeLink<AnyViewNode>?
  private let outer: Surroundings?

  init(
    graph: NodeLink<ViewGraph>, changer: NodeLink<AnyViewNode>? = nil, outer: Surroundings? = nil
  ) {
    (self.graph, self.changer, self.outer) = (graph, changer, outer)
  }

  var transaction: Transaction {
    var transaction = outer?.transaction ?? graph.node?.transaction ?? Transaction()
    changer?.node?.transform(&transaction)
    return transaction
  }
}
