import ShapeShift
import TestSupport
import Testing
import ViewTree

/// What is left of a graph that nobody uses any more: nothing, however many are made.
@MainActor
@Suite struct GraphMemoryTests {
  /// An object that is not kept.
  private struct Weakly {
    let type: String
    weak var object: AnyObject?

    init(_ object: AnyObject) {
      type = "\(Swift.type(of: object))"
      self.object = object
    }
  }

  /// What a graph is made of, without keeping it.
  @MainActor
  private struct Remains {
    private var parts: [ObjectIdentifier: Weakly] = [:]

    init(_ graph: ViewGraph) {
      add(graph)
      add(graph.session)
      guard let layout = graph.rootLayout else { return }
      add(layout)
    }

    /// The types of what is there yet, in order.
    var types: [String] { parts.values.filter { $0.object != nil }.map(\.type).sorted() }

    private mutating func isNew(_ object: AnyObject) -> Bool {
      parts.updateValue(Weakly(object), forKey: ObjectIdentifier(object)) == nil
    }

    private mutating func add(_ object: AnyObject) { _ = isNew(object) }

    /// The node of the layout, all inside, and all whose views made them.
    private mutating func add(_ layout: LayoutBox) {
      guard isNew(layout) else { return }
      if let owner = layout.owner { add(owner) }
      for child in layout.children { add(child) }
    }

    /// The node of a view, all around and all inside.
    private mutating func add(_ node: AnyViewNode) {
      guard isNew(node) else { return }
      if let parent = node.parent { add(parent) }
      for child in node.childNodes { add(child) }
    }
  }

  @Test func `Nothing is left of trees of views`() throws {
    for seed in 0..<100 as Range<UInt64> {
      let remains = try drawn { random(seed) }
      #expect(remains.types == [], "seed \(seed)")
    }
  }

  @Test(arguments: try Sample.all())
  func `Nothing is left of a sample in the middle of its motion`(_ sample: Sample) throws {
    let remains = try drawn(at: 0.45) { try sample.graph(scale: 1).1 }
    #expect(remains.types == [])
  }

  private func random(_ seed: UInt64) -> ViewGraph {
    var random = RandomView(seed: seed)
    let view = random.make(depth: 4)
    return ViewGraph(ViewGraph.Configuration(shaper: FixedWidthTextShaper())) { view }
  }

  /// Draws a graph and lets it go.
  private func drawn(at time: Double = 0, _ make: () throws -> ViewGraph) throws -> Remains {
    let graph = try make()
    _ = try graph.displayList(at: time)
    let remains = Remains(graph)
    try #require(remains.types.count > 3)
    return remains
  }
}
