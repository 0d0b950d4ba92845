import Foundation
import ShapeShift
import TestSupport
import Testing

/// Trees that were measured on SwiftUI, through the real views.
@MainActor
@Suite struct MeasuredTreeTests {
  @Test func `All measured trees are read`() throws {
    let count = try ConformanceCase.all(in: "layout.tree").count
    #expect(count == 27)
  }

  @Test(arguments: try ConformanceCase.all(in: "layout.tree"))
  func `Frames are those of SwiftUI`(_ test: ConformanceCase) throws {
    let tree = try #require(test.json["tree"])
    let view = try MeasuredTree.view(tree)
    let proposal = try #require(size(test.json["proposal"]))
    let configuration = ViewGraph.Configuration(
      proposal: ProposedViewSize(proposal), canvas: size(test.json["center_in"]),
      shaper: MeasuredTextShaper())
    let graph = ViewGraph(configuration) { view }
    let list = try graph.displayList()
    #expect(list.violations().isEmpty)
    var frames = ["root": try #require(graph.rootLayout).frame]
    for node in graph.describe() { node.collect(into: &frames) }
    let expected = try #require(test.json["expected"]?.object)
    for (id, value) in expected.sorted(by: { $0.key < $1.key }) {
      guard let frame = frames[id] else {
        Issue.record("no view \(id)")
        continue
      }
      let numbers = value.array?.compactMap(\.number) ?? []
      let size = [frame.width, frame.height]
      let actual = (numbers.count == 2 ? size : [frame.minX, frame.minY] + size).map(Double.init)
      #expect(
        zip(actual, numbers).allSatisfy { abs($0 - $1) <= test.tolerance + 1e-9 },
        "\(id): \(actual), expected \(numbers)")
    }
  }

  private func size(_ json: CaseValue?) -> CGSize? {
    guard let lengths = json?.array?.compactMap(\.length), lengths.count == 2 else { return nil }
    return CGSize(width: lengths[0], height: lengths[1])
  }
}

extension NodeDescription {
  /// Notes the frames of the views with an id; a view in the tree has at most one.
  func collect(into frames: inout [String: CGRect]) {
    if let id { frames[id] = frame }
    for child in children { child.collect(into: &frames) }
  }
}
