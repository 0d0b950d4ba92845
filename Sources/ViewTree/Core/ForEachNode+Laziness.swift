import Foundation
import VectorGeometry
import ViewLayout

extension ForEachNode: LazySource {
  var isCut: Bool { missingCount > 0 }
  var missingCount: Int { max(count - nodes.count - cover.missingCount, 0) }
  var gaps: [RowGap] { cover.gaps }

  var runLengths: [Int] {
    guard !cover.gaps.isEmpty else { return [nodes.count] }
    return cover.runs(of: count).map(\.count)
  }

  func isMade(_ offset: Int) -> Bool { cover.contains(offset) }

  func offset(of id: AnyHashable) -> Int? {
    guard let view else { return nil }
    let data = view.data
    if let id = id.base as? ID,
      let found = data.enumerated().first(where: { view.id($0.element) == id })
    {
      return found.offset
    }
    // The nodes of created rows know their ids, so only the other rows are searched.
    let covered = nodes.count + cover.missingCount
    let missing = cover.gaps.map(\.rows) + [covered..<max(covered, data.count)]
    for rows in missing where !rows.isEmpty {
      let elements = data.dropFirst(rows.lowerBound).prefix(rows.count)
      let found = elements.enumerated().first { view.content($0.element).hasExplicitID(id) }
      if let found { return rows.lowerBound + found.offset }
    }
    return nil
  }

  func makeMore(_ count: Int) {
    grow { cover in
      if count == .max { cover.gaps = [] }
      cover.limit = count == .max ? .max : cover.limit + count
    }
  }

  func makeAll(through offset: Int) {
    grow { cover in
      cover.gaps.removeAll { $0.rows.lowerBound <= offset }
      cover.limit = max(cover.limit, offset + 1)
    }
  }

  func makeRows(_ rows: Range<Int>, skippingBy estimate: RowEstimate, in scope: LazyScope) {
    if let gap = cover.gaps.first(where: { $0.rows.contains(rows.lowerBound) }) {
      let own = gap.estimate(spacing: estimate.spacing)
      return makeRows(rows.clamped(to: gap.rows), in: gap, by: own, in: scope)
    }
    grow { cover in
      addGap(upTo: rows.lowerBound, to: &cover, estimate, scope)
      cover.limit = min(rows.upperBound, count)
    }
  }

  func skipRest(by estimate: RowEstimate, in scope: LazyScope) {
    grow { cover in
      addGap(upTo: count, to: &cover, estimate, scope)
      cover.limit = count
    }
  }

  /// Adds a gap after all rows that exist, or extends the one that is there.
  private func addGap(
    upTo end: Int, to cover: inout RowCover, _ estimate: RowEstimate, _ scope: LazyScope
  ) {
    let rows = min(cover.limit, count)..<end
    guard !rows.isEmpty else { return }
    if let last = cover.lastGap {
      last.rows = last.rows.lowerBound..<end
      last.length += estimate.pitch * CGFloat(rows.count)
    } else {
      let length = estimate.length(of: rows.count)
      cover.gaps.append(scope.newGap(of: rows, length: length, owner: self))
    }
  }

  func makeRows(_ rows: Range<Int>, in gap: RowGap, by estimate: RowEstimate, in scope: LazyScope) {
    grow { cover in
      cover.remove(rows, from: gap, estimate: estimate) {
        scope.newGap(of: $0, length: $1, owner: self)
      }
    }
  }
}
