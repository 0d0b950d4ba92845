import Foundation
import IntegerConversion
import VectorGeometry
import ViewLayout

/// The rows of a lazy container that exist: those from the start on, as far as its window has shown them, and those
/// around rows that the window has jumped to.
///
/// A round creates some rows, the layout determines how far they reach, and so on until the window is full. Existing
/// rows remain.
@MainActor
final class LazyScope {
  let axis: Axis
  let session: LayoutSession
  /// Whether rows before a jump's target may be missing.
  let leavesGaps: Bool
  /// The row that keeps its position in the window while rows before it are created.
  var held: HeldRow?
  /// The view that the window has just jumped to, until the rows around it exist.
  var target: NodeLink<LayoutBox>?
  /// The start of the visible part when all visible rows existed last.
  private(set) var settledStart: CGFloat = 0
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
    leavesGaps: Bool = true, didMeasure: @escaping () -> Void = {}
  ) {
    self.axis = axis
    self.leavesGaps = leavesGaps
    session = window.session
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

  /// The sources that are part of the scene, in the order of their creation.
  var mountedSources: [any LazySource] { sources.compactMap(\.node).filter(\.isMounted) }

  /// Returns a change that creates rows that the window shows; only a layout can determine them.
  ///
  /// - Parameter isAtEvent: Whether rows may be created that change the offset of the window.
  func growth(isAtEvent: Bool) -> (() -> Void)? {
    guard let window else { return nil }
    if settleHeldRow(in: window) { return {} }
    if let (source, count) = growthAtEnd(in: window) {
      return { if source.isMounted { source.makeMore(count) } }
    }
    guard isAtEvent else { return nil }
    if let change = growthInGaps(of: window) { return change }
    target = nil
    settledStart = window.sight[axis].lowerBound
    return nil
  }

  private func growthAtEnd(in window: WindowBox) -> (source: any LazySource, count: Int)? {
    guard let source = firstCut else {
      measure(0)
      return nil
    }
    let length = window.frame.size[axis]
    // A window as long as its content has no end that rows could reach.
    let follows = filledLength.map { length > $0 + 0.01 } ?? false
    filledLength = length
    guard window.startsAtContent, !follows else { return (source, .max) }
    let sight = window.sight[axis].upperBound + length
    var made = rows(of: source, in: window)
    if made.lines.isEmpty, let last = lastRows(before: source, in: window), last.end >= sight {
      made = last
    } else if let missing = made.missing(to: sight) {
      return (source, missing)
    }
    let rest = sources.reduce(0) { $0 + ($1.node?.missingCount ?? 0) }
    // A header or a single row is too small a sample to estimate the length of the others.
    if made.lines.count < 2, placesRows, let longest = longestRun(in: window) { made = longest }
    measure(made.lengthOfRow * CGFloat(rest))
    return nil
  }

  /// Whether the container is below a node.
  func isBelow(_ node: AnyViewNode) -> Bool {
    sequence(first: owner, next: { $0?.parent }).contains { $0 === node }
  }

  /// The last run of a source's rows.
  private func rows(of source: any LazySource, in window: WindowBox) -> MadeRows {
    runs(of: source, in: window).last ?? MadeRows(lines: [], count: 0, countsGaps: placesRows)
  }

  /// The farthest rows of the sources that have made all of theirs; `nil` without such rows.
  private func lastRows(before source: any LazySource, in window: WindowBox) -> MadeRows? {
    guard placesRows else { return nil }
    return mountedSources.filter { !$0.isCut && $0 !== source }
      .map { rows(of: $0, in: window) }
      .filter { !$0.lines.isEmpty }
      .max { $0.end < $1.end }
  }

  /// The run with the most lines, of a source or of all sources.
  func longestRun(of source: (any LazySource)? = nil, in window: WindowBox) -> MadeRows? {
    (source.map { [$0] } ?? mountedSources).flatMap { runs(of: $0, in: window) }
      .max { $0.lines.count < $1.lines.count }
  }

  /// The runs of adjacent rows of a source.
  private func runs(of source: any LazySource, in window: WindowBox) -> [MadeRows] {
    let gaps = source.gaps
    let runs = source.outputs.split(omittingEmptySubsequences: false) { output in
      gaps.contains { $0 === output }
    }
    return zip(runs, source.runLengths).map { outputs, count in
      MadeRows(lines: lines(of: outputs, in: window), count: count, countsGaps: placesRows)
    }
  }

  /// The rows of a source, those beside each other taken together.
  private func lines(of outputs: some Sequence<LayoutBox>, in window: WindowBox) -> [MadeRows.Line]
  {
    var lines: [MadeRows.Line] = []
    for output in outputs {
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
  func child(_ output: LayoutBox) -> LayoutBox {
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
  func distance(to node: LayoutBox, from window: WindowBox) -> CGFloat {
    axis == .horizontal && window.settings.direction == .rightToLeft
      ? window.frame.maxX - node.frame.maxX
      : node.frame.origin[axis] - window.frame.origin[axis]
  }

  /// The first source in the order of the views that lacks rows at its end.
  private var firstCut: (any LazySource)? {
    let cut = mountedSources.filter(\.isCut)
    return cut.count > 1 ? ordered(cut).first ?? cut.first : cut.first
  }

  /// The sources in the order of the ends of their rows: a source inside a row comes before that of the row.
  func ordered(_ sources: [any LazySource]) -> [any LazySource] {
    guard let owner else { return sources }
    var rest = Set(sources.map { ObjectIdentifier($0) })
    var result: [any LazySource] = []
    Self.collect(&rest, below: owner, into: &result)
    return result
  }

  private static func collect(
    _ nodes: inout Set<ObjectIdentifier>, below node: AnyViewNode,
    into sources: inout [any LazySource]
  ) {
    for child in node.childNodes where !nodes.isEmpty {
      collect(&nodes, below: child, into: &sources)
      guard nodes.remove(ObjectIdentifier(child)) != nil, let source = child as? any LazySource
      else { continue }
      sources.append(source)
    }
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
    let changes = scopes.compactMap { $0.growth(isAtEvent: !isShowing) }
    guard !changes.isEmpty else { return }
    update { for change in changes { change() } }
    // Elements without views change no layout, and what comes after them is still to be made.
    session.needsLayout = true
  }
}
