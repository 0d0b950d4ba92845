import Foundation
import VectorGeometry
import ViewLayout

/// The order in which Tab goes through the views of a scene: as one reads, by their frames.
@MainActor
struct FocusOrder {
  /// A view that can have the focus, or several that come one after the other.
  private struct Stop {
    var nodes: [any FocusableNode]
    var frame: CGRect
  }

  /// The views, in order.
  let nodes: [any FocusableNode]

  init(of graph: ViewGraph) {
    var frames: [ObjectIdentifier: CGRect] = [:]
    EventGeometry(graph).forEachRegion { path, _ in
      guard let step = path.last, let node = step.region.node else { return }
      frames[ObjectIdentifier(node)] = step.canvasFrame
    }
    let collector = Collector(frames: frames)
    nodes = graph.frontNode.map { collector.ordered(collector.stops(of: $0)).nodes } ?? []
  }

  /// What comes after a view, or before it, and round about; from none the first, or the last.
  func next(
    after current: (any FocusableNode)?, isBackward: Bool
  ) -> (any FocusableNode)? {
    guard !nodes.isEmpty else { return nil }
    guard let place = nodes.firstIndex(where: { $0 === current }) else {
      return isBackward ? nodes.last : nodes.first
    }
    return nodes[(place + (isBackward ? nodes.count - 1 : 1)) % nodes.count]
  }

  @MainActor
  private struct Collector {
    let frames: [ObjectIdentifier: CGRect]

    func stops(of node: AnyViewNode) -> [Stop] {
      if node is any FocusSection {
        let inside = ordered(node.childNodes.flatMap { stops(of: $0) })
        return inside.nodes.isEmpty ? [] : [inside]
      }
      guard let focusable = node as? any FocusableNode else {
        return node.childNodes.flatMap { stops(of: $0) }
      }
      let inside = focusable.isFocusedAsOne ? [] : node.childNodes.flatMap { stops(of: $0) }
      guard focusable.canTakeFocus, let frame = frame(of: node) else { return inside }
      return [Stop(nodes: [focusable], frame: frame)] + inside
    }

    private func frame(of node: AnyViewNode) -> CGRect? {
      let known = node.outputs.flatMap(\.drawnParts).compactMap { frames[ObjectIdentifier($0)] }
      return known.isEmpty ? nil : known.reduce(.null) { $0.union($1) }
    }

    /// Rows from the top, each from its start: a row is what has its middle beside the first of it.
    func ordered(_ stops: [Stop]) -> Stop {
      var rows: [[Stop]] = []
      for (_, stop) in stops.enumerated().sorted(by: {
        ($0.element.frame.minY, $0.offset) < ($1.element.frame.minY, $1.offset)
      }) {
        if let first = rows.last?.first, stop.frame.midY < first.frame.maxY {
          rows[rows.count - 1].append(stop)
        } else {
          rows.append([stop])
        }
      }
      let sorted = rows.flatMap { row in
        let first = row.first?.nodes.first?.inputs.environment
        let isMirrored = first?.layoutDirection == .rightToLeft
        return row.enumerated().sorted { lhs, rhs in
          let (left, right) = (lhs.element.frame, rhs.element.frame)
          let keys = isMirrored ? (-left.maxX, -right.maxX) : (left.minX, right.minX)
          return (keys.0, lhs.offset) < (keys.1, rhs.offset)
        }.map(\.element)
      }
      return Stop(
        nodes: sorted.flatMap(\.nodes), frame: sorted.reduce(.null) { $0.union($1.frame) })
    }
  }
}
