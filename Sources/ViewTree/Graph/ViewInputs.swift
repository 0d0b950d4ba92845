/// What a node gets from above.
@MainActor
package struct ViewInputs {
  /// The environment's values at this place.
  package var environment: EnvironmentValues
  private let graphLink: NodeLink<ViewGraph>?

  package init(environment: EnvironmentValues, graph: ViewGraph?) {
    self.environment = environment
    graphLink = graph?.link
  }

  /// The inputs of a node that has got none yet.
  package static let none = ViewInputs(environment: EnvironmentValues(), graph: nil)

  /// The graph that the node is a part of.
  package var graph: ViewGraph? { graphLink?.node }

  /// The current time, in seconds.
  package var time: Double { graph?.time ?? 0 }
}
