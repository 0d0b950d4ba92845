import Foundation
import ImageCoding
import ShapeShift
import TestSupport
import Testing
import ViewTree

/// Laws that hold for every tree of views.
@MainActor
@Suite struct RandomViewTests {
  /// How many trees each test makes; ten times as many in a long run.
  private static let count: UInt64 = isLongRun ? 10_000 : 1_000

  private func graph(_ seed: UInt64, _ random: RandomView? = nil) -> ViewGraph {
    var random = random ?? RandomView(seed: seed)
    let proposals = Self.proposals + (random.isWild ? Self.wildProposals : [])
    let view = random.make(depth: 4)
    let configuration = ViewGraph.Configuration(
      proposal: proposals[Int(seed) % proposals.count],
      canvas: CGSize(width: 120, height: 90), shaper: FixedWidthTextShaper())
    return ViewGraph(configuration) { view }
  }

  private static let proposals: [ProposedViewSize] = [
    ProposedViewSize(width: 120, height: 90), .unspecified, .zero,
    ProposedViewSize(width: 33.3, height: nil), ProposedViewSize(width: nil, height: 200),
  ]

  private static let wildProposals: [ProposedViewSize] = [
    .infinity, ProposedViewSize(width: .nan, height: 90),
    ProposedViewSize(width: 1e300, height: -.infinity),
  ]

  @Test func `Frames are finite, sizes not negative, lists sound`() throws {
    for seed in 0..<Self.count {
      let graph = graph(seed)
      let list = try graph.displayList()
      #expect(list.violations().isEmpty, "seed \(seed): \(list.violations())")
      #expect(graph.describe().allSatisfy { $0.isSound }, "seed \(seed)")
    }
  }

  @Test func `Lengths that nobody should ask for reach neither frames nor pictures`() throws {
    let decoder = PNGDecoder()
    for seed in 0..<Self.count {
      let graph = graph(seed, RandomView(seed: seed, isWild: true))
      let list = try graph.displayList()
      #expect(list.violations().isEmpty, "seed \(seed): \(list.violations())")
      #expect(graph.describe().allSatisfy { $0.isSound }, "seed \(seed)")
      #expect(graph.rootLayout?.isSound ?? false, "seed \(seed)")
      guard seed.isMultiple(of: 4) else { continue }
      for format in PictureFormat.allCases {
        let bytes = try list.encoded(as: format).bytes
        #expect(!bytes.isEmpty)
        guard format == .png else { continue }
        let width = try decoder.decode(bytes).width
        #expect(width == 120, "seed \(seed)")
      }
    }
  }

  @Test func `Drawing again gives the same list, and the same bytes`() throws {
    for seed in 0..<Self.count {
      let graph = graph(seed)
      let first = try graph.displayList()
      let again = try graph.displayList()
      let anew = try self.graph(seed).displayList()
      #expect(first.dump() == again.dump(), "seed \(seed)")
      #expect(first.dump() == anew.dump(), "seed \(seed)")
      guard seed.isMultiple(of: 20) else { continue }
      for format in PictureFormat.allCases {
        let (one, two) = try (first.encoded(as: format).bytes, anew.encoded(as: format).bytes)
        #expect(one == two, "seed \(seed), \(format)")
      }
    }
  }

  @Test func `No node is asked twice what it has answered of late`() throws {
    for seed in 0..<Self.count {
      let graph = graph(seed, RandomView(seed: seed, allowsReaders: false))
      let trace = LayoutTrace()
      graph.session.trace = trace
      _ = try graph.displayList()
      var known: [ObjectIdentifier: [ProposedViewSize]] = [:]
      for entry in trace.entries {
        // A node remembers its last sixteen answers.
        let answered = known[ObjectIdentifier(entry.node), default: []]
        #expect(!answered.suffix(16).contains(entry.proposal), "seed \(seed): \(entry.proposal)")
        known[ObjectIdentifier(entry.node)] = answered + [entry.proposal]
      }
    }
  }

  @Test func `Views keep the frames of their ids in whatever order they stand`() throws {
    for seed in 0..<Self.count / 5 {
      var order = SeededGenerator(seed: seed)
      let ids = ["a", "b", "c", "d", "e"]
      let straight = try frames(ids, seed: seed)
      let shuffled = try frames(ids.shuffled(using: &order), seed: seed)
      #expect(shuffled == straight, "seed \(seed)")
      #expect(straight.count == ids.count)
    }
  }

  /// The frames by id of views in a stack in depth, where no view depends on its neighbours.
  private func frames(_ ids: [String], seed: UInt64) throws -> [String: CGRect] {
    let views = ids.map { id -> (id: String, view: AnyView) in
      var random = RandomView(seed: seed &* 31 &+ UInt64(id.utf8.first ?? 0))
      return (id, random.make(depth: 2))
    }
    let root = ZStack(alignment: .topLeading) {
      ForEach(views, id: \.id) { element in
        ZStack { element.view }.frame(width: 40, height: 30).id(element.id)
      }
    }
    let configuration = ViewGraph.Configuration(
      proposal: ProposedViewSize(width: 120, height: 90), shaper: FixedWidthTextShaper())
    let graph = ViewGraph(configuration) { root }
    _ = try graph.displayList()
    var frames: [String: CGRect] = [:]
    for node in graph.describe() { node.collect(into: &frames) }
    return frames.filter { ids.contains($0.key) }
  }
}

extension NodeDescription {
  /// Whether the frames here and inside are finite and their sizes not negative.
  fileprivate var isSound: Bool {
    frame.isSound && outerFrame.isSound && children.allSatisfy { $0.isSound }
  }
}

extension LayoutBox {
  /// Whether the frames here and inside, where they are placed and drawn, are finite and their sizes not
  /// negative.
  fileprivate var isSound: Bool {
    frame.isSound && drawnFrame.frame(at: 0).isSound && children.allSatisfy { $0.isSound }
  }
}

extension CGRect {
  fileprivate var isSound: Bool {
    [origin.x, origin.y, size.width, size.height].allSatisfy(\.isFinite) && size.width >= 0
      && size.height >= 0
  }
}
