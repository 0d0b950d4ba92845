import Foundation
import IntegerConversion
import VectorGeometry
import ViewLayout

// Rows that a window jumps to are created without those before them, whose space is estimated.

/// A row that keeps its position in the window.
struct HeldRow {
  let box: NodeLink<LayoutBox>
  /// The distance from the window's start before the change.
  let start: CGFloat
  /// The gap before the row, which takes up the difference.
  let gap: RowGap?
}

extension LazyScope {
  /// Whether any row is missing.
  var misses: Bool { mountedSources.contains(where: \.misses) }

  /// Creates the missing row that has an id, which its `ForEach` or the row itself gives.
  ///
  /// - Parameter isAnimated: Whether the window moves there, and shows all rows on its way.
  /// - Returns: Whether there is such a row and it was missing.
  func makeRow(of id: AnyHashable, isAnimated: Bool, in graph: ViewGraph) -> Bool {
    let sources = ordered(mountedSources)
    for (position, source) in sources.enumerated() {
      guard let offset = source.offset(of: id), !source.isMade(offset) else { continue }
      if isAnimated || !leavesGaps || !(window?.startsAtContent ?? false) {
        holdVisibleRow()
        graph.update {
          for earlier in sources[..<position] where earlier.misses { earlier.makeMore(.max) }
          source.makeAll(through: offset)
        }
      } else {
        graph.update {
          for earlier in sources[..<position] where earlier.isCut {
            earlier.skipRest(by: estimate(of: earlier), in: self)
          }
          source.makeRows(offset..<offset + 1, skippingBy: estimate(of: source), in: self)
        }
      }
      return true
    }
    return false
  }

  /// The lengths of the missing rows of a source: those of its own rows, or of others if it has too few.
  private func estimate(of source: any LazySource) -> RowEstimate {
    guard let window else { return RowEstimate(pitch: 0, spacing: 0) }
    let own = longestRun(of: source, in: window)
    let rows = (own?.lines.count ?? 0) > 1 ? own : longestRun(in: window)
    return rows?.estimate ?? RowEstimate(pitch: 0, spacing: 0)
  }

  /// Returns a change that creates rows of a gap that the window shows.
  func growthInGaps(of window: WindowBox) -> (() -> Void)? {
    let (start, end) = visibleRange(of: window)
    for source in mountedSources {
      for gap in source.gaps {
        let gapStart = distance(to: gap, from: window)
        let gapEnd = gapStart + gap.length
        guard gapStart < end - 0.01, gapEnd > start + 0.01 else { continue }
        let estimate = gap.estimate(spacing: self.estimate(of: source).spacing)
        let rows = gap.rows
        hold(around: gap, from: gapStart, to: gapEnd, in: window)
        if gapEnd <= end {
          let count = estimate.count(covering: gapEnd - max(start, gapStart), limit: rows.count)
          return { [self] in
            source.makeRows(
              rows.upperBound - count..<rows.upperBound, in: gap, by: estimate, in: self)
          }
        }
        let skipped =
          gapStart >= start
          ? 0
          : min(Int(clamping: ((start - gapStart) / estimate.pitch).rounded(.down)), rows.count - 1)
        let first = rows.lowerBound + skipped
        let count = estimate.count(
          covering: end - max(start, gapStart), limit: rows.upperBound - first)
        return { [self] in
          source.makeRows(first..<first + count, in: gap, by: estimate, in: self)
        }
      }
    }
    return nil
  }

  /// The part of the content that the window shows, as distances from its own start before any scrolling.
  private func visibleRange(of window: WindowBox) -> (start: CGFloat, end: CGFloat) {
    let sight = window.sight[axis]
    return (sight.lowerBound, sight.upperBound + window.frame.size[axis])
  }

  /// Has the row keep its position that the window has jumped to, or else one that was visible before: the first one
  /// after the gap, unless the window moves down and shows rows before the gap.
  private func hold(
    around gap: RowGap, from start: CGFloat, to end: CGFloat, in window: WindowBox
  ) {
    let visible = visibleRange(of: window)
    if let box = target?.node {
      let position = distance(to: box, from: window)
      held = HeldRow(box: box.link, start: position, gap: position < end - 0.01 ? nil : gap)
    } else if end <= visible.end, visible.start <= settledStart || start <= visible.start {
      hold(from: end, behind: gap, in: window)
    }
  }

  /// Has the first visible row keep its position.
  private func holdVisibleRow() {
    guard let window else { return }
    hold(from: visibleRange(of: window).start, behind: nil, in: window)
  }

  /// Has the first row that ends after a position keep its own.
  private func hold(from position: CGFloat, behind gap: RowGap?, in window: WindowBox) {
    held = nil
    for source in mountedSources {
      for output in source.outputs where !output.isRowGap {
        let box = child(output)
        let start = distance(to: box, from: window)
        guard start + box.frame.size[axis] > position + 0.01, start < held?.start ?? .infinity
        else { continue }
        held = HeldRow(box: box.link, start: start, gap: gap)
      }
    }
  }

  /// Moves the held row back to its position: the gap before it takes up the difference, or else the window scrolls.
  ///
  /// - Returns: Whether anything has changed.
  func settleHeldRow(in window: WindowBox) -> Bool {
    guard let held else { return false }
    self.held = nil
    guard let box = held.box.node else { return false }
    let difference = distance(to: box, from: window) - held.start
    guard abs(difference) > 0.001 else { return false }
    if let gap = held.gap, gap.length >= difference,
      mountedSources.contains(where: { $0.gaps.contains { $0 === gap } })
    {
      gap.length -= difference
      return true
    }
    (window.owner as? any ScrollingNode)?.scroller?.follow(difference, along: axis)
    return true
  }

  /// The direction from the visible rows to missing ones: -1, 1, or `nil` if all rows exist.
  var directionOfMissingRows: CGFloat? {
    guard let window else { return nil }
    if let gap = mountedSources.lazy.compactMap(\.gaps.first).first {
      return distance(to: gap, from: window) < visibleRange(of: window).start ? -1 : 1
    }
    return isCut ? 1 : nil
  }

  /// The space of missing rows.
  func newGap(of rows: Range<Int>, length: CGFloat, owner: AnyViewNode) -> RowGap {
    let gap = RowGap(owner: owner, session: session)
    (gap.rows, gap.length, gap.axis) = (rows, length, axis)
    return gap
  }
}
