/// What a node gets from above.
@MainActor
package struct ViewInputs {
  /// The environment's values at this place.
  package var environment: EnvironmentValues
  /// The graph that the node is a part of.
  package weak var graph: ViewGraph?

  package init(environment: EnvironmentValues, graph: ViewGraph?) {
    self.environment = environment
    self.graph = graph
  }

  /// The inputs of a node that has got none yet.
  package static let none = ViewInputs(environment: EnvironmentValues(), graph: nil)

  /// The current time, in seconds.
  package var time: Double { graph?.time ?? 0 }
}
