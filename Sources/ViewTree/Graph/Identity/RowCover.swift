import Foundation

/// The rows of a `ForEach` that exist: those before a limit, except for those in gaps.
struct RowCover {
  /// The number of rows that exist or are in a gap.
  var limit = Int.max
  /// Ordered, and not adjacent.
  var gaps: [RowGap] = []

  /// The number of rows in gaps.
  var missingCount: Int { gaps.reduce(0) { $0 + $1.rows.count } }

  /// The offsets of the existing rows of `count` elements.
  func runs(of count: Int) -> [Range<Int>] {
    var start = 0
    var runs: [Range<Int>] = []
    for gap in gaps {
      runs.append(start..<max(gap.rows.lowerBound, start))
      start = gap.rows.upperBound
    }
    runs.append(start..<max(min(limit, count), start))
    return runs
  }

  /// Whether the row of an element exists.
  func contains(_ offset: Int) -> Bool {
    offset < limit && !gaps.contains { $0.rows.contains(offset) }
  }

  /// The offset of an existing row's element.
  func offset(ofRow row: Int) -> Int {
    var offset = row
    for gap in gaps where gap.rows.lowerBound <= offset { offset += gap.rows.count }
    return offset
  }

  /// The gap directly before an existing row.
  func gap(beforeRow row: Int) -> RowGap? {
    guard !gaps.isEmpty else { return nil }
    let offset = offset(ofRow: row)
    return gaps.first { $0.rows.upperBound == offset }
  }

  /// The gap after all existing rows.
  var lastGap: RowGap? { gaps.last.flatMap { $0.rows.upperBound == limit ? $0 : nil } }

  /// Removes rows, which are created, from the gap that contains them.
  ///
  /// The other rows keep their estimated positions.
  mutating func remove(
    _ rows: Range<Int>, from gap: RowGap, estimate: RowEstimate,
    makeGap: (Range<Int>, CGFloat) -> RowGap
  ) {
    guard let index = gaps.firstIndex(where: { $0 === gap }) else { return }
    let parts = [gap.rows.lowerBound..<rows.lowerBound, rows.upperBound..<gap.rows.upperBound]
      .filter { !$0.isEmpty }
    guard let first = parts.first else {
      gaps.remove(at: index)
      return
    }
    (gap.rows, gap.length) = (first, estimate.length(of: first.count))
    guard let second = parts.dropFirst().first else { return }
    gaps.insert(makeGap(second, estimate.length(of: second.count)), at: index + 1)
  }

  /// Adapts the rows to other elements, which are known by their ids.
  ///
  /// Existing rows remain. New elements between two of them get rows, and all others are missing.
  ///
  /// - Parameter old: The ids of the existing rows.
  mutating func follow(
    _ ids: [AnyHashable], from old: [AnyHashable], makeGap: (Range<Int>, CGFloat) -> RowGap
  ) {
    let kept = offsets(in: ids, from: old)
    guard let last = kept.last else {
      // A first row is enough: the others are created as far as they are visible.
      (limit, gaps) = (max(gaps.first?.rows.lowerBound ?? 1, 1), [])
      return
    }
    let isClosed = lastGap != nil
    var missing: [Range<Int>] = []
    var start = 0
    for offset in kept {
      if offset > start { missing.append(start..<offset) }
      start = offset + 1
    }
    if isClosed, start < ids.count { missing.append(start..<ids.count) }
    limit = isClosed ? ids.count : last + 1
    let count = missingCount
    let pitch = count == 0 ? 0 : gaps.reduce(0) { $0 + $1.length } / CGFloat(count)
    var spare = gaps[...]
    gaps = missing.map { rows in
      let length = pitch * CGFloat(rows.count)
      guard let gap = spare.popFirst() else { return makeGap(rows, length) }
      if gap.rows.count != rows.count { gap.length = length }
      gap.rows = rows
      return gap
    }
  }

  /// The offsets of elements whose rows exist after a change, in order: those that existed, and new ones between two rows
  /// of one run.
  private func offsets(in ids: [AnyHashable], from old: [AnyHashable]) -> [Int] {
    var known: [AnyHashable: (run: Int, row: Int)] = [:]
    var row = 0
    for (number, run) in runs(of: limit).enumerated() {
      for _ in run where row < old.count {
        known[old[row]] = (number, row)
        row += 1
      }
    }
    var (result, new): ([Int], [Int]) = ([], [])
    var last: (run: Int, row: Int)? = gaps.first?.rows.lowerBound == 0 ? nil : (0, -1)
    for offset in ids.indices {
      guard let next = known[ids[offset]] else {
        new.append(offset)
        continue
      }
      if let last, last.run == next.run, last.row < next.row { result += new }
      result.append(offset)
      (last, new) = (next, [])
    }
    return result
  }
}
