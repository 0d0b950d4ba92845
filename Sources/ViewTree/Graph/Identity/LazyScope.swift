import Foundation
import IntegerConversion
import VectorGeometry
import ViewLayout

/// How far a lazy container has got: its views are made from the start on, as far as its window shows them.
///
/// A round makes some rows, the layout tells how far they reach, and so on until the window is full. What is
/// made stays.
@MainActor
final class LazyScope {
  let axis: Axis
  /// The node whose content is made so.
  private weak var owner: AnyViewNode?
  private(set) weak var window: WindowBox?
  /// What places the rows itself; nil where they stand in something else, so that how far apart they are is not known.
  private weak var container: LayoutBox?
  private var sources: [Source] = []
  /// How long the window was when rows were made for it.
  private var filledLength: CGFloat?
  /// How long the rows are that are not made, as far as those that are made tell, in points.
  private(set) var unseen: CGFloat = 0
  /// Called when that has changed.
  private let didMeasure: () -> Void

  private struct Source {
    weak var node: (any LazySource)?
  }

  init(
    _ axis: Axis, of owner: AnyViewNode, in window: WindowBox, container: LayoutBox? = nil,
    didMeasure: @escaping () -> Void = {}
  ) {
    self.axis = axis
    self.didMeasure = didMeasure
    self.owner = owner
    self.window = window
    self.container = container
    window.session.watchers.lazyScopes.append(WeakLazyScope(scope: self))
  }

  /// Whether the container places the rows itself.
  var placesRows: Bool { container != nil }

  /// Adds what makes rows.
  func add(_ source: any LazySource) {
    sources.removeAll { $0.node == nil }
    sources.append(Source(node: source))
  }

  /// Whether something before has rows that are not made: what comes now is not in sight.
  var isCut: Bool { sources.contains { $0.node?.isCut ?? false } }

  /// Whether the window shows more than is made; only a layout can tell.
  func growth() -> (source: any LazySource, count: Int)? {
    guard let window, let source = firstCut else {
      measure(0)
      return nil
    }
    let length = window.frame.size[axis]
    // A window as long as its content has no end that rows could reach.
    let follows = filledLength.map { length > $0 + 0.01 } ?? false
    filledLength = length
    guard window.startsAtContent, !follows else { return (source, .max) }
    let sight = length + window.sight[axis]
    var made = rows(of: source, in: window)
    if made.lines.isEmpty, let last = lastRows(before: source, in: window), last.end >= sight {
      made = last
    } else if let missing = made.missing(to: sight) {
      return (source, missing)
    }
    let rest = sources.reduce(0) { $0 + ($1.node?.missingCount ?? 0) }
    // A header or a single row is too small a sample to estimate the length of the others.
    if made.lines.count < 2, let longest = longestRows(in: window) { made = longest }
    measure(made.lengthOfRow * CGFloat(rest))
    return nil
  }

  /// Whether the container is below a node.
  func isBelow(_ node: AnyViewNode) -> Bool {
    sequence(first: owner, next: { $0?.parent }).contains { $0 === node }
  }

  /// Makes the rows up to that of an id, which its `ForEach` or the row itself gives.
  ///
  /// - Returns: Whether there is such a row and it was not made.
  func makeRow(of id: AnyHashable, in graph: ViewGraph) -> Bool {
    let mounted = sources.compactMap(\.node).filter(\.isMounted)
    for (place, source) in mounted.enumerated() {
      guard let index = source.offset(of: id), index >= source.madeCount else { continue }
      graph.update {
        for earlier in mounted[..<place] where earlier.isCut { earlier.makeMore(.max) }
        source.makeMore(index + 1 - source.madeCount)
      }
      return true
    }
    return false
  }

  private func rows(of source: any LazySource, in window: WindowBox) -> MadeRows {
    MadeRows(lines: lines(of: source, in: window), count: source.madeCount, countsGaps: placesRows)
  }

  /// The farthest rows of the sources that have made all of theirs; `nil` without such rows.
  private func lastRows(before source: any LazySource, in window: WindowBox) -> MadeRows? {
    guard placesRows else { return nil }
    return sources.compactMap(\.node)
      .filter { $0.isMounted && !$0.isCut && $0 !== source }
      .map { rows(of: $0, in: window) }
      .filter { !$0.lines.isEmpty }
      .max { $0.end < $1.end }
  }

  /// The rows of the source that has made the most lines.
  private func longestRows(in window: WindowBox) -> MadeRows? {
    guard placesRows else { return nil }
    return sources.compactMap(\.node).filter(\.isMounted).map { rows(of: $0, in: window) }
      .max { $0.lines.count < $1.lines.count }
  }

  /// The rows of a source, those beside each other taken together.
  private func lines(of source: any LazySource, in window: WindowBox) -> [MadeRows.Line] {
    var lines: [MadeRows.Line] = []
    for output in source.outputs {
      let node = child(output)
      let start = distance(to: node, from: window)
      let end = start + node.frame.size[axis]
      if let last = lines.last, abs(last.start - start) < 0.01 {
        lines[lines.count - 1].count += 1
        lines[lines.count - 1].end = max(last.end, end)
      } else {
        lines.append(MadeRows.Line(start: start, end: end))
      }
    }
    return lines
  }

  /// The child of the container that a row is in, with what modifiers have put around it.
  private func child(_ output: LayoutBox) -> LayoutBox {
    guard let container else { return output }
    var node = output
    while let parent = node.parent {
      if parent === container { return node }
      node = parent
    }
    return output
  }

  private func measure(_ length: CGFloat) {
    guard abs(length - unseen) > 0.01 else { return }
    unseen = length
    didMeasure()
  }

  /// How far the start of a node is from that of the window.
  private func distance(to node: LayoutBox, from window: WindowBox) -> CGFloat {
    axis == .horizontal && window.settings.direction == .rightToLeft
      ? window.frame.maxX - node.frame.maxX
      : node.frame.origin[axis] - window.frame.origin[axis]
  }

  /// The first in the order of the views that has rows which are not made.
  private var firstCut: (any LazySource)? {
    let cut = sources.compactMap(\.node).filter { $0.isMounted && $0.isCut }
    guard cut.count > 1, let owner else { return cut.first }
    var rest = Set(cut.map { ObjectIdentifier($0) })
    return Self.first(of: &rest, below: owner) ?? cut.first
  }

  /// The first node of some: what is inside of one comes before it, as its rows end before its own do.
  private static func first(
    of nodes: inout Set<ObjectIdentifier>, below node: AnyViewNode
  ) -> (any LazySource)? {
    for child in node.childNodes {
      if let found = first(of: &nodes, below: child) { return found }
      if nodes.contains(ObjectIdentifier(child)) { return child as? any LazySource }
    }
    return nil
  }
}

/// A lazy container, as long as it is there.
struct WeakLazyScope {
  private(set) weak var scope: LazyScope?
}

extension ViewGraph {
  /// Makes rows that have come in sight.
  func growLazily() {
    let scopes = session.watchers.lazyScopes.compactMap(\.scope)
    if scopes.count < session.watchers.lazyScopes.count {
      session.watchers.lazyScopes = scopes.map(WeakLazyScope.init)
    }
    let growth = scopes.compactMap { $0.growth() }
    guard !growth.isEmpty else { return }
    update { for (source, count) in growth where source.isMounted { source.makeMore(count) } }
    // Elements without views change no layout, and what comes after them is still to be made.
    session.needsLayout = true
  }
}
