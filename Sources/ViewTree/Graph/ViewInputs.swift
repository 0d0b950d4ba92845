/// What a node gets from above.
@MainActor
package struct ViewInputs {
  /// The environment's values at this place.
  package var environment: EnvironmentValues
  private let reference: GraphReference

  package init(environment: EnvironmentValues, graph: ViewGraph?) {
    self.environment = environment
    reference = GraphReference(graph)
  }

  /// The inputs of a node that has got none yet.
  package static let none = ViewInputs(environment: EnvironmentValues(), graph: nil)

  /// The graph that the node is a part of.
  package var graph: ViewGraph? { reference.graph }

  /// The current time, in seconds.
  package var time: Double { graph?.time ?? 0 }
}

/// A graph, as long as it is there: one object for all its nodes.
///
/// Inputs are copied from node to node; a weak reference in each of them would be copied as well, which
/// costs more than all else in them.
@MainActor
private final class GraphReference {
  private(set) weak var graph: ViewGraph?

  init(_ graph: ViewGraph?) { self.graph = graph }
}
