import Foundation
import TestSupport
import Testing
import VectorGeometry

@testable import ViewLayout

/// Measured values that are no trees of views: each is asked of our own code by its name.
@Suite("Measured numbers of layout")
struct MeasuredNumberTests {
  @Test("A measured number is ours", arguments: try LayoutCase.numbers())
  func matches(_ item: LayoutCase.Numbers) throws {
    let actual = try #require(measure(item.id), "nothing measures \(item.id)")
    try #require(actual.count == item.expected.count)
    for (value, wanted) in zip(actual, item.expected) {
      guard let value, let wanted else {
        #expect(value == nil && wanted == nil, "\(item.id): \(actual), expected \(item.expected)")
        continue
      }
      #expect(abs(value - wanted) <= item.tolerance, "\(item.id): \(actual)")
    }
  }

  private func measure(_ id: String) -> [Double?]? {
    switch id {
    case "proposal.inset": offers
    case "flexframe.clamp": bounds
    case "spacing.max": distances
    case "spacing.textmetrics": [baselineDistance]
    default: nil
    }
  }

  /// What a child in insets of (10, 20, 10, 20) is offered of 100 by 200, and of 200 in height alone.
  private var offers: [Double?] {
    [ProposedViewSize(width: 100, height: 200), ProposedViewSize(width: nil, height: 200)]
      .flatMap { proposal -> [Double?] in
        let child = fill()
        let insets = EdgeInsets(top: 10, leading: 20, bottom: 10, trailing: 20)
        child.modified(by: _PaddingLayout(insets: insets)).layOut(at: .zero, proposal: proposal)
        return [child.recorded?.proposal ?? child.asked.first].flatMap {
          [$0?.width.map(Double.init), $0?.height.map(Double.init)]
        }
      }
  }

  /// The least of -10; the ideal of 10 over 20; the greatest of 20 over an ideal of 30; the ideal of 0 over 100.
  private var bounds: [Double?] {
    [
      _FlexFrameLayout(minWidth: -10).width.minimum,
      _FlexFrameLayout(minWidth: 20, idealWidth: 10).width.ideal,
      _FlexFrameLayout(idealWidth: 30, maxWidth: 20).width.maximum,
      _FlexFrameLayout(minWidth: 100, idealWidth: 0).width.ideal,
    ].map { $0.map(Double.init) }
  }

  private var distances: [Double?] {
    let pairs: [(CGFloat, Edge.Set, CGFloat, Edge.Set, Axis)] = [
      (11, .trailing, 17, .leading, .horizontal), (23, .trailing, 3, .leading, .horizontal),
      (7, .bottom, 13, .top, .vertical),
    ]
    return pairs.map { first, edge, second, other, axis in
      Double(
        ViewSpacing(length: first, edges: edge)
          .distance(to: ViewSpacing(length: second, edges: other), along: axis))
    }
  }

  /// From baseline to baseline of two lines of an ascent of 2, a descent of 3 and a leading of 5.
  private var baselineDistance: Double? {
    let lines = (0..<2).map { _ in
      LeafElement(spacing: .text(leading: 5), baseline: 2) { _ in CGSize(width: 10, height: 5) }
    }
    let stack = ContainerElement(VStackLayout(), lines).laidOut(nil, nil)
    return Double(stack.childFrames[1].minY + 2 - (stack.childFrames[0].minY + 2))
  }
}
