import ShapeShift
import TestSupport
import Testing
import ViewTree

/// What is left of a graph that nobody uses any more: nothing, however many are made.
@MainActor
@Suite struct GraphMemoryTests {
  /// What a graph is made of, without keeping it.
  @MainActor
  private struct Remains {
    weak var graph: ViewGraph?
    weak var session: LayoutSession?
    weak var layout: LayoutNode?
    weak var owner: AnyViewNode?

    init(_ graph: ViewGraph) {
      self.graph = graph
      session = graph.session
      layout = graph.rootLayout?.children.first
      owner = layout?.owner
    }

    var isEmpty: Bool { graph == nil && session == nil && layout == nil && owner == nil }
  }

  @Test func `Nothing is left of trees of views`() throws {
    for seed in 0..<100 as Range<UInt64> {
      let remains = try drawn { random(seed) }
      #expect(remains.isEmpty, "seed \(seed)")
    }
  }

  private func random(_ seed: UInt64) -> ViewGraph {
    var random = RandomView(seed: seed)
    let view = random.make(depth: 4)
    return ViewGraph(ViewGraph.Configuration(shaper: FixedWidthTextShaper())) { view }
  }

  /// Draws a graph and lets it go.
  private func drawn(_ make: () throws -> ViewGraph) throws -> Remains {
    let graph = try make()
    _ = try graph.displayList()
    let remains = Remains(graph)
    try #require(!remains.isEmpty)
    return remains
  }
}
